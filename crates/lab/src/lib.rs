//! Arena, ladder, studies, reviews, data and benchmarks: figures about games and bots that anyone can regenerate.
//!
//! Every report is a struct that says what to do ([`Arena`], [`Ladder`], [`Study`], [`Review`], [`Tune`], [`Exact`],
//! [`Export`], [`Bench`]) with a method that does it for one game. The same values give the same report on any number
//! of threads.
//!
//! ```
//! use lab::{Arena, Detail};
//! use rinpa::Rinpa;
//!
//! let arena = Arena {
//!     seats: 3,
//!     options: vec![("deals".to_string(), "one".to_string())],
//!     players: vec!["greedy".to_string(), "uniform".to_string()],
//!     deals: 4,
//!     seed: 1,
//!     early_stop: None,
//!     detail: Detail::Standings,
//! };
//! let report = arena.run::<Rinpa>(None, &|_games| {}).expect("three can play");
//! assert_eq!((report.deals, report.games), (4, 12), "every deal is played from every rotation");
//! assert!(report.standings[0].points.mean > report.standings[1].points.mean);
//! ```

mod error;
mod interval;

mod contest;
mod early_stop;
mod line_up;
mod log;
mod rating;
mod series;

mod adoption;
mod arena;
mod balance;
mod exact;
mod exact_solve;
mod exact_tree;
mod export;
mod export_check;
mod fit;
mod kept;
mod ladder;
mod least_squares;
mod lessons;
mod minds;
mod review;
mod tune;

mod course;
mod deeds;
mod doers;
mod study;
mod variance;

mod bench;
mod probe;

mod arena_text;
mod bench_text;
mod document;
mod exact_text;
mod figures;
mod ladder_text;
mod review_text;
mod study_text;
mod tune_text;

pub use adoption::{Proof, Taken};
pub use arena::{Arena, ArenaReport, Detail, Gap, Standing};
pub use balance::{Balance, EventBalance, SeatBalance, SourceBalance};
pub use bench::{Bench, BenchReport};
pub use bench_text::BenchRow;
pub use deeds::Deed;
pub use document::{Block, Curve, Document, Row};
pub use early_stop::{EarlyStop, EarlyStopReport, Verdict};
pub use error::ArenaError;
pub use exact::{Exact, ExactError, ExactReport, PlayerWorth, Stake, Worth};
pub use export::Export;
pub use export_check::{ExportError, check_export, exported_games};
pub use fit::Fit;
pub use interval::Interval;
pub use kept::Kept;
pub use ladder::{Ladder, LadderReport, Pair};
pub use ladder_text::{kept_ladders, ladder_document};
pub use line_up::LineUp;
pub use log::{LogError, time_kept};
pub use probe::{Counts, probe};
pub use rating::Rating;
pub use review::{Mistake, Moment, Review, ReviewError, ReviewReport};
pub use study::{Spread, Study, StudyReport};
pub use tune::{Course, Round, Tune, TuneError, TuneReport, Watch};
pub use tune_text::{kept_tunes, tune_document};
pub use variance::{LevelResult, Variance};

#[cfg(test)]
mod tests;
