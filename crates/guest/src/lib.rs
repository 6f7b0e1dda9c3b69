//! A guest that is a program: lays tables, sits down and talks over the socket, one thing after the other.
//!
//! Tests and the load command use it to come to the house as everybody does, through its door. Nothing here knows the
//! inside of the house.

mod error;
mod line;
mod visitor;

pub use error::GuestError;
pub use line::{Closed, Line};
pub use visitor::{Answer, Guest};
