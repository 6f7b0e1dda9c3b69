//! The house from outside, without a browser: what comes through its door, and what does not.

mod house;

mod closing;
mod database;
mod identity;
mod manners;
mod pages;
mod replaying;
mod resuming;
mod reviewing;
mod seats;
mod settings;
mod sharing;
mod socket;
