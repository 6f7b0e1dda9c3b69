//! The parameters of the builder: how much of a house it overlooks, and how far it thinks.

use serde::Serialize;

/// The parameters of [`Builder`](super::Builder), one set for each level.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct BuilderSettings {
    /// The chance, from 0 to 1, that it notices a place at all.
    pub attention: f32,
    /// How many draws of coming cards it tries for every place worth a thought; none, and only this round counts.
    pub glances: u32,
    /// How many places it then thinks through.
    pub shortlist: usize,
    /// How many futures it plays for each of those,
    pub futures: u32,
    /// and how many rounds each of them has.
    pub rounds: usize,
    /// How much of a point that another seat gets from the line it counts against its own, shared among all others.
    pub rivalry: f32,
    /// How quickly it reacts in a rush.
    pub nerves: Nerves,
}

/// How quickly a player reacts in a rush.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Nerves {
    /// The least time between seeing and grabbing, in milliseconds.
    pub fastest_ms: u32,
    /// How much longer it takes on average.
    pub typical_extra_ms: u32,
}

impl BuilderSettings {
    /// Overlooks most places.
    pub const NOVICE: BuilderSettings = BuilderSettings {
        attention: 0.25,
        nerves: Nerves { fastest_ms: 900, typical_extra_ms: 1_800 },
        ..BuilderSettings::CARPENTER
    };

    /// Finds the best place for this round, and thinks no further: the greedy one-round placer.
    pub const CARPENTER: BuilderSettings = BuilderSettings {
        attention: 1.0,
        glances: 0,
        shortlist: 1,
        futures: 0,
        rounds: 0,
        rivalry: 0.0,
        nerves: Nerves { fastest_ms: 700, typical_extra_ms: 1_300 },
    };

    /// Builds for the next card as well.
    pub const ARCHITECT: BuilderSettings = BuilderSettings {
        glances: 6,
        nerves: Nerves { fastest_ms: 600, typical_extra_ms: 1_000 },
        ..BuilderSettings::CARPENTER
    };

    /// Plays futures of several rounds, keeps cards from others, and knows when the game will end.
    pub const MASTER: BuilderSettings = BuilderSettings {
        attention: 1.0,
        glances: 16,
        shortlist: 16,
        futures: 96,
        rounds: 2,
        rivalry: 1.14,
        nerves: Nerves { fastest_ms: 500, typical_extra_ms: 800 },
    };

    /// The settings of the four levels, weakest first.
    pub const ALL: [BuilderSettings; 4] =
        [BuilderSettings::NOVICE, BuilderSettings::CARPENTER, BuilderSettings::ARCHITECT, BuilderSettings::MASTER];
}
