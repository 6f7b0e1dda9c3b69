//! Seats, sets of seats, and values kept by seat.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Serialize, Serializer};

/// No game of the house seats more than this.
pub const MAX_SEATS: usize = 6;

/// A place at the table. Rules know only seats; whether a person or a bot sits there is not their business.
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

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// Only this seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table.
    #[inline]
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet((1u8 << seats) - 1)
    }

    /// Whether the seat is in it.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether nobody is in it.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in it.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// This set and the seat.
    #[inline]
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// This set less the seat.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Who is in either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Who is in both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// The first seat in it, clockwise from A.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats in it, clockwise from A.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
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
