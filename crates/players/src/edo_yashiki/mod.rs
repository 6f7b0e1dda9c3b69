//! What players know of Edo Yashiki: a builder who plays futures, and what a search asks.

// The builder.
mod appraisal;
mod builder;
mod foresight;
mod future;
mod line;
mod settings;

mod levels;
mod mind;

pub use builder::Builder;
pub use foresight::Foresight;
pub use mind::EdoYashikiMind;
pub use settings::{BuilderSettings, Nerves};

#[cfg(test)]
mod tests;
