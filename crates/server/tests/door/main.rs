//! The house from outside, without a browser: what comes through its door, and what does not.

mod house;

mod bounds;
mod calling;
mod carrying;
mod closing;
mod connections;
mod damaged;
mod database;
mod forgetting;
mod history;
mod hosting;
mod identity;
mod languages;
mod limits;
mod metrics;
mod mine;
mod pages;
mod patching;
mod racing;
mod replaying;
mod resuming;
mod reviewing;
mod rules_versions;
mod seats;
mod sessions;
mod settings;
mod sharing;
mod socket;
mod verifying;
mod watching;
mod weight;
