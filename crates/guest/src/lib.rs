//! The client library for programs: opens tables, sits down and plays over the socket, one thing after the other.
//!
//! ```
//! use guest::{Guest, GuestError};
//! use wire::{CreateTable, SeatWish, ServerMessage};
//!
//! /// Plays a game of Rinpa against two bots and returns the points by seat.
//! fn play(mut guest: Guest) -> Result<Vec<i32>, Box<dyn std::error::Error>> {
//!     let bot = || SeatWish::Bot("uniform".to_string());
//!     let table = guest.create_table(&CreateTable::new("rinpa", [SeatWish::Me, bot(), bot()]))?;
//!     let mut connection = guest.connect(&table.id, None)?;
//!     loop {
//!         let ServerMessage::Frame(frame) = connection.next()? else { continue };
//!         if let Some(outcome) = frame.outcome {
//!             return Ok(outcome.points.as_slice().to_vec());
//!         }
//!         if let Some(question) = frame.ask {
//!             connection.choose(question.token, &question.legal_actions()?[0])?;
//!         }
//!     }
//! }
//!
//! // Nobody listens on port 1, so this guest finds no server.
//! let error = play(Guest::at(([127, 0, 0, 1], 1).into())).expect_err("there is no server");
//! assert!(matches!(error.downcast_ref(), Some(GuestError::Unreachable(_))));
//! ```
//!
//! Tests and the load command come to the server with it as everybody does, through its front door. Nothing here knows
//! the inside of the server. With the feature `devices` it also has devices that can be called, and the push service
//! that brings the calls.

mod connection;
#[cfg(feature = "devices")]
mod device;
mod error;
#[cfg(feature = "devices")]
mod push_service;
mod visitor;

pub use connection::{GuestConnection, inflate};
#[cfg(feature = "devices")]
pub use device::Device;
pub use error::{Closed, GuestError};
#[cfg(feature = "devices")]
pub use push_service::{Posted, PushService};
pub use visitor::{Answer, Guest};
