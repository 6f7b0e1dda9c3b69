//! What players know of Edo Yashiki: a builder who plays futures, and what a search asks.

// The builder.
mod appraisal;
mod builder;
mod foresight;
mod future;
mod level;
mod line;

mod levels;
mod mind;

pub use builder::Builder;
pub use foresight::Foresight;
pub use level::{Level, Nerves};
pub use mind::EdoYashikiMind;

#[cfg(test)]
mod tests;
