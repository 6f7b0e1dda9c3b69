//! The words every game speaks.
//!
//! A game is a pure state machine behind the [`Game`] trait. A [`Table`] is the checked door to one running game: it
//! owns the generator, refuses what the rules forbid and keeps the inputs, so that at any time it can write its
//! [`Record`]. Nothing here does IO or reads a clock.
//!
//! A whole random game of a toy, its record, and the same game again:
//!
//! ```
//! use table::{Journal, Rng, Seed, Table, random_input};
//! use testkit::toys::{Hands, HandsOptions};
//!
//! let mut journal = Journal::open();
//! let mut table = Table::<Hands>::open(2, HandsOptions::default(), Seed::numbered(1, 1), &mut journal)?;
//! let (mut choices, mut legal) = (Rng::new(&Seed::numbered(2, 1)), Vec::new());
//! while !table.game().waiting().is_over() {
//!     let input = random_input(table.game(), &mut legal, &mut choices);
//!     table.put(input, &mut journal).expect("a legal input is taken");
//! }
//!
//! let record = table.record();
//! let again = Table::<Hands>::replay(&record, |_, _, _| ())?;
//! assert_eq!(again.game(), table.game());
//! # use table::Game;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bit_set;
mod bit_set_traits;
mod checkpoint;
mod game;
mod input_history;
mod journal;
mod options;
mod outcome;
mod random;
mod record;
mod revealing;
mod rng;
mod seat;
mod seed;
mod table;
mod taken_back;

pub use bit_set::{BitIndex, BitSet};
pub use bit_set_traits::BitSetIter;
pub use checkpoint::Checkpoint;
pub use game::{Game, Input, Waiting};
pub use input_history::InputHistory;
pub use journal::{Audience, Journal, News};
pub use options::{Choice, OfferedTo, OptionError, Options, Value, describe, parse_options};
pub use outcome::Outcome;
pub use random::random_input;
pub use record::{NotAnInput, Record, RecordError, RecordProblem};
pub use rng::Rng;
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::{Seed, SeedHash};
pub use table::{OpenError, OptionLine, Refused, ReplayError, Table};
pub use taken_back::{NothingToTakeBack, RecordLine, TakenBack};

#[cfg(test)]
mod tests;
