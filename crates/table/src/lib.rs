//! The words every game speaks.
//!
//! A game is a pure state machine behind the [`Game`] trait. A [`Table`] is the checked door to one running game: it
//! owns the generator, refuses what the rules forbid and keeps the inputs, so that at any time it can write its
//! [`Record`]. Nothing here does IO or reads a clock.

mod checkpoint;
mod course;
mod game;
mod journal;
mod options;
mod outcome;
mod random;
mod record;
mod revealing;
mod rng;
mod seat;
mod seed;
mod sitting;
mod taken_back;

pub use checkpoint::Checkpoint;
pub use course::Course;
pub use game::{Game, Input, Waiting};
pub use journal::{Audience, Journal, News};
pub use options::{Choice, OfferedTo, OptionError, Options, Value, describe, parse_options};
pub use outcome::Outcome;
pub use random::random_input;
pub use record::{NotAnInput, Record, RecordError, RecordProblem};
pub use rng::Rng;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::{Seed, SeedHash};
pub use sitting::{OpenError, OptionLine, Refused, ReplayError, Table};
pub use taken_back::{Line, NothingToTakeBack, TakenBack};

#[cfg(test)]
mod tests;
