//! Read access to a whole position, for players who imagine one.

use table::Seat;

use crate::components::Card;
use crate::house::House;
use crate::kind::Kinds;
use crate::options::EdoYashikiOptions;
use crate::state::{EdoYashiki, Stage};

impl EdoYashiki {
    /// What the table was set up with.
    #[inline]
    pub const fn options(&self) -> &EdoYashikiOptions {
        &self.options
    }

    /// The running round, from 1.
    #[inline]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// What the round waits for.
    #[inline]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// The card that a seat has grabbed and not yet placed.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Option<Card> {
        self.hands[seat]
    }

    /// The house of a seat.
    #[inline]
    pub fn house(&self, seat: Seat) -> &House {
        &self.houses[seat]
    }

    /// The points of a seat.
    #[inline]
    pub fn points(&self, seat: Seat) -> u8 {
        self.points[seat]
    }

    /// The specialist markers of a seat; all of them, always, under the standard rules.
    #[inline]
    pub fn markers(&self, seat: Seat) -> Kinds {
        self.markers[seat]
    }
}
