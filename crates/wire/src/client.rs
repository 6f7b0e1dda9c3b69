//! What a client says over the socket of a table.

use serde::{Deserialize, Serialize};

use crate::Gesture;

/// What a client says over the socket of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Does something.
    Choose {
        /// The token of the question that is answered.
        token: u32,
        /// The action, in notation.
        action: String,
    },
    /// Wants to take back what they did last.
    TakeBack,
    /// Lets somebody take something back.
    Agree,
    /// Does not let somebody take something back.
    Decline,
    /// Wants to know what the strongest bot would do.
    Hint,
    /// Says something.
    Say {
        /// What.
        text: String,
    },
    /// Makes a gesture.
    Gesture {
        /// Which.
        gesture: Gesture,
    },
    /// Has the shared device now and wants to see their hand.
    OpenCurtain {
        /// The number of their seat, 0 for seat A. Any number can be read: one that no table has gets its own refusal.
        seat: u8,
    },
    /// Shows something else than the server thinks, and wants the whole picture.
    Redraw,
    /// Answers a ping.
    Pong {
        /// The number of the ping.
        n: u64,
    },
}

impl ClientMessage {
    /// The message as it is sent.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a message is plain data with text keys")
    }

    /// Reads a message.
    pub fn from_json(text: &str) -> Result<ClientMessage, serde_json::Error> {
        serde_json::from_str(text)
    }
}
