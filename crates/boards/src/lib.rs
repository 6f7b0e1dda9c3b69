//! What the house looks like: views and legal actions as HTML and SVG, and its texts in English and Japanese.
//!
//! A game that wants a board implements [`Board`]. There are no rules here: a board shows the view it was given, and
//! what can be done is a button for each legal action, in the place where it is done. [`pages`] puts a board into the
//! frame of the house, and [`assets()`] are the files that the pages ask for.

pub mod pages;

mod assets;
mod board;
mod edo_yashiki;
mod iki;
mod kabuki;
mod lang;
mod look;
mod registry;
mod rinpa;
mod sprite;
mod styles;
#[cfg(feature = "toys")]
mod toys;
mod ukiyo_e;
mod words;

#[cfg(test)]
mod tests;

pub use assets::{Asset, asset, asset_path, assets};
pub use board::{Board, Presence, Scene, SeatKind, Seated};
pub use lang::{Arg, Lang};
pub use look::{Cards, Colors, Hand, Look, LookChoice, Motion, Sound};
pub use registry::{draw, refuse, reveal, rules, sketch, tell, whose};
pub use words::{
    Farewell, Notice, Refusal, Trouble, bot_name, game_about, game_title, guest_name, guest_who_left, level_about,
    level_name, way_to_table, your_turn,
};
