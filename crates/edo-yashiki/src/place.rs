//! Where a card lies: a column, a row, and which way it is turned.

use serde::Serialize;

use crate::components::{CARD_COLUMNS, CARD_ROWS, Card};
use crate::kind::Kind;

/// Which way a card is turned. Both ways are upright; a card never lies across (§4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
#[repr(u8)]
pub enum Turn {
    /// As the data have it.
    #[default]
    Upright,
    /// By half a turn.
    Turned,
}

impl Turn {
    /// Both ways.
    pub const ALL: [Turn; 2] = [Turn::Upright, Turn::Turned];
}

/// A square of the plane on which a house stands. The first card of a house has its top left square at 0, 0; columns
/// count to the right and rows down.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub struct Spot {
    /// Columns to the right of the first card's left column.
    pub column: i8,
    /// Rows below the first card's top row.
    pub row: i8,
}

/// Where a card is placed: its top left square, and which way it is turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
pub struct Place {
    /// The column of its left squares.
    pub column: i8,
    /// The row of its top squares.
    pub row: i8,
    /// Which way it is turned.
    pub turn: Turn,
}

/// A card that lies in a house.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// Where it lies.
    #[serde(flatten)]
    pub place: Place,
}

impl Laid {
    /// What the card has at a spot, if it reaches there.
    #[inline]
    pub fn at(self, spot: Spot) -> Option<Kind> {
        let across = usize::try_from(i16::from(spot.column) - i16::from(self.place.column)).ok()?;
        let down = usize::try_from(i16::from(spot.row) - i16::from(self.place.row)).ok()?;
        let reaches = across < CARD_COLUMNS && down < CARD_ROWS;
        reaches.then(|| self.card.squares(self.place.turn)[down][across])
    }

    /// The six squares of the card, from the top left, whether or not they are covered.
    pub fn squares(self) -> impl Iterator<Item = (Spot, Kind)> {
        let squares = self.card.squares(self.place.turn);
        let Place { column, row, .. } = self.place;
        (0..CARD_ROWS).flat_map(move |down| {
            (0..CARD_COLUMNS).map(move |across| {
                (Spot { column: column + across as i8, row: row + down as i8 }, squares[down][across])
            })
        })
    }
}
