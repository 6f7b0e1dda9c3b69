//! What a table has agreed on beside the rules of its game.

use serde::{Deserialize, Serialize};

/// What a table has agreed on beside the rules of its game. Plain data, kept with the table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Manners {
    /// How long everybody may think.
    pub clock: Clock,
    /// What becomes of the seat of somebody who has left.
    pub stand_in: StandIn,
    /// Whether the house says what a master would do.
    pub hints: Hints,
    /// What can be taken back.
    pub take_back: TakeBack,
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

/// What becomes of the seat of somebody who has left. A seat is always given back to whoever returns.
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
    /// To whoever asks.
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
