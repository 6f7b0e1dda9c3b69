//! Sets of cards, seats and other things that are few, as the bits of one word.

use std::marker::PhantomData;

use crate::BitSetIter;

/// Something that a [`BitSet`] can hold: every value has a position of its own.
pub trait BitIndex: Copy {
    /// All positions are below this number.
    const POSITIONS: u32;

    /// The position of this value.
    fn position(self) -> u32;

    /// The value at a position that [`BitIndex::position`] has returned.
    fn from_position(position: u32) -> Self;
}

/// A set of `T` in one word `W`, which is `u8`, `u16`, `u32` or `u64`.
///
/// It is `Copy`, allocates nothing and is as large as its word. Items come in the order of their positions. In JSON it
/// is a list, as text its items with blanks between them.
///
/// What takes no item can be used in constants; [`BitSet::from_bits`] makes any constant set.
///
/// ```
/// use table::{BitIndex, BitSet};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Debug)]
/// enum Suit { Hearts, Spades, Clubs }
///
/// impl BitIndex for Suit {
///     const POSITIONS: u32 = 3;
///
///     fn position(self) -> u32 {
///         self as u32
///     }
///
///     fn from_position(position: u32) -> Suit {
///         [Suit::Hearts, Suit::Spades, Suit::Clubs][position as usize]
///     }
/// }
///
/// type Suits = BitSet<Suit, u8>;
/// const BLACK: Suits = Suits::from_bits(0b110);
///
/// let mut held = Suits::only(Suit::Spades);
/// held.insert(Suit::Hearts);
/// assert!(held.contains(Suit::Hearts));
/// assert_eq!(held & BLACK, Suits::only(Suit::Spades));
/// assert_eq!((BLACK - held).iter().collect::<Vec<_>>(), [Suit::Clubs]);
/// assert_eq!(held.or(BLACK).len(), 3);
/// assert_eq!(size_of::<Suits>(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BitSet<T, W = u64> {
    bits: W,
    items: PhantomData<T>,
}

mod sealed {
    /// A word that holds the bits of a set.
    pub trait Word: Copy + Default + Eq {
        fn widen(self) -> u64;
        /// The low bits.
        fn narrow(bits: u64) -> Self;
    }
}

pub(crate) use sealed::Word;

macro_rules! words {
    ($($word:ident),*) => {$(
        impl Word for $word {
            #[inline]
            fn widen(self) -> u64 {
                u64::from(self)
            }

            #[inline]
            fn narrow(bits: u64) -> $word {
                bits as $word
            }
        }

        /// What can be used in constants.
        impl<T> BitSet<T, $word> {
            /// Nothing in it.
            pub const NONE: BitSet<T, $word> = BitSet::from_bits(0);

            /// Whether nothing is in it.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.bits == 0
            }

            /// How many items are in it.
            #[inline]
            pub const fn len(self) -> u8 {
                self.bits.count_ones() as u8
            }

            /// Whether all of the other's items are in it.
            #[inline]
            pub const fn contains_all(self, other: BitSet<T, $word>) -> bool {
                other.bits & !self.bits == 0
            }

            /// What is in both sets.
            #[inline]
            #[must_use]
            pub const fn and(self, other: BitSet<T, $word>) -> BitSet<T, $word> {
                BitSet::from_bits(self.bits & other.bits)
            }

            /// What is in either set.
            #[inline]
            #[must_use]
            pub const fn or(self, other: BitSet<T, $word>) -> BitSet<T, $word> {
                BitSet::from_bits(self.bits | other.bits)
            }

            /// What is in this set but not in the other.
            #[inline]
            #[must_use]
            pub const fn less(self, other: BitSet<T, $word>) -> BitSet<T, $word> {
                BitSet::from_bits(self.bits & !other.bits)
            }
        }

        impl<T: BitIndex> BitSet<T, $word> {
            #[inline]
            fn bit(item: T) -> $word {
                const { assert!(T::POSITIONS <= $word::BITS, "the word has a bit for every position") };
                1 << item.position()
            }

            /// Only this item.
            #[inline]
            pub fn only(item: T) -> BitSet<T, $word> {
                BitSet::from_bits(Self::bit(item))
            }

            /// Whether the item is in it.
            #[inline]
            pub fn contains(self, item: T) -> bool {
                self.bits & Self::bit(item) != 0
            }

            /// This set and the item.
            #[inline]
            #[must_use]
            pub fn with(self, item: T) -> BitSet<T, $word> {
                BitSet::from_bits(self.bits | Self::bit(item))
            }

            /// This set less the item.
            #[inline]
            #[must_use]
            pub fn without(self, item: T) -> BitSet<T, $word> {
                BitSet::from_bits(self.bits & !Self::bit(item))
            }

            /// Puts the item in.
            #[inline]
            pub fn insert(&mut self, item: T) {
                self.bits |= Self::bit(item);
            }

            /// Takes the item out.
            #[inline]
            pub fn remove(&mut self, item: T) {
                self.bits &= !Self::bit(item);
            }

            /// Its items in the order of their positions.
            #[inline]
            pub fn iter(self) -> BitSetIter<T, $word> {
                BitSetIter::new(self.bits)
            }

            /// The item with the lowest position.
            #[inline]
            pub fn first(self) -> Option<T> {
                if self.bits == 0 { None } else { Some(T::from_position(self.bits.trailing_zeros())) }
            }

            /// The item with the highest position.
            #[inline]
            pub fn last(self) -> Option<T> {
                if self.bits == 0 { None } else { Some(T::from_position(self.bits.ilog2())) }
            }
        }
    )*};
}

words!(u8, u16, u32, u64);

impl<T, W: Word> BitSet<T, W> {
    /// The set of the values at the positions of these bits.
    #[inline]
    pub const fn from_bits(bits: W) -> BitSet<T, W> {
        BitSet { bits, items: PhantomData }
    }

    /// The bits at the positions of its items.
    #[inline]
    pub const fn bits(self) -> W
    where
        T: Copy,
    {
        self.bits
    }
}
