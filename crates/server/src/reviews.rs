//! Games in hindsight: each is looked at once, on a thread of its own, and what was found is kept in memory.
//!
//! Not on the threads of the bots: guests wait for those, and nobody at a table waits for a review. What is found
//! follows from the record alone, so nothing is lost with the memory, and every house that shares a database finds the
//! same.

use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use catalog::{AnyGame, Entry, Visitor};
use lab::{Review, ReviewReport};
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};
use store::{GuestId, TableId};
use table::Record;

use crate::network::Network;

/// How many games may wait for a review; a request for one more is told to come back.
const MOST_WAITING: usize = 16;
/// How many reviews are kept, the latest ones.
const MOST_KEPT: usize = 256;
/// For how many tables it is known which review is theirs.
const MOST_TABLES: usize = 4_096;

/// All reviews of the house.
pub(crate) struct Reviews {
    pool: ThreadPool,
    kept: Mutex<Kept>,
    /// How many one guest, and one network, may have waiting or running.
    most_of_one: usize,
}

#[derive(Default)]
struct Kept {
    by_record: HashMap<Fingerprint, Arc<Hindsight>>,
    /// The records from the oldest review to the newest.
    records: VecDeque<Fingerprint>,
    by_table: HashMap<TableId, Fingerprint>,
    /// The tables in the order in which somebody asked first.
    tables: VecDeque<TableId>,
}

/// A digest of everything that a review follows from. Tables at which the same was played share one review.
type Fingerprint = [u8; 32];

/// Who wants a review.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asker {
    /// The guest, if they came before.
    pub(crate) guest: Option<GuestId>,
    /// Their network.
    pub(crate) network: Network,
}

impl Asker {
    fn is_like(&self, other: &Asker) -> bool {
        self.network == other.network || self.guest.is_some() && self.guest == other.guest
    }
}

/// A game that is being looked at, or was.
pub(crate) struct Hindsight {
    done: AtomicUsize,
    /// How many looks it takes at most.
    all: usize,
    /// What was found; nothing if the game can't be looked at.
    found: OnceLock<Option<ReviewReport>>,
    /// Who asked first.
    asker: Asker,
}

/// How far a review is.
pub(crate) enum Progress<'a> {
    /// How far the review is.
    Looking { done: usize, all: usize },
    /// It is there.
    Found(&'a ReviewReport),
    /// The game can't be looked at.
    Failed,
}

/// Too many games wait to be looked at.
pub(crate) struct TooMany;

impl Reviews {
    pub(crate) fn new(most_of_one: u32) -> Result<Reviews, ThreadPoolBuildError> {
        let pool = ThreadPoolBuilder::new().num_threads(1).thread_name(|_| "review".to_string()).build()?;
        Ok(Reviews { pool, kept: Mutex::default(), most_of_one: usize::try_from(most_of_one).unwrap_or(usize::MAX) })
    }

    /// The review of a finished game, if anybody has asked for it lately.
    pub(crate) fn known(&self, id: &TableId) -> Option<Arc<Hindsight>> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.by_record.get(kept.by_table.get(id)?).cloned()
    }

    /// The review of a finished game; the first request starts it.
    pub(crate) fn ask(
        &self,
        id: &TableId,
        game: &'static dyn AnyGame,
        record: &Record,
        asker: Asker,
    ) -> Result<Arc<Hindsight>, TooMany> {
        let fingerprint = fingerprint(record);
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = kept.by_record.get(&fingerprint).cloned() {
            kept.note(id, fingerprint);
            return Ok(known);
        }
        let waiting = || kept.by_record.values().filter(|hindsight| hindsight.found.get().is_none());
        let of_one = waiting().filter(|hindsight| hindsight.asker.is_like(&asker)).count();
        if of_one >= self.most_of_one || waiting().count() >= MOST_WAITING {
            return Err(TooMany);
        }
        let all = 2 * record.inputs.len() + 1;
        let hindsight = Arc::new(Hindsight { done: AtomicUsize::new(0), all, found: OnceLock::new(), asker });
        kept.keep(fingerprint, hindsight.clone());
        kept.note(id, fingerprint);
        drop(kept);
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
    fn keep(&mut self, fingerprint: Fingerprint, hindsight: Arc<Hindsight>) {
        while self.records.len() >= MOST_KEPT {
            if let Some(oldest) = self.records.pop_front() {
                self.by_record.remove(&oldest);
            }
        }
        self.records.push_back(fingerprint);
        self.by_record.insert(fingerprint, hindsight);
    }

    /// Remembers what was played at a table.
    fn note(&mut self, id: &TableId, fingerprint: Fingerprint) {
        if self.by_table.insert(id.clone(), fingerprint).is_some() {
            return;
        }
        while self.tables.len() >= MOST_TABLES {
            if let Some(oldest) = self.tables.pop_front() {
                self.by_table.remove(&oldest);
            }
        }
        self.tables.push_back(id.clone());
    }
}

/// What a review follows from: not who played it, and not what was taken back.
fn fingerprint(record: &Record) -> Fingerprint {
    let mut played = record.clone();
    played.players.clear();
    played.taken_back.clear();
    let digest = ring::digest::digest(&ring::digest::SHA256, played.to_string().as_bytes());
    digest.as_ref().try_into().expect("SHA-256 has 32 bytes")
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

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;
    use std::sync::Arc;

    use store::TableId;
    use table::{Input, Record, Rng, Seed, Viewer};

    use super::{Asker, Reviews};
    use crate::network::Network;

    fn played(number: u64) -> Record {
        let game = catalog::game("rinpa").expect("it is in the house");
        let options = [("deals".to_string(), "one".to_string())];
        let (mut table, _) = game.open(3, &options, Seed::numbered(6, number)).expect("three can play");
        let mut rng = Rng::new(&Seed::numbered(7, number));
        while let Some(seat) = table.waiting().must.first() {
            let legal = table.sight(Viewer::Seat(seat)).legal();
            table.put(Input::Choose(seat, &legal[rng.below(legal.len() as u32) as usize])).expect("it is legal");
        }
        table.record()
    }

    fn asker(guest: &str, network: u8) -> Asker {
        let network = Network::of(Ipv4Addr::new(192, 0, 2, network).into());
        Asker { guest: guest.parse().ok(), network }
    }

    fn id(number: u8) -> TableId {
        format!("tableofthistest{number}").parse().expect("an id")
    }

    #[test]
    fn seventeen_clones_of_a_game_share_one_review() {
        let game = catalog::game("rinpa").expect("it is in the house");
        let reviews = Reviews::new(1).expect("a thread");
        let record = played(1);
        let first = reviews.ask(&id(0), game, &record, asker("annewhoplays", 1)).ok().expect("a review");
        for clone in 1..18 {
            let mut record = record.clone();
            record.players.clear();
            let asked = reviews.ask(&id(clone), game, &record, asker("annewhoplays", 1)).ok().expect("a review");
            assert!(Arc::ptr_eq(&first, &asked), "clone {clone}");
        }
        assert!(Arc::ptr_eq(&first, &reviews.known(&id(17)).expect("it is known")));
    }

    #[test]
    fn one_guest_or_one_network_has_a_stated_number_of_reviews_waiting() {
        let game = catalog::game("rinpa").expect("it is in the house");
        let reviews = Reviews::new(2).expect("a thread");
        // Nothing is found while the only thread is kept busy.
        let (release, wait) = std::sync::mpsc::channel::<()>();
        reviews.pool.spawn(move || _ = wait.recv());
        let ask = |number: u8, asker: Asker| reviews.ask(&id(number), game, &played(number.into()), asker).is_ok();
        assert!(ask(1, asker("annewhoplays", 1)) && ask(2, asker("annewhoplays", 2)));
        assert!(!ask(3, asker("annewhoplays", 3)), "the guest has two waiting");
        assert!(ask(4, asker("benwhoplays", 2)));
        assert!(!ask(5, asker("carlwhoplays", 2)), "the network has two waiting");
        assert!(ask(6, asker("carlwhoplays", 4)));
        drop(release);
    }
}
