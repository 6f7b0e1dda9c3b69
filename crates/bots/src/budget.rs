//! How long a searcher thinks.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// When a search ends.
#[derive(Clone, Debug)]
pub enum Budget {
    /// After so many iterations, at least one: the same answer everywhere.
    Iterations(u32),
    /// When somebody who owns a clock says so, but not before the first iteration, so that there is an answer.
    Until(Stop),
}

impl Budget {
    /// The same budget when every iteration costs as much as this many.
    pub(crate) fn shared_by(&self, parts: u32) -> Budget {
        match self {
            Budget::Iterations(most) => Budget::Iterations(most / parts.max(1)),
            Budget::Until(stop) => Budget::Until(stop.clone()),
        }
    }

    /// Whether a search that has done so many iterations goes on.
    #[inline]
    pub(crate) fn allows(&self, done: u32) -> bool {
        match self {
            Budget::Iterations(most) => done < (*most).max(1),
            Budget::Until(stop) => done == 0 || (done < u32::MAX && !stop.is_set()),
        }
    }
}

/// A flag shared between a searcher and whoever ends its search.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Ends the search now, and every later one until [`Stop::clear`].
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets the next search begin.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether the search is to end.
    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
