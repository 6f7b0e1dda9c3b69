//! The parameters of the player with a human memory: how well it remembers, how quickly it speaks, how much it dares.

use serde::Serialize;

/// The parameters of [`HumanPlayer`](super::HumanPlayer), one set for each level.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct HumanSettings {
    /// How well it remembers.
    pub recall: Recall,
    /// How it reacts and what it dares.
    pub temper: Temper,
}

/// How well a player remembers. All are chances from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Recall {
    /// A mask that is placed is taken in.
    pub attention: f32,
    /// A mask that is shown when a stack is checked is taken in, which also mends a false memory.
    pub study: f32,
    /// A covered mask that is still in mind slips with every further mask that is placed.
    pub fading: f32,
    /// A mask that slips is taken for another one of its color from then on; otherwise it is forgotten.
    pub confusion: f32,
}

/// How a player reacts and what they dare.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Temper {
    /// What it takes to react beyond the human minimum: half of the reactions are quicker.
    pub typical_extra_ms: f32,
    /// How much reaction times differ: the standard deviation of their logarithm.
    pub spread: f32,
    /// By how many tokens crying must seem better than silence.
    pub caution: f32,
    /// How much of the chance of a match that blind luck would give is granted to a mask it does not remember. Other
    /// players avoid matches, so it is well below 1.
    pub suspicion: f32,
    /// How often, with a harmless choice of stacks, it takes one that tempts others into a false stop.
    pub guile: f32,
}

impl HumanSettings {
    /// Follows the last few masks and is easily fooled by a color.
    pub const NOVICE: HumanSettings = HumanSettings {
        recall: Recall { attention: 0.65, study: 0.50, fading: 0.09, confusion: 0.50 },
        temper: Temper { typical_extra_ms: 900.0, spread: 0.40, caution: -0.10, suspicion: 0.35, guile: 0.0 },
    };

    /// Remembers about half of what lies under the masks in the middle of a round.
    pub const REGULAR: HumanSettings = HumanSettings {
        recall: Recall { attention: 0.82, study: 0.70, fading: 0.04, confusion: 0.40 },
        temper: Temper { typical_extra_ms: 750.0, spread: 0.38, caution: 0.05, suspicion: 0.25, guile: 0.1 },
    };

    /// Misses little and forgets slowly.
    pub const CONNOISSEUR: HumanSettings = HumanSettings {
        recall: Recall { attention: 0.94, study: 0.90, fading: 0.012, confusion: 0.30 },
        temper: Temper { typical_extra_ms: 650.0, spread: 0.36, caution: 0.15, suspicion: 0.37, guile: 0.4 },
    };

    /// Remembers everything, but still reacts like a person.
    pub const MASTER: HumanSettings = HumanSettings {
        recall: Recall { attention: 1.0, study: 1.0, fading: 0.0, confusion: 0.0 },
        temper: Temper { typical_extra_ms: 550.0, spread: 0.34, guile: 0.8, ..HumanSettings::CONNOISSEUR.temper },
    };

    /// The settings of the four levels, weakest first.
    pub const ALL: [HumanSettings; 4] =
        [HumanSettings::NOVICE, HumanSettings::REGULAR, HumanSettings::CONNOISSEUR, HumanSettings::MASTER];
}
