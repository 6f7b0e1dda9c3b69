//! Cards that have only a rank, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{BitIndex, BitSet, Rng};

/// A card, 1 the lowest. As an action: to play it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Card(u8);

/// The highest rank there is.
const HIGHEST: u8 = 15;

impl Card {
    /// The card of this rank.
    ///
    /// # Panics
    /// If there is none: ranks go from 1 to 15.
    pub const fn new(rank: u8) -> Card {
        assert!(rank >= 1 && rank <= HIGHEST, "ranks go from 1 to 15");
        Card(rank)
    }

    /// Its rank.
    pub const fn rank(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A text that is no card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACard;

impl fmt::Display for NotACard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a card is a number from 1 to {HIGHEST}")
    }
}

impl FromStr for Card {
    type Err = NotACard;

    fn from_str(text: &str) -> Result<Card, NotACard> {
        let rank = text.parse().map_err(|_| NotACard)?;
        if (1..=HIGHEST).contains(&rank) { Ok(Card(rank)) } else { Err(NotACard) }
    }
}

/// A set of cards, the lowest first.
pub type Cards = BitSet<Card, u16>;

impl BitIndex for Card {
    const POSITIONS: u32 = HIGHEST as u32 + 1;

    fn position(self) -> u32 {
        u32::from(self.0)
    }

    fn from_position(position: u32) -> Card {
        Card(position as u8)
    }
}

/// The cards from 1 up to this rank.
pub const fn up_to(rank: u8) -> Cards {
    Cards::from_bits((1 << (rank + 1)) - 2)
}

/// Takes `count` cards out, each selection with the same chance.
///
/// # Panics
/// If there are fewer.
pub(super) fn draw(cards: &mut Cards, count: u8, rng: &mut Rng) -> Cards {
    let drawn = rng.sample(*cards, count);
    *cards -= drawn;
    drawn
}

/// Takes one card out, each with the same chance; none of an empty set.
pub(crate) fn draw_one(cards: &mut Cards, rng: &mut Rng) -> Option<Card> {
    if cards.is_empty() { None } else { draw(cards, 1, rng).first() }
}

/// The cards as text.
pub(super) fn listed(cards: Cards) -> String {
    if cards.is_empty() { "nothing".to_string() } else { cards.to_string() }
}
