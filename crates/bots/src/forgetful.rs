//! The wrapper that makes a player miss single events.

use table::{Game, Rng, Seat};

use crate::{Bot, Estimate, Estimator, Reaction, Stop};

/// The parameters of [`Forgetful`].
#[derive(Clone, Debug)]
pub struct ForgetfulSettings {
    /// The chance, from 0 to 1, that an event which can be missed is taken in.
    pub attention: f32,
}

/// Whether a player can miss an event and still have a sound, if smaller, memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EventImportance {
    /// It only adds to what is remembered: missing it leaves a gap.
    Minor,
    /// It changes what the other events mean, as the beginning of a deal does: everybody notices it.
    Essential,
}

/// Misses each minor event with a certain chance and for good, as a person forgets one card and remembers another.
///
/// Which events are minor depends on the game and on what its memory makes of them, so the maker says it. Where no
/// event can be missed alone, [`crate::Attentive`] forgets all at once.
#[derive(Clone, Debug)]
pub struct Forgetful<B, F> {
    player: B,
    settings: ForgetfulSettings,
    importance: F,
    rng: Rng,
}

impl<B, F> Forgetful<B, F> {
    /// This player with that much attention; `importance` says which events it can miss.
    pub fn new(player: B, settings: ForgetfulSettings, importance: F, rng: Rng) -> Forgetful<B, F> {
        Forgetful { player, settings, importance, rng }
    }
}

impl<G: Game, B: Bot<G>, F: FnMut(&G::Event) -> EventImportance + Send> Bot<G> for Forgetful<B, F> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        let hears = match (self.importance)(event) {
            EventImportance::Minor => self.rng.unit() < self.settings.attention,
            EventImportance::Essential => true,
        };
        if hears {
            self.player.hear(seat, event);
        }
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.player.choose(seat, view, legal)
    }

    fn react(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        self.player.react(seat, view, legal)
    }

    fn pace(&mut self, seat: Seat, view: &G::View) -> u32 {
        self.player.pace(seat, view)
    }

    fn stop_on(&mut self, stop: &Stop) {
        self.player.stop_on(stop);
    }

    fn choose_by_index(&mut self, seat: Seat, count: usize) -> Option<usize> {
        self.player.choose_by_index(seat, count)
    }

    fn needs_events(&self) -> bool {
        self.player.needs_events()
    }
}

impl<G: Game, B: Estimator<G>, F: FnMut(&G::Event) -> EventImportance + Send> Estimator<G> for Forgetful<B, F> {
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        self.player.estimate(seat, view, legal)
    }
}
