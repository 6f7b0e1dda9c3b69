//! Read access to a whole position, for players who imagine one.

use table::{BySeat, Seat};

use crate::components::{Actor, Mask};
use crate::state::{Kabuki, Phase};

impl Kabuki {
    /// The running round, from 0.
    #[inline]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whose turn it is.
    #[inline]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// What happens now.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The tokens each seat has in this round.
    #[inline]
    pub const fn tokens(&self) -> &BySeat<u8> {
        &self.tokens
    }

    /// The mask that is shown or, before it is turned, the top one of the deck.
    ///
    /// # Panics
    /// If all masks are placed.
    #[inline]
    pub fn next_mask(&self) -> Mask {
        self.masks.top_of_deck()
    }

    /// How many masks of this kind an actor has.
    #[inline]
    pub fn count(&self, actor: Actor, mask: Mask) -> u8 {
        self.masks.count(actor, mask)
    }

    /// How many masks under the one placed last are of its kind and in its stack (§6).
    #[inline]
    pub fn matches(&self) -> u8 {
        self.masks.matches()
    }
}
