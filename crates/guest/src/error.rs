//! What can go wrong on a visit.

use wire::{ErrorBody, Refusal};

/// Why a visit came to nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum GuestError {
    /// The server can't be reached, or does not speak HTTP.
    #[error("the server can't be reached: {0}")]
    Unreachable(String),
    /// The server answered, but not with what was asked for.
    #[error("the server refused with status {status}: {text}")]
    Refused {
        /// The status of the answer.
        status: u16,
        /// Why, if the server gave a reason.
        code: Option<Refusal>,
        /// What it said.
        text: String,
    },
    /// The answer is not what the protocol says.
    #[error("the server does not speak the protocol: {0}")]
    Unreadable(String),
    /// The socket is of no more use.
    #[error("the socket broke: {0}")]
    Socket(String),
}

impl GuestError {
    /// A refusal with this status and body.
    pub(crate) fn refused(status: u16, body: String) -> GuestError {
        match serde_json::from_str(&body) {
            Ok(ErrorBody { code, error }) => GuestError::Refused { status, code: Some(code), text: error },
            Err(_) => GuestError::Refused { status, code: None, text: body },
        }
    }
}

/// The server closed the connection.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the server closed the connection with code {code:?}: {reason}")]
pub struct Closed {
    /// The code of the closing frame; nothing if the connection was just cut.
    pub code: Option<u16>,
    /// Its reason.
    pub reason: String,
}
