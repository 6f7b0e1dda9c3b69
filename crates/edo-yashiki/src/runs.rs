//! Rows and columns of one kind, and what their length is worth (§5).

use std::fmt;

use serde::Serialize;

use crate::kind::Kind;
use crate::place::Spot;

/// Which way a row or column goes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// From left to right.
    #[default]
    Row,
    /// From top to bottom.
    Column,
}

/// A run: a row or column of three or more squares of one kind. The rules also call it a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Run {
    /// Of what kind.
    pub kind: Kind,
    /// Which way it goes.
    pub direction: Direction,
    /// Its leftmost or topmost square.
    #[serde(flatten)]
    pub start: Spot,
    /// How many squares it has.
    pub length: u8,
}

/// A row or column counts from this length on.
pub const SHORTEST: u8 = 3;
/// A longer row or column is worth nothing.
pub const LONGEST: u8 = 5;

/// What a row or column of this length is worth: 1, 2 or 4 points for 3, 4 or 5 squares, otherwise nothing.
#[inline]
pub const fn worth(length: u8) -> u8 {
    match length {
        3 => 1,
        4 => 2,
        5 => 4,
        _ => 0,
    }
}

/// The bonus when runs of this many kinds score with one card.
#[inline]
pub const fn bonus(kinds: u8) -> u8 {
    kinds.saturating_sub(1) * 2
}

impl Run {
    /// Its squares, from the left or from the top.
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        let Spot { column, row } = self.start;
        (0..self.length as i8).map(move |step| match self.direction {
            Direction::Row => Spot { column: column + step, row },
            Direction::Column => Spot { column, row: row + step },
        })
    }
}

impl fmt::Display for Run {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let direction = match self.direction {
            Direction::Row => "row",
            Direction::Column => "column",
        };
        write!(f, "{direction} of {} {} squares", self.length, self.kind)
    }
}
