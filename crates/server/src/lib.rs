//! The house on the network: pages, sockets and JSON.
//!
//! Every running table is one task that drives one `room::Room` (`driver`). Guests reach it over sockets
//! (`socket`) or by forms (`routes`); bots think on threads of their own (`thinking`); inputs go to the store
//! before anybody hears of them. Only this crate knows HTTP, and only `clock` reads the clock.

mod alarm;
mod carry;
mod clock;
mod config;
mod driver;
mod export;
mod history;
mod house;
mod hub;
mod identity;
mod metrics;
mod protocol;
mod push;
mod render;
mod reviews;
mod routes;
mod serve;
mod socket;
mod speaker;
mod tables;
mod thinking;
mod throttle;

pub use config::{Config, Push};
pub use push::{BadService, PushError};
pub use serve::{ServeError, Serving, serve};

#[cfg(test)]
mod tests;
