//! The pictures and how many cards show each (§1): `data/cards.tsv`, read and checked once.

use std::fmt;
use std::sync::LazyLock;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::{Artist, Cards};

/// The most different values that one artist has.
pub(crate) const SLOTS: usize = 8;
/// The most cards that show the same picture.
pub(crate) const MAX_COPIES: u8 = 2;
/// The cards in the box.
pub(crate) const CARDS: usize = 70;
/// One more than the largest number that names a picture.
pub(crate) const PICTURES: usize = Artist::COUNT * SLOTS;

/// What a card shows: an artist and a value. Two cards with the same picture are the same to the rules.
///
/// Inside it is eight times the artist plus the rank of the value among the artist's values, from the lowest: within
/// an artist, the smaller number is the lower value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Picture(u8);

impl Picture {
    /// The picture of the artist that is number `slot` of theirs, counted from 0 and the lowest value.
    #[inline]
    pub const fn new(artist: Artist, slot: u8) -> Picture {
        Picture(artist as u8 * SLOTS as u8 + slot)
    }

    /// The picture with this number.
    #[inline]
    pub(crate) const fn from_index(index: usize) -> Picture {
        Picture(index as u8)
    }

    /// The number of the picture: below 56, and not every number has one.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Which of the artist's pictures it is, counted from 0 and the lowest value.
    #[inline]
    pub const fn slot(self) -> u8 {
        self.0 % SLOTS as u8
    }

    /// Who made it.
    #[inline]
    pub const fn artist(self) -> Artist {
        Artist::ALL[self.0 as usize / SLOTS]
    }

    /// The points of an exhibition in which it is the lowest.
    #[inline]
    pub fn value(self) -> u8 {
        catalog().values[self.index()]
    }
}

impl fmt::Display for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.artist(), self.value())
    }
}

impl fmt::Debug for Picture {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Picture {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut picture = serializer.serialize_struct("Picture", 2)?;
        picture.serialize_field("artist", &self.artist())?;
        picture.serialize_field("value", &self.value())?;
        picture.end()
    }
}

/// All pictures with their values and copies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalog {
    /// By number of the picture; 0 where there is none.
    values: [u8; PICTURES],
    /// Every card of the box.
    cards: Cards,
}

/// The catalog of this house.
#[inline]
pub fn catalog() -> &'static Catalog {
    static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
        Catalog::read(include_str!("../data/cards.tsv")).expect("a test reads the same file, which is compiled in")
    });
    &CATALOG
}

impl Catalog {
    /// Reads the table of the pictures and checks it against what the rules print.
    pub fn read(text: &str) -> Result<Catalog, CardsError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        match lines.next() {
            Some((_, "artist\tvalue\tcopies")) => {}
            Some((index, _)) => return Err(CardsError::Title { line: index + 1 }),
            None => return Err(CardsError::Title { line: 1 }),
        }
        let mut catalog = Catalog { values: [0; PICTURES], cards: Cards::NONE };
        for (index, line) in lines {
            catalog.read_picture(line, index + 1)?;
        }
        for artist in Artist::ALL {
            let found = catalog.cards.of(artist).count();
            if found != artist.printed_cards() {
                return Err(CardsError::Count { artist, found });
            }
        }
        Ok(catalog)
    }

    fn read_picture(&mut self, text: &str, line: usize) -> Result<(), CardsError> {
        let mut fields = text.split('\t');
        let mut next = || fields.next().ok_or(CardsError::Fields { line });
        let artist = Artist::from_key(next()?).ok_or(CardsError::Artist { line })?;
        let value = next()?.parse().ok().filter(|value| (1..=20).contains(value)).ok_or(CardsError::Value { line })?;
        let copies = next()?.parse().ok().filter(|copies| (1..=MAX_COPIES).contains(copies));
        let copies = copies.ok_or(CardsError::Copies { line })?;
        if fields.next().is_some() {
            return Err(CardsError::Fields { line });
        }
        let known = &self.values[artist.index() * SLOTS..][..SLOTS];
        let slot = known.iter().position(|&known| known == 0).ok_or(CardsError::TooMany { line })?;
        if slot > 0 && known[slot - 1] >= value {
            return Err(CardsError::Order { line });
        }
        let picture = Picture::new(artist, slot as u8);
        self.values[picture.index()] = value;
        for _ in 0..copies {
            self.cards.add(picture);
        }
        Ok(())
    }

    /// Every card of the box.
    pub fn cards(&self) -> Cards {
        self.cards
    }

    /// The picture of this artist and value, if there is one.
    pub fn picture(&self, artist: Artist, value: u8) -> Option<Picture> {
        let pictures = self.cards.of(artist).pictures().map(|slot| Picture::new(artist, slot));
        pictures.into_iter().find(|picture| self.values[picture.index()] == value)
    }
}

/// What can be wrong with the table of the pictures.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardsError {
    /// The titles of the columns are missing.
    Title {
        /// The line, counted from 1.
        line: usize,
    },
    /// A line has too few or too many fields.
    Fields {
        /// The line, counted from 1.
        line: usize,
    },
    /// There is no such artist.
    Artist {
        /// The line, counted from 1.
        line: usize,
    },
    /// The value is no number that a card can have.
    Value {
        /// The line, counted from 1.
        line: usize,
    },
    /// A picture can't have this many copies.
    Copies {
        /// The line, counted from 1.
        line: usize,
    },
    /// The values of an artist don't rise.
    Order {
        /// The line, counted from 1.
        line: usize,
    },
    /// An artist has too many different values.
    TooMany {
        /// The line, counted from 1.
        line: usize,
    },
    /// The cards of an artist are not as many as the rules say.
    Count {
        /// Whose cards.
        artist: Artist,
        /// How many the table has.
        found: u8,
    },
}

impl fmt::Display for CardsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardsError::Title { line } => write!(f, "line {line}: begin with the titles artist, value and copies"),
            CardsError::Fields { line } => write!(f, "line {line}: write an artist, a value and copies between tabs"),
            CardsError::Artist { line } => write!(f, "line {line}: name one of the seven artists in lower case"),
            CardsError::Value { line } => write!(f, "line {line}: give a value from 1 to 20"),
            CardsError::Copies { line } => write!(f, "line {line}: give 1 to {MAX_COPIES} copies"),
            CardsError::Order { line } => write!(f, "line {line}: list the values of an artist from low to high"),
            CardsError::TooMany { line } => write!(f, "line {line}: an artist has at most {SLOTS} values"),
            CardsError::Count { artist, found } => {
                let printed = artist.printed_cards();
                write!(f, "{artist} has {found} cards here, but the rules say {printed}: add or remove copies")
            }
        }
    }
}

impl std::error::Error for CardsError {}
