//! How much memory the house holds in each of its lives.

use serde::Serialize;

/// A life this long, in looks of a second each, shows whether memory grows.
const LONG: usize = 120;
/// What the house may hold more in the last quarter of a life than in the second: a share, and this many KiB besides.
const GROWTH: (f64, f64) = (1.25, 8.0 * 1024.0);

/// What the system said about the memory of the house, life by life.
#[derive(Default)]
pub(crate) struct Lives(Vec<Vec<u64>>);

/// One life of the house.
#[derive(Serialize)]
pub(crate) struct Life {
    pub(crate) seconds: usize,
    /// The middle of the second quarter and of the last one, in KiB.
    pub(crate) early_kib: u64,
    pub(crate) late_kib: u64,
}

impl Lives {
    /// The house was opened.
    pub(crate) fn begin(&mut self) {
        self.0.push(Vec::new());
    }

    /// The house holds this much now.
    pub(crate) fn look(&mut self, kib: Option<u64>) {
        if let (Some(life), Some(kib)) = (self.0.last_mut(), kib) {
            life.push(kib);
        }
    }

    /// Every life that was looked at.
    pub(crate) fn lives(&self) -> Vec<Life> {
        let life = |looks: &Vec<u64>| {
            let quarter = looks.len() / 4;
            let early_kib = middle(&looks[quarter..looks.len() / 2])?;
            Some(Life { seconds: looks.len(), early_kib, late_kib: middle(&looks[looks.len() - quarter..])? })
        };
        self.0.iter().filter_map(life).collect()
    }
}

impl Life {
    /// Whether the house held more and more.
    pub(crate) fn is_leaky(&self) -> bool {
        let (part, besides) = GROWTH;
        self.seconds >= LONG && self.late_kib as f64 > self.early_kib as f64 * part + besides
    }
}

fn middle(looks: &[u64]) -> Option<u64> {
    let mut sorted = looks.to_vec();
    sorted.sort_unstable();
    sorted.get(sorted.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::Lives;

    fn leaky(looks: impl Iterator<Item = u64>) -> Vec<bool> {
        let mut lives = Lives::default();
        lives.begin();
        looks.for_each(|kib| lives.look(Some(kib)));
        lives.lives().iter().map(super::Life::is_leaky).collect()
    }

    #[test]
    fn a_house_that_holds_more_and_more_is_leaky() {
        assert_eq!(leaky((0..200).map(|second| 20_000 + second * 200)), [true]);
        assert_eq!(leaky((0..200).map(|second| 20_000 + second % 7 * 300)), [false]);
    }

    #[test]
    fn a_house_that_was_opened_just_now_may_grow() {
        assert_eq!(leaky((0..60).map(|second| 20_000 + second * 2_000)), [false]);
    }
}
