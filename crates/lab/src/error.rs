//! Why a contest did not start, or could not go on.

use catalog::OpenRefused;
use players::UnknownPlayer;
use thiserror::Error;

use crate::log::LogError;

/// Why a contest did not start, or could not go on.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ArenaError {
    /// A player the game does not have.
    #[error(transparent)]
    Player(UnknownPlayer),
    /// Seats or options the game does not have.
    #[error(transparent)]
    Open(OpenRefused),
    /// Nobody to play.
    #[error("nobody plays: name at least one player")]
    NoPlayers,
    /// Nobody to compare with.
    #[error("there is nobody to compare with: name at least two players")]
    TooFewPlayers,
    /// Somebody is named twice where everybody is needed once.
    #[error("{0} is named twice: name every player once")]
    PlayerTwice(String),
    /// More players than seats.
    #[error("{players} players do not fit on {seats} seats: name fewer or add seats")]
    TooManyPlayers {
        /// How many were named.
        players: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// An early stop is to tell one player from others, and there are none.
    #[error("an early stop takes two players at least: name another one, or leave --sprt out")]
    NobodyToTellFrom,
    /// Nothing to play.
    #[error("no game is to be played: ask for at least one")]
    NoDeals,
    /// The log of finished deals can't be used.
    #[error(transparent)]
    Log(LogError),
}
