//! The lab tells the truth.

mod arena;
mod bench;
mod export;
mod ladder;
mod rating;
mod review;
mod study;
