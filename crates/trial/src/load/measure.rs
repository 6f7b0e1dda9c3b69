//! What guests measure.

use std::time::Duration;

/// What the guests of some tables measured.
#[derive(Clone, Default, Debug)]
pub(crate) struct LoadTotals {
    /// From sending an action to everybody at the table having it, in microseconds, unsorted.
    latencies: Vec<u32>,
    /// Actions that were refused.
    pub(crate) refusals: u64,
    /// What the house said to the first of them.
    pub(crate) first_refusal: Option<String>,
    /// Frames that did not follow the one before.
    pub(crate) gaps: u64,
    /// Games that came to their end.
    pub(crate) games: u64,
}

impl LoadTotals {
    /// An action took this long.
    pub(crate) fn took(&mut self, time: Duration) {
        self.latencies.push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// An action was refused.
    pub(crate) fn refused(&mut self, said: &str) {
        self.refusals += 1;
        self.first_refusal.get_or_insert_with(|| said.to_string());
    }

    /// Takes in what others measured.
    pub(crate) fn add(&mut self, other: LoadTotals) {
        self.latencies.extend(other.latencies);
        self.refusals += other.refusals;
        self.first_refusal = self.first_refusal.take().or(other.first_refusal);
        self.gaps += other.gaps;
        self.games += other.games;
    }

    /// How many actions of guests were measured.
    pub(crate) fn actions(&self) -> usize {
        self.latencies.len()
    }

    /// The times below which these shares of the actions lie, in milliseconds.
    pub(crate) fn quantiles(&mut self, shares: [f64; 4]) -> [f64; 4] {
        self.latencies.sort_unstable();
        let last = self.latencies.len().saturating_sub(1);
        shares.map(|share| {
            let index = (share * last as f64).round() as usize;
            self.latencies.get(index).map_or(f64::NAN, |&micros| f64::from(micros) / 1_000.0)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::LoadTotals;

    #[test]
    fn quantiles_are_those_of_all_tables_together() {
        let mut totals = LoadTotals::default();
        for ms in (1..=60).rev() {
            totals.took(Duration::from_millis(ms));
        }
        let mut other = LoadTotals::default();
        for ms in 61..=101 {
            other.took(Duration::from_millis(ms));
        }
        totals.add(other);
        assert_eq!(totals.quantiles([0.0, 0.5, 0.99, 1.0]), [1.0, 51.0, 100.0, 101.0]);
    }
}
