//! Who sits where.

use serde::{Deserialize, Serialize};

/// One seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct SeatInfo {
    /// Who sits there.
    #[serde(flatten)]
    pub occupant: Occupant,
    /// Whether they are at the table; bots always are.
    #[serde(flatten)]
    pub presence: Presence,
    /// Whether this is the host of the table.
    pub host: bool,
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Occupant {
    /// Nobody yet.
    Open,
    /// A guest.
    Guest {
        /// The name they gave; empty for a guest who was forgotten.
        name: String,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

/// Whether somebody is at the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(from = "PresenceFields", into = "PresenceFields")]
pub enum Presence {
    /// They have a connection.
    Here,
    /// They have no connection; the seat is kept.
    Away,
    /// They have been away for so long that a bot plays for them until they are back.
    StoodIn,
}

/// The same as it is written.
#[derive(Serialize, Deserialize)]
struct PresenceFields {
    present: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    stood_in: bool,
}

impl From<PresenceFields> for Presence {
    fn from(PresenceFields { present, stood_in }: PresenceFields) -> Presence {
        match (present, stood_in) {
            (true, _) => Presence::Here,
            (false, true) => Presence::StoodIn,
            (false, false) => Presence::Away,
        }
    }
}

impl From<Presence> for PresenceFields {
    fn from(presence: Presence) -> PresenceFields {
        PresenceFields { present: presence == Presence::Here, stood_in: presence == Presence::StoodIn }
    }
}
