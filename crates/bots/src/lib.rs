//! Players for any game: uniform, plausible, greedy, planner, determinized search, information-set tree search.
//!
//! A [`Bot`] gets what a seat gets: its seat, the events it hears, its view and its legal actions. What it does not
//! know it imagines. What a search knows of a game beyond the rules is a [`Mind`], a value that is only ever asked
//! about imagined worlds; [`PlainMind`] knows nothing and fits every game, and the crate `players` has minds for the
//! games of the house. Wrappers ([`Attentive`], [`Forgetful`], [`Wavering`], [`Reflexes`]) turn a player into a level;
//! [`play`] seats players at a table and lets them play on a virtual clock. Nothing here reads a real one.
//!
//! ```
//! use bots::{Bot, Greedy, GreedySettings, PlainMind, Uniform, journal_for, play};
//! use table::{Rng, Seed, Table};
//! use testkit::toys::{Hands, HandsOptions};
//!
//! let mut rng = Rng::new(&Seed::numbered(1, 1));
//! let greedy = Greedy::new(GreedySettings::default(), PlainMind { clear_lead: 2.0 }, rng.fork());
//! let mut bots: Vec<Box<dyn Bot<Hands>>> = vec![Box::new(greedy), Box::new(Uniform::new(rng.fork()))];
//! let mut journal = journal_for(&bots);
//! let mut table = Table::open(2, HandsOptions::default(), Seed::numbered(1, 2), &mut journal).expect("two can play");
//! let mut steps = 0;
//! play(&mut table, &mut journal, &mut bots, |_| steps += 1);
//! assert_eq!(steps, table.inputs().len() + 1);
//! ```

mod bot;
mod budget;
mod estimate;
mod mind;
mod numbers;
mod stop;
mod utility;

mod flat;
mod forecast;
mod plain_mind;
mod planner;
mod plausible;
mod playout;
mod sequences;
mod tree;
mod tree_search;
mod uniform;
mod world_search;

mod attentive;
mod forgetful;
mod reflexes;
mod wavering;

mod drive;
mod moment;

pub use attentive::{Attentive, AttentiveSettings};
pub use bot::{Bot, Reaction};
pub use budget::Budget;
pub use drive::{TableUpdate, journal_for, play};
pub use estimate::{Estimate, Estimator};
pub use flat::Horizon;
pub use forecast::Forecaster;
pub use forgetful::{EventImportance, Forgetful, ForgetfulSettings};
pub use mind::Mind;
pub use plain_mind::PlainMind;
pub use planner::{Planner, PlannerSettings};
pub use plausible::Plausible;
pub use reflexes::{Reflexes, ReflexesSettings};
pub use stop::Stop;
pub use tree_search::{TreeSearch, TreeSearchSettings};
pub use uniform::Uniform;
pub use utility::Utility;
pub use wavering::{Wavering, WaveringSettings};
pub use world_search::{Greedy, GreedySettings, Pimc, PimcSettings, WorldSearch, WorldSearchSettings};

#[cfg(test)]
mod tests;
