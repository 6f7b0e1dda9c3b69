//! Players by name: the levels of a game, and the plain players of research.

use std::fmt;

use bots::{Bot, Budget, Greedy, GreedySettings, Pimc, PimcSettings, TreeSearch, TreeSearchSettings, Uniform};
use table::{Rng, Strategy};

use crate::{AnyGame, Entry, Level, NotWeighed, WeightSet};

/// Somebody who can be sat at a table.
pub enum Player<G: Strategy> {
    /// One of the levels that the game offers.
    Level(&'static Level<G>),
    /// Does anything legal.
    Uniform,
    /// Takes what looks best at once.
    Greedy,
    /// Plays imagined worlds out, this many for every action.
    Pimc(u32),
    /// Searches a tree of what can be known, with this many iterations.
    Tree(u32),
    /// Goes by other numbers than the house.
    Weighed {
        /// Which of its numbers those are.
        set: &'static WeightSet<G>,
        /// What they are.
        numbers: Vec<f32>,
        /// How much it thinks.
        iterations: u32,
    },
}

impl<G: Entry> Player<G> {
    /// The player of this name: a level of the game, `uniform`, `greedy`, `pimc:N` or `tree:N`.
    pub fn named(name: &str) -> Result<Player<G>, UnknownPlayer> {
        if let Some(level) = G::LEVELS.iter().find(|level| level.name == name) {
            return Ok(Player::Level(level));
        }
        let (kind, number) = name.split_once(':').unwrap_or((name, ""));
        let count = number.parse().ok().filter(|count| (1..=10_000_000).contains(count));
        match (kind, number, count) {
            ("uniform", "", _) => Ok(Player::Uniform),
            ("greedy", "", _) => Ok(Player::Greedy),
            ("pimc", _, Some(worlds)) => Ok(Player::Pimc(worlds)),
            ("tree", _, Some(iterations)) => Ok(Player::Tree(iterations)),
            _ => Err(UnknownPlayer::Name {
                name: name.to_string(),
                game: G::NAME,
                levels: G::LEVELS.iter().map(|level| level.name).collect(),
                sets: G::WEIGHTS.iter().map(|set| set.name).collect(),
            }),
        }
    }

    /// A bot that plays so.
    pub fn make(&self, rng: Rng) -> Box<dyn Bot<G>> {
        match self {
            Player::Level(level) => (level.make)(rng),
            Player::Uniform => Box::new(Uniform::new(rng)),
            Player::Greedy => Box::new(Greedy::new(GreedySettings::default(), rng)),
            Player::Pimc(worlds) => {
                let worlds = Budget::Iterations(*worlds);
                Box::new(Pimc::new(PimcSettings { worlds, ..PimcSettings::default() }, rng))
            }
            Player::Tree(iterations) => {
                let budget = Budget::Iterations(*iterations);
                Box::new(TreeSearch::new(TreeSearchSettings { budget, ..TreeSearchSettings::default() }, rng))
            }
            Player::Weighed { set, numbers, iterations } => (set.make)(numbers, *iterations, rng),
        }
    }
}

/// A player that the game does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum UnknownPlayer {
    /// Nobody has this name.
    Name {
        /// What was asked for.
        name: String,
        /// Of which game.
        game: &'static str,
        /// The levels it has.
        levels: Vec<&'static str>,
        /// The sets of weights by which players of research are named.
        sets: Vec<&'static str>,
    },
    /// The set of weights is there, but what is said about it makes no sense.
    Weighed {
        /// What was asked for.
        name: String,
        /// Which set.
        set: &'static str,
        /// Why there is no such player.
        why: NotWeighed,
    },
}

impl fmt::Display for UnknownPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownPlayer::Name { name, game, levels, sets } => write!(
                f,
                "{game} has no player '{name}': choose from {}, or uniform, greedy, pimc:N (N worlds), tree:N (N \
                 iterations; N up to 10,000,000), or by weights: {} (SET:N/WEIGHT=NUMBER, see 'zashiki tune {game} --list')",
                levels.join(", "),
                sets.join(", ")
            ),
            UnknownPlayer::Weighed { name, set, why } => write!(f, "'{name}' can't go by the weights '{set}': {why}"),
        }
    }
}

impl std::error::Error for UnknownPlayer {}

/// Whether guests may seat this player: a level of the game, or one that plays without thinking ahead. The others think
/// as long as whoever names them likes, which is for research and not for a house with guests.
pub fn offered(game: &dyn AnyGame, player: &str) -> Result<(), NotOffered> {
    let levels: Vec<&'static str> = game.levels().into_iter().map(|(name, _, _)| name).collect();
    if levels.contains(&player) || ["uniform", "greedy"].contains(&player) {
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
        write!(f, "{game} has no player '{name}' for guests: choose from {}, uniform, greedy", levels.join(", "))
    }
}

impl std::error::Error for NotOffered {}
