//! What players know of Kabuki: a player with a human memory, and what a search asks.

// The player with a human memory.
mod crying;
mod daring;
mod human;
mod level;
mod placing;
mod reaction;
mod recollection;

mod levels;
mod mind;

pub use daring::Daring;
pub use human::{Cue, HumanPlayer};
pub use level::{Level, Recall, Temper};
pub use mind::KabukiMind;
pub use placing::place;
pub use reaction::HUMAN_MINIMUM_MS;
pub use recollection::{Belief, Recollection};

#[cfg(test)]
mod tests;
