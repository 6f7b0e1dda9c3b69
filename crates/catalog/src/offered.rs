//! Which players guests may seat.

use std::fmt;

use crate::AnyGame;

/// Players without a search budget that every game offers besides its levels.
const ALWAYS: [&str; 2] = ["uniform", "greedy"];

/// Whether guests may seat this player: a level of the game, or one that plays without thinking ahead. Players with a
/// search budget think as long as their name says, which is for research and not for a server with guests.
pub fn offered(game: &dyn AnyGame, player: &str) -> Result<(), NotOffered> {
    let levels: Vec<&'static str> = game.levels().into_iter().map(|(name, _, _)| name).collect();
    if levels.contains(&player) || ALWAYS.contains(&player) {
        return Ok(());
    }
    Err(NotOffered { name: player.to_string(), game: game.name(), levels })
}

/// A player that guests can't seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotOffered {
    name: String,
    game: &'static str,
    levels: Vec<&'static str>,
}

impl fmt::Display for NotOffered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let NotOffered { name, game, levels } = self;
        let (levels, always) = (levels.join(", "), ALWAYS.join(", "));
        write!(f, "{game} has no player '{name}' for guests: choose from {levels}, {always}")
    }
}

impl std::error::Error for NotOffered {}
