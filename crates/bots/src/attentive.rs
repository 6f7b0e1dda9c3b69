//! The wrapper that makes a player forgetful.

use table::{Game, Rng, Seat};

use crate::{Bot, Estimate, Estimator, Hearing, Reaction};

/// The parameters of [`Attentive`].
#[derive(Clone, Debug)]
pub struct AttentiveSettings {
    /// The chance, from 0 to 1, that an event is taken in.
    pub attention: f32,
}

/// Hears each event only with a certain chance. What lies on the table it sees like everyone else.
///
/// A game must take this: whatever part of the events a memory was fed, `imagine` answers with a world that fits the
/// view. Where the two disagree, the view is right.
#[derive(Clone, Debug)]
pub struct Attentive<B> {
    player: B,
    settings: AttentiveSettings,
    rng: Rng,
}

impl<B> Attentive<B> {
    /// This player with that much attention.
    pub fn new(player: B, settings: AttentiveSettings, rng: Rng) -> Attentive<B> {
        Attentive { player, settings, rng }
    }
}

impl<G: Game, B: Bot<G>> Bot<G> for Attentive<B> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        if self.rng.unit() < self.settings.attention {
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

    fn choose_unseeing(&mut self, seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
        self.player.choose_unseeing(seat, legal)
    }

    fn hearing(&self) -> Hearing {
        self.player.hearing()
    }
}

impl<G: Game, B: Estimator<G>> Estimator<G> for Attentive<B> {
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        self.player.estimate(seat, view, legal)
    }
}
