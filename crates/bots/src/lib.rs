//! Players generic over any game: uniform, plausible, greedy, planner, determinised search, information-set tree search.
//!
//! A [`Bot`] gets what a seat gets: its seat, the events it hears, its view and its legal actions. What it does not
//! know it imagines. The searchers ask more of a game ([`table::Strategy`]), but only of worlds they imagined
//! themselves. Wrappers ([`Attentive`], [`Forgetful`], [`Wavering`], [`Reflexes`]) turn a player into a level; [`play`]
//! seats players at a table and lets them play on a virtual clock. Nothing here reads a real one.

mod bot;
mod budget;
mod estimate;
mod numbers;
mod utility;

mod flat;
mod forecast;
mod greedy;
mod pimc;
mod planner;
mod plausible;
mod playout;
mod sequences;
mod tree;
mod tree_search;
mod uniform;

mod attentive;
mod forgetful;
mod reflexes;
mod wavering;

mod drive;
mod moment;

pub use attentive::{Attentive, AttentiveSettings};
pub use bot::{Bot, Hearing, Reaction, Sight};
pub use budget::{Budget, Stop};
pub use drive::{Step, journal_for, play};
pub use estimate::{Estimate, Estimator};
pub use forecast::Forecaster;
pub use forgetful::{Forgetful, ForgetfulSettings, Weight};
pub use greedy::{Greedy, GreedySettings};
pub use pimc::{Pimc, PimcSettings};
pub use planner::{Planner, PlannerSettings};
pub use plausible::Plausible;
pub use reflexes::{Reflexes, ReflexesSettings};
pub use tree_search::{TreeSearch, TreeSearchSettings};
pub use uniform::Uniform;
pub use utility::Utility;
pub use wavering::{Wavering, WaveringSettings};

#[cfg(test)]
mod tests;
