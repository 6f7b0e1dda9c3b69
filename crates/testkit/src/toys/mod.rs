//! Small games for tests of whatever is generic over games.
//!
//! [`Hands`] goes round the table with hidden cards and one that nobody knows.

mod cards;
mod hands;

pub use cards::{Card, Cards, NotACard};
pub use hands::{Deck, Hands, HandsEvent, HandsMemory, HandsOptions, HandsRefusal, HandsView};
