//! A player with a human memory: hears what a seat hears, forgets, hesitates, doubts and bluffs.
//!
//! Everything follows from the events heard, the view and the generator that is handed in. The parameters are in
//! [`Level`]; nothing else makes one player stronger than another. What all dare alike is in [`Daring`].

use table::{Rng, Seat};

use crate::action::Action;
use crate::components::Actor;
use crate::event::{Answer, Event};
use crate::state::Stage;
use crate::view::{Sight, View};

mod crying;
mod daring;
mod level;
mod placing;
mod reaction;
mod recollection;

pub use daring::Daring;
pub use level::{Level, Mind, Temper};
pub use placing::place;
pub use reaction::HUMAN_MINIMUM_MS;
pub use recollection::{Belief, Recollection};

/// A player of one level in one seat.
#[derive(Clone, Debug)]
pub struct Player {
    level: Level,
    daring: Daring,
    recollection: Recollection,
    resolve: Option<Resolve>,
}

/// What a player has made up their mind to do about the mask just placed, and when. Being asked again does not change
/// it: who is asked twice would otherwise cry twice as often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Resolve {
    answer: Answer,
    reaction_ms: u32,
    turning_ms: u32,
}

/// What a player does in a race, and how long after being asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cue {
    /// What it does.
    pub action: Action,
    /// After how many milliseconds.
    pub after_ms: u32,
}

impl Player {
    /// A player of this level who has just sat down.
    pub fn new(level: Level) -> Player {
        Player::with_daring(level, Daring::OF_THE_HOUSE)
    }

    /// A player of this level who dares more or less than the house.
    pub fn with_daring(level: Level, daring: Daring) -> Player {
        Player { level, daring, recollection: Recollection::new(level.mind), resolve: None }
    }

    /// What this player believes to lie on the actors.
    pub fn recollection(&self) -> &Recollection {
        &self.recollection
    }

    /// Hears an event that the seat may know.
    pub fn hear(&mut self, event: &Event, rng: &mut Rng) {
        self.recollection.hear(event, rng);
        if let Event::Placed { .. } = event {
            self.resolve = None;
        }
    }

    /// Chooses when the game waits for this seat.
    ///
    /// # Panics
    /// If the view is one in which no seat has to choose.
    pub fn choose(&mut self, seat: Seat, view: &View, rng: &mut Rng) -> Action {
        match view.phase {
            Sight::Opening => Action::Turn,
            Sight::Placing { mask } => {
                Action::Place(place(mask, view, &self.recollection, &self.level, &self.daring, rng))
            }
            Sight::Answering { actor, .. } => match self.resolve(seat, actor, view, rng).answer {
                Answer::Stop => Action::Stop,
                Answer::Pass => Action::Pass,
            },
            Sight::Checking { .. } => Action::Cover,
            Sight::Racing { .. } | Sight::Over => panic!("nobody has to choose in a race or after the game"),
        }
    }

    /// Decides whether to cry "Stop!" or to turn the next mask, and when; or to stay silent.
    pub fn react(&mut self, seat: Seat, view: &View, rng: &mut Rng) -> Option<Cue> {
        let Sight::Racing { actor, stage } = view.phase else { return None };
        let resolve = self.resolve(seat, actor, view, rng);
        let elapsed_ms = match (stage, view.options.window.pace()) {
            (Stage::Free, Some(pace)) => pace.shortest_ms,
            (Stage::Held | Stage::Free, _) => 0,
        };
        let is_next = seat == view.active.left(1, view.tokens.seats());
        match (resolve.answer, stage) {
            (Answer::Stop, _) => {
                Some(Cue { action: Action::Stop, after_ms: resolve.reaction_ms.saturating_sub(elapsed_ms) })
            }
            (Answer::Pass, Stage::Free) if is_next => Some(Cue { action: Action::Turn, after_ms: resolve.turning_ms }),
            (Answer::Pass, Stage::Held | Stage::Free) => None,
        }
    }

    /// How long this player takes over a choice, in milliseconds.
    pub fn pace_ms(&self, rng: &mut Rng) -> u32 {
        self.level.temper.reaction_ms(rng)
    }

    fn resolve(&mut self, seat: Seat, actor: Actor, view: &View, rng: &mut Rng) -> Resolve {
        if let Some(resolve) = self.resolve {
            return resolve;
        }
        let temper = self.level.temper;
        let face = view.actors[actor.index()];
        let answer = match face.top {
            Some(mask) => {
                let deck = view.options.deck;
                let belief = self.recollection.under_top(actor, face.height, mask, deck, temper.suspicion);
                temper.answer(&self.daring, seat, view, &belief)
            }
            None => Answer::Pass,
        };
        let resolve = Resolve { answer, reaction_ms: temper.reaction_ms(rng), turning_ms: temper.reaction_ms(rng) };
        self.resolve = Some(resolve);
        resolve
    }
}
