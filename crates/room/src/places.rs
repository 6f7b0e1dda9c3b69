//! Who sits where.

use crate::message::{GuestId, RoomRefused};
use table::Seat;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet: whoever has the link can sit down.
    Open,
    /// A guest under this name.
    Guest {
        /// Who.
        id: GuestId,
        /// The name to show.
        name: String,
    },
    /// A bot of this level.
    Bot {
        /// Its level.
        level: String,
    },
}

/// The seats of a table and who sits on them.
pub(crate) struct Places {
    seats: Vec<Occupant>,
    host: GuestId,
}

impl Places {
    pub(crate) fn new(seats: Vec<Occupant>, host: GuestId) -> Places {
        Places { seats, host }
    }

    pub(crate) fn count(&self) -> u8 {
        self.seats.len() as u8
    }

    pub(crate) fn is_host(&self, guest: &GuestId) -> bool {
        self.host == *guest
    }

    pub(crate) fn at(&self, seat: Seat) -> &Occupant {
        &self.seats[seat.index()]
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = (Seat, &Occupant)> {
        Seat::all(self.count()).zip(&self.seats)
    }

    pub(crate) fn set(&mut self, seat: Seat, occupant: Occupant) {
        self.seats[seat.index()] = occupant;
    }

    pub(crate) fn seat_of(&self, guest: &GuestId) -> Option<Seat> {
        self.all()
            .find(|(_, occupant)| matches!(occupant, Occupant::Guest { id, .. } if id == guest))
            .map(|(seat, _)| seat)
    }

    pub(crate) fn any_open(&self) -> Option<Seat> {
        self.all().find(|(_, occupant)| **occupant == Occupant::Open).map(|(seat, _)| seat)
    }

    /// The seat a guest gets who asks for this one, or for any.
    pub(crate) fn seat_for(&self, guest: &GuestId, wanted: Option<Seat>) -> Result<Seat, RoomRefused> {
        match wanted {
            None => self.seat_of(guest).or_else(|| self.any_open()).ok_or(RoomRefused::Full),
            Some(seat) if seat.index() >= self.seats.len() => Err(RoomRefused::NoSuchSeat),
            Some(seat) => match self.at(seat) {
                Occupant::Open => Ok(seat),
                Occupant::Guest { id, .. } if id == guest => Ok(seat),
                Occupant::Guest { .. } | Occupant::Bot { .. } => Err(RoomRefused::SeatTaken),
            },
        }
    }
}
