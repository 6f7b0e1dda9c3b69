//! How much somebody may ask for in a short time.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};

use room::Ms;

/// A bucket that fills at a steady rate and is emptied by requests.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    per_second: f64,
    size: f64,
    level: f64,
    at: Ms,
}

impl Bucket {
    /// A full bucket.
    pub(crate) fn new(per_second: f64, size: f64, now: Ms) -> Bucket {
        Bucket { per_second, size, level: size, at: now }
    }

    /// Takes one out; otherwise says how many milliseconds to wait for it.
    pub(crate) fn take(&mut self, now: Ms) -> Result<(), Ms> {
        let passed = now.saturating_sub(self.at) as f64 / 1_000.0;
        self.level = (self.level + passed * self.per_second).min(self.size);
        self.at = now;
        if self.level >= 1.0 {
            self.level -= 1.0;
            return Ok(());
        }
        Err(((1.0 - self.level) / self.per_second * 1_000.0).ceil() as Ms)
    }

    fn is_full(&self, now: Ms) -> bool {
        let passed = now.saturating_sub(self.at) as f64 / 1_000.0;
        self.level + passed * self.per_second >= self.size
    }
}

/// A bucket for each of many; those that are full again are forgotten.
pub(crate) struct Throttle<K> {
    buckets: Mutex<HashMap<K, Bucket>>,
    per_second: f64,
    size: f64,
}

/// Above this many, full buckets are thrown away before another is added.
const TIDY_ABOVE: usize = 4_096;

impl<K: Hash + Eq> Throttle<K> {
    pub(crate) fn new(per_minute: u32) -> Throttle<K> {
        let size = f64::from(per_minute.max(1));
        Throttle { buckets: Mutex::new(HashMap::new()), per_second: size / 60.0, size }
    }

    /// Whether this one may.
    pub(crate) fn allows(&self, who: K, now: Ms) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > TIDY_ABOVE {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let new = || Bucket::new(self.per_second, self.size, now);
        buckets.entry(who).or_insert_with(new).take(now).is_ok()
    }
}

#[cfg(test)]
mod tests {
    use super::{Bucket, Throttle};

    #[test]
    fn a_burst_is_allowed_and_then_the_steady_rate() {
        let mut bucket = Bucket::new(10.0, 3.0, 0);
        assert_eq!([bucket.take(0), bucket.take(0), bucket.take(0)], [Ok(()); 3]);
        assert_eq!(bucket.take(0), Err(100));
        assert_eq!(bucket.take(100), Ok(()));
        assert_eq!(bucket.take(100), Err(100));
    }

    #[test]
    fn one_who_asks_too_much_does_not_hinder_another() {
        let throttle = Throttle::new(2);
        assert!(throttle.allows("a", 0) && throttle.allows("a", 0));
        assert!(!throttle.allows("a", 0));
        assert!(throttle.allows("b", 0));
        assert!(throttle.allows("a", 60_000));
    }
}
