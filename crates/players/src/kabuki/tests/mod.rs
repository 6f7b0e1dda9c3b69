//! The player with a human memory, and what a search is told.

mod crying;
mod levels;
mod mind;
mod placing;
mod reacting;
mod readme;
mod recollection;

use table::{Rng, Seed};

use crate::kabuki::{HumanSettings, Recall};

/// Somebody who takes nothing in.
const ABSENT: Recall = Recall { attention: 0.0, study: 0.0, fading: 0.0, confusion: 0.0 };
/// Somebody who remembers everything.
const PERFECT: Recall = HumanSettings::MASTER.recall;

fn rng(number: u64) -> Rng {
    Rng::new(&Seed::numbered(7, number))
}
