//! What the house looks like: views and legal actions as HTML and SVG, and its texts in English and Japanese.
//!
//! A game that wants a board implements [`Board`]. There are no rules here: a board shows the view it was given, and
//! what can be done is a button for each legal action, in the place where it is done.

mod board;
mod lang;

pub use board::{Board, Scene, SeatKind, Seated};
pub use lang::{Arg, Lang};
