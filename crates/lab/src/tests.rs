//! The lab tells the truth.

mod arena;
mod ladder;
mod rating;
