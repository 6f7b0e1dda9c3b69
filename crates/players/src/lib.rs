//! What players know of each game, a module a game: minds, quick policies, solvers, weights and levels.
//!
//! A game that has players implements [`PlayedGame`]: a default [`Mind`](bots::Mind), the levels that people can play
//! against, and the sets of weights that can be tuned. [`Player`] finds a player by its name, in the one grammar
//! `name:budget/key=value`.
//!
//! ```
//! use bots::{journal_for, play};
//! use players::Player;
//! use rinpa::{Options, Rinpa};
//! use table::{Rng, Seed, Table};
//!
//! let mut rng = Rng::new(&Seed::numbered(1, 1));
//! let names = ["apprentice", "uniform", "search:20/exploration=0.5"];
//! let mut bots: Vec<_> =
//!     names.iter().map(|name| Player::<Rinpa>::named(name, 3).expect("a known name").make(rng.fork())).collect();
//! let mut journal = journal_for(&bots);
//! let mut table = Table::open(3, Options::default(), Seed::numbered(1, 2), &mut journal).expect("three can play");
//! let outcome = play(&mut table, &mut journal, &mut bots, |_| {});
//! assert_eq!(outcome.points.seats(), 3);
//! ```

// What all games have in common.
mod level;
mod name;
mod played_game;
mod player;
mod weight;
mod weight_set;

// The games.
pub mod edo_yashiki;
pub mod iki;
pub mod kabuki;
pub mod rinpa;
#[cfg(feature = "toys")]
mod toys;
pub mod ukiyo_e;

pub use level::{Level, Levels};
pub use name::{NameProblem, PlayerName};
pub use played_game::{DefaultMind, PlayedGame};
pub use player::{Player, PlayerProblem, UnknownPlayer};
pub use weight::Weight;
pub use weight_set::{MakeMind, MakePlayer, TuningMethod, UnknownWeights, WeightSet, WeightSets};

#[cfg(test)]
mod tests;
