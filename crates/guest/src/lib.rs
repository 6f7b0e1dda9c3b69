//! A guest that is a program: lays tables, sits down and talks over the socket, one thing after the other.
//!
//! Tests and the load command use it to come to the house as everybody does, through its door. Nothing here knows the
//! inside of the house. With the feature `devices` it also has devices that can be called, and the push service that brings
//! the calls.

#[cfg(feature = "devices")]
mod device;
mod error;
mod line;
#[cfg(feature = "devices")]
mod push_service;
mod visitor;

#[cfg(feature = "devices")]
pub use device::Device;
pub use error::GuestError;
pub use line::{Closed, Line};
#[cfg(feature = "devices")]
pub use push_service::{Posted, PushService};
pub use visitor::{Answer, Guest};
