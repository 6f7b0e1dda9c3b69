//! Sets of weights that can be tuned, and the players who use them.

use bots::{Bot, Budget, Mind, TreeSearch, TreeSearchSettings, Utility};
use table::{Game, Rng};
use thiserror::Error;

use crate::{PlayedGame, Weight};

/// The sets of weights of a game. The first is tuned if none is named.
pub type WeightSets<G> = &'static [WeightSet<G>];

/// Weights that belong together, and a player who uses them.
pub struct WeightSet<G: Game> {
    /// Its name on the command line, which is also the name of the player who uses it.
    pub name: &'static str,
    /// What the weights are, and who uses them, in one sentence.
    pub about: &'static str,
    /// The weights at a table with this number of seats. Most are the same at every table.
    pub weights: fn(u8) -> Vec<Weight>,
    /// The default budget of the player: iterations of a search, worlds, futures.
    pub budget: u32,
    /// Makes a player from weights, in their order, and a budget.
    pub make: MakePlayer<G>,
    /// How better weights are found.
    pub method: TuningMethod<G>,
}

/// Makes a player from weights, a budget and a generator.
pub type MakePlayer<G> = fn(&[f32], u32, Rng) -> Box<dyn Bot<G>>;

/// Makes a mind from weights.
pub type MakeMind<G> = fn(&[f32]) -> Box<dyn Mind<G>>;

/// How better weights are found.
pub enum TuningMethod<G: Game> {
    /// Players with slightly different weights play each other, and the weights follow the better one.
    SelfPlay,
    /// What the weights expect of positions is fitted to what became of them. What the mind expects has to be a linear
    /// function of the weights.
    LeastSquares(MakeMind<G>),
    /// The same lesson by lesson: at first plausible players play whole games, then players with the weights found so
    /// far. What the weights expect whenever a turn has passed is fitted to the final points of all games so far.
    Lessons(MakeMind<G>),
}

impl<G: PlayedGame> WeightSet<G> {
    /// A tree search with the default parameters, which every game has.
    pub const TREE: &'static WeightSet<G> = &WeightSet { name: "tree", budget: 1_000, ..WeightSet::SEARCH };

    /// The parameters of a tree search, for games that have no others.
    pub const SEARCH: WeightSet<G> = WeightSet {
        name: "search",
        about: "what a tree search tries and what it wants",
        weights: |_| search_weights(&TreeSearchSettings::default()),
        budget: 100,
        make: |weights, iterations, rng| {
            let settings = search_settings(&TreeSearchSettings::default(), weights, iterations);
            Box::new(TreeSearch::new(settings, G::MIND, rng))
        },
        method: TuningMethod::SelfPlay,
    };

    /// The set with this name, or the first one if none is named.
    pub fn named(name: Option<&str>) -> Result<&'static WeightSet<G>, UnknownWeights> {
        let found = match name {
            Some(name) => G::WEIGHTS.iter().find(|set| set.name == name),
            None => G::WEIGHTS.first(),
        };
        found.ok_or_else(|| UnknownWeights {
            name: name.unwrap_or("").to_string(),
            game: G::NAME,
            sets: G::WEIGHTS.iter().map(|set| set.name).collect(),
        })
    }

    /// Whether the weights are the same whatever the number of seats.
    pub(crate) fn is_same_at_every_table(&self) -> bool {
        let first = (self.weights)(*G::SEATS.start());
        G::SEATS.skip(1).all(|seats| (self.weights)(seats) == first)
    }
}

/// The weights of a tree search with these parameters.
pub(crate) fn search_weights(settings: &TreeSearchSettings) -> Vec<Weight> {
    let Utility { lead_part, certainty } = settings.utility;
    vec![
        Weight { name: "exploration", default: settings.exploration, least: 0.1, most: 1.6 },
        Weight { name: "lead_part", default: lead_part, least: 0.0, most: 1.0 },
        Weight { name: "certainty", default: certainty, least: 0.5, most: 6.0 },
    ]
}

/// The parameters of a tree search with these weights in place of its own.
pub(crate) fn search_settings(settings: &TreeSearchSettings, weights: &[f32], iterations: u32) -> TreeSearchSettings {
    let [exploration, lead_part, certainty] = *weights else { panic!("a search has three weights") };
    let utility = Utility { lead_part, certainty };
    TreeSearchSettings { budget: Budget::Iterations(iterations), exploration, utility, ..settings.clone() }
}

/// Weights that the game does not have.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{game} has no weights '{name}': choose from {}", .sets.join(", "))]
pub struct UnknownWeights {
    /// What was asked for.
    pub name: String,
    /// Of which game.
    pub game: &'static str,
    /// The sets it has.
    pub sets: Vec<&'static str>,
}
