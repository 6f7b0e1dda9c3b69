//! The lab tells the truth.

mod arena;
mod balance;
mod bench;
mod export;
mod ladder;
mod rating;
mod review;
mod study;
mod tune;
