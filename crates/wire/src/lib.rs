//! Every message of the protocol, once, in both directions. `docs/PROTOCOL.md` describes it for people.
//!
//! Over the socket of a table a client sends [`ClientMessage`]s and the server sends [`ServerMessage`]s, each a JSON
//! object with a `type`. Over HTTP a client sends [requests](CreateTable) and gets [answers](TableCreated), or an
//! [`ErrorBody`]. Views, events and actions are [`Json`] here: only their game understands them.
//!
//! ```
//! use wire::{ClientMessage, ServerMessage};
//!
//! let text = r#"{"type":"frame","seq":2,"reach":"step","you":0,"news":[],"view":{"hand":["K11","I11"]},
//!     "ask":{"token":6,"must":true,"actions":["K11","I11"]},"waiting":{"must":[0],"may":[],"limit_ms":null},
//!     "hash":"5f254ea1647141237367a046b4be5ce262094cbdb9104bd3dfc4f195d83567a9"}"#;
//! let ServerMessage::Frame(frame) = ServerMessage::from_json(text)? else { panic!("it says that it is a frame") };
//! let question = frame.ask.expect("seat A is asked");
//! let action = question.legal_actions()?.remove(0);
//!
//! let answer = ClientMessage::Choose { token: question.token, action };
//! assert_eq!(answer.to_json(), r#"{"type":"choose","token":6,"action":"K11"}"#);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[macro_use]
mod words;

mod client;
mod frame;
mod json;
mod notice;
mod refusal;
mod requests;
mod seats;
mod server;
mod settings;
mod take_back;
mod talk;

pub use client::ClientMessage;
pub use frame::{Frame, NewsStep, Question, Reach, SeatClock};
pub use json::Json;
pub use notice::{CloseReason, Notice};
pub use refusal::Refusal;
pub use requests::{
    CreateTable, ErrorBody, GameEntry, OptionEntry, PushKeys, PushReply, PushRequest, SeatRange, SeatReply, SeatWish,
    Sit, TableCreated,
};
pub use seats::{Occupant, Presence, SeatInfo};
pub use server::{
    Advice, Bye, Hint, NoticeText, Ping, ReadError, Refused, Seats, ServerMessage, TablePage, TablePatch, TakeBackNews,
    Talk,
};
pub use settings::{Clock, Hints, SECONDS, StandIn, TableSettings, TakeBack, TimeOutOfBounds};
pub use take_back::{TakeBackRequest, TookBack};
pub use talk::{Gesture, MOST_LETTERS, Said, Saying};

#[cfg(test)]
mod tests;
