//! A row of a grid as a machine word: one bit a column.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not, Shl, Shr};

/// A word with as many columns as it has bits, the leftmost column in bit 0.
pub(crate) trait Word:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many columns it has.
    const COLUMNS: u32;
    /// No square.
    const NONE: Self;

    /// The squares of these low bits.
    fn of(bits: u8) -> Self;

    /// How many squares in a row are set from this column on to the right.
    fn run_from(self, column: u32) -> u32;

    /// How many squares in a row are set left of this column, the next one first.
    fn run_before(self, column: u32) -> u32;

    /// Every column that is set, from the left.
    fn each(self, found: impl FnMut(u32));

    /// Whether the square of this column is set.
    #[inline]
    fn has(self, column: u32) -> bool {
        (self >> column) & Self::of(1) != Self::NONE
    }
}

macro_rules! word {
    ($word:ty) => {
        impl Word for $word {
            const COLUMNS: u32 = <$word>::BITS;
            const NONE: $word = 0;

            #[inline]
            fn of(bits: u8) -> $word {
                <$word>::from(bits)
            }

            #[inline]
            fn run_from(self, column: u32) -> u32 {
                // In two steps, for one by the whole width would be too far.
                ((self >> (column - 1)) >> 1).trailing_ones()
            }

            #[inline]
            fn run_before(self, column: u32) -> u32 {
                ((self << 1) << (Self::COLUMNS - 1 - column)).leading_ones()
            }

            #[inline]
            fn each(mut self, mut found: impl FnMut(u32)) {
                while self != 0 {
                    found(self.trailing_zeros());
                    self &= self - 1;
                }
            }
        }
    };
}

word!(u32);
word!(u128);
