//! What can go wrong on a visit.

use std::fmt;

/// Why a visit came to nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GuestError {
    /// The house can't be reached, or does not speak HTTP.
    Unreachable(String),
    /// The house answered, but not with what was asked for.
    Refused {
        /// The status of the answer.
        status: u16,
        /// What it said.
        text: String,
    },
    /// The socket is of no more use.
    Socket(String),
}

impl fmt::Display for GuestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GuestError::Unreachable(reason) => write!(f, "the house can't be reached: {reason}"),
            GuestError::Refused { status, text } => write!(f, "the house refused with status {status}: {text}"),
            GuestError::Socket(reason) => write!(f, "the socket broke: {reason}"),
        }
    }
}

impl std::error::Error for GuestError {}
