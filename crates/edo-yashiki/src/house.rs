//! A house: the cards that lie in it, in the order in which they were laid (§4).

use std::fmt;

use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

use crate::components::{CARD_COLUMNS, CARD_ROWS, CARDS, Card};
use crate::kind::Kind;
use crate::place::{Laid, Place, Spot, Turn};

/// No house has more cards: two seats share 64, and nobody gets more than every second one.
pub const MOST_CARDS: usize = CARDS / 2;

/// The cards of one house. They touch or overlap each other, and later ones cover earlier ones.
///
/// **How far it can reach.** Every card touches or overlaps an earlier one, so it lies at most two columns beside or
/// three rows above or below what was there: with each card the house becomes at most 2 columns wider and 3 rows
/// higher, and with [`MOST_CARDS`] cards it has at most 64 columns and 96 rows, wherever it grew. Seen from the first
/// card, no square is further away than 62 columns or 93 rows to either side, which an `i8` holds with room to spare.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct House {
    count: u8,
    /// The smallest and the largest column and row that a square has.
    left: i8,
    right: i8,
    top: i8,
    bottom: i8,
    laid: [Laid; MOST_CARDS],
}

impl Default for House {
    fn default() -> House {
        House::EMPTY
    }
}

const NOTHING: Laid = Laid { card: Card::new(0), place: Place { column: 0, row: 0, turn: Turn::Upright } };

impl House {
    /// A house without a card.
    pub const EMPTY: House = House { count: 0, left: 0, right: 0, top: 0, bottom: 0, laid: [NOTHING; MOST_CARDS] };

    /// A house of this first card, upright.
    pub fn founded(card: Card) -> House {
        let mut house = House::EMPTY;
        house.lay(card, Place::default());
        house
    }

    /// The cards in the order in which they were laid.
    #[inline]
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..usize::from(self.count)]
    }

    /// How many cards it has.
    #[inline]
    pub fn cards(&self) -> u8 {
        self.count
    }

    /// The card that was laid last, and where.
    pub fn last(&self) -> Option<Laid> {
        self.laid().last().copied()
    }

    /// The first and the last column, the first and the last row in which it has squares.
    #[inline]
    pub fn bounds(&self) -> (i8, i8, i8, i8) {
        (self.left, self.right, self.top, self.bottom)
    }

    /// How many columns it spans.
    #[inline]
    pub fn width(&self) -> u8 {
        (self.right - self.left) as u8 + 1
    }

    /// How many rows it spans.
    #[inline]
    pub fn height(&self) -> u8 {
        (self.bottom - self.top) as u8 + 1
    }

    /// Lays a card on top of whatever is there. Whether it may lie there is not asked.
    ///
    /// # Panics
    /// If the house has [`MOST_CARDS`] already.
    #[inline]
    pub fn lay(&mut self, card: Card, place: Place) {
        let (right, bottom) = (place.column + CARD_COLUMNS as i8 - 1, place.row + CARD_ROWS as i8 - 1);
        if self.count == 0 {
            (self.left, self.right, self.top, self.bottom) = (place.column, right, place.row, bottom);
        } else {
            self.left = self.left.min(place.column);
            self.right = self.right.max(right);
            self.top = self.top.min(place.row);
            self.bottom = self.bottom.max(bottom);
        }
        self.laid[usize::from(self.count)] = Laid { card, place };
        self.count += 1;
    }

    /// The house as it was before the last card was laid.
    #[must_use]
    pub fn before_last(&self) -> House {
        let earlier = &self.laid()[..usize::from(self.count.saturating_sub(1))];
        earlier.iter().fold(House::EMPTY, |mut house, laid| {
            house.lay(laid.card, laid.place);
            house
        })
    }

    /// The square that is seen at a spot.
    pub fn square(&self, spot: Spot) -> Option<Square> {
        let cards = self.laid().iter().enumerate().rev();
        cards.into_iter().find_map(|(card, laid)| Some(Square { spot, kind: laid.at(spot)?, card: card as u8 }))
    }

    /// Every square that is seen, row by row from the top, each from the left.
    pub fn squares(&self) -> impl Iterator<Item = Square> {
        let (left, right, top, bottom) = self.bounds();
        let spots = (top..=bottom).flat_map(move |row| (left..=right).map(move |column| Spot { column, row }));
        spots.filter_map(|spot| self.square(spot))
    }
}

/// A square that is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    /// Where.
    pub spot: Spot,
    /// What it is.
    pub kind: Kind,
    /// Which card of the house it belongs to, counted from 0 in the order in which they were laid.
    pub card: u8,
}

/// What is seen of a house from above.
#[derive(Serialize)]
struct Plan {
    /// The column of its leftmost squares.
    column: i8,
    /// The row of its topmost squares.
    row: i8,
    /// A text for each row, a letter for each square and a dot where there is none.
    rows: Vec<String>,
}

impl House {
    fn plan(&self) -> Plan {
        let (column, _, row, _) = self.bounds();
        let (width, height) = if self.count == 0 { (0, 0) } else { (self.width(), self.height()) };
        let mut rows = vec![vec!['.'; width.into()]; height.into()];
        // Later cards lie on top of earlier ones.
        for (spot, kind) in self.laid().iter().flat_map(|laid| laid.squares()) {
            rows[(spot.row - row) as usize][(spot.column - column) as usize] = kind.letter();
        }
        Plan { column, row, rows: rows.into_iter().map(String::from_iter).collect() }
    }
}

impl Serialize for House {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut house = serializer.serialize_struct("House", 2)?;
        house.serialize_field("cards", self.laid())?;
        house.serialize_field("plan", &self.plan())?;
        house.end()
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.laid()).finish()
    }
}

impl fmt::Display for House {
    /// Its plan, a line for each row, a letter for each square and a dot where there is none.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.plan().rows {
            writeln!(f, "{row}")?;
        }
        Ok(())
    }
}
