//! The settings of a table: what its players agree on beside the rules.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

/// How many seconds a clock or the wait for a stand-in can be set to: between a second and a week.
pub const SECONDS: RangeInclusive<u32> = 1..=7 * 24 * 3_600;

/// The settings of a table: what its players agree on beside the rules. Plain data, kept with the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct TableSettings {
    /// How long everybody may think.
    pub clock: Clock,
    /// What becomes of the seat of somebody who has left.
    pub stand_in: StandIn,
    /// Whether the house says what a master would do.
    pub hints: Hints,
    /// What can be taken back.
    pub take_back: TakeBack,
}

impl TableSettings {
    /// Whether every time lies within [`SECONDS`], however the table was asked for.
    pub fn check(&self) -> Result<(), TimeOutOfBounds> {
        let clock = match self.clock {
            Clock::None => [None, None],
            Clock::PerMove { seconds } => [Some(("clock.per-move.seconds", seconds)), None],
            Clock::Bank { seconds, increment } => {
                [Some(("clock.bank.seconds", seconds)), Some(("clock.bank.increment", increment))]
            }
        };
        let stand_in = match self.stand_in {
            StandIn::Never => None,
            StandIn::After { seconds, .. } => Some(("stand-in.after.seconds", seconds)),
        };
        let mut times = clock.into_iter().flatten().chain(stand_in);
        match times.find(|(_, seconds)| !SECONDS.contains(seconds)) {
            Some((field, _)) => Err(TimeOutOfBounds { field }),
            None => Ok(()),
        }
    }
}

/// A time that no table can be set to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeOutOfBounds {
    /// Where it stands in the settings, for instance `clock.bank.seconds`.
    pub field: &'static str,
}

/// How long everybody may think. At zero the stand-in moves, and the player goes on with the next question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Clock {
    /// As long as they like.
    #[default]
    None,
    /// So long for every move.
    PerMove {
        /// Seconds.
        seconds: u32,
    },
    /// So long for the whole game, and a little more for every turn.
    Bank {
        /// Seconds at the beginning.
        seconds: u32,
        /// Seconds that every turn adds.
        increment: u32,
    },
}

/// What becomes of the seat of somebody who has left. A seat is always given back to a player who returns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StandIn {
    /// The others wait.
    Never,
    /// After so long a bot plays for them, as long as somebody else is at the table.
    After {
        /// Seconds.
        seconds: u32,
        /// The level of the bot; the middle one of the game if none is named.
        level: Option<String>,
    },
}

impl Default for StandIn {
    fn default() -> StandIn {
        StandIn::After { seconds: 120, level: None }
    }
}

/// Whether the house says what a master would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Hints {
    /// To every player who asks.
    #[default]
    Offered,
    /// To nobody.
    Withheld,
}

/// What can be taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TakeBack {
    /// The own steps while nothing hidden was told, and with the consent of the others more than that.
    #[default]
    Consent,
    /// The own steps while nothing hidden was told, and nothing else.
    OwnSteps,
}
