//! Who sits where.

use table::{Seat, SeatSet};
use wire::Refusal;

use crate::message::GuestId;

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet: every guest who has the link can sit down.
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

impl Occupant {
    /// Who sits there, as everybody is told: without the id of a guest.
    pub(crate) fn to_wire(&self) -> wire::Occupant {
        match self {
            Occupant::Open => wire::Occupant::Open,
            Occupant::Guest { name, .. } => wire::Occupant::Guest { name: name.clone() },
            Occupant::Bot { level } => wire::Occupant::Bot { level: level.clone() },
        }
    }

    /// What a record calls them.
    pub fn name_in_record(&self) -> String {
        match self {
            Occupant::Open => "nobody".to_string(),
            Occupant::Guest { name, .. } if name.is_empty() => "a guest who left".to_string(),
            Occupant::Guest { name, .. } => name.clone(),
            Occupant::Bot { level } => level.clone(),
        }
    }
}

/// How somebody sits down who sits at the table already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitting {
    /// They change seats.
    Alone,
    /// Somebody who shares their device sits down beside them.
    Beside,
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

    /// The seats of a guest: several if people share a device.
    pub(crate) fn seats_of(&self, guest: &GuestId) -> SeatSet {
        let of_guest = self.all().filter(|(_, occupant)| matches!(occupant, Occupant::Guest { id, .. } if id == guest));
        of_guest.fold(SeatSet::NONE, |seats, (seat, _)| seats.with(seat))
    }

    /// The first seat of a guest.
    pub(crate) fn seat_of(&self, guest: &GuestId) -> Option<Seat> {
        self.seats_of(guest).iter().next()
    }

    /// The seats of guests, as against those of bots.
    pub(crate) fn guests(&self) -> impl Iterator<Item = (Seat, &GuestId)> {
        self.all().filter_map(|(seat, occupant)| match occupant {
            Occupant::Guest { id, .. } => Some((seat, id)),
            Occupant::Open | Occupant::Bot { .. } => None,
        })
    }

    pub(crate) fn any_open(&self) -> Option<Seat> {
        self.all().find(|(_, occupant)| **occupant == Occupant::Open).map(|(seat, _)| seat)
    }

    /// The seat a guest gets who asks for this one, or for any.
    pub(crate) fn seat_for(&self, guest: &GuestId, wanted: Option<Seat>, sitting: Sitting) -> Result<Seat, Refusal> {
        match wanted {
            None => {
                let own = self.seat_of(guest).filter(|_| sitting == Sitting::Alone);
                own.or_else(|| self.any_open()).ok_or(Refusal::Full)
            }
            Some(seat) if seat.index() >= self.seats.len() => Err(Refusal::NoSuchSeat),
            Some(seat) => match self.at(seat) {
                Occupant::Open => Ok(seat),
                Occupant::Guest { id, .. } if id == guest => Ok(seat),
                Occupant::Guest { .. } | Occupant::Bot { .. } => Err(Refusal::SeatTaken),
            },
        }
    }
}
