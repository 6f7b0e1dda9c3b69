//! What must hold of pages, texts and files.

// The samples are shared with the gallery, which knows this crate from outside.
extern crate self as boards;

mod all_games;
mod files;
mod houses;
mod languages;
pub(crate) mod looking;
mod looks;
pub(crate) mod markup;
mod moments;
mod pages;
pub(crate) mod played;
mod review;
mod samples;
mod scenes;
mod texts;
