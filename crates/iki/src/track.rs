//! The firefighter track: power, and the stack of markers that breaks ties (README §3).

use serde::{Serialize, Serializer};
use table::Seat;

use crate::event::{Event, Log};
use crate::state::{Iki, MAX_PLAYERS};

/// The highest power.
pub(crate) const MAX_POWER: u8 = 10;

/// Who goes first: seats by power, on the same space the topmost marker first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Track {
    seats: u8,
    order: [u8; MAX_PLAYERS],
}

impl Track {
    /// All on space 0, the start player on top and the others below in clockwise order (ruling 1).
    pub(crate) fn new(seats: u8) -> Track {
        let mut order = [0; MAX_PLAYERS];
        for seat in Seat::all(seats) {
            order[seat.index()] = seat.index() as u8;
        }
        Track { seats, order }
    }

    /// The seats, the one who goes first in front.
    #[inline]
    pub fn order(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + '_ {
        self.order[..usize::from(self.seats)].iter().map(|&index| Seat::new(index))
    }

    /// The place of a seat: 0 for the one who goes first.
    pub fn place_of(&self, seat: Seat) -> usize {
        self.order().position(|other| other == seat).expect("every seat has a marker on the track")
    }

    /// Moves a seat's marker in front of the seat that now is at `place`.
    fn raise(&mut self, seat: Seat, place: usize) {
        let from = self.place_of(seat);
        self.order[place..=from].rotate_right(1);
    }
}

impl Serialize for Track {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.order())
    }
}

impl Iki {
    /// Firefighting power goes up: one move onto the pile of the new space. At 10 the marker only goes on top
    /// (rulings 4 and 5).
    pub(crate) fn gain_power(&mut self, seat: Seat, steps: u8, journal: &mut Log) {
        if steps == 0 {
            return;
        }
        let power = MAX_POWER.min(self.player(seat).power + steps);
        self.player_mut(seat).power = power;
        let place = self
            .track
            .order()
            .position(|other| other == seat || self.player(other).power <= power)
            .expect("the seat itself is on the track");
        self.track.raise(seat, place);
        journal.tell(Event::PowerGained { seat, power });
    }
}
