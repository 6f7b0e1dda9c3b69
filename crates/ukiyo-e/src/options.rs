//! What can be chosen when a table is set up: a short game, and a small deck for research.

use serde::Serialize;
use table::{Choice, OfferedTo, Options, Value};

use crate::{Artist, Cards, catalog};

/// How many rounds are played.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Rounds {
    /// Three, as the rules have it (§11).
    #[default]
    Three,
    /// One: a short game of this house.
    One,
}

impl Rounds {
    /// How many.
    #[inline]
    pub const fn count(self) -> u8 {
        match self {
            Rounds::Three => 3,
            Rounds::One => 1,
        }
    }
}

/// Which cards are played with.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// All seven artists, 70 cards, hands of five.
    #[default]
    Full,
    /// The three rarest artists, 18 cards, hands of three: small enough to be studied by enumeration.
    Small,
}

impl Deck {
    /// The artists in it.
    #[inline]
    pub fn artists(self) -> &'static [Artist] {
        match self {
            Deck::Full => &Artist::ALL,
            Deck::Small => &Artist::ALL[..3],
        }
    }

    /// Its cards.
    #[inline]
    pub fn cards(self) -> Cards {
        match self {
            Deck::Full => catalog().cards(),
            Deck::Small => {
                let of = |artist: &Artist| catalog().cards().of(*artist).by(*artist);
                self.artists().iter().map(of).fold(Cards::NONE, Cards::plus)
            }
        }
    }

    /// How many cards everybody is dealt (§2).
    #[inline]
    pub const fn hand(self) -> u8 {
        match self {
            Deck::Full => 5,
            Deck::Small => 3,
        }
    }

    /// So many exhibitions end the round (§8): all artists but one.
    #[inline]
    pub fn exhibitions(self) -> u8 {
        self.artists().len() as u8 - 1
    }
}

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize)]
pub struct UkiyoEOptions {
    /// How many rounds are played.
    pub rounds: Rounds,
    /// Which cards are played with.
    pub deck: Deck,
}

impl Options for UkiyoEOptions {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "rounds",
            about: "How many rounds are played.",
            values: &[
                Value { name: "three", about: "Three, as the rules have it." },
                Value { name: "one", about: "One only: a short game of this house." },
            ],
            offered_to: OfferedTo::Players,
        },
        Choice {
            name: "deck",
            about: "Which cards are played with.",
            values: &[
                Value { name: "full", about: "All seven artists." },
                Value { name: "small", about: "Three artists, hands of three, two exhibitions end a round." },
            ],
            offered_to: OfferedTo::Researchers,
        },
    ];

    fn get(&self, choice: usize) -> usize {
        if choice == 0 { self.rounds as usize } else { self.deck as usize }
    }

    fn set(&mut self, choice: usize, value: usize) {
        if choice == 0 {
            self.rounds = [Rounds::Three, Rounds::One][value];
        } else {
            self.deck = [Deck::Full, Deck::Small][value];
        }
    }
}
