//! The journal: news of a game, addressed where they happen.

use crate::{Seat, SeatSet, Viewer};

/// Who may hear something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Audience {
    /// All seats and all spectators.
    Everyone,
    /// These seats and nobody else.
    Only(SeatSet),
    /// Everyone, spectators too, but for these seats, who heard it in more detail.
    Except(SeatSet),
}

impl Audience {
    /// Whether this viewer may hear it.
    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everyone, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
            (Audience::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
            (Audience::Except(_), Viewer::Spectator) => true,
        }
    }

    /// Whether it adds to what is known in all: seats that are left out heard the same in more detail.
    pub fn is_all_there_is_to_know(self) -> bool {
        match self {
            Audience::Everyone | Audience::Only(_) => true,
            Audience::Except(_) => false,
        }
    }
}

/// One event and who may hear it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct News<E> {
    /// Who may hear it.
    pub audience: Audience,
    /// What happened, in as much detail as that audience may know.
    pub event: E,
}

/// Collects the news while rules run; closed (for search), it drops them at the cost of a predicted branch.
#[derive(Clone, Debug)]
pub struct Journal<E> {
    open: bool,
    news: Vec<News<E>>,
}

impl<E> Journal<E> {
    /// A journal that keeps what it is told.
    pub const fn open() -> Journal<E> {
        Journal { open: true, news: Vec::new() }
    }

    /// A journal that keeps nothing.
    pub const fn closed() -> Journal<E> {
        Journal { open: false, news: Vec::new() }
    }

    /// Tells everyone.
    #[inline]
    pub fn tell(&mut self, event: E) {
        self.write(Audience::Everyone, event);
    }

    /// Tells everyone what takes some work to put into words, which a closed journal saves.
    #[inline]
    pub fn tell_with(&mut self, event: impl FnOnce() -> E) {
        if self.open {
            self.tell(event());
        }
    }

    /// Tells one seat alone; nobody else learns that anything happened.
    #[inline]
    pub fn whisper(&mut self, seat: Seat, event: E) {
        self.write(Audience::Only(SeatSet::only(seat)), event);
    }

    /// Tells one seat the secret and everyone else what they may know of it.
    #[inline]
    pub fn split(&mut self, seat: Seat, secret: E, public: E) {
        self.write(Audience::Only(SeatSet::only(seat)), secret);
        self.write(Audience::Except(SeatSet::only(seat)), public);
    }

    #[inline]
    fn write(&mut self, audience: Audience, event: E) {
        if self.open {
            self.news.push(News { audience, event });
        }
    }

    /// All news since the journal was last emptied, in order.
    pub fn news(&self) -> &[News<E>] {
        &self.news
    }

    /// What this viewer heard since the journal was last emptied.
    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.news.iter().filter(move |news| news.audience.includes(viewer)).map(|news| &news.event)
    }

    /// Takes the news out.
    pub fn drain(&mut self) -> Vec<News<E>> {
        std::mem::take(&mut self.news)
    }

    /// Forgets the news, keeping the memory for more.
    pub fn clear(&mut self) {
        self.news.clear();
    }
}
