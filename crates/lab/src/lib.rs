//! Arena and benchmarks: figures about games and bots that anyone can regenerate.

mod arena;
mod bench;
mod interval;

pub use arena::{Arena, ArenaError, ArenaReport, Gap, Standing};
pub use bench::{Bench, BenchReport};
pub use interval::Interval;

#[cfg(test)]
mod tests;
