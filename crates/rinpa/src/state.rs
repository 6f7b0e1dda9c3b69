//! The whole truth of a game in progress, and how play moves it on (§3 to §9).

use serde::Serialize;
use table::{Journal, Rng, Seat};

use crate::action::Action;
use crate::cards::{Card, Cards};
use crate::components::{Set, Sets};
use crate::event::Event;
use crate::options::{MAX_SEATS, Options};
use crate::scoring::ScoreTable;
use crate::sets::Completed;
use crate::trick::Trick;

/// A game of Rinpa in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rinpa {
    pub(crate) options: Options,
    pub(crate) phase: Phase,
    /// Who is to act; when the game is over, who won the last trick.
    pub(crate) turn: Seat,
    /// Who led the first trick of the running deal.
    pub(crate) first_leader: Seat,
    /// The running trick. While the winner chooses a set it lies there whole.
    pub(crate) trick: Trick,
    pub(crate) hands: [Cards; MAX_SEATS],
    /// Every card of this deal that was open from the start or has been played, the running trick included, wherever
    /// it went since.
    pub(crate) laid: Cards,
    /// The sets each seat took in this deal.
    pub(crate) won: [Sets; MAX_SEATS],
    /// The complete sets that stay in the center for good.
    pub(crate) dead: Sets,
    /// The points of the finished deals.
    pub(crate) scores: ScoreTable,
    /// How many sets each seat took in the finished deals.
    pub(crate) sets_before: [u8; MAX_SEATS],
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Somebody is to play a card (§3).
    Play,
    /// The winner of the trick is to take one of several completed sets of the led artist (§7).
    Take,
    /// Nothing: the last deal is scored (§9).
    Over,
}

impl Rinpa {
    #[inline]
    pub(crate) fn act(&mut self, action: Action, rng: &mut Rng, journal: &mut Journal<Event>) {
        match action {
            Action::Play(card) => self.play(card, rng, journal),
            Action::Take(set) => self.take(set, rng, journal),
        }
    }

    #[inline]
    fn play(&mut self, card: Card, rng: &mut Rng, journal: &mut Journal<Event>) {
        let hand = &mut self.hands[self.turn.index()];
        *hand = hand.without(card);
        self.laid = self.laid.with(card);
        self.trick.play(card);
        journal.tell(Event::CardPlayed { seat: self.turn, card });
        if self.trick.is_full() {
            self.finish_trick(rng, journal);
        } else {
            self.turn = self.turn.left(1, self.trick.seats());
        }
    }

    fn finish_trick(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        let (Some(winner), Some(led)) = (self.trick.winning(), self.trick.led()) else {
            unreachable!("a full trick was led");
        };
        self.turn = winner;
        journal.tell(Event::TrickWon { seat: winner });
        let completed = Completed::in_trick(&self.trick, self.laid);
        if !completed.sets.is_empty() {
            for set in completed.sets.iter() {
                journal.tell(Event::SetCompleted { set, seat: completed.completer(set) });
            }
            let claims = completed.sets & led.sets();
            if claims.len() > 1 {
                self.phase = Phase::Take;
                journal.tell(Event::WinnerChooses { seat: winner, sets: claims });
                return;
            }
            self.give_out(&completed, winner, claims.first(), journal);
        }
        self.next_trick(rng, journal);
    }

    /// The winner of a trick has chosen (§7).
    fn take(&mut self, set: Set, rng: &mut Rng, journal: &mut Journal<Event>) {
        let completed = Completed::in_trick(&self.trick, self.laid);
        self.phase = Phase::Play;
        self.give_out(&completed, self.turn, Some(set), journal);
        self.next_trick(rng, journal);
    }

    /// The cards join the center and the winner leads; after the last trick the deal is over.
    fn next_trick(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        self.trick = Trick::led_by(self.turn, self.trick.seats());
        if self.hands[self.turn.index()].is_empty() {
            self.end_deal(rng, journal);
        }
    }

    fn end_deal(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        let seats = self.trick.seats();
        let points = self.deal_points();
        self.scores.add(points);
        for (before, won) in self.sets_before.iter_mut().zip(self.won) {
            *before += won.len();
        }
        journal.tell(Event::DealScored { deal: self.scores.finished(), points });
        if self.scores.finished() < self.options.deals.count(seats) {
            self.first_leader = self.first_leader.left(1, seats);
            self.deal(rng, journal);
            return;
        }
        self.phase = Phase::Over;
        if let Some(outcome) = self.result() {
            journal.tell(Event::GameOver { points: self.total_points(), winners: outcome.winners() });
        }
    }
}
