//! Looking back in a running game: what somebody saw earlier, with their own eyes.

use std::sync::Arc;

use catalog::{AnyEvent, AnyGame, AnySight, LookingBack};
use table::{Input, Record, Viewer, Waiting};

use crate::backlog::Visible;
use crate::message::GuestId;
use crate::play::visible;
use crate::room::Room;

/// What somebody saw of a game so far, as far as it counts: what was taken back is not in it.
pub struct Past {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// Every picture, the set-up first.
    pub pictures: Vec<PastPicture>,
    /// The picture that the viewer's own latest act led to; the set-up if they have not acted.
    pub acted: usize,
}

/// One picture, and what led to it.
pub struct PastPicture {
    /// What was seen.
    pub sight: Arc<dyn AnySight>,
    /// What was heard.
    pub events: Vec<Arc<dyn AnyEvent>>,
}

/// A game so far, and whose eyes it is to be seen with. It holds everything hidden, but gives out only what
/// [`PastGame::seen`] says.
pub struct PastGame {
    game: &'static dyn AnyGame,
    record: Record,
    viewer: Viewer,
}

impl PastGame {
    /// What was seen. It plays the whole game again, so it is not for a thread on which others wait.
    pub fn seen(&self) -> Past {
        past(self.game, &self.record, self.viewer)
    }
}

impl Room {
    /// What a guest has seen so far. Nothing before a game and after it, and nothing where memory is a part of the
    /// game.
    pub fn look_back(&self, guest: Option<&GuestId>) -> Option<PastGame> {
        let play = self.play.as_ref().filter(|play| play.table().outcome().is_none())?;
        let seats = guest.map_or(table::SeatSet::NONE, |guest| self.places.seats_of(guest));
        match self.game.looking_back() {
            LookingBack::Allowed => {
                Some(PastGame { game: self.game, record: play.table().record(), viewer: self.viewer(seats, None) })
            }
            LookingBack::Refused => None,
        }
    }
}

fn past(game: &dyn AnyGame, record: &Record, viewer: Viewer) -> Past {
    let mut past = Past { viewer, pictures: Vec::new(), acted: 0 };
    let mut before = Waiting::OVER;
    let played = game.rebuild(record, &mut |step| {
        let heard = step.news.iter().filter(|news| news.audience.includes(viewer));
        let events: Vec<Arc<dyn AnyEvent>> = heard.map(|news| Arc::clone(&news.event)).collect();
        let after = step.table.waiting();
        // As at the table: a step that shows somebody nothing makes no picture for them.
        if !events.is_empty() || visible(before, after) == Visible::Changed {
            past.pictures.push(PastPicture { sight: step.table.sight(viewer), events });
        }
        if matches!(step.input, Some(Input::Choose(actor, _)) if Viewer::Seat(actor) == viewer) {
            past.acted = past.pictures.len().saturating_sub(1);
        }
        before = after;
    });
    played.expect("what was played can be played again");
    past
}
