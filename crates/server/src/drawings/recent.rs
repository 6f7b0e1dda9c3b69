//! The latest of something, by key.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::OnceCell;

/// Values that are made once for everybody who asks for the same key. Of each group the latest are kept.
pub(super) struct Recent<G, K, V> {
    most: usize,
    groups: Mutex<HashMap<G, Latest<K, V>>>,
}

/// From the oldest to the newest.
type Latest<K, V> = VecDeque<(K, Arc<OnceCell<V>>)>;

impl<G: Eq + Hash, K: Eq, V> Recent<G, K, V> {
    /// Keeps at most this number of each group.
    pub(super) fn new(most: usize) -> Recent<G, K, V> {
        Recent { most, groups: Mutex::default() }
    }

    /// The place for the value of this key. Only the first to ask for it makes it; the others wait for that.
    pub(super) fn cell(&self, group: G, key: K) -> Arc<OnceCell<V>> {
        let mut groups = self.groups.lock().unwrap_or_else(PoisonError::into_inner);
        let latest = groups.entry(group).or_default();
        if let Some((_, cell)) = latest.iter().find(|(known, _)| *known == key) {
            return Arc::clone(cell);
        }
        while latest.len() >= self.most {
            latest.pop_front();
        }
        let cell = Arc::new(OnceCell::new());
        latest.push_back((key, Arc::clone(&cell)));
        cell
    }

    /// The value of a group that is right, if there is one.
    pub(super) fn find(&self, group: &G, is_it: impl Fn(&V) -> bool) -> Option<V>
    where
        V: Clone,
    {
        let groups = self.groups.lock().unwrap_or_else(PoisonError::into_inner);
        groups.get(group)?.iter().filter_map(|(_, cell)| cell.get()).find(|value| is_it(value)).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::Recent;

    #[test]
    fn of_each_group_no_more_than_a_stated_number_is_kept_and_the_oldest_goes_first() {
        let recent = Recent::new(4);
        recent.cell("other", 0).set(0).expect("it is new");
        for number in 0..9 {
            recent.cell("this", number).set(number).expect("it is new");
        }
        let find = |group, number| recent.find(&group, |&kept| kept == number);
        assert_eq!((find("this", 4), find("this", 5), find("this", 8)), (None, Some(5), Some(8)));
        assert_eq!(find("other", 0), Some(0));
    }
}
