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
    buckets: Mutex<Buckets<K>>,
    per_second: f64,
    size: f64,
}

struct Buckets<K> {
    by_key: HashMap<K, Bucket>,
    /// At this many, full buckets are thrown away before another is added.
    tidy_at: usize,
}

/// With fewer buckets than this nothing is tidied.
const TIDY_ABOVE: usize = 4_096;
/// No more buckets than this are kept: somebody with very many addresses must not take all memory.
const MOST_BUCKETS: usize = 1 << 17;

impl<K: Hash + Eq> Throttle<K> {
    pub(crate) fn new(per_minute: u32) -> Throttle<K> {
        let size = f64::from(per_minute.max(1));
        let buckets = Buckets { by_key: HashMap::new(), tidy_at: TIDY_ABOVE };
        Throttle { buckets: Mutex::new(buckets), per_second: size / 60.0, size }
    }

    /// Whether this one may.
    pub(crate) fn allows(&self, who: K, now: Ms) -> bool {
        self.take(who, now).is_ok()
    }

    /// Counts a request of this one; otherwise says how many milliseconds to wait.
    pub(crate) fn take(&self, who: K, now: Ms) -> Result<(), Ms> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.by_key.len() >= buckets.tidy_at {
            buckets.tidy(now);
        }
        let new = || Bucket::new(self.per_second, self.size, now);
        buckets.by_key.entry(who).or_insert_with(new).take(now)
    }
}

impl<K: Hash + Eq> Buckets<K> {
    /// Forgets those that are full. The next time is when there are twice as many, so that tidying costs little however
    /// many there are.
    fn tidy(&mut self, now: Ms) {
        self.by_key.retain(|_, bucket| !bucket.is_full(now));
        if self.by_key.len() >= MOST_BUCKETS {
            self.by_key.clear();
        }
        self.tidy_at = (2 * self.by_key.len()).clamp(TIDY_ABOVE, MOST_BUCKETS);
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
    fn however_many_ask_no_more_than_a_stated_number_is_remembered() {
        let throttle = Throttle::new(2);
        for key in 0..super::MOST_BUCKETS + 10 {
            assert!(throttle.allows(key, 0));
        }
        let buckets = throttle.buckets.lock().expect("no thread panicked");
        assert!(buckets.by_key.len() <= super::MOST_BUCKETS, "{}", buckets.by_key.len());
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
