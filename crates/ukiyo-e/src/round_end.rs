//! How a round ends (§8), last turns (§9), and what comes after (§11, §12).

use table::{Journal, Rng};

use crate::{EndCause, Event, Phase, UkiyoE};

impl UkiyoE {
    /// An end condition is met by the seat whose turn it is. Only the first to meet one counts (ruling 14).
    pub(crate) fn bring_about_end(&mut self, cause: EndCause, journal: &mut Journal<Event>) {
        if self.ender.is_none() {
            self.ender = Some(self.turn);
            journal.tell(Event::EndBroughtAbout { seat: self.turn, cause });
        }
    }

    /// Passes the turn clockwise; when it would come to the seat that brought about the end, the round is over.
    #[inline]
    pub(crate) fn end_turn(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        let next = self.turn.left(1, self.seat_count());
        if self.ender == Some(next) {
            self.turn = next;
            self.end_round(rng, journal);
            return;
        }
        self.turn = next;
        if self.ender.is_some() {
            journal.tell(Event::LastTurn { seat: next });
        }
        self.begin_turn(rng, journal);
    }

    /// Scores, then begins the next round with the seat that ended this one, or ends the game.
    fn end_round(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        self.score_round(journal);
        if self.round + 1 < self.options.rounds.count() {
            self.round += 1;
            self.set_up_round(rng, journal);
        } else {
            self.phase = Phase::Over;
            journal.tell(Event::GameOver { outcome: self.result() });
        }
    }
}
