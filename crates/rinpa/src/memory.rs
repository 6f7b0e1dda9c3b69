//! What an attentive seat remembers: who could not follow which artist in this deal.
//!
//! Everything else that play reveals stays in sight: the center, the trick and the taken sets show every card played.

use table::Seat;

use crate::components::{Artist, Artists};
use crate::event::Event;
use crate::options::MAX_SEATS;

/// The artists each seat is known to have no card of.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Memory {
    voids: [Artists; MAX_SEATS],
    /// Who was led in the running trick: what makes a card of somebody else tell something.
    led: Option<Artist>,
}

impl Memory {
    /// The artists this seat is known to have no card of.
    pub fn voids(&self, seat: Seat) -> impl Iterator<Item = Artist> {
        self.void_set(seat).iter()
    }

    pub(crate) const fn void_set(&self, seat: Seat) -> Artists {
        self.voids[seat.index()]
    }

    pub(crate) fn hear(&mut self, event: &Event) {
        match *event {
            Event::DealBegins { .. } => *self = Memory::default(),
            Event::CardPlayed { seat, card } => match self.led {
                None => self.led = Some(card.artist()),
                Some(led) if led == card.artist() => {}
                Some(led) => self.voids[seat.index()].insert(led),
            },
            Event::TrickWon { .. } => self.led = None,
            Event::Hand { .. }
            | Event::HandDealt { .. }
            | Event::OpenCards { .. }
            | Event::SetCompleted { .. }
            | Event::WinnerChooses { .. }
            | Event::SetTaken { .. }
            | Event::SetDead { .. }
            | Event::DealScored { .. }
            | Event::GameOver { .. } => {}
        }
    }
}
