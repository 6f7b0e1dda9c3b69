//! Three small games to test generic code with, each with another kind of waiting.
//!
//! [`Bids`] asks all seats at the same time and keeps their commitments hidden; [`Hands`] goes round the table with
//! hidden cards and one that nobody knows; [`Snap`] is a race against a clock.

mod bids;
pub(crate) mod cards;
mod hands;
mod snap;

pub use bids::{Bids, BidsEvent, BidsOptions, BidsRefusal, BidsView, Ladder};
pub use cards::{Card, Cards, NotACard, up_to};
pub use hands::{Deck, Hands, HandsEvent, HandsMemory, HandsOptions, HandsRefusal, HandsView};
pub use snap::{Pile, Snap, SnapAction, SnapEvent, SnapMemory, SnapOptions, SnapRefusal, SnapView};
