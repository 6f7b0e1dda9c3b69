//! §2, §9: what can be chosen when a table is set up.

use crate::cards::{Card, Cards};

/// No table has more seats.
pub const MAX_SEATS: usize = 5;

table::options! {
    /// What can be chosen when a table is set up.
    pub struct Options {
        /// How many deals are played.
        ///
        /// See ruling 7.
        deals: Deals for Players {
            /// As many as there are players; the totals decide.
            Each = "each",
            /// A single deal.
            One = "one",
        },
        /// What happens when the best have equal points.
        ///
        /// See ruling 6.
        ties: Ties for Players {
            /// They win together.
            Shared = "shared",
            /// The one who took more sets wins (a rule of this house).
            Sets = "sets",
        },
        /// Which cards are played with.
        ///
        /// The reduced decks are for research: small enough to be searched to the bottom.
        deck: Deck for Researchers {
            /// All 48 cards.
            Full = "full",
            /// The 24 cards from 7 to 12.
            Small = "small",
            /// The 8 cards 11 and 12.
            Tiny = "tiny",
        },
    }
}

impl Deals {
    /// How many deals that is at a table of `seats`.
    #[inline]
    pub const fn count(self, seats: u8) -> u8 {
        match self {
            Deals::Each => seats,
            Deals::One => 1,
        }
    }
}

impl Deck {
    /// The cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        match self {
            Deck::Full => Card::ALL,
            Deck::Small => Card::of_ranks(7, 12),
            Deck::Tiny => Card::of_ranks(11, 12),
        }
    }

    /// How many cards each of `seats` is dealt; the rest is laid open (§2).
    ///
    /// # Panics
    /// If `seats` is not 3, 4 or 5.
    #[inline]
    pub const fn hand(self, seats: u8) -> u8 {
        match (self, seats) {
            (Deck::Full, 3) => 15,
            (Deck::Full, 4) => 11,
            (Deck::Full, 5) => 9,
            (Deck::Small, 3) => 7,
            (Deck::Small, 4) => 5,
            (Deck::Small, 5) => 4,
            (Deck::Tiny, 3 | 4) => 2,
            (Deck::Tiny, 5) => 1,
            (Deck::Full | Deck::Small | Deck::Tiny, _) => panic!("Rinpa is for 3 to 5"),
        }
    }
}
