//! How long a message takes to somebody, as far as it can be believed.

/// No more lag than this is ever allowed for, so that nobody gains by pretending.
pub const LAG_CAP_MS: u32 = 300;

const KEPT: usize = 7;

/// The lag of one line: half the median of the latest round trips, at most [`LAG_CAP_MS`].
#[derive(Clone, Default, Debug)]
pub(crate) struct Lag {
    round_trips: Vec<u32>,
    next: usize,
}

impl Lag {
    /// Takes in a measured round trip.
    pub(crate) fn measure(&mut self, round_trip_ms: u32) {
        if self.round_trips.len() < KEPT {
            self.round_trips.push(round_trip_ms);
        } else {
            self.round_trips[self.next] = round_trip_ms;
        }
        self.next = (self.next + 1) % KEPT;
    }

    /// How much earlier than it arrived a message was sent.
    pub(crate) fn ms(&self) -> u32 {
        let mut sorted = self.round_trips.clone();
        sorted.sort_unstable();
        let median = sorted.get(sorted.len() / 2).copied().unwrap_or(0);
        (median / 2).min(LAG_CAP_MS)
    }
}
