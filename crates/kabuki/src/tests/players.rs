//! The player with a human memory.

mod crying;
mod levels;
mod placing;
mod reacting;
mod recollection;

use table::{Rng, Seed};

use crate::player::{Level, Mind};

/// Somebody who takes nothing in.
const ABSENT: Mind = Mind { attention: 0.0, study: 0.0, fading: 0.0, confusion: 0.0 };
/// Somebody who remembers everything.
const PERFECT: Mind = Level::MASTER.mind;

fn rng(number: u64) -> Rng {
    Rng::new(&Seed::numbered(7, number))
}
