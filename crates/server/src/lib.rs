//! The house on the network: pages, sockets and JSON.
//!
//! Every running table is one task that drives one `room::Room` (`driver`). Guests reach it over sockets
//! (`socket`) or by forms (`routes`); bots think on threads of their own (`thinking`); inputs go to the store
//! before anybody hears of them. Only this crate knows HTTP, and only `clock` reads the clock.

mod accept;
mod alarm;
mod carry;
mod cleanup;
mod clock;
mod config;
mod counts;
mod drawings;
mod driver;
mod export;
mod files;
mod history;
mod house;
mod hub;
mod identity;
mod keys;
mod limits;
mod metrics;
mod names;
mod network;
mod origins;
mod push;
mod render;
mod reviews;
mod rotate;
mod round_trip;
mod routes;
mod sample;
mod screen;
mod seldom;
mod serve;
mod sessions;
mod socket;
mod speaker;
mod stream;
mod tables;
mod thinking;
mod throttle;

#[cfg(feature = "testing")]
pub mod testing;

pub use config::{Config, Push};
pub use limits::{Limits, Timeouts};
pub use network::{BadSubnet, Subnet};
pub use push::{BadService, PushError};
pub use rotate::{OldSecrets, rotate_secret};
pub use sample::{Sample, check_sample};
pub use serve::{ServeError, Serving, serve};

#[cfg(test)]
mod tests;
