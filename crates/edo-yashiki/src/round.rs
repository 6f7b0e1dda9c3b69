//! A round (§3): the line of cards, hands on laps, "hajime!", and what comes when everybody has placed (§6, §7).

use table::{BySeat, Journal, Outcome, Seat, SeatSet};

use crate::event::{Cards, End, Event};
use crate::options::Grab;
use crate::state::{EdoYashiki, GOAL, Slot, Stage};

impl EdoYashiki {
    /// Lays out as many cards as there are seats; or ends the game if there are fewer.
    #[inline]
    pub(crate) fn begin_round(&mut self, journal: &mut Journal<Event>) {
        let seats = self.seat_count();
        if self.pile.left() < seats {
            self.end(End::Deck, journal);
            return;
        }
        self.round += 1;
        for slot in &mut self.line[..usize::from(seats)] {
            *slot = Slot { card: self.pile.draw(), taken: None };
        }
        self.grabbing = SeatSet::all(seats);
        match self.options.grab {
            Grab::Draft => self.stage = Stage::Draft,
            Grab::Rush => {
                self.stage = Stage::Laps;
                self.unready = SeatSet::all(seats).without(self.start);
            }
        }
        journal.tell_with(|| Event::LinedUp {
            round: self.round,
            start: self.start,
            cards: Cards::from_iter(self.slots().iter().map(|slot| slot.card)),
            deck: self.pile.left(),
        });
    }

    /// A seat has its hands on the lap; when all others have, the start player can begin.
    #[inline]
    pub(crate) fn settle(&mut self, seat: Seat, journal: &mut Journal<Event>) {
        self.unready = self.unready.without(seat);
        if self.unready.is_empty() {
            self.stage = Stage::Hajime;
        }
        journal.tell(Event::Settled { seat });
    }

    /// "Hajime!": the race is on.
    #[inline]
    pub(crate) fn begin_rush(&mut self, journal: &mut Journal<Event>) {
        self.stage = Stage::Rush;
        journal.tell(Event::Hajime { seat: self.start });
    }

    /// The time of a rush is over: seats without a card take one in order.
    #[inline]
    pub(crate) fn end_rush(&mut self, journal: &mut Journal<Event>) {
        self.stage = Stage::Draft;
        journal.tell(Event::RushOver { seats: self.grabbing });
    }

    /// Everybody has placed: the next start player's round, unless somebody has 25 points.
    #[inline]
    pub(crate) fn end_round(&mut self, journal: &mut Journal<Event>) {
        journal.tell_with(|| Event::RoundOver { round: self.round, points: self.totals() });
        if self.points.as_slice().iter().any(|&points| points >= GOAL) {
            self.end(End::Goal, journal);
            return;
        }
        self.start = self.start.left(1, self.seat_count());
        self.begin_round(journal);
    }

    fn end(&mut self, reason: End, journal: &mut Journal<Event>) {
        self.stage = Stage::Over;
        journal.tell_with(|| Event::GameOver { reason, points: self.totals() });
    }

    /// The points of each seat.
    pub(crate) fn totals(&self) -> BySeat<i32> {
        BySeat::from_fn(self.seat_count(), |seat| i32::from(self.points[seat]))
    }

    /// Most points win; seats with equal points share the victory (§7).
    pub(crate) fn result(&self) -> Option<Outcome> {
        (self.stage == Stage::Over).then(|| Outcome::by_points(self.totals()))
    }
}
