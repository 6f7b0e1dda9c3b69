//! The rules of Edo Yashiki, a game of grabbing cards and building a house of floors, tatami, ponds and gardens.
//!
//! The modules stand in the order of the rulebook; § refers to the README of this folder.

// What is on the table (§1, §2).
mod components;
mod kind;
mod options;
mod state;

mod setup;

// How it is played (§3, §6, §7).
mod grabbing;
mod round;

// A house and where a card may lie in it (§4).
mod geometry;
mod grid;
mod house;
mod place;
mod placing;
mod word;

// What a card scores (§5, §8).
mod runs;
mod scoring;

// How it is spoken of.
mod action;
mod event;
mod notation;
mod refusal;
mod view;

// Worlds that fit what a seat sees, and what can be read of them.
mod access;
mod imagine;

// How the house sees it.
mod audit;
mod game;

pub use action::Action;
pub use components::{CARD_COLUMNS, CARD_ROWS, CARDS, Card, CardBox, CardsError};
pub use event::{Cards, End, Event, How};
pub use geometry::{Obstacle, Prospect};
pub use grabbing::Position;
pub use house::{House, MOST_CARDS, Square};
pub use kind::{ALL_KINDS, KINDS, Kind, Kinds};
pub use options::{Deck, EdoYashikiOptions, Grab, Rules};
pub use place::{Laid, Place, Spot, Turn};
pub use refusal::Refusal;
pub use runs::{Direction, LONGEST, Run, SHORTEST, bonus, worth};
pub use scoring::{Fate, Gain, Judged, MOST_RUNS, Refill, Scoring};
pub use state::{EdoYashiki, GOAL, RUSH_MS, SEATS as MAX_SEATS, Slot, Stage};
pub use view::View;

#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
