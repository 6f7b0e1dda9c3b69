//! The rules of Ukiyo-e: art dealers in Paris outbid each other with solo exhibitions of seven artists.
//!
//! The state is [`UkiyoE`]; `README.md` has the rules in our own words, and the § that comments and refusals name.

// What the game is made of (§1).
mod artist;
mod cards;
mod components;
mod options;
mod piles;
mod works;

// The rulebook, chapter by chapter.
mod setup;
mod state;

mod drawing;

mod discarding;

mod exhibitions;

mod round_end;

mod scoring;

// What goes in and out.
mod action;
mod event;
mod memory;
mod notation;
mod refusal;
mod view;

// Worlds that fit what a seat knows, and what can be read of them.
mod access;
mod imagine;

mod game;

pub use action::{Action, Source};
pub use artist::Artist;
pub use cards::Cards;
pub use components::{CardsError, Catalog, Picture, catalog};
pub use event::{EndCause, Event};
pub use exhibitions::fewest;
pub use memory::Memory;
pub use notation::NotationError;
pub use options::{Deck, Rounds, UkiyoEOptions};
pub use refusal::Refusal;
pub use state::{Closing, Phase, UkiyoE};
pub use view::{Exhibition, View};
pub use works::Works;

#[cfg(any(test, feature = "testing"))]
pub mod testing;
#[cfg(test)]
mod tests;
