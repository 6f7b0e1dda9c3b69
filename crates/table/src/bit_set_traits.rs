//! What the standard library and serde ask of a bit set: iteration, operators, text and JSON.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{BitAnd, BitOr, BitOrAssign, Sub, SubAssign};

use serde::{Serialize, Serializer};

use crate::bit_set::Word;
use crate::{BitIndex, BitSet};

/// The items of a [`BitSet`] in the order of their positions.
///
/// It gives no size hint: counting the bits costs more than `Vec::extend` saves on a handful of items.
#[derive(Clone, Debug)]
pub struct BitSetIter<T, W> {
    rest: W,
    items: PhantomData<T>,
}

impl<T, W> BitSetIter<T, W> {
    #[inline]
    pub(crate) fn new(rest: W) -> BitSetIter<T, W> {
        BitSetIter { rest, items: PhantomData }
    }
}

impl<T, W: Word> Default for BitSet<T, W> {
    /// Nothing in it.
    #[inline]
    fn default() -> BitSet<T, W> {
        BitSet::from_bits(W::default())
    }
}

macro_rules! words {
    ($($word:ident),*) => {$(
        impl<T: BitIndex> IntoIterator for BitSet<T, $word> {
            type Item = T;
            type IntoIter = BitSetIter<T, $word>;

            #[inline]
            fn into_iter(self) -> BitSetIter<T, $word> {
                self.iter()
            }
        }

        impl<T: BitIndex> Iterator for BitSetIter<T, $word> {
            type Item = T;

            #[inline]
            fn next(&mut self) -> Option<T> {
                if self.rest == 0 {
                    return None;
                }
                let position = self.rest.trailing_zeros();
                self.rest &= self.rest - 1;
                Some(T::from_position(position))
            }
        }

        impl<T: BitIndex> FromIterator<T> for BitSet<T, $word> {
            #[inline]
            fn from_iter<I: IntoIterator<Item = T>>(items: I) -> BitSet<T, $word> {
                items.into_iter().fold(BitSet::default(), BitSet::<T, $word>::with)
            }
        }

        impl<T> BitAnd for BitSet<T, $word> {
            type Output = BitSet<T, $word>;

            #[inline]
            fn bitand(self, other: BitSet<T, $word>) -> BitSet<T, $word> {
                self.and(other)
            }
        }

        impl<T> BitOr for BitSet<T, $word> {
            type Output = BitSet<T, $word>;

            #[inline]
            fn bitor(self, other: BitSet<T, $word>) -> BitSet<T, $word> {
                self.or(other)
            }
        }

        impl<T> Sub for BitSet<T, $word> {
            type Output = BitSet<T, $word>;

            #[inline]
            fn sub(self, other: BitSet<T, $word>) -> BitSet<T, $word> {
                self.less(other)
            }
        }

        impl<T: Copy> BitOrAssign for BitSet<T, $word> {
            #[inline]
            fn bitor_assign(&mut self, other: BitSet<T, $word>) {
                *self = self.or(other);
            }
        }

        impl<T: Copy> SubAssign for BitSet<T, $word> {
            #[inline]
            fn sub_assign(&mut self, other: BitSet<T, $word>) {
                *self = self.less(other);
            }
        }

        impl<T: BitIndex + fmt::Debug> fmt::Debug for BitSet<T, $word> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl<T: BitIndex + fmt::Display> fmt::Display for BitSet<T, $word> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                for (number, item) in self.iter().enumerate() {
                    let blank = if number == 0 { "" } else { " " };
                    write!(f, "{blank}{item}")?;
                }
                Ok(())
            }
        }

        impl<T: BitIndex + Serialize> Serialize for BitSet<T, $word> {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    )*};
}

words!(u8, u16, u32, u64);
