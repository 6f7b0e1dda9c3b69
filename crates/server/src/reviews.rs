//! Games in hindsight: each is looked at once, on a thread of its own, and what was found is kept in memory.
//!
//! Not on the threads of the bots: guests wait for those, and nobody at a table waits for a review. What is found follows
//! from the record alone, so nothing is lost with the memory, and every house that shares a database finds the same.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use catalog::{AnyGame, Entry, Visitor};
use lab::{Review, ReviewReport};
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use store::TableId;
use table::Record;

/// So many games may wait to be looked at; whoever asks for one more is told to come back.
const MOST_WAITING: usize = 16;
/// So many reviews are kept, the latest ones.
const MOST_KEPT: usize = 256;

/// All reviews of the house.
pub(crate) struct Reviews {
    pool: ThreadPool,
    kept: Mutex<Kept>,
}

#[derive(Default)]
struct Kept {
    by_table: HashMap<TableId, Arc<Hindsight>>,
    /// The tables from the oldest review to the newest.
    order: VecDeque<TableId>,
}

/// A game that is being looked at, or was.
pub(crate) struct Hindsight {
    done: AtomicUsize,
    /// How many looks it takes at most.
    all: usize,
    /// What was found; nothing if the game can't be looked at.
    found: OnceLock<Option<ReviewReport>>,
}

/// How far a review is.
pub(crate) enum Progress<'a> {
    /// So many looks of so many are done.
    Looking { done: usize, all: usize },
    /// It is there.
    Found(&'a ReviewReport),
    /// The game can't be looked at.
    Failed,
}

/// Too many games wait to be looked at.
pub(crate) struct TooMany;

impl Reviews {
    pub(crate) fn new() -> Result<Reviews, ThreadPoolBuildError> {
        let pool = ThreadPoolBuilder::new().num_threads(1).thread_name(|_| "review".to_string()).build()?;
        Ok(Reviews { pool, kept: Mutex::default() })
    }

    /// The review of a finished game, if anybody has asked for it lately.
    pub(crate) fn known(&self, id: &TableId) -> Option<Arc<Hindsight>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).by_table.get(id).cloned()
    }

    /// The review of a finished game; whoever is first to ask for it has it begun.
    pub(crate) fn ask(
        &self,
        id: &TableId,
        game: &'static dyn AnyGame,
        record: &Record,
    ) -> Result<Arc<Hindsight>, TooMany> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = kept.by_table.get(id) {
            return Ok(known.clone());
        }
        if kept.by_table.values().filter(|hindsight| hindsight.found.get().is_none()).count() >= MOST_WAITING {
            return Err(TooMany);
        }
        let hindsight =
            Arc::new(Hindsight { done: AtomicUsize::new(0), all: 2 * record.inputs.len() + 1, found: OnceLock::new() });
        kept.keep(id.clone(), hindsight.clone());
        let (begun, record) = (hindsight.clone(), record.clone());
        self.pool.spawn(move || {
            let look = || catalog::visit(game.name(), Look { game, record: &record, done: &begun.done });
            // A game that can't be looked at must not take the thread, and with it the others, along.
            let found = catch_unwind(AssertUnwindSafe(look)).ok().and_then(Result::ok).flatten();
            if found.is_none() {
                tracing::error!(game = game.name(), "a finished game can't be reviewed");
            }
            begun.found.get_or_init(|| found);
        });
        Ok(hindsight)
    }
}

impl Kept {
    fn keep(&mut self, id: TableId, hindsight: Arc<Hindsight>) {
        while self.order.len() >= MOST_KEPT {
            if let Some(oldest) = self.order.pop_front() {
                self.by_table.remove(&oldest);
            }
        }
        self.order.push_back(id.clone());
        self.by_table.insert(id, hindsight);
    }
}

impl Hindsight {
    pub(crate) fn progress(&self) -> Progress<'_> {
        match self.found.get() {
            None => Progress::Looking { done: self.done.load(Ordering::Relaxed).min(self.all), all: self.all },
            Some(Some(report)) => Progress::Found(report),
            Some(None) => Progress::Failed,
        }
    }

    /// What was found, if it is there.
    pub(crate) fn report(&self) -> Option<&ReviewReport> {
        self.found.get().and_then(Option::as_ref)
    }
}

struct Look<'a> {
    game: &'static dyn AnyGame,
    record: &'a Record,
    done: &'a AtomicUsize,
}

impl Visitor for Look<'_> {
    type Output = Option<ReviewReport>;

    fn visit<G: Entry>(self) -> Option<ReviewReport> {
        let review = Review::of_record(self.record, self.game.strongest_level());
        let done = || _ = self.done.fetch_add(1, Ordering::Relaxed);
        review.run::<G>(self.record, &done).ok()
    }
}
