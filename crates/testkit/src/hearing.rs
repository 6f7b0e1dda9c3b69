//! What viewers heard, and digests of it.

use std::fmt::{self, Debug, Write as _};
use std::hash::{DefaultHasher, Hasher as _};

use table::{Game, Journal, Viewer};

use crate::case::Case;
use crate::sight::Sight;

/// What each viewer of a table heard so far, as a running digest of the events as they are sent.
pub(crate) struct Ears {
    seats: u8,
    digests: Vec<TwoHashes>,
}

/// Two digests with different beginnings, so that an accident in one does not count.
#[derive(Clone)]
struct TwoHashes(DefaultHasher, DefaultHasher);

impl Ears {
    pub(crate) fn new(seats: u8) -> Ears {
        let mut start = TwoHashes(DefaultHasher::new(), DefaultHasher::new());
        start.1.write_u8(1);
        Ears { seats, digests: vec![start; usize::from(seats) + 1] }
    }

    pub(crate) fn hear<G: Game>(&mut self, journal: &Journal<G::Event>) {
        for news in journal.news() {
            let sent = sent(&news.event);
            for (viewer, TwoHashes(one, other)) in Viewer::all(self.seats).zip(&mut self.digests) {
                if news.audience.includes(viewer) {
                    one.write(sent.as_bytes());
                    one.write_u8(0);
                    other.write(sent.as_bytes());
                    other.write_u8(0);
                }
            }
        }
    }

    pub(crate) fn digest(&self, viewer: Viewer) -> u128 {
        let index = viewer.seat().map_or(usize::from(self.seats), table::Seat::index);
        let TwoHashes(one, other) = &self.digests[index];
        u128::from(one.finish()) << 64 | u128::from(other.finish())
    }
}

/// An event as it is sent.
pub(crate) fn sent<T: serde::Serialize>(event: &T) -> String {
    serde_json::to_string(event).expect("events and views have no maps with keys that JSON can't write")
}

/// A digest of everything that `Debug` shows.
pub(crate) fn digest(thing: &impl Debug) -> u64 {
    struct Text(DefaultHasher);
    impl fmt::Write for Text {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0.write(text.as_bytes());
            Ok(())
        }
    }
    let mut text = Text(DefaultHasher::new());
    write!(text, "{thing:?}").expect("a digest takes any text");
    text.0.finish()
}

/// A whole case as one viewer heard and saw it.
pub(crate) struct Hearing<G: Game> {
    /// Every event it heard, as it was sent.
    pub(crate) heard: Vec<String>,
    /// After each step, how many of these it had heard and where it stood.
    pub(crate) moments: Vec<(usize, Sight<G>)>,
}

impl<G: Game> Hearing<G> {
    /// What the viewer heard and saw; none if the case is not legal.
    pub(crate) fn of(case: &Case<G>, viewer: Viewer) -> Option<Hearing<G>> {
        let mut hearing = Hearing { heard: Vec::new(), moments: Vec::new() };
        let walked = case.walk(|moment| {
            hearing.heard.extend(moment.journal.heard_by(viewer).map(sent));
            hearing.moments.push((hearing.heard.len(), Sight::of(moment.game, viewer)));
            Ok(())
        });
        walked.ok().map(|()| hearing)
    }

    /// How many events from the first on are the same in both.
    pub(crate) fn common(&self, other: &Hearing<G>) -> usize {
        self.heard.iter().zip(&other.heard).take_while(|(one, other)| one == other).count()
    }
}
