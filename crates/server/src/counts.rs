//! How many of something are open at once, by key, with a limit.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// Open things by key. No key has more than the limit.
pub(crate) struct Counts<K> {
    open: Mutex<HashMap<K, u32>>,
    most: u32,
}

/// One open thing; it counts until this is dropped.
pub(crate) struct Ticket<K: Hash + Eq> {
    counts: Arc<Counts<K>>,
    key: K,
}

impl<K: Hash + Eq + Clone> Counts<K> {
    pub(crate) fn new(most: u32) -> Arc<Counts<K>> {
        Arc::new(Counts { open: Mutex::new(HashMap::new()), most })
    }

    /// Counts one more, unless the limit is reached.
    pub(crate) fn enter(self: &Arc<Counts<K>>, key: K) -> Option<Ticket<K>> {
        let mut open = self.open.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(key.clone()).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        drop(open);
        Some(Ticket { counts: Arc::clone(self), key })
    }
}

impl<K: Hash + Eq> Drop for Ticket<K> {
    fn drop(&mut self) {
        let mut open = self.counts.open.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(count) = open.get_mut(&self.key) else { return };
        *count -= 1;
        if *count == 0 {
            open.remove(&self.key);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Counts;

    #[test]
    fn a_limit_holds_for_each_key_and_what_is_closed_no_longer_counts() {
        let counts = Counts::new(2);
        let first = counts.enter("a");
        let second = counts.enter("a");
        assert!(first.is_some() && second.is_some());
        assert!(counts.enter("a").is_none());
        assert!(counts.enter("b").is_some());
        drop(first);
        assert!(counts.enter("a").is_some());
    }

    #[test]
    fn keys_with_nothing_open_are_forgotten() {
        let counts = Counts::new(2);
        drop(counts.enter("a"));
        assert!(counts.open.lock().expect("no thread panicked").is_empty());
    }
}
