//! Cards that have nothing but a rank, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::Rng;

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

/// A set of cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Cards(u16);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// The cards from 1 up to this rank.
    pub const fn up_to(rank: u8) -> Cards {
        Cards((1 << (rank + 1)) - 2)
    }

    /// Whether the card is in it.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// This set and the card.
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    /// This set less the card.
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.0))
    }

    /// The cards of both sets.
    #[must_use]
    pub const fn and_also(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }

    /// This set less the other.
    #[must_use]
    pub const fn less(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }

    /// How many cards.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards, the lowest first.
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        (1..=HIGHEST).map(Card).filter(move |&card| self.contains(card))
    }

    /// Takes so many cards out, each selection with the same chance.
    ///
    /// # Panics
    /// If there are not so many.
    pub fn draw(&mut self, count: u8, rng: &mut Rng) -> Cards {
        let drawn = Cards(rng.bits(u64::from(self.0), u32::from(count)) as u16);
        *self = self.less(drawn);
        drawn
    }

    /// Takes one card out, each with the same chance; none of an empty set.
    pub fn draw_one(&mut self, rng: &mut Rng) -> Option<Card> {
        if self.is_empty() { None } else { self.draw(1, rng).iter().next() }
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        let cards: Vec<String> = self.iter().map(|card| card.to_string()).collect();
        f.write_str(&cards.join(" "))
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
