//! The lab tells the truth.

mod arena;
mod balance;
mod bench;
mod exact;
mod export;
mod golden;
mod kuhn;
mod ladder;
mod rating;
mod review;
mod study;
mod tune;
