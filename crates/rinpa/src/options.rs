//! §2, §9: what can be chosen when a table is set up.

use serde::Serialize;
use table::{Choice, OfferedTo, Value};

use crate::cards::Cards;

/// No table has more seats.
pub const MAX_SEATS: usize = 5;

/// What can be chosen when a table is set up.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize)]
pub struct Options {
    /// How many deals are played (ruling 7).
    pub deals: Deals,
    /// What happens when the best are equal (ruling 6).
    pub ties: Ties,
    /// Which cards are played with.
    pub deck: Deck,
}

/// How many deals a game has (ruling 7).
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deals {
    /// As many as there are seats.
    #[default]
    Each,
    /// One.
    One,
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

/// What happens when the best are equal (ruling 6).
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Ties {
    /// They win together.
    #[default]
    Shared,
    /// The one with more sets wins; a rule of this house.
    Sets,
}

/// Which cards are played with. The reduced decks are for research: small enough to be searched to the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// All 48 cards.
    #[default]
    Full,
    /// The 24 cards from 7 up.
    Small,
    /// The 8 cards 11 and 12.
    Tiny,
}

impl Deck {
    /// The cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        match self {
            Deck::Full => Cards::ALL,
            Deck::Small => Cards::of_ranks(7, 12),
            Deck::Tiny => Cards::of_ranks(11, 12),
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

impl table::Options for Options {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "deals",
            about: "How many deals are played.",
            values: &[
                Value { name: "each", about: "As many as there are players; the totals decide." },
                Value { name: "one", about: "A single deal." },
            ],
            offered_to: OfferedTo::Players,
        },
        Choice {
            name: "ties",
            about: "What happens when the best have equal points.",
            values: &[
                Value { name: "shared", about: "They win together." },
                Value { name: "sets", about: "The one who took more sets wins (a rule of this house)." },
            ],
            offered_to: OfferedTo::Players,
        },
        Choice {
            name: "deck",
            about: "Which cards are played with.",
            values: &[
                Value { name: "full", about: "All 48 cards." },
                Value { name: "small", about: "The 24 cards from 7 to 12." },
                Value { name: "tiny", about: "The 8 cards 11 and 12." },
            ],
            offered_to: OfferedTo::Researchers,
        },
    ];

    fn get(&self, choice: usize) -> usize {
        match choice {
            0 => self.deals as usize,
            1 => self.ties as usize,
            _ => self.deck as usize,
        }
    }

    fn set(&mut self, choice: usize, value: usize) {
        match choice {
            0 => self.deals = [Deals::Each, Deals::One][value],
            1 => self.ties = [Ties::Shared, Ties::Sets][value],
            _ => self.deck = [Deck::Full, Deck::Small, Deck::Tiny][value],
        }
    }
}
