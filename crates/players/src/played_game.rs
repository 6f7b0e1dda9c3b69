//! What a game needs to be played by bots.

use bots::Mind;
use table::Game;

use crate::{Levels, WeightSet, WeightSets};

/// A game that this crate has players for.
pub trait PlayedGame: Game {
    /// What its players know of it.
    type Mind: Mind<Self>;
    /// The mind of every player that asks for no other weights.
    const MIND: Self::Mind;
    /// The opponents that people can choose, from the weakest to the strongest.
    const LEVELS: Levels<Self>;
    /// The weights of its players that can be tuned.
    const WEIGHTS: WeightSets<Self> = &[WeightSet::SEARCH];
}

/// The mind that a game's players have by default.
pub type DefaultMind<G> = <G as PlayedGame>::Mind;
