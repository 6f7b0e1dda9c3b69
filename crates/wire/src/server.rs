//! What the server says over the socket of a table.

use std::borrow::Cow;
use std::fmt;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;

use crate::{CloseReason, Frame, Json, Notice, Reach, Refusal, Said, SeatInfo, TakeBackRequest};

/// What the server says over the socket of a table.
///
/// A program gets a [`Frame`] where a browser gets a [`TablePage`]: the same step, drawn. Seats, talk and take-back
/// requests are part of the page, so a browser gets no messages of their own for them. All others are the same for
/// both.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// How the game stands and what is new.
    Frame(Box<Frame>),
    /// The table as a page shows it.
    Table(TablePage),
    /// The same, as what changed since the last picture.
    Patch(TablePatch),
    /// Who sits where.
    Seats(Seats),
    /// Something was not done.
    Refused(Refused),
    /// Somebody asks to take something back, or nobody does any more.
    TakeBackRequest(TakeBackNews),
    /// What was said so far.
    Talk(Talk),
    /// Something was said.
    Said(Said),
    /// What the strongest bot would do.
    Hint(Hint),
    /// Something about the server.
    Notice(NoticeText),
    /// To be answered at once with a pong of the same number.
    Ping(Ping),
    /// The server closes the socket.
    Bye(Bye),
}

/// The whole inside of a table's page, drawn.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TablePage {
    /// What the page shows.
    pub html: String,
    /// The number of this picture, which a patch of it names.
    pub picture: u64,
    /// The viewer's number of the step; 0 before the game.
    pub seq: u32,
    /// How much is new.
    pub reach: Reach,
    /// What a screen reader announces.
    pub announce: Vec<String>,
}

/// What changed on a table's page, for a client that said it knows patches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TablePatch {
    /// The number of the picture that it is a patch of. A client that shows another asks for the whole one.
    pub base: u64,
    /// The number of the picture that it leads to.
    pub picture: u64,
    /// The viewer's number of the step; 0 before the game.
    pub seq: u32,
    /// How much is new.
    pub reach: Reach,
    /// What a screen reader announces.
    pub announce: Vec<String>,
    /// The patch; nothing if only the announcement is new.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub changes: Option<Json>,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seats {
    /// Seat A first.
    pub seats: Vec<SeatInfo>,
}

/// Something was not done, and nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    /// The token that the answer came with; 0 if it had none.
    pub token: u32,
    /// Why.
    pub code: Refusal,
    /// The same as a sentence, in the language of the client.
    pub text: String,
}

/// Whether somebody asks to take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeBackNews {
    /// The request that is open; none when the last one was answered or has passed.
    pub request: Option<TakeBackRequest>,
}

/// What was said so far, as far as the client may know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Talk {
    /// The oldest first.
    pub lines: Vec<Said>,
}

/// What the strongest bot would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// The token of the question.
    pub token: u32,
    /// What it would do first, then what else looks good; nothing where it would let a chance to cut in pass.
    pub best: Vec<Advice>,
}

/// An action that the strongest bot considers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Advice {
    /// The action, in notation.
    pub action: String,
    /// The chance to win after it, from 0 to 1.
    pub chance: f32,
}

/// Something about the server.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NoticeText {
    /// Which.
    pub kind: Notice,
    /// The same as a sentence, in the language of the client.
    pub text: String,
}

/// To be answered at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ping {
    /// Its number, which the pong repeats.
    pub n: u64,
}

/// The server closes the socket.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bye {
    /// Why.
    pub reason: CloseReason,
    /// The same as a sentence, in the language of the client.
    pub text: String,
}

/// Why a message of the server could not be read.
#[derive(Debug)]
pub enum ReadError {
    /// A type that this version does not know: a newer server may send it, and it can be ignored.
    UnknownType(String),
    /// It is not what its type says.
    Json(serde_json::Error),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::UnknownType(kind) => write!(f, "messages of type '{kind}' are not known here: ignore it"),
            ReadError::Json(error) => write!(f, "the message can't be read: {error}"),
        }
    }
}

impl std::error::Error for ReadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            ReadError::UnknownType(_) => None,
            ReadError::Json(error) => Some(error),
        }
    }
}

impl ServerMessage {
    /// The message as it is sent.
    pub fn to_json(&self) -> String {
        // Room for a frame of the usual size, so that it is not moved again and again while it is written.
        let mut text = Vec::with_capacity(2 * 1024);
        serde_json::to_writer(&mut text, self).expect("a message is plain data with text keys");
        String::from_utf8(text).expect("JSON is text")
    }

    /// Reads a message.
    pub fn from_json(text: &str) -> Result<ServerMessage, ReadError> {
        #[derive(Deserialize)]
        struct Tag<'a> {
            #[serde(rename = "type", borrow)]
            kind: Cow<'a, str>,
        }
        fn read<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
            serde_json::from_str(text).map_err(ReadError::Json)
        }
        let Tag { kind } = serde_json::from_str(text).map_err(ReadError::Json)?;
        Ok(match kind.as_ref() {
            "frame" => ServerMessage::Frame(read(text)?),
            "table" => ServerMessage::Table(read(text)?),
            "patch" => ServerMessage::Patch(read(text)?),
            "seats" => ServerMessage::Seats(read(text)?),
            "refused" => ServerMessage::Refused(read(text)?),
            "take_back_request" => ServerMessage::TakeBackRequest(read(text)?),
            "talk" => ServerMessage::Talk(read(text)?),
            "said" => ServerMessage::Said(read(text)?),
            "hint" => ServerMessage::Hint(read(text)?),
            "notice" => ServerMessage::Notice(read(text)?),
            "ping" => ServerMessage::Ping(read(text)?),
            "bye" => ServerMessage::Bye(read(text)?),
            _ => return Err(ReadError::UnknownType(kind.into_owned())),
        })
    }
}

/// Written by hand because serde reads the fields of a tagged enum through a buffer, and raw JSON does not survive
/// that.
impl<'de> Deserialize<'de> for ServerMessage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ServerMessage, D::Error> {
        let raw = Box::<RawValue>::deserialize(deserializer)?;
        ServerMessage::from_json(raw.get()).map_err(D::Error::custom)
    }
}
