//! How the store is: whether the database answers, and what has been written.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use tokio::time::Instant;

/// Whether the database answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Health {
    /// It does.
    Up,
    /// It does not: appends are held and will be written when it is back.
    Down {
        /// Since when.
        since: Instant,
        /// What it said last.
        reason: String,
    },
}

/// What the writer has done since the store was opened, for metrics.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Counters {
    /// Commits of inputs.
    pub batches: u64,
    /// Inputs committed.
    pub rows: u64,
    /// The most inputs that shared a commit.
    pub largest_batch: u64,
    /// Inputs refused for good.
    pub refused: u64,
    /// Tries that failed because the database was away.
    pub retries: u64,
    /// Inputs taken and not yet answered: in the queue or in the batch at hand.
    pub waiting: u64,
    /// What the database said when it last failed.
    pub last_error: Option<String>,
}

/// The counters while they count.
#[derive(Debug, Default)]
pub(crate) struct LiveCounters {
    batches: AtomicU64,
    rows: AtomicU64,
    largest_batch: AtomicU64,
    refused: AtomicU64,
    retries: AtomicU64,
    waiting: AtomicU64,
    last_error: Mutex<Option<String>>,
}

impl LiveCounters {
    pub(crate) fn taken(&self) {
        self.waiting.fetch_add(1, Relaxed);
    }

    pub(crate) fn answered(&self) {
        self.waiting.fetch_sub(1, Relaxed);
    }

    pub(crate) fn committed(&self, rows: usize) {
        self.batches.fetch_add(1, Relaxed);
        self.rows.fetch_add(rows as u64, Relaxed);
        self.largest_batch.fetch_max(rows as u64, Relaxed);
    }

    pub(crate) fn refused(&self) {
        self.refused.fetch_add(1, Relaxed);
    }

    pub(crate) fn failed(&self, reason: &str) {
        self.retries.fetch_add(1, Relaxed);
        *self.last_error.lock().expect("no holder of this lock can panic") = Some(reason.to_string());
    }

    pub(crate) fn read(&self) -> Counters {
        Counters {
            batches: self.batches.load(Relaxed),
            rows: self.rows.load(Relaxed),
            largest_batch: self.largest_batch.load(Relaxed),
            refused: self.refused.load(Relaxed),
            retries: self.retries.load(Relaxed),
            waiting: self.waiting.load(Relaxed),
            last_error: self.last_error.lock().expect("no holder of this lock can panic").clone(),
        }
    }
}
