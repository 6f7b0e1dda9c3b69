//! What viewers heard, and what seats remember of it.

use std::hash::{DefaultHasher, Hasher as _};

use table::{Game, Journal, Seat, Viewer};

use crate::case::Case;
use crate::observation::Observation;

/// What each viewer of a table heard so far, as a running digest of the events as they are sent.
pub(crate) struct HeardDigests {
    seats: u8,
    digests: Vec<TwoHashes>,
}

/// Two digests with different beginnings, so that an accident in one does not count.
#[derive(Clone)]
struct TwoHashes(DefaultHasher, DefaultHasher);

impl HeardDigests {
    pub(crate) fn new(seats: u8) -> HeardDigests {
        let start = |index: u8| {
            let (mut one, mut other) = (DefaultHasher::new(), DefaultHasher::new());
            one.write_u8(index);
            other.write_u8(!index);
            TwoHashes(one, other)
        };
        HeardDigests { seats, digests: (0..=seats).map(start).collect() }
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

    /// What the viewer heard, and who it is.
    pub(crate) fn digest(&self, viewer: Viewer) -> u128 {
        let index = viewer.seat().map_or(usize::from(self.seats), Seat::index);
        let TwoHashes(one, other) = &self.digests[index];
        u128::from(one.finish()) << 64 | u128::from(other.finish())
    }
}

/// An event as it is sent.
pub(crate) fn sent<T: serde::Serialize>(event: &T) -> String {
    serde_json::to_string(event).expect("events and views have no maps with keys that JSON can't write")
}

/// A whole case as one viewer heard and saw it.
pub(crate) struct ViewerHistory<G: Game> {
    /// Every event it heard, as it was sent.
    pub(crate) heard: Vec<String>,
    /// After each step, how many of these it had heard and where it stood.
    pub(crate) moments: Vec<(usize, Observation<G>)>,
}

impl<G: Game> ViewerHistory<G> {
    /// What the viewer heard and saw; none if the case is not legal.
    pub(crate) fn of(case: &Case<G>, viewer: Viewer) -> Option<ViewerHistory<G>> {
        let mut history = ViewerHistory { heard: Vec::new(), moments: Vec::new() };
        let walked = case.walk(|moment| {
            history.heard.extend(moment.journal.heard_by(viewer).map(sent));
            history.moments.push((history.heard.len(), Observation::of(moment.game, viewer)));
            Ok(())
        });
        walked.ok().map(|()| history)
    }

    /// How many events from the first on are the same in both.
    pub(crate) fn common(&self, other: &ViewerHistory<G>) -> usize {
        self.heard.iter().zip(&other.heard).take_while(|(one, other)| one == other).count()
    }
}

/// What each seat remembers.
pub(crate) struct Memories<G: Game>(Vec<G::Memory>);

impl<G: Game> Memories<G> {
    pub(crate) fn new(seats: u8) -> Memories<G> {
        Memories(Seat::all(seats).map(|_| G::Memory::default()).collect())
    }

    /// Every seat takes in what it may hear of the news.
    pub(crate) fn hear(&mut self, journal: &Journal<G::Event>) {
        for (index, memory) in self.0.iter_mut().enumerate() {
            let seat = Seat::new(index as u8);
            for event in journal.heard_by(Viewer::Seat(seat)) {
                G::recall(memory, seat, event);
            }
        }
    }

    pub(crate) fn of(&self, seat: Seat) -> &G::Memory {
        &self.0[seat.index()]
    }
}
