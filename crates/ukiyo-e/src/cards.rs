//! Multisets of cards: a hand, the exhibitions, a deck. Equal cards are equal.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::components::{MAX_COPIES, PICTURES, SLOTS};
use crate::{Artist, Picture, Works};

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

    /// The pictures that are there, and those that are there twice.
    #[inline]
    pub(crate) const fn from_planes(once: u64, twice: u64) -> Cards {
        Cards { once, twice }
    }

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
        Works::from_planes((self.once >> shift) as u8, (self.twice >> shift) as u8)
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

/// The bits of all pictures of an artist fit in one byte, and those of all artists in one word.
const _: () = assert!(SLOTS == 8 && PICTURES <= 64);
