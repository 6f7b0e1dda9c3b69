//! A player with a human memory: hears what a seat hears, forgets, hesitates, doubts and bluffs.
//!
//! Everything follows from the events heard, the view and the generator that is handed in. The parameters are in
//! [`HumanSettings`]; nothing else makes one player stronger than another. What all dare alike is in [`Daring`].

use bots::{Bot, Reaction};
use kabuki::{Action, Actor, Answer, Event, Kabuki, PhaseView, Stage, View};
use table::{Rng, Seat};

use super::daring::Daring;
use super::placing::place;
use super::recollection::Recollection;
use super::settings::HumanSettings;

/// A player in one seat.
#[derive(Clone, Debug)]
pub struct HumanPlayer {
    settings: HumanSettings,
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

impl HumanPlayer {
    /// A player with these settings who has just sat down.
    pub fn new(settings: HumanSettings) -> HumanPlayer {
        HumanPlayer::with_daring(settings, Daring::DEFAULT)
    }

    /// A player with these settings who dares more or less than others.
    pub fn with_daring(settings: HumanSettings, daring: Daring) -> HumanPlayer {
        HumanPlayer { settings, daring, recollection: Recollection::new(settings.recall), resolve: None }
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
            PhaseView::Opening => Action::Turn,
            PhaseView::Placing { mask } => {
                Action::Place(place(mask, view, &self.recollection, &self.settings, &self.daring, rng))
            }
            PhaseView::Answering { actor, .. } => match self.resolve(seat, actor, view, rng).answer {
                Answer::Stop => Action::Stop,
                Answer::Pass => Action::Pass,
            },
            PhaseView::Checking { .. } => Action::Cover,
            PhaseView::Racing { .. } | PhaseView::Over => panic!("nobody has to choose in a race or after the game"),
        }
    }

    /// Decides whether to cry "Stop!" or to turn the next mask, and when; or to stay silent.
    pub fn react(&mut self, seat: Seat, view: &View, rng: &mut Rng) -> Option<Cue> {
        let PhaseView::Racing { actor, stage } = view.phase else { return None };
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
        self.settings.temper.reaction_ms(rng)
    }

    fn resolve(&mut self, seat: Seat, actor: Actor, view: &View, rng: &mut Rng) -> Resolve {
        if let Some(resolve) = self.resolve {
            return resolve;
        }
        let temper = self.settings.temper;
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

/// A human player with a generator of its own.
pub(super) struct HumanBot {
    pub(super) player: HumanPlayer,
    pub(super) rng: Rng,
}

impl Bot<Kabuki> for HumanBot {
    fn hear(&mut self, _seat: Seat, event: &Event) {
        self.player.hear(event, &mut self.rng);
    }

    fn choose(&mut self, seat: Seat, view: &View, _legal: &[Action]) -> Action {
        self.player.choose(seat, view, &mut self.rng)
    }

    fn react(&mut self, seat: Seat, view: &View, _legal: &[Action]) -> Option<Reaction<Action>> {
        let cue = self.player.react(seat, view, &mut self.rng)?;
        Some(Reaction { action: cue.action, after_ms: cue.after_ms })
    }

    fn pace(&mut self, _seat: Seat, _view: &View) -> u32 {
        self.player.pace_ms(&mut self.rng)
    }
}
