//! Seats, sets of seats, and values kept by seat.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{BitIndex, BitSet};

/// No game has more seats than this.
pub const MAX_SEATS: usize = 6;

/// A place at the table. Rules know only seats, not whether a person or a bot sits there.
///
/// In text a seat is a letter, `A` to `F` clockwise; in JSON it is its index, 0 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index, counted clockwise from 0.
    ///
    /// # Panics
    /// If `index` is [`MAX_SEATS`] or more.
    #[inline]
    pub const fn new(index: u8) -> Seat {
        assert!((index as usize) < MAX_SEATS, "a table has at most six seats");
        Seat(index)
    }

    /// Its index, counted clockwise from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat `steps` places clockwise (to the left) of this one at a table of `seats`.
    #[inline]
    pub const fn left(self, steps: u8, seats: u8) -> Seat {
        let mut place = self.0 + steps;
        while place >= seats {
            place -= seats;
        }
        Seat(place)
    }

    /// All seats of a table, clockwise from the first.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(Seat::new)
    }

    /// All seats of a table, clockwise from this one.
    pub fn round(self, seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats).map(move |steps| self.left(steps, seats))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Seat {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Seat, Self::Err> {
        match text.as_bytes() {
            [letter @ b'A'..=b'F'] => Ok(Seat(letter - b'A')),
            _ => Err("a seat is one letter from A to F"),
        }
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let index = u8::deserialize(deserializer)?;
        if usize::from(index) < MAX_SEATS {
            Ok(Seat(index))
        } else {
            Err(D::Error::custom("a seat is a number from 0 to 5"))
        }
    }
}

/// A set of seats, clockwise from A.
pub type SeatSet = BitSet<Seat, u8>;

impl BitIndex for Seat {
    const POSITIONS: u32 = MAX_SEATS as u32;

    #[inline]
    fn position(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn from_position(position: u32) -> Seat {
        Seat(position as u8)
    }
}

impl SeatSet {
    /// Every seat of a table.
    #[inline]
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet::from_bits((1 << seats) - 1)
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        Vec::<Seat>::deserialize(deserializer).map(SeatSet::from_iter)
    }
}

/// Whose eyes something is seen with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Somebody who sits at the table.
    Seat(Seat),
    /// Somebody who stands by and may know only what is public.
    Spectator,
}

impl Viewer {
    /// The seat, if the viewer sits at the table.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// Everybody who can look at a table of `seats`: each seat, then the spectator.
    pub fn all(seats: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl Serialize for Viewer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}

/// One value for each seat of a table, at most `N`; in JSON a list as long as the table has seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize = MAX_SEATS> {
    seats: u8,
    values: [T; N],
}

impl<T: Copy + Default, const N: usize> BySeat<T, N> {
    /// The same value for each of `seats` seats.
    ///
    /// # Panics
    /// If `seats` is more than `N`.
    #[inline]
    pub fn all(seats: u8, value: T) -> BySeat<T, N> {
        assert!(seats as usize <= N, "more seats than this game has");
        let mut values = [T::default(); N];
        values[..seats as usize].fill(value);
        BySeat { seats, values }
    }

    /// A value for each of `seats` seats.
    #[inline]
    pub fn from_fn(seats: u8, mut value: impl FnMut(Seat) -> T) -> BySeat<T, N> {
        let mut by_seat = BySeat::all(seats, T::default());
        for seat in Seat::all(seats) {
            by_seat[seat] = value(seat);
        }
        by_seat
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// How many seats the table has.
    #[inline]
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The values, clockwise from seat A.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.values[..self.seats as usize]
    }

    /// Each seat with its value, clockwise from seat A.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(self.as_slice())
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for BySeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.as_slice()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T, N>, D::Error> {
        struct List<T, const N: usize>(PhantomData<T>);

        impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Visitor<'de> for List<T, N> {
            type Value = BySeat<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "a list of at most {N}")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<BySeat<T, N>, A::Error> {
                let mut by_seat = BySeat::all(0, T::default());
                while let Some(value) = list.next_element()? {
                    let place = by_seat.values.get_mut(usize::from(by_seat.seats));
                    *place.ok_or_else(|| A::Error::custom("a list has more entries than a table has seats"))? = value;
                    by_seat.seats += 1;
                }
                Ok(by_seat)
            }
        }

        deserializer.deserialize_seq(List(PhantomData))
    }
}
