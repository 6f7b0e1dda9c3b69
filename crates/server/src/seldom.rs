//! Log lines that an attacker could cause by the thousand are written seldom, with how many were left out.

use std::sync::{Mutex, PoisonError};

use room::Ms;

/// How long a line is not repeated.
const PAUSE_MS: Ms = 10_000;

/// One kind of log line.
#[derive(Default)]
pub(crate) struct Seldom {
    state: Mutex<State>,
}

#[derive(Default)]
struct State {
    written_at: Option<Ms>,
    left_out: u64,
}

impl Seldom {
    /// Something worth a line happened. Says how often it happened since the last line if one is to be written now.
    pub(crate) fn happened(&self, now: Ms) -> Option<u64> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        state.left_out += 1;
        if state.written_at.is_some_and(|at| now.saturating_sub(at) < PAUSE_MS) {
            return None;
        }
        state.written_at = Some(now);
        Some(std::mem::take(&mut state.left_out))
    }
}

#[cfg(test)]
mod tests {
    use super::Seldom;

    #[test]
    fn a_flood_of_refusals_makes_one_line_in_ten_seconds_that_counts_them() {
        let seldom = Seldom::default();
        assert_eq!(seldom.happened(0), Some(1));
        assert!((0..500).all(|i| seldom.happened(i * 10).is_none()));
        assert_eq!(seldom.happened(10_000), Some(501));
        assert_eq!(seldom.happened(20_000), Some(1));
    }
}
