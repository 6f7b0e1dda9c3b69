//! Load, soak and attack tests of a house, from outside through its front door.
//!
//! Each test starts a house as a separate process ([`House`]) on the loopback address, in a temporary folder, and
//! sends programs there as guests. Nothing here knows the inside of the server: what a test measures is what a guest
//! would notice. The binary parses the arguments and prints the reports; errors are for readers of those, so this
//! crate uses `anyhow` like the binary.

pub mod hostile;
mod house;
pub mod load;
mod progress;
pub mod soak;
mod sockets;

pub use house::House;
pub use progress::{Progress, Silent};
