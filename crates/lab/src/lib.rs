//! Arena, ladder, balance and benchmarks: figures about games and bots that anyone can regenerate.

mod error;
mod interval;

mod contest;
mod early_stop;
mod log;
mod rating;
mod series;

mod arena;
mod balance;
mod ladder;

mod bench;
mod probe;

mod arena_text;
mod bench_text;
mod ladder_text;
mod page;
mod plot;

pub use arena::{Arena, ArenaReport, Detail, Gap, Standing};
pub use balance::{Balance, SeatBalance, SourceBalance, TallyBalance};
pub use bench::{Bench, BenchReport};
pub use bench_text::{BenchRow, KeptBench};
pub use early_stop::{EarlyStop, EarlyStopReport, Verdict};
pub use error::ArenaError;
pub use interval::Interval;
pub use ladder::{Ladder, LadderReport, Pair};
pub use ladder_text::{KeptLadder, kept_ladders, ladder_document};
pub use log::LogError;
pub use probe::{Counts, probe};
pub use rating::Rating;

#[cfg(test)]
mod tests;
