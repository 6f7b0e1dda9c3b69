//! Multisets of cards: a hand, the exhibitions, a deck. Equal cards are equal.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::components::{MAX_COPIES, PICTURES, SLOTS};
use crate::{Artist, Picture};

/// Any number of cards, each picture up to twice.
///
/// Bit `n` of `once` says that picture `n` is there, the same bit of `twice` that it is there a second time: `twice`
/// is always a part of `once`. An artist is one byte of each.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Cards {
    once: u64,
    twice: u64,
}

impl Cards {
    /// No card.
    pub const NONE: Cards = Cards { once: 0, twice: 0 };

    /// Whether there is no card.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.once == 0
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u8 {
        (self.once.count_ones() + self.twice.count_ones()) as u8
    }

    /// How many cards show the picture.
    #[inline]
    pub const fn copies(self, picture: Picture) -> u8 {
        ((self.once >> picture.index() & 1) + (self.twice >> picture.index() & 1)) as u8
    }

    /// Whether a card shows the picture.
    #[inline]
    pub const fn contains(self, picture: Picture) -> bool {
        self.once >> picture.index() & 1 != 0
    }

    /// Puts a card in. A picture must not come a third time.
    #[inline]
    pub fn add(&mut self, picture: Picture) {
        debug_assert!(self.copies(picture) < MAX_COPIES, "there are only two cards of {picture}");
        self.add_if_possible(picture);
    }

    /// Puts a card in, unless there are two of it already.
    #[inline]
    pub(crate) fn add_if_possible(&mut self, picture: Picture) {
        let bit = 1 << picture.index();
        self.twice |= self.once & bit;
        self.once |= bit;
    }

    /// Takes a card out that is there.
    #[inline]
    pub fn remove(&mut self, picture: Picture) {
        let bit = 1 << picture.index();
        debug_assert!(self.once & bit != 0, "there is no card of {picture} to take out");
        let second = self.twice & bit;
        self.twice ^= second;
        self.once ^= bit ^ second;
    }

    /// These cards and those; no picture may come a third time.
    #[inline]
    #[must_use]
    pub fn plus(self, those: Cards) -> Cards {
        debug_assert!(self.twice & those.once == 0 && self.once & those.twice == 0, "there are only two of each card");
        Cards { once: self.once | those.once, twice: self.twice | those.twice | self.once & those.once }
    }

    /// These cards without those, as far as they are there.
    #[inline]
    #[must_use]
    pub const fn minus(self, those: Cards) -> Cards {
        Cards { once: self.once & !those.once | self.twice & !those.twice, twice: self.twice & !those.once }
    }

    /// The cards that are in both, as often as in the one that has fewer.
    #[inline]
    #[must_use]
    pub const fn common(self, those: Cards) -> Cards {
        Cards { once: self.once & those.once, twice: self.twice & those.twice }
    }

    /// These cards, or if they are too many, the first of them.
    #[inline]
    #[must_use]
    pub(crate) fn limited_to(self, most: u8) -> Cards {
        if self.len() <= most { self } else { self.iter().take(usize::from(most)).collect() }
    }

    /// Whether all those cards are among these.
    #[inline]
    pub const fn contains_all(self, those: Cards) -> bool {
        those.once & !self.once == 0 && those.twice & !self.twice == 0
    }

    /// The cards of one artist.
    #[inline]
    pub const fn of(self, artist: Artist) -> Works {
        let shift = artist.index() * SLOTS;
        Works { once: (self.once >> shift) as u8, twice: (self.twice >> shift) as u8 }
    }

    /// The different pictures, each once.
    #[inline]
    pub fn pictures(self) -> impl Iterator<Item = Picture> + Clone {
        let mut rest = self.once;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let picture = Picture::from_index(rest.trailing_zeros() as usize);
            rest &= rest - 1;
            Some(picture)
        })
    }

    /// Every card, by artist and value; a picture that is there twice comes twice.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Picture> + Clone {
        self.pictures().flat_map(move |picture| std::iter::repeat_n(picture, self.copies(picture) as usize))
    }
}

impl FromIterator<Picture> for Cards {
    fn from_iter<I: IntoIterator<Item = Picture>>(pictures: I) -> Cards {
        let mut cards = Cards::NONE;
        pictures.into_iter().for_each(|picture| cards.add(picture));
        cards
    }
}

impl fmt::Display for Cards {
    /// `Hokusai 3 6 6, Sharaku 1`, or `none`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("none");
        }
        let mut separator = "";
        for artist in Artist::ALL {
            let works = self.of(artist);
            if !works.is_empty() {
                write!(f, "{separator}{artist}{}", works.values(artist))?;
                separator = ", ";
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Cards of one artist, who is named elsewhere: the artist's byte of [`Cards`].
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug)]
pub struct Works {
    once: u8,
    twice: u8,
}

impl Works {
    /// No card.
    pub const NONE: Works = Works { once: 0, twice: 0 };

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

    /// The cards that are at least as high as picture number `slot`.
    #[inline]
    #[must_use]
    pub const fn from(self, slot: u8) -> Works {
        let mask = u8::MAX << slot;
        Works { once: self.once & mask, twice: self.twice & mask }
    }

    /// The `count` lowest of these cards.
    #[inline]
    #[must_use]
    pub fn lowest_of(self, count: u8) -> Works {
        let mut few = Works::NONE;
        let mut rest = self;
        for _ in 0..count {
            let slot = rest.lowest();
            few = few.with(slot);
            rest = rest.without(slot);
        }
        few
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
        Cards { once: (self.once as u64) << shift, twice: (self.twice as u64) << shift }
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

/// The bits of all pictures of an artist fit in one byte, and those of all artists in one word.
const _: () = assert!(SLOTS == 8 && PICTURES <= 64);
