//! The end of a round (§7).

use table::{Journal, Rng, Seat};

use crate::components::ROUNDS;
use crate::event::{Curtain, Event};
use crate::state::{Kabuki, Phase};

impl Kabuki {
    /// Why the round is over now that the window of the last mask is closed, if it is.
    ///
    /// A lost last token goes before an empty deck: if the last mask costs somebody the last token, that seat ended
    /// the round.
    #[inline]
    pub(crate) fn curtain(&self) -> Option<Curtain> {
        if let Some(seat) = Seat::all(self.seat_count()).find(|&seat| self.tokens[seat] == 0) {
            return Some(Curtain::LastToken { seat });
        }
        (self.masks.unplaced() == 0).then_some(Curtain::LastMask { seat: self.active })
    }

    /// Writes down what everybody has and begins the next round, or ends the game after the third.
    pub(crate) fn end_round(&mut self, reason: Curtain, rng: &mut Rng, journal: &mut Journal<Event>) {
        self.rounds[usize::from(self.round)] = Some(self.tokens);
        journal.tell(Event::RoundOver { round: self.round + 1, reason, tokens: self.tokens });
        if usize::from(self.round) + 1 == ROUNDS {
            self.phase = Phase::Over;
            journal.tell(Event::GameOver { points: self.points() });
            return;
        }
        self.round += 1;
        self.begin_round(reason.seat(), rng, journal);
    }
}
