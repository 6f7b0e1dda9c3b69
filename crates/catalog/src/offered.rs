//! Which players guests may seat.

use crate::AnyGame;

/// Players without a search budget that every game offers besides its levels.
const ALWAYS: [&str; 2] = ["uniform", "greedy"];

/// Whether guests may seat this player: a level of the game, or one that plays without thinking ahead. Players with a
/// search budget think as long as their name says, which is for research and not for a server with guests.
pub fn offered(game: &dyn AnyGame, player: &str) -> Result<(), NotOffered> {
    let levels: Vec<&'static str> = game.levels().into_iter().map(|level| level.name).collect();
    if levels.contains(&player) || ALWAYS.contains(&player) {
        return Ok(());
    }
    Err(NotOffered { name: player.to_string(), game: game.name(), levels })
}

/// A player that guests can't seat.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{game} has no player '{name}' for guests: choose from {}", self.offered().join(", "))]
pub struct NotOffered {
    name: String,
    game: &'static str,
    levels: Vec<&'static str>,
}

impl NotOffered {
    /// What guests can seat instead.
    pub fn offered(&self) -> Vec<&'static str> {
        self.levels.iter().copied().chain(ALWAYS).collect()
    }
}
