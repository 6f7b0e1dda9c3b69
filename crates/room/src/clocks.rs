//! How much time every seat has left.

use table::{Seat, SeatSet};
use wire::Clock;

use crate::message::Ms;

/// The least time that a player has after coming back to a table that slept.
const LEAST_AFTER_SLEEP_MS: Ms = 60_000;

/// The clocks of a table.
pub(crate) struct Clocks {
    rule: Clock,
    seats: Vec<SeatClock>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct SeatClock {
    /// How much was left when the clock last began to run or stood still.
    left: Ms,
    /// Since when it runs.
    since: Option<Ms>,
}

/// What was kept of the clocks of a table that fell asleep.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedClocks {
    /// What was left by seat.
    pub left_ms: Vec<Ms>,
    /// How long ago that was.
    pub ago_ms: Ms,
}

impl Clocks {
    /// Clocks that have not run yet.
    pub(crate) fn new(rule: Clock, seats: u8) -> Clocks {
        Clocks { rule, seats: vec![SeatClock { left: allowance(rule), since: None }; seats as usize] }
    }

    /// Clocks of a table that slept: those of the seats that are waited for ran on.
    pub(crate) fn resume(&mut self, now: Ms, must: SeatSet, saved: &SavedClocks) {
        if self.rule == Clock::None {
            return;
        }
        let least = LEAST_AFTER_SLEEP_MS.min(allowance(self.rule));
        for (seat, clock) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
            let Some(&left) = saved.left_ms.get(seat.index()) else { continue };
            let runs = must.contains(seat);
            let left = if runs { left.saturating_sub(saved.ago_ms).max(least) } else { left };
            *clock = SeatClock { left, since: runs.then_some(now) };
        }
    }

    /// The game waits for these seats from now on; one may have just moved.
    pub(crate) fn wait_for(&mut self, now: Ms, must: SeatSet, moved: Option<Seat>) {
        if self.rule == Clock::None {
            return;
        }
        for (seat, clock) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
            let is_waited_for = must.contains(seat);
            if moved != Some(seat) && clock.since.is_some() == is_waited_for {
                continue;
            }
            let was_running = clock.since.is_some();
            clock.left = clock.left_at(now);
            match self.rule {
                Clock::None => {}
                // Every move has its own time.
                Clock::PerMove { .. } => clock.left = allowance(self.rule),
                // The increment belongs to the turn, however many steps it has.
                Clock::Bank { increment, .. } if was_running && !is_waited_for => {
                    clock.left += Ms::from(increment) * 1000;
                }
                Clock::Bank { .. } => {}
            }
            clock.since = is_waited_for.then_some(now);
        }
    }

    /// When the first clock that runs is at zero, among these seats.
    pub(crate) fn due(&self, seats: SeatSet) -> Option<Ms> {
        let all = Seat::all(self.seats.len() as u8).zip(&self.seats);
        let running = all.filter(|(seat, _)| self.rule != Clock::None && seats.contains(*seat));
        running.filter_map(|(_, clock)| clock.since.map(|since| since + clock.left)).min()
    }

    /// Whether this seat has no time left.
    pub(crate) fn is_overdue(&self, seat: Seat, now: Ms) -> bool {
        let clock = &self.seats[seat.index()];
        self.rule != Clock::None && clock.since.is_some() && clock.left_at(now) == 0
    }

    /// What is left for every seat; nothing at a table without clocks.
    pub(crate) fn times(&self, now: Ms) -> Vec<wire::SeatClock> {
        if self.rule == Clock::None {
            return Vec::new();
        }
        let time = |clock: &SeatClock| wire::SeatClock { left_ms: clock.left_at(now), runs: clock.since.is_some() };
        self.seats.iter().map(time).collect()
    }
}

impl SeatClock {
    fn left_at(&self, now: Ms) -> Ms {
        self.left.saturating_sub(self.since.map_or(0, |since| now.saturating_sub(since)))
    }
}

/// What everybody has at the beginning.
fn allowance(rule: Clock) -> Ms {
    match rule {
        Clock::None => 0,
        Clock::PerMove { seconds } | Clock::Bank { seconds, .. } => Ms::from(seconds) * 1000,
    }
}
