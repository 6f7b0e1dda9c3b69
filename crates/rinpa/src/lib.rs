//! The rules of Rinpa, a trick-taking game that restores folding screens.
//!
//! The rules in our own words, numbered §, are in this crate's `README.md`; every file below is a chapter of them.

// What lies in the box, and how a table is set up (§1, §2).
mod cards;
mod components;
mod options;
mod setup;

// How it is played, in the order of the rules (§3 to §9).
mod state;

mod trick;

mod sets;

mod scoring;

// What a seat can do, hear, see and remember.
mod action;
mod event;
mod memory;
mod picture;
mod refusal;
mod view;

// Worlds that fit what a seat knows, and what can be read of them.
mod access;
mod counting;
mod imagine;
mod sampler;

// Names in text, the books, and the trait of the table.
mod audit;
mod game;
mod notation;

pub use action::Action;
pub use cards::{Card, Cards};
pub use components::{Artist, Part, RANKS, Set, Sets};
pub use event::{DeadBecause, Event};
pub use memory::Memory;
pub use notation::NotationError;
pub use options::{Deals, Deck, MAX_SEATS, Options, Ties};
pub use refusal::Refusal;
pub use scoring::{ScoreTable, points_of};
pub use sets::Completed;
pub use state::{Phase, Rinpa};
pub use trick::Trick;
pub use view::{SetState, SetView, View};

#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
