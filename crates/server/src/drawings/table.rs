//! The pictures of one table, shared by everybody who looks at it.

use std::hash::{BuildHasher as _, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};

use boards::patch::{Patch, Picture};
use boards::{Lang, RegionCache};
use table::Seat;
use wire::{Json, Reach, ServerMessage, TablePage, TablePatch};

use super::key::{Key, Viewpoint};
use super::packing::Packed;
use super::recent::Recent;

/// How many pictures of a table are kept for everybody who sees the same: a page comes a little before its socket. What
/// a socket shows is kept by the socket.
const MOST_PICTURES: usize = 2;
/// How many messages are kept for them that lead from one picture to the next.
const MOST_UPDATES: usize = 2;

/// What is drawn of one table.
pub(crate) struct TableDrawings {
    regions: Mutex<RegionCache>,
    pub(super) pictures: Recent<Viewpoint, Key, std::sync::Arc<Drawn>>,
    /// By the numbers of the picture that is shown, 0 for none, and of the one that is to be shown.
    pub(super) updates: Recent<Viewpoint, [u64; 2], Update>,
}

/// What was drawn for a viewer.
pub(crate) struct Sketch {
    pub(crate) picture: Picture,
    pub(crate) seq: u32,
    pub(crate) reach: Reach,
    pub(crate) announce: Vec<String>,
}

/// A picture with a number.
pub(crate) struct Drawn {
    /// Hardly any other picture has it, of this process or of another.
    pub(crate) number: u64,
    key: Key,
    sketch: Sketch,
}

/// How a browser comes to show a picture.
#[derive(Clone)]
pub(crate) enum Update {
    /// It shows the same already.
    Nothing,
    /// By this message.
    Message(Packed),
}

impl TableDrawings {
    pub(super) fn new() -> TableDrawings {
        TableDrawings {
            regions: Mutex::default(),
            pictures: Recent::new(MOST_PICTURES),
            updates: Recent::new(MOST_UPDATES),
        }
    }

    /// A picture that was drawn lately, for a browser that says it has it and may have seen it.
    pub(crate) fn find(&self, number: u64, lang: Lang, you: Option<Seat>) -> Option<std::sync::Arc<Drawn>> {
        self.pictures.find(&Viewpoint { lang, you }, |drawn| drawn.number == number)
    }

    pub(super) fn draw(&self, key: Key, draw: impl FnOnce(&mut RegionCache) -> Sketch) -> Drawn {
        let sketch = draw(&mut self.regions.lock().unwrap_or_else(PoisonError::into_inner));
        Drawn { number: next_number(), key, sketch }
    }
}

impl Drawn {
    /// Who may see it.
    pub(super) fn viewpoint(&self) -> Viewpoint {
        self.key.viewpoint()
    }

    /// The whole picture as HTML.
    pub(crate) fn html(&self) -> String {
        self.sketch.picture.html()
    }

    /// The message that makes a browser show this which shows that, or which shows nothing yet.
    pub(super) fn update(&self, shown: Option<&Drawn>) -> Update {
        let Sketch { picture, seq, reach, announce } = &self.sketch;
        let (seq, reach, announce) = (*seq, *reach, announce.clone());
        let patch = shown.and_then(|shown| Some((shown.number, Patch::between(&shown.sketch.picture, picture)?)));
        let message = match patch {
            Some((_, patch)) if patch.is_empty() && announce.is_empty() => return Update::Nothing,
            Some((base, patch)) => {
                let changes = (!patch.is_empty()).then(|| Json::from_text(patch.json()).expect("a patch is JSON"));
                ServerMessage::Patch(TablePatch { base, picture: self.number, seq, reach, announce, changes })
            }
            None => ServerMessage::Table(TablePage { html: self.html(), picture: self.number, seq, reach, announce }),
        };
        Update::Message(Packed::new(message.to_json()))
    }
}

/// A number that tells nothing. If numbers counted up, a gap would betray that something was drawn for somebody else,
/// who was shown what others must not notice. A browser that comes back to a new process names none of its pictures.
/// Numbers are small enough to be exact in a script, and 0 is none.
fn next_number() -> u64 {
    static KEY: LazyLock<RandomState> = LazyLock::new(RandomState::new);
    static DRAWN: AtomicU64 = AtomicU64::new(0);
    (KEY.hash_one(DRAWN.fetch_add(1, Ordering::Relaxed)) >> 11).max(1)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::next_number;

    #[test]
    fn numbers_of_pictures_do_not_tell_how_many_others_were_drawn() {
        let numbers: Vec<u64> = (0..100).map(|_| next_number()).collect();
        assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), 100, "each picture has its own");
        assert!(!numbers.is_sorted() && numbers.iter().all(|&number| (1..1 << 53).contains(&number)), "{numbers:?}");
    }
}
