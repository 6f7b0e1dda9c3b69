//! Cards of one artist: an exhibition, or the part of a hand that could become one.

use std::fmt;

use crate::components::SLOTS;
use crate::{Artist, Cards};

/// Cards of one artist, who is named elsewhere: the artist's byte of [`Cards`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct Works {
    once: u8,
    twice: u8,
}

impl Works {
    /// No card.
    pub const NONE: Works = Works { once: 0, twice: 0 };

    /// The pictures that are there, and those that are there twice.
    #[inline]
    pub(crate) const fn from_planes(once: u8, twice: u8) -> Works {
        Works { once, twice }
    }

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// How many cards there are.
    #[inline]
    pub const fn count(self) -> u8 {
        ONES[self.once as usize] + ONES[self.twice as usize]
    }

    /// How many cards show picture number `slot` of the artist.
    #[inline]
    pub const fn copies(self, slot: u8) -> u8 {
        (self.once >> slot & 1) + (self.twice >> slot & 1)
    }

    /// Puts a card in, unless there are two of it already.
    #[inline]
    #[must_use]
    pub const fn with(self, slot: u8) -> Works {
        let bit = 1 << slot;
        Works { once: self.once | bit, twice: self.twice | self.once & bit }
    }

    /// Takes a card out that is there.
    #[inline]
    #[must_use]
    pub const fn without(self, slot: u8) -> Works {
        let bit = 1 << slot;
        let second = self.twice & bit;
        Works { once: self.once & !bit | second, twice: self.twice & !bit }
    }

    /// Whether all those cards are among these.
    #[inline]
    pub const fn contains_all(self, those: Works) -> bool {
        those.once & !self.once == 0 && those.twice & !self.twice == 0
    }

    /// The number of the lowest picture among the artist's: the one that scores (§10).
    ///
    /// # Panics
    /// If there is no card.
    #[inline]
    pub const fn lowest(self) -> u8 {
        assert!(self.once != 0, "no card is the lowest of none");
        self.once.trailing_zeros() as u8
    }

    /// The number of the highest picture among the artist's.
    ///
    /// # Panics
    /// If there is no card.
    #[inline]
    pub const fn highest(self) -> u8 {
        assert!(self.once != 0, "no card is the highest of none");
        self.once.ilog2() as u8
    }

    /// The cards that are at least as high as picture number `slot`.
    #[inline]
    #[must_use]
    pub const fn at_least(self, slot: u8) -> Works {
        let mask = u8::MAX << slot;
        Works { once: self.once & mask, twice: self.twice & mask }
    }

    /// Whether all cards show one picture.
    #[inline]
    pub const fn are_equal(self) -> bool {
        self.once & self.once.wrapping_sub(1) == 0
    }

    /// The numbers of the different pictures, from the lowest.
    #[inline]
    pub fn pictures(self) -> impl Iterator<Item = u8> + Clone {
        (0..SLOTS as u8).filter(move |slot| self.once >> slot & 1 != 0)
    }

    /// As cards of this artist.
    #[inline]
    pub const fn by(self, artist: Artist) -> Cards {
        let shift = artist.index() * SLOTS;
        Cards::from_planes((self.once as u64) << shift, (self.twice as u64) << shift)
    }

    /// Every part of these cards with at least `need` cards, equal cards being equal, in a fixed order.
    #[inline]
    pub(crate) fn each_part(self, need: u8, mut found: impl FnMut(Works)) {
        let mut once = self.once;
        while once != 0 {
            let doubles = self.twice & once;
            let mut twice = doubles;
            loop {
                let part = Works { once, twice };
                if part.count() >= need {
                    found(part);
                }
                if twice == 0 {
                    break;
                }
                twice = (twice - 1) & doubles;
            }
            once = (once - 1) & self.once;
        }
    }

    /// The values as text, ` 3 6 6`.
    pub(crate) fn values(self, artist: Artist) -> impl fmt::Display {
        let cards = self.by(artist);
        fmt::from_fn(move |f| cards.iter().try_for_each(|card| write!(f, " {}", card.value())))
    }
}

/// How many bits a byte has set. Processors of the first generation count bits slowly, and listing counts many.
const ONES: [u8; 256] = {
    let mut ones = [0; 256];
    let mut byte = 1;
    while byte < 256 {
        ones[byte] = ones[byte / 2] + byte as u8 % 2;
        byte += 1;
    }
    ones
};
