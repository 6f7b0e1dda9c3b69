//! What can be chosen when a table is set up: a short game, and a small deck for research.

use crate::{Artist, Cards, catalog};

table::options! {
    /// The options of a table.
    pub struct UkiyoEOptions {
        /// How many rounds are played.
        ///
        /// The rules have three (§11).
        rounds: Rounds for Players {
            /// Three, as the rules have it.
            Three = "three",
            /// One only: a short game of this house.
            One = "one",
        },
        /// Which cards are played with.
        deck: Deck for Researchers {
            /// All seven artists.
            ///
            /// 70 cards, hands of five.
            Full = "full",
            /// Three artists, hands of three, two exhibitions end a round.
            ///
            /// The three rarest artists with 18 cards: small enough to be studied by enumeration.
            Small = "small",
        },
    }
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

    /// How many exhibitions end the round (§8): all artists but one.
    #[inline]
    pub fn exhibitions(self) -> u8 {
        self.artists().len() as u8 - 1
    }
}
