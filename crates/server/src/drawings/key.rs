//! What a picture shows, as a key: everybody with the same key sees the same.

use std::hash::{BuildHasher as _, Hash, Hasher as _, RandomState};
use std::sync::LazyLock;

use boards::pages::LogLine;
use boards::{Lang, Seated};
use room::{Frame, Ms};
use table::Seat;

use crate::render::{Around, Sheet};

/// A picture in which a clock runs is good for this long.
const CLOCK_STEP_MS: Ms = 250;

/// Everything that a picture of a table shows. What decides who may see it is compared in full, the rest by a digest.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Key {
    pub(super) lang: Lang,
    pub(super) you: Option<Seat>,
    pub(super) seq: Option<u32>,
    pub(super) digest: u64,
}

/// From where a table is seen: nobody who sits elsewhere may see the picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Viewpoint {
    pub(super) lang: Lang,
    pub(super) you: Option<Seat>,
}

impl Key {
    pub(super) fn viewpoint(&self) -> Viewpoint {
        Viewpoint { lang: self.lang, you: self.you }
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
    /// The key under which everybody at the table finds this picture who sees the same.
    ///
    /// What a viewer sees of the game follows from the table, the seat and the number of the picture: the store keeps
    /// the inputs in order, and numbers count what the viewer was shown.
    pub(crate) fn key(&self, now: Ms) -> Key {
        static STATE: LazyLock<RandomState> = LazyLock::new(RandomState::new);
        let mut digest = STATE.build_hasher();
        self.seats.hash(&mut digest);
        match self.frame {
            Some(frame) => hash_frame(frame, now, &mut digest),
            None => self.hash_lobby(&mut digest),
        }
        for line in self.log {
            (line.seq, &line.text).hash(&mut digest);
        }
        self.around.talk.hash(&mut digest);
        self.around.take_back_request.hash(&mut digest);
        self.announce.hash(&mut digest);
        let you = self.frame.map_or(self.you, |frame| frame.you);
        let seq = self.frame.map(|frame| frame.seq);
        Key { lang: self.sheet.lang, you, seq, digest: digest.finish() }
    }

    fn hash_lobby(&self, digest: &mut impl std::hash::Hasher) {
        let Sheet { link, is_host, name, visibility, .. } = self.sheet;
        (link, is_host, name).hash(digest);
        (*visibility == store::Visibility::Public).hash(digest);
    }
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
