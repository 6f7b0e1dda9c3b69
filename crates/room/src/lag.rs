//! How long a message takes over a connection, as far as its player can't choose it.
//!
//! A player decides when to answer a ping, so a late answer proves nothing. The operating system of the server measures
//! the round trip of the connection itself, below anything that a page or a program does. Credit for lag is given for
//! the least round trip that was ever measured, by either of them, and only if both were: answers that come late can
//! only take credit away.

/// Who measured a round trip.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoundTripBy {
    /// The kernel of the server, on the connection.
    Kernel,
    /// The answer to a ping.
    Pong,
}

/// The lag of one connection: half the least round trip that was measured.
#[derive(Clone, Default, Debug)]
pub(crate) struct Lag {
    kernel: Option<u32>,
    pong: Option<u32>,
}

impl Lag {
    /// Takes in a measured round trip.
    pub(crate) fn measure(&mut self, by: RoundTripBy, ms: u32) {
        let least = match by {
            RoundTripBy::Kernel => &mut self.kernel,
            RoundTripBy::Pong => &mut self.pong,
        };
        *least = Some(least.map_or(ms, |known| known.min(ms)));
    }

    /// How long a message takes from the player to the server; nothing unless the kernel says so, too.
    pub(crate) fn ms(&self) -> u32 {
        match (self.kernel, self.pong) {
            (Some(kernel), Some(pong)) => kernel.min(pong) / 2,
            (None, _) | (_, None) => 0,
        }
    }
}
