//! What people say to each other at the table.

use serde::{Deserialize, Serialize};
use table::Seat;

/// The longest thing one can say, in characters.
pub const MOST_LETTERS: usize = 240;

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Said {
    /// Counts up at every table.
    pub number: u32,
    /// The seat of the speaker; none for a spectator.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The name of the speaker.
    pub name: String,
    /// What they said.
    #[serde(flatten)]
    pub saying: Saying,
}

/// What somebody says.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Saying {
    /// In words.
    #[serde(rename = "text")]
    Words(String),
    /// With a gesture.
    #[serde(rename = "gesture")]
    Gesture(Gesture),
}

words! {
    /// Gestures that everybody understands.
    pub enum Gesture {
        /// A bow.
        Bow = "bow",
        /// Applause.
        Applause = "applause",
        /// A laugh.
        Laugh = "laugh",
        /// A sigh.
        Sigh = "sigh",
        /// Thinking takes a while.
        Thinking = "thinking",
        /// Thank you.
        Thanks = "thanks",
    }
}
