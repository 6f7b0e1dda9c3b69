//! How a game stands for one viewer, and the news that led there.

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, SeedHash, Waiting};

use crate::{Json, TookBack};

/// How a game stands for one viewer, and the news that led there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Frame {
    /// The viewer's number of this step: from 1, without gaps.
    pub seq: u32,
    /// How much the news cover.
    pub reach: Reach,
    /// The viewer's seat; none for a spectator.
    pub you: Option<Seat>,
    /// The news, step by step.
    pub news: Vec<NewsStep>,
    /// What the viewer sees.
    pub view: Json,
    /// What the viewer is asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<Question>,
    /// The number of the step that the viewer's own latest action made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub acted: Option<u32>,
    /// Whom the game waits for.
    pub waiting: Waiting,
    /// What was left of the time limit that the rules set, in milliseconds, when this was sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub time_left_ms: Option<u32>,
    /// The clock of every seat, seat A first; nothing at a table without clocks.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub clocks: Vec<SeatClock>,
    /// Whom to hand the device to, if several people share it and the next one has not taken it yet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub curtain: Option<Seat>,
    /// The hash of the seed, fixed before the first card is dealt.
    pub hash: SeedHash,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The seed in hexadecimal digits, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

words! {
    /// How much a frame covers.
    pub enum Reach {
        /// The one step that follows the frame before.
        Step = "step",
        /// Everything since the number that the client had.
        Missed = "missed",
        /// The whole picture, whatever was sent before.
        Whole = "whole",
    }
}

/// The news of one step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NewsStep {
    /// The viewer's number of this step.
    pub seq: u32,
    /// What the viewer heard.
    pub events: Vec<Json>,
    /// Who took something back in this step, if that is what happened.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub took_back: Option<TookBack>,
}

/// What a seat is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The token that an answer has to carry.
    pub token: u32,
    /// Whether the game waits for the answer; otherwise the seat may cut in or leave it.
    pub must: bool,
    /// All legal actions: a list of texts in notation.
    pub actions: Json,
}

impl Question {
    /// All legal actions in notation, in a fixed order.
    pub fn legal_actions(&self) -> Result<Vec<String>, serde_json::Error> {
        self.actions.read()
    }
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatClock {
    /// How many milliseconds are left.
    pub left_ms: u64,
    /// Whether they are running out.
    pub runs: bool,
}
