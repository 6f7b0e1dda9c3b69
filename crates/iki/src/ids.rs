//! Small names for cards, tokens, stalls and street spaces, and sets of them.

use std::fmt;

use serde::{Serialize, Serializer};
use table::BitIndex;

use crate::components::components;

/// Lets sets hold ids.
macro_rules! bit_index {
    ($id:ident) => {
        impl BitIndex for $id {
            const POSITIONS: u32 = $id::COUNT as u32;

            #[inline]
            fn position(self) -> u32 {
                u32::from(self.0)
            }

            #[inline]
            fn from_position(position: u32) -> $id {
                $id(position as u8)
            }
        }
    };
}

/// Gives an id of a table row its place, its short name and its text.
macro_rules! table_id {
    ($(#[$doc:meta])* $id:ident, $table:ident, $count:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        pub struct $id(pub(crate) u8);

        impl $id {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// All of them, in the order of their table.
            pub fn all() -> impl DoubleEndedIterator<Item = $id> + ExactSizeIterator + Clone {
                (0..$count as u8).map($id)
            }

            /// Its place in its table, from 0.
            #[inline]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// Its short name in notation and JSON.
            pub fn slug(self) -> &'static str {
                components().$table[self.index()].id
            }

            /// The one with this short name.
            pub fn from_slug(slug: &str) -> Option<$id> {
                components().$table.iter().position(|row| row.id == slug).map(|index| $id(index as u8))
            }
        }

        bit_index!($id);

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(components().$table[self.index()].name)
            }
        }

        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.slug())
            }
        }

        impl Serialize for $id {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.slug())
            }
        }
    };
}

table_id!(
    /// One of the 56 occupation cards.
    CardId, occupations, 56
);
table_id!(
    /// One of the 6 buildings.
    BuildingId, buildings, 6
);
table_id!(
    /// One of the 8 fish tokens.
    FishId, fish, 8
);
table_id!(
    /// One of the 4 pipes, in the order in which they are sold.
    PipeId, pipes, 4
);
table_id!(
    /// One of the 4 tobacco pouches, in the order in which they are sold.
    PouchId, pouches, 4
);
table_id!(
    /// One of the 8 spaces of Main Street with its shop, counted counter-clockwise from the starting point.
    Place, shops, 8
);
table_id!(
    /// One of the 4 Nagaya, the rows of houses behind the street.
    Row, rows, 4
);

/// One of the 16 stalls. In text `A1` (outer end of row A) to `D4` (corner house of row D).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct StallId(pub(crate) u8);

bit_index!(StallId);

impl StallId {
    /// How many there are.
    pub const COUNT: usize = 16;

    /// The stall of a row at a depth: 0 is the outer end, 3 the corner house at the crossroads.
    #[inline]
    pub const fn new(row: Row, depth: u8) -> StallId {
        assert!(depth < 4, "a row has four stalls");
        StallId(row.0 * 4 + depth)
    }

    /// All of them, row by row from the outer end.
    pub fn all() -> impl DoubleEndedIterator<Item = StallId> + ExactSizeIterator + Clone {
        (0..16).map(StallId)
    }

    /// Its index, 0 to 15.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row it belongs to.
    #[inline]
    pub const fn row(self) -> Row {
        Row(self.0 / 4)
    }

    /// How far in it lies: 0 is the outer end, 3 the corner house.
    #[inline]
    pub const fn depth(self) -> u8 {
        self.0 % 4
    }

    /// Whether it is a corner house at the crossroads.
    #[inline]
    pub const fn is_corner(self) -> bool {
        self.depth() == 3
    }

    /// Reads what `Display` writes; `None` if it is something else.
    pub fn parse(text: &str) -> Option<StallId> {
        match text.as_bytes() {
            [row @ b'A'..=b'D', number @ b'1'..=b'4'] => Some(StallId::new(Row(row - b'A'), number - b'1')),
            _ => None,
        }
    }
}

impl fmt::Display for StallId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'A' + self.row().0), self.depth() + 1)
    }
}

impl fmt::Debug for StallId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for StallId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
