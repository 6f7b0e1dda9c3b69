//! §1: a card, and cards in any number, kept as bits.

use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use crate::components::{Artist, Part, RANKS, Set};

/// One card: an artist and a rank from 1 to 12.
///
/// Inside it is the position of the card's bit in [`Cards`]: sixteen bits for each artist, of which twelve are used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The bits that one artist's cards take.
const LANE: u8 = 16;

impl Card {
    /// What fills the places of cards that are not there.
    pub(crate) const FILLER: Card = Card(0);

    /// The card of this artist and rank.
    ///
    /// # Panics
    /// If the rank is not 1 to 12.
    #[inline]
    pub const fn new(artist: Artist, rank: u8) -> Card {
        assert!(rank >= 1 && rank <= RANKS, "ranks go from 1 to 12");
        Card(artist as u8 * LANE + rank - 1)
    }

    /// The card whose bit this is.
    #[inline]
    pub const fn at(position: u32) -> Card {
        Card(position as u8)
    }

    /// Whose card it is.
    #[inline]
    pub const fn artist(self) -> Artist {
        Artist::ALL[((self.0 / LANE) & 3) as usize]
    }

    /// Its number, 1 to 12.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 % LANE + 1
    }

    /// The set it belongs to.
    #[inline]
    pub const fn set(self) -> Set {
        SET_OF[(self.0 & 63) as usize]
    }

    /// Whether both are cards of the same artist.
    #[inline]
    pub const fn same_artist(self, other: Card) -> bool {
        (self.0 ^ other.0) < LANE
    }
}

const SET_OF: [Set; 64] = {
    let mut table = [Set::new(Artist::Sotatsu, Part::Six); 64];
    let mut position = 0;
    while position < 64 {
        let part = match position % LANE {
            0..=5 => Part::Six,
            6..=9 => Part::Four,
            _ => Part::Two,
        };
        table[position as usize] = Set::new(Artist::ALL[(position / LANE) as usize], part);
        position += 1;
    }
    table
};

impl Set {
    /// Its cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        CARDS_OF[self.index()]
    }
}

const CARDS_OF: [Cards; Set::COUNT] = {
    let mut table = [Cards::NONE; Set::COUNT];
    let mut position = 0;
    while position < 64 {
        if position % LANE < RANKS {
            let card = Card(position);
            let set = card.set().index();
            table[set] = table[set].with(card);
        }
        position += 1;
    }
    table
};

/// Any number of different cards: a hand, a pile, the deck.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards(0);

    /// All 48 cards.
    pub const ALL: Cards = Cards(0x0fff_0fff_0fff_0fff);

    /// The cards of ranks `low` to `high` of every artist.
    pub(crate) const fn of_ranks(low: u8, high: u8) -> Cards {
        let lane = ((1u64 << high) - 1) & !((1u64 << (low - 1)) - 1);
        Cards(lane * 0x0001_0001_0001_0001)
    }

    /// The cards at these bit positions.
    #[inline]
    pub const fn from_bits(bits: u64) -> Cards {
        Cards(bits)
    }

    /// The bit positions of the cards.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Only this card.
    #[inline]
    pub const fn only(card: Card) -> Cards {
        Cards(1 << card.0)
    }

    /// Whether the card is among them.
    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Whether all of those are among them.
    #[inline]
    pub const fn contains_all(self, others: Cards) -> bool {
        others.0 & !self.0 == 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// These and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, card: Card) -> Cards {
        Cards(self.0 | 1 << card.0)
    }

    /// These less one.
    #[inline]
    #[must_use]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 & !(1 << card.0))
    }

    /// Those of one artist.
    #[inline]
    #[must_use]
    pub const fn of(self, artist: Artist) -> Cards {
        Cards(self.0 & 0x0fff << (artist as u8 * LANE))
    }

    /// The first of them: by artist in the order of [`Artist::ALL`], then by rank.
    #[inline]
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The last of them: by artist in the order of [`Artist::ALL`], then by rank.
    #[inline]
    pub const fn last(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(63 - self.0.leading_zeros() as u8)) }
    }

    /// They by artist in the order of [`Artist::ALL`], then by rank.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let card = Cards(rest).first()?;
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl BitOr for Cards {
    type Output = Cards;

    #[inline]
    fn bitor(self, other: Cards) -> Cards {
        Cards(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    #[inline]
    fn bitor_assign(&mut self, other: Cards) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cards {
    type Output = Cards;

    #[inline]
    fn bitand(self, other: Cards) -> Cards {
        Cards(self.0 & other.0)
    }
}

impl Sub for Cards {
    type Output = Cards;

    #[inline]
    fn sub(self, other: Cards) -> Cards {
        Cards(self.0 & !other.0)
    }
}

impl SubAssign for Cards {
    #[inline]
    fn sub_assign(&mut self, other: Cards) {
        self.0 &= !other.0;
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::NONE, Cards::with)
    }
}
