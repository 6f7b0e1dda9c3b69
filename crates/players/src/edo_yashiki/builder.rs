//! A builder: sees what a seat sees, looks for the best place, thinks of the cards to come, of what the
//! others need, and of how long the game will last.
//!
//! Everything follows from the view and the generator that is handed in. The parameters are in [`BuilderSettings`];
//! nothing else makes one builder stronger than another. How they weigh what is to come is in [`Foresight`].

use bots::{Bot, Reaction};
use edo_yashiki::{Action, EdoYashiki, Event, Place, Position, Stage, View};
use table::{Rng, Seat};

use super::appraisal::Appraiser;
use super::foresight::Foresight;
use super::line;
use super::settings::BuilderSettings;

/// A player who looks for the best place in its own house.
#[derive(Clone, Copy, Debug)]
pub struct Builder {
    settings: BuilderSettings,
    foresight: Foresight,
}

impl Builder {
    /// A player with these settings.
    pub fn new(settings: BuilderSettings) -> Builder {
        Builder { settings, foresight: Foresight::DEFAULT }
    }

    /// A player with these settings who weighs what is to come by other weights.
    pub fn with_foresight(settings: BuilderSettings, foresight: Foresight) -> Builder {
        Builder { settings, foresight }
    }

    /// Chooses when the game waits for this seat.
    ///
    /// # Panics
    /// If the view is one in which this seat has nothing to choose.
    pub fn choose(&self, seat: Seat, view: &View, rng: &mut Rng) -> Action {
        match view.stage {
            Stage::Laps => Action::Settle,
            Stage::Hajime => Action::Hajime,
            Stage::Rush | Stage::Draft => match view.hands[seat] {
                Some(_) => Action::Place(self.place(seat, view, rng)),
                None => Action::Grab(self.grab(seat, view, rng)),
            },
            Stage::Over => panic!("nobody chooses after the game"),
        }
    }

    /// The card to reach for in a rush, if this seat has none yet. How soon, its reflexes decide.
    pub fn react(&self, seat: Seat, view: &View, rng: &mut Rng) -> Option<Action> {
        let racing = view.stage == Stage::Rush && view.grabbing.contains(seat);
        racing.then(|| Action::Grab(self.grab(seat, view, rng)))
    }

    /// Where to lay the card in hand.
    fn place(&self, seat: Seat, view: &View, rng: &mut Rng) -> Place {
        let card = view.hands[seat].expect("who places has a card");
        self.appraiser(seat, view, rng).appraise(card, rng).place
    }

    /// Which card of the line to take.
    fn grab(&self, seat: Seat, view: &View, rng: &mut Rng) -> Position {
        line::choose(&self.appraiser(seat, view, rng), rng)
    }

    fn appraiser<'a>(&self, seat: Seat, view: &'a View, rng: &mut Rng) -> Appraiser<'a> {
        Appraiser::new(self.settings, self.foresight, seat, view, rng)
    }
}

/// A builder with a generator of its own.
pub(super) struct BuilderBot {
    pub(super) builder: Builder,
    pub(super) rng: Rng,
}

impl Bot<EdoYashiki> for BuilderBot {
    fn hear(&mut self, _seat: Seat, _event: &Event) {}

    fn choose(&mut self, seat: Seat, view: &View, _legal: &[Action]) -> Action {
        self.builder.choose(seat, view, &mut self.rng)
    }

    fn react(&mut self, seat: Seat, view: &View, _legal: &[Action]) -> Option<Reaction<Action>> {
        let action = self.builder.react(seat, view, &mut self.rng)?;
        Some(Reaction { action, after_ms: 0 })
    }

    fn needs_events(&self) -> bool {
        false
    }
}
