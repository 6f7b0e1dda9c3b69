//! The weights by which a player judges a deal that is not over. They were found by least squares from deals that
//! plausible players played (`zashiki tune rinpa -w chances`); `docs/tuning` has the log.

use crate::weights;

weights! {
    /// What speaks for a seat's getting a set, by how many of its cards are missing: holding all of those (`held`),
    /// holding the artist's highest card that is still in a hand (`top`), and holding all the artist's cards that are
    /// still in hands (`share`), the first and the last in proportion.
    ///
    /// Holding what is missing is good only of the last card: before it, one lays cards for others. High cards win the
    /// tricks that take sets (§7).
    pub struct Chances {
        /// Holding what is missing if one card is.
        held_one: 0.396 in -2.0..1.0,
        /// Holding the highest card then.
        top_one: 0.138 in -0.3..0.6,
        /// Holding all cards of the artist then.
        share_one: 0.163 in -0.3..1.5,
        /// Holding what is missing if two cards are.
        held_two: -0.095 in -2.0..1.0,
        /// Holding the highest card then.
        top_two: 0.141 in -0.3..0.6,
        /// Holding all cards of the artist then.
        share_two: 0.301 in -0.3..1.5,
        /// Holding what is missing if three cards are.
        held_three: -0.273 in -2.0..1.0,
        /// Holding the highest card then.
        top_three: 0.092 in -0.3..0.6,
        /// Holding all cards of the artist then.
        share_three: 0.524 in -0.3..1.5,
        /// Holding what is missing if four cards are.
        held_four: -0.533 in -2.0..1.0,
        /// Holding the highest card then.
        top_four: 0.079 in -0.3..0.6,
        /// Holding all cards of the artist then.
        share_four: 0.658 in -0.3..1.5,
        /// Holding what is missing if five cards are.
        held_five: -0.825 in -2.0..1.0,
        /// Holding the highest card then.
        top_five: 0.068 in -0.3..0.6,
        /// Holding all cards of the artist then.
        share_five: 0.810 in -0.3..1.5,
        /// Holding what is missing if six cards are.
        held_six: -1.066 in -2.0..1.0,
        /// Holding the highest card then.
        top_six: 0.039 in -0.3..0.6,
        /// Holding all cards of the artist then.
        share_six: 0.830 in -0.3..1.5,
        /// The chance that the running trick, when it has completed a set, is won by the seat that can win it.
        to_strongest: 0.836 in 0.0..1.0,
    }
}

/// What speaks for a seat's getting a set of which a certain number of cards are missing.
pub(super) struct Open {
    pub(super) held: f32,
    pub(super) top: f32,
    pub(super) share: f32,
}

impl Chances {
    /// The chances of a set that lacks this many cards; a set has no more than six (§1).
    #[inline]
    pub(super) fn open(&self, missing: u8) -> Open {
        let (held, top, share) = match missing {
            1 => (self.held_one, self.top_one, self.share_one),
            2 => (self.held_two, self.top_two, self.share_two),
            3 => (self.held_three, self.top_three, self.share_three),
            4 => (self.held_four, self.top_four, self.share_four),
            5 => (self.held_five, self.top_five, self.share_five),
            _ => (self.held_six, self.top_six, self.share_six),
        };
        Open { held, top, share }
    }
}
