//! What the house looks like: views and legal actions as HTML and SVG, and its texts in English and Japanese.
//!
//! A game that wants a board implements [`Board`]. There are no rules here: a board shows the view it was given, and
//! what can be done is a button for each legal action, in the place where it is done. [`pages`] puts a board into the
//! frame of the house, and [`assets()`] are the files that the pages ask for.

pub mod pages;
pub mod patch;

mod assets;
mod board;
mod canvas;
mod edo_yashiki;
mod gaps;
mod iki;
mod kabuki;
mod lang;
mod look;
mod registry;
mod rinpa;
mod rules_page;
mod sprite;
mod styles;
#[cfg(feature = "toys")]
mod toys;
mod ukiyo_e;
mod words;

#[cfg(test)]
mod tests;

pub use assets::{Asset, asset, asset_path, assets};
pub use board::{Board, Scene, Seated};
pub use canvas::{Canvas, RegionCache};
pub use lang::{Arg, Lang};
pub use look::{Cards, Colors, Hand, Look, LookChoice, Motion, Sound, Theme};
pub use registry::{draw, refuse, reveal, rules, sketch, tell, whose};
pub use words::{
    FormError, Sentence, Trouble, bot_name, choose_from, game_about, game_title, guest_name, guest_who_left,
    house_is_full, level_about, level_name, network_is_full, refusal_of, unreadable_body, way_to_table, your_turn,
};
