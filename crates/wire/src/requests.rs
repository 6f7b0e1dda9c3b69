//! The JSON bodies of requests and answers over HTTP.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::{Refusal, TableSettings};

/// A game that can be played: an entry of the answer to `GET /api/games`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct GameEntry {
    /// Its name in requests and records.
    pub name: String,
    /// Its name for people.
    pub title: String,
    /// The newest version of its rules.
    pub rules: u32,
    /// How many can play.
    pub seats: SeatRange,
    /// What can be chosen when a table is opened.
    pub options: Vec<OptionEntry>,
    /// Its bots, from the weakest to the strongest.
    pub levels: Vec<String>,
}

/// How many can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatRange {
    /// The fewest.
    pub from: u8,
    /// The most.
    pub to: u8,
}

/// Something that can be chosen when a table is opened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionEntry {
    /// Its name.
    pub name: String,
    /// What it can be; the first is the default.
    pub values: Vec<String>,
}

/// Opens a table: the body of `POST /api/tables`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The name of the game.
    pub game: String,
    /// Who is to sit where, seat A first.
    pub seats: Vec<SeatWish>,
    /// The options of the game by name; the default for those that are left out.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, String>,
    /// The name that the client goes by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Whether the table is listed on the first page.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub public: bool,
    /// The settings of the table; the default for those that are left out. An older name for them is `manners`.
    #[serde(default, alias = "manners")]
    pub settings: TableSettings,
}

impl CreateTable {
    /// A private table with the default options and settings.
    pub fn new(game: &str, seats: impl IntoIterator<Item = SeatWish>) -> CreateTable {
        CreateTable {
            game: game.to_string(),
            seats: seats.into_iter().collect(),
            options: BTreeMap::new(),
            name: None,
            public: false,
            settings: TableSettings::default(),
        }
    }
}

/// Who is to sit on a seat of a new table: one word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub enum SeatWish {
    /// The client itself.
    Me,
    /// Anybody who comes.
    Open,
    /// The bot of this name.
    Bot(String),
}

impl From<String> for SeatWish {
    fn from(word: String) -> SeatWish {
        match word.as_str() {
            "me" => SeatWish::Me,
            "open" => SeatWish::Open,
            _ => SeatWish::Bot(word),
        }
    }
}

impl From<SeatWish> for String {
    fn from(wish: SeatWish) -> String {
        match wish {
            SeatWish::Me => "me".to_string(),
            SeatWish::Open => "open".to_string(),
            SeatWish::Bot(name) => name,
        }
    }
}

/// A table was opened: the answer to [`CreateTable`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TableCreated {
    /// Its id.
    pub id: String,
    /// Its address for people.
    pub link: String,
    /// The path of its socket.
    pub socket: String,
}

/// Sits down: the body of `POST /api/tables/{id}/sit`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sit {
    /// The name to show.
    pub name: String,
    /// The number of the seat, 0 for seat A; without it any open seat. Any number can be read: one that no table has
    /// gets its own refusal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// Where the client sits now: the answer to [`Sit`] and to `POST /api/tables/{id}/start`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatReply {
    /// Its seat; none if it has no seat.
    pub seat: Option<Seat>,
}

/// Why a request was refused: the answer with a status of 400 or more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ErrorBody {
    /// Why.
    pub code: Refusal,
    /// The same as a sentence, in the language of the client.
    pub error: String,
}

/// Switches push notifications to a device on or off, or asks about them: the body of `POST /push`. Browsers put more
/// fields into a subscription, which are ignored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "wish", rename_all = "snake_case")]
pub enum PushRequest {
    /// Switches them on.
    On {
        /// The address of the device at its push service.
        endpoint: String,
        /// The keys to encrypt for.
        keys: PushKeys,
    },
    /// Switches them off.
    Off {
        /// The address of the device at its push service.
        endpoint: String,
    },
    /// Asks whether they are on.
    Look {
        /// The address of the device at its push service.
        endpoint: String,
    },
}

/// The keys of a push subscription, as a browser writes them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushKeys {
    /// The public key of the device.
    pub p256dh: String,
    /// A secret that device and server share.
    pub auth: String,
}

/// Whether the device gets push notifications: the answer to [`PushRequest`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PushReply {
    /// Whether it does.
    pub on: bool,
}
