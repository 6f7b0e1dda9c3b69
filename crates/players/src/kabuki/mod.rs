//! What players know of Kabuki: a player with a human memory, and what a search asks.

// The player with a human memory.
mod crying;
mod daring;
mod human;
mod placing;
mod reaction;
mod recollection;
mod settings;

mod levels;
mod mind;

pub use daring::Daring;
pub use human::{Cue, HumanPlayer};
pub use mind::KabukiMind;
pub use placing::place;
pub use reaction::HUMAN_MINIMUM_MS;
pub use recollection::{Belief, Recollection};
pub use settings::{HumanSettings, Recall, Temper};

#[cfg(test)]
mod tests;
