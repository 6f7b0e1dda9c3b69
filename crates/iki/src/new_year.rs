//! New Year's Day, the final round (README §12).

use table::{BySeat, Outcome, Seat, SeatSet};

use crate::event::{Event, Log};
use crate::ids::Place;
use crate::phase::Phase;
use crate::state::Iki;

impl Iki {
    /// By firefighting power, without Way of Life, hiring or income.
    pub(crate) fn begin_new_year(&mut self, journal: &mut Log) {
        self.to_act = SeatSet::all(self.seats);
        self.next_on_track(Phase::Jump, journal);
    }

    /// Anywhere, without passing the starting point (ruling 45).
    pub(crate) fn jump(&mut self, seat: Seat, to: Place, journal: &mut Log) {
        self.player_mut(seat).place = Some(to);
        journal.tell(Event::Jumped { seat, to });
        self.begin_business();
    }

    /// The last turn is over.
    pub(crate) fn finish(&mut self, journal: &mut Log) {
        self.phase = Phase::Over;
        for seat in Seat::all(self.seats) {
            journal.tell(Event::Scored { seat, points: self.breakdown(seat) });
        }
    }

    /// Most Iki wins; a tie goes to the marker further up the firefighter track, then to the one on top (ruling 51).
    pub(crate) fn result(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let points = BySeat::from_fn(self.seats, |seat| i32::from(self.breakdown(seat).total()));
        let tie_break = BySeat::from_fn(self.seats, |seat| -(self.track.place_of(seat) as i32));
        Some(Outcome::with_tie_break(points, tie_break))
    }
}
