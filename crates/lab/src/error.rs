//! Why a contest did not start, or could not go on.

use std::fmt;

use catalog::OpenRefused;
use players::UnknownPlayer;

use crate::log::LogError;

/// Why a contest did not start, or could not go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArenaError {
    /// A player the game does not have.
    Player(UnknownPlayer),
    /// Seats or options the game does not have.
    Open(OpenRefused),
    /// Nobody to play.
    NoPlayers,
    /// Nobody to compare with.
    TooFewPlayers,
    /// Somebody is named twice where everybody is needed once.
    PlayerTwice(String),
    /// More players than seats.
    TooManyPlayers {
        /// How many were named.
        players: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// An early stop is to tell one player from others, and there are none.
    NobodyToTellFrom,
    /// Nothing to play.
    NoDeals,
    /// The log of finished deals can't be used.
    Log(LogError),
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Player(error) => error.fmt(f),
            ArenaError::Open(error) => error.fmt(f),
            ArenaError::NoPlayers => f.write_str("nobody plays: name at least one player"),
            ArenaError::TooFewPlayers => f.write_str("there is nobody to compare with: name at least two players"),
            ArenaError::PlayerTwice(name) => write!(f, "{name} is named twice: name every player once"),
            ArenaError::TooManyPlayers { players, seats } => {
                write!(f, "{players} players do not fit on {seats} seats: name fewer or add seats")
            }
            ArenaError::NobodyToTellFrom => {
                f.write_str("an early stop takes two players at least: name another one, or leave --sprt out")
            }
            ArenaError::NoDeals => f.write_str("no game is to be played: ask for at least one"),
            ArenaError::Log(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ArenaError {}
