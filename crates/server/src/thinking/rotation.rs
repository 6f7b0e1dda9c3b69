//! Several queues that take turns, so that a long one delays no other.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

/// Something from which one thing after the other is taken.
pub(super) trait Source {
    type Item;
    fn take(&mut self) -> Option<Self::Item>;
    fn is_empty(&self) -> bool;
}

impl<T> Source for VecDeque<T> {
    type Item = T;

    fn take(&mut self) -> Option<T> {
        self.pop_front()
    }

    fn is_empty(&self) -> bool {
        VecDeque::is_empty(self)
    }
}

/// Several queues that take turns. A queue in which nothing waits has no turn.
pub(super) struct Rotation<Q> {
    turns: VecDeque<Arc<str>>,
    queues: HashMap<Arc<str>, Q>,
}

impl<Q> Default for Rotation<Q> {
    fn default() -> Rotation<Q> {
        Rotation { turns: VecDeque::new(), queues: HashMap::new() }
    }
}

impl<Q: Source + Default> Rotation<Q> {
    /// The queue of this name; a new one is last to have its turn.
    pub(super) fn queue_of(&mut self, name: &Arc<str>) -> &mut Q {
        self.queues.entry(name.clone()).or_insert_with(|| {
            self.turns.push_back(name.clone());
            Q::default()
        })
    }

    pub(super) fn drop_if_empty(&mut self, name: &Arc<str>) {
        if self.queues.get(name).is_some_and(Q::is_empty) {
            self.queues.remove(name);
            self.turns.retain(|turn| turn != name);
        }
    }
}

impl<Q: Source> Source for Rotation<Q> {
    type Item = Q::Item;

    fn take(&mut self) -> Option<Q::Item> {
        let name = self.turns.pop_front()?;
        let queue = self.queues.get_mut(&name)?;
        let taken = queue.take();
        if queue.is_empty() {
            self.queues.remove(&name);
        } else {
            self.turns.push_back(name);
        }
        taken
    }

    fn is_empty(&self) -> bool {
        self.turns.is_empty()
    }
}
