//! The only place that reads the clock.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use room::Ms;
use store::UnixMs;

/// A clock that never goes back, for everything that runs at a table.
#[derive(Clone, Copy)]
pub(crate) struct Clock {
    start: Instant,
}

impl Clock {
    pub(crate) fn new() -> Clock {
        Clock { start: Instant::now() }
    }

    /// Milliseconds since the house opened, and one day, so that nothing ever lies before zero.
    pub(crate) fn now(&self) -> Ms {
        const ONE_DAY: Ms = 86_400_000;
        ONE_DAY + self.start.elapsed().as_millis() as Ms
    }

    /// The moment at which [`Clock::now`] will say this.
    pub(crate) fn instant(&self, at: Ms) -> tokio::time::Instant {
        let now = self.now();
        tokio::time::Instant::now() + std::time::Duration::from_millis(at.saturating_sub(now))
    }
}

/// The time of day, for what is stored.
pub(crate) fn unix_now() -> UnixMs {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    UnixMs(since.as_millis() as u64)
}
