//! The rules of Kabuki, a game of masks, memory and the quickest voice.
//!
//! The modules stand in the order of the rulebook; § refers to the README of this folder.

// What is on the table (§1, §2).
mod components;
mod masks;
mod options;
mod state;

mod setup;

// How it is played (§3 to §6).
mod turn;

mod window;

mod stop;

// How it ends (§7, §8).
mod missed;
mod round_end;
mod scoring;

// How it is spoken of.
mod action;
mod event;
mod notation;
mod refusal;
mod view;

// What a seat remembers, worlds that fit it, and what can be read of them.
mod access;
mod imagine;
mod memory;

// How the house sees it.
mod audit;
mod game;

pub use action::Action;
pub use components::{ACTORS, Actor, Color, KINDS, MASKS, Mask, ROUNDS, TOKENS};
pub use event::{Answer, Curtain, Event};
pub use masks::Stack;
pub use memory::Memory;
pub use missed::{Miss, Missed};
pub use options::{DeckSize, KabukiOptions, Pace, Window};
pub use refusal::Refusal;
pub use setup::tokens_each;
pub use state::{Kabuki, Phase, Stage, Verdict};
pub use view::{Face, PhaseView, View};

#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
