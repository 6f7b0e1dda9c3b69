//! The four kinds of squares (§1), and sets of them.

use std::fmt;

use serde::Serialize;
use table::{BitIndex, BitSet};

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
pub type Kinds = BitSet<Kind, u8>;

/// All four kinds.
pub const ALL_KINDS: Kinds = Kinds::from_bits(0b1111);

impl BitIndex for Kind {
    const POSITIONS: u32 = KINDS as u32;

    #[inline]
    fn position(self) -> u32 {
        self as u32
    }

    #[inline]
    fn from_position(position: u32) -> Kind {
        Kind::ALL[position as usize % KINDS]
    }
}

/// The letters of the kinds, a dot for each that is not among them.
pub(crate) fn letters(kinds: Kinds) -> String {
    Kind::ALL.into_iter().map(|kind| if kinds.contains(kind) { kind.letter() } else { '.' }).collect()
}
