//! The calendar: twelve months and New Year's Day (README §5).

use std::fmt;

use serde::Serialize;

use crate::components::Season;

/// A round of the game: 1 is January, 12 December, 13 New Year's Day.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct Month(u8);

impl Month {
    /// The first round.
    pub const JANUARY: Month = Month(1);
    /// The last regular round.
    pub const DECEMBER: Month = Month(12);
    /// The shortened round at the end.
    pub const NEW_YEAR: Month = Month(13);

    /// The month of this number, 1 to 13.
    ///
    /// # Panics
    /// If there is no such month.
    pub const fn new(number: u8) -> Month {
        assert!(number >= 1 && number <= 13, "the year has twelve months and New Year's Day");
        Month(number)
    }

    /// Its number, 1 to 13.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The season it belongs to; New Year's Day still is winter.
    #[inline]
    pub const fn season(self) -> Season {
        match self.0 {
            1..=3 => Season::Spring,
            4..=6 => Season::Summer,
            7..=9 => Season::Fall,
            _ => Season::Winter,
        }
    }

    /// The strength of the fire that breaks out when it ends, if one does.
    #[inline]
    pub const fn fire(self) -> Option<u8> {
        match self.0 {
            5 => Some(5),
            8 => Some(8),
            11 => Some(10),
            _ => None,
        }
    }

    /// Whether it ends with a Payday.
    #[inline]
    pub const fn has_payday(self) -> bool {
        self.0.is_multiple_of(3)
    }

    /// The month after it.
    ///
    /// # Panics
    /// If it is New Year's Day.
    pub const fn next(self) -> Month {
        Month::new(self.0 + 1)
    }

    /// Paydays still to come, this month's included.
    #[inline]
    pub const fn paydays_left(self) -> u8 {
        (15 - self.0) / 3
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const NAMES: [&str; 13] = [
            "January",
            "February",
            "March",
            "April",
            "May",
            "June",
            "July",
            "August",
            "September",
            "October",
            "November",
            "December",
            "New Year's Day",
        ];
        f.write_str(NAMES[usize::from(self.0) - 1])
    }
}
