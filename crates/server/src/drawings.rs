//! Drawing pictures and pages on threads of their own, and once for everybody who sees the same.
//!
//! The board of a game takes a millisecond or more to draw. On a thread that serves connections everybody would wait
//! for it, and
//! five hundred spectators of one table would make it five hundred times. So drawing happens on blocking threads, a few
//! at once, and a picture is kept for a while under everything that it shows.

use std::collections::{HashMap, VecDeque};
use std::hash::{BuildHasher as _, Hash, Hasher as _, RandomState};
use std::panic::resume_unwind;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::extract::ws::Utf8Bytes;
use boards::pages::{LogLine, Saying, TalkLine};
use boards::{Lang, Presence, SeatKind, Seated};
use prometheus_client::metrics::counter::Counter;
use room::{Frame, Ms};
use table::Seat;
use tokio::sync::{OnceCell, Semaphore};
use tokio::task::spawn_blocking;

use crate::render::{Around, Sheet};

/// How many pictures are kept.
const MOST_KEPT: usize = 256;
/// A picture in which a clock runs is good for this long.
const CLOCK_STEP_MS: Ms = 250;

/// All drawing of the house.
pub(crate) struct Drawings {
    kept: Mutex<Kept>,
    /// Pictures for those who are at a table.
    pictures: Semaphore,
    /// Whole pages. They wait for one another and not in the way of the pictures.
    pages: Semaphore,
    drawn: Counter,
}

#[derive(Default)]
struct Kept {
    by_key: HashMap<Key, Arc<OnceCell<Utf8Bytes>>>,
    /// From the oldest to the newest.
    order: VecDeque<Key>,
}

/// Everything that a drawing shows. What decides who may see it is compared in full, the rest by a digest.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key {
    kind: Kind,
    table: String,
    lang: Lang,
    you: Option<Seat>,
    seq: Option<u32>,
    digest: u64,
}

/// What is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Kind {
    /// A message for a socket.
    Picture,
    /// A page.
    Page,
}

impl Drawings {
    pub(crate) fn new(drawn: Counter) -> Drawings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Drawings {
            kept: Mutex::default(),
            pictures: Semaphore::new(cores),
            pages: Semaphore::new(cores.div_ceil(2)),
            drawn,
        }
    }

    /// The drawing of this key. Only whoever is first to ask for it draws it; the others wait for that.
    pub(crate) async fn shared<D>(&self, key: Key, drawing: impl FnOnce() -> D) -> Utf8Bytes
    where
        D: FnOnce() -> String + Send + 'static,
    {
        let kind = key.kind;
        let cell = self.kept.lock().unwrap_or_else(PoisonError::into_inner).cell(key);
        let draw = || async { Utf8Bytes::from(self.draw(kind, drawing()).await) };
        cell.get_or_init(draw).await.clone()
    }

    /// Draws something that is not shared.
    pub(crate) async fn page<T: Send + 'static>(&self, drawing: impl FnOnce() -> T + Send + 'static) -> T {
        self.draw(Kind::Page, drawing).await
    }

    async fn draw<T: Send + 'static>(&self, kind: Kind, drawing: impl FnOnce() -> T + Send + 'static) -> T {
        let turns = match kind {
            Kind::Picture => &self.pictures,
            Kind::Page => &self.pages,
        };
        let _turn = turns.acquire().await.expect("the semaphore is never closed");
        self.drawn.inc();
        match spawn_blocking(drawing).await {
            Ok(drawn) => drawn,
            Err(error) => resume_unwind(error.into_panic()),
        }
    }
}

impl Kept {
    fn cell(&mut self, key: Key) -> Arc<OnceCell<Utf8Bytes>> {
        if let Some(cell) = self.by_key.get(&key) {
            return Arc::clone(cell);
        }
        while self.order.len() >= MOST_KEPT {
            if let Some(oldest) = self.order.pop_front() {
                self.by_key.remove(&oldest);
            }
        }
        let cell = Arc::new(OnceCell::new());
        self.order.push_back(key.clone());
        self.by_key.insert(key, Arc::clone(&cell));
        cell
    }
}

/// What is to be drawn of a table for one viewer.
pub(crate) struct View<'a> {
    pub(crate) sheet: &'a Sheet,
    pub(crate) seats: &'a [Seated],
    pub(crate) you: Option<Seat>,
    pub(crate) frame: Option<&'a Frame>,
    pub(crate) log: &'a [LogLine],
    pub(crate) around: Around<'a>,
    /// What is read out; nothing on a page.
    pub(crate) announce: &'a [String],
}

impl View<'_> {
    /// The key under which everybody finds this drawing who sees the same.
    ///
    /// What a viewer sees of the game follows from the table, the seat and the number of the picture: the store keeps
    /// the
    /// inputs in order, and numbers count what the viewer was shown.
    pub(crate) fn key(&self, kind: Kind, now: Ms) -> Key {
        static STATE: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        let mut digest = STATE.build_hasher();
        for seated in self.seats {
            hash_seat(seated, &mut digest);
        }
        match self.frame {
            Some(frame) => hash_frame(frame, now, &mut digest),
            None => self.hash_lobby(&mut digest),
        }
        for line in self.log {
            (line.seq, &line.text).hash(&mut digest);
        }
        for line in self.around.talk {
            hash_talk(line, &mut digest);
        }
        format!("{:?}", self.around.plea).hash(&mut digest);
        self.announce.hash(&mut digest);
        let you = self.frame.map_or(self.you, |frame| frame.you);
        let seq = self.frame.map(|frame| frame.seq);
        Key { kind, table: self.sheet.id.clone(), lang: self.sheet.lang, you, seq, digest: digest.finish() }
    }

    fn hash_lobby(&self, digest: &mut impl std::hash::Hasher) {
        let Sheet { link, is_host, name, visibility, .. } = self.sheet;
        (link, is_host, name).hash(digest);
        (*visibility == store::Visibility::Public).hash(digest);
    }
}

fn hash_seat(seated: &Seated, digest: &mut impl std::hash::Hasher) {
    let Seated { name, kind, presence, host } = seated;
    let level = match kind {
        SeatKind::Open => (0, ""),
        SeatKind::Guest => (1, ""),
        SeatKind::Bot(level) => (2, level.as_str()),
    };
    let presence = match presence {
        Presence::Here => 0,
        Presence::Away => 1,
        Presence::StoodIn => 2,
    };
    (name, level, presence, host).hash(digest);
}

fn hash_talk(line: &TalkLine, digest: &mut impl std::hash::Hasher) {
    let said = match &line.saying {
        Saying::Words(words) => (0, words.as_str()),
        Saying::Gesture(gesture) => (1, *gesture),
    };
    (line.number, &line.name, said).hash(digest);
}

fn hash_frame(frame: &Frame, now: Ms, digest: &mut impl std::hash::Hasher) {
    let Frame { reach, ask, waiting, time_left_ms, clocks, acted, curtain, over, .. } = frame;
    format!("{reach:?} {ask:?} {waiting:?} {acted:?} {curtain:?}").hash(digest);
    over.is_some().hash(digest);
    for clock in clocks {
        (clock.runs, if clock.runs { 0 } else { clock.left_ms }).hash(digest);
    }
    // Time that runs out is drawn as it is now.
    if time_left_ms.is_some() || clocks.iter().any(|clock| clock.runs) {
        (now / CLOCK_STEP_MS).hash(digest);
    }
    time_left_ms.is_some().hash(digest);
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use prometheus_client::metrics::counter::Counter;

    use super::{Drawings, Key, Kind, MOST_KEPT};

    fn key(you: u8, digest: u64) -> Key {
        let you = Some(table::Seat::new(you));
        Key { kind: Kind::Picture, table: "t".to_string(), lang: boards::Lang::En, you, seq: Some(1), digest }
    }

    #[tokio::test]
    async fn five_hundred_who_see_the_same_cost_one_drawing() {
        let drawn = Counter::default();
        let drawings = Arc::new(Drawings::new(drawn.clone()));
        let tasks: Vec<_> = (0..500)
            .map(|_| {
                let drawings = Arc::clone(&drawings);
                tokio::spawn(async move { drawings.shared(key(0, 7), || || "a picture".to_string()).await })
            })
            .collect();
        for task in tasks {
            assert_eq!(task.await.expect("it is drawn").as_str(), "a picture");
        }
        assert_eq!(drawn.get(), 1);
    }

    #[tokio::test]
    async fn another_seat_never_gets_a_picture_even_if_the_rest_is_the_same() {
        let drawings = Drawings::new(Counter::default());
        for seat in [0, 1, 0] {
            let drawn = drawings.shared(key(seat, 7), || move || format!("hand of {seat}")).await;
            assert_eq!(drawn.as_str(), format!("hand of {seat}"));
        }
    }

    #[tokio::test]
    async fn no_more_than_a_stated_number_of_pictures_is_kept() {
        let drawings = Drawings::new(Counter::default());
        for digest in 0..MOST_KEPT as u64 + 20 {
            drawings.shared(key(0, digest), || String::new).await;
        }
        let kept = drawings.kept.lock().expect("no thread panicked");
        assert_eq!((kept.by_key.len(), kept.order.len()), (MOST_KEPT, MOST_KEPT));
    }
}
