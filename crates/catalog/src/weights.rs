//! Weights that can be tuned: the sets of them that a game has, and who plays with other numbers.

use std::fmt;

use bots::{Bot, Budget, TreeSearch, TreeSearchSettings, Utility};
use table::{Mind, Rng, Strategy, Weight};

use crate::Entry;

/// The sets of weights of a game. The first is tuned if none is named.
pub type WeightSets<G> = &'static [WeightSet<G>];

/// Numbers that belong together, and a player who goes by them.
pub struct WeightSet<G: Strategy> {
    /// Its name on the command line.
    pub name: &'static str,
    /// What the numbers are, and whose, in one sentence.
    pub about: &'static str,
    /// The numbers at a table of so many seats; most are the same at any.
    pub weights: fn(u8) -> Vec<Weight>,
    /// How much the player thinks while it is tuned: iterations of a search, worlds, futures.
    pub iterations: u32,
    /// Makes a player who goes by these numbers, in the order of the weights, and thinks so much.
    pub make: Maker<G>,
    /// How better numbers are looked for.
    pub way: Way<G>,
}

/// Makes a player from numbers, from how much it thinks, and from its generator.
pub type Maker<G> = fn(&[f32], u32, Rng) -> Box<dyn Bot<G>>;

/// Makes a mind from numbers.
pub type ToMind<G> = fn(&[f32]) -> Box<dyn Mind<G>>;

/// How better numbers are looked for.
pub enum Way<G: Strategy> {
    /// Players with slightly different numbers play each other, and the numbers follow the better one.
    SelfPlay,
    /// What the numbers expect of positions is fitted to what became of them. The mind that is made from the numbers has
    /// to expect sums of multiples of them.
    LeastSquares(ToMind<G>),
    /// The same lesson by lesson: at first plausible players play, then those who go by what was found so far, whole
    /// games. What the numbers expect wherever a turn has passed on is fitted to the final points of all games so far.
    Lessons(ToMind<G>),
}

impl<G: Strategy> WeightSet<G> {
    /// The parameters of the plain tree search, which every game has.
    pub const SEARCH: WeightSet<G> = WeightSet {
        name: "search",
        about: "what a tree search tries and what it wants",
        weights: |_| search_weights(&TreeSearchSettings::default()),
        iterations: 100,
        make: |numbers, iterations, rng| {
            Box::new(TreeSearch::new(searching(&TreeSearchSettings::default(), numbers, iterations), rng))
        },
        way: Way::SelfPlay,
    };

    /// The set of this name, or the first one if none is named.
    pub fn named(name: Option<&str>) -> Result<&'static WeightSet<G>, UnknownWeights>
    where
        G: Entry,
    {
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
}

/// The weights of a tree search with these parameters.
pub(crate) fn search_weights(usual: &TreeSearchSettings) -> Vec<Weight> {
    let Utility { lead_part, certainty } = usual.utility;
    vec![
        Weight { name: "exploration", usual: usual.exploration, least: 0.1, most: 1.6 },
        Weight { name: "lead_part", usual: lead_part, least: 0.0, most: 1.0 },
        Weight { name: "certainty", usual: certainty, least: 0.5, most: 6.0 },
    ]
}

/// The parameters of a tree search with these weights in place of its own.
pub(crate) fn searching(usual: &TreeSearchSettings, numbers: &[f32], iterations: u32) -> TreeSearchSettings {
    let [exploration, lead_part, certainty] = *numbers else { panic!("a search has three weights") };
    let utility = Utility { lead_part, certainty };
    TreeSearchSettings { budget: Budget::Iterations(iterations), exploration, utility, ..usual.clone() }
}

/// Weights that the game does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownWeights {
    /// What was asked for.
    pub name: String,
    /// Of which game.
    pub game: &'static str,
    /// The sets it has.
    pub sets: Vec<&'static str>,
}

impl fmt::Display for UnknownWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let UnknownWeights { name, game, sets } = self;
        write!(f, "{game} has no weights '{name}': choose from {}", sets.join(", "))
    }
}

impl std::error::Error for UnknownWeights {}
