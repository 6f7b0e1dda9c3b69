//! The four kinds of squares (§1), and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};

/// How many kinds of squares there are.
pub const KINDS: usize = 4;

/// What a square of a house is. In text it is a letter, in JSON its name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Kind {
    /// A wooden floor.
    Floor,
    /// Tatami mats.
    Tatami,
    /// A pond.
    Pond,
    /// A garden.
    Garden,
}

impl Kind {
    /// The four kinds, as the specialist cards list them.
    pub const ALL: [Kind; KINDS] = [Kind::Floor, Kind::Tatami, Kind::Pond, Kind::Garden];

    /// Its place in [`Kind::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in data files and text.
    pub const fn letter(self) -> char {
        match self {
            Kind::Floor => 'F',
            Kind::Tatami => 'T',
            Kind::Pond => 'P',
            Kind::Garden => 'G',
        }
    }

    /// The name in English text.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Floor => "floor",
            Kind::Tatami => "tatami",
            Kind::Pond => "pond",
            Kind::Garden => "garden",
        }
    }

    /// The kind of this letter.
    pub const fn from_letter(letter: u8) -> Option<Kind> {
        match letter {
            b'F' => Some(Kind::Floor),
            b'T' => Some(Kind::Tatami),
            b'P' => Some(Kind::Pond),
            b'G' => Some(Kind::Garden),
            _ => None,
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of kinds: those that scored, or those with a marker on a specialist card. In JSON a list.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Kinds(u8);

impl Kinds {
    /// None.
    pub const NONE: Kinds = Kinds(0);
    /// All four.
    pub const ALL: Kinds = Kinds(0b1111);

    /// Whether the kind is in it.
    #[inline]
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind as u8 & 1 != 0
    }

    /// Whether there is none in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// This set and the kind.
    #[inline]
    #[must_use]
    pub const fn with(self, kind: Kind) -> Kinds {
        Kinds(self.0 | 1 << kind as u8)
    }

    /// This set less the kind.
    #[inline]
    #[must_use]
    pub const fn without(self, kind: Kind) -> Kinds {
        Kinds(self.0 & !(1 << kind as u8))
    }

    /// The kinds in it, in the order of [`Kind::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Kind> {
        Kind::ALL.into_iter().filter(move |&kind| self.contains(kind))
    }
}

impl FromIterator<Kind> for Kinds {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Kinds {
        kinds.into_iter().fold(Kinds::NONE, Kinds::with)
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Display for Kinds {
    /// The letters, a dot for a kind that is not in it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Kind::ALL.into_iter().try_for_each(|kind| {
            let letter = if self.contains(kind) { kind.letter() } else { '.' };
            write!(f, "{letter}")
        })
    }
}

impl Serialize for Kinds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
