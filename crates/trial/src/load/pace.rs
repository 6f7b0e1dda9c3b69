//! How fast guests play.

use std::time::Duration;

use tokio::time::Instant;

/// How many moves a second a house gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rate {
    /// This many at all tables together, those of the bots among them.
    Moves(u32),
    /// As many as it takes: guests answer at once.
    Max,
}

impl std::str::FromStr for Rate {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Rate, &'static str> {
        const EXPECTED: &str = "write a number of moves a second, or max";
        match text.parse() {
            Ok(moves @ 1..=1_000_000) => Ok(Rate::Moves(moves)),
            Ok(_) => Err(EXPECTED),
            Err(_) if text == "max" => Ok(Rate::Max),
            Err(_) => Err(EXPECTED),
        }
    }
}

impl std::fmt::Display for Rate {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Rate::Moves(moves) => write!(f, "{moves} moves/s"),
            Rate::Max => f.write_str("no pauses"),
        }
    }
}

/// The pace of one table: its moves are due at regular times. A table that is late does not hurry to catch up.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    interval: Duration,
    /// How long after the start the first move is due.
    offset: Duration,
    next: Instant,
}

impl Pace {
    /// The pace of each of this many tables that reach this rate together.
    pub(crate) fn new(rate: Rate, tables: u32) -> Pace {
        let interval = match rate {
            Rate::Moves(moves) => Duration::from_secs_f64(f64::from(tables) / f64::from(moves)),
            Rate::Max => Duration::ZERO,
        };
        Pace { interval, offset: Duration::ZERO, next: Instant::now() }
    }

    /// The same pace, in a rhythm of its own: tables must not all move at the same time.
    pub(crate) fn of_table(self, number: u32) -> Pace {
        // Multiples of the golden ratio are spread evenly, however many there are.
        let share = (f64::from(number) * 0.618_033_988_75).fract();
        Pace { offset: self.interval.mul_f64(share), ..self }
    }

    /// Everybody begins now. The first visitor has not been late since then: all tables would be in step otherwise.
    pub(crate) fn begin(&mut self) {
        self.next = Instant::now() + self.offset;
    }

    /// When the next move is due.
    pub(crate) fn due(&self) -> Instant {
        self.next
    }

    /// Somebody at the table has moved.
    pub(crate) fn moved(&mut self) {
        self.next = self.next.max(Instant::now() - self.interval) + self.interval;
    }
}

#[cfg(test)]
mod tests {
    use super::Rate;

    #[test]
    fn a_rate_is_a_number_or_max() {
        assert_eq!(["2000".parse(), "max".parse()], [Ok(Rate::Moves(2_000)), Ok(Rate::Max)]);
        for wrong in ["0", "fast", "-3", ""] {
            assert!(wrong.parse::<Rate>().is_err(), "{wrong}");
        }
    }
}
