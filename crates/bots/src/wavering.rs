//! The wrapper that makes a player choose plausibly, but not always the best.

use table::{Game, Rng, Seat};

use crate::numbers::power_of_two;
use crate::{Bot, Estimate, Estimator, Reaction, Stop};

/// The parameters of [`Wavering`].
#[derive(Clone, Debug)]
pub struct WaveringSettings {
    /// An action that is worse than the best by this much is taken half as often; at 0 the best is always taken.
    pub doubt: f32,
    /// How many of the best actions it wavers between.
    pub top: usize,
}

/// Draws one of the best actions, the better with the greater chance.
#[derive(Clone, Debug)]
pub struct Wavering<B> {
    player: B,
    settings: WaveringSettings,
    rng: Rng,
}

impl<B> Wavering<B> {
    /// This player, in that much doubt.
    pub fn new(player: B, settings: WaveringSettings, rng: Rng) -> Wavering<B> {
        Wavering { player, settings, rng }
    }

    /// The chance of an action before all chances are brought to the sum of 1.
    fn weight(&self, best: f32, value: f32) -> f32 {
        let gap = (best - value).max(0.0);
        if gap == 0.0 { 1.0 } else { power_of_two(-gap / self.settings.doubt.max(f32::MIN_POSITIVE)) }
    }
}

impl<G: Game, B: Estimator<G>> Bot<G> for Wavering<B> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        self.player.hear(seat, event);
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let &[only] = legal {
            return only;
        }
        let estimates = self.player.estimate(seat, view, legal);
        let top = &estimates[..self.settings.top.clamp(1, estimates.len())];
        // What was never tried has no value to compare.
        let candidates = top.iter().enumerate().filter(|&(place, estimate)| place == 0 || estimate.visits > 0);
        let candidates = candidates.map(|(_, estimate)| estimate);
        let best = top[0].value;
        let all: f32 = candidates.clone().map(|estimate| self.weight(best, estimate.value)).sum();
        let mut rest = self.rng.unit() * all;
        for estimate in candidates {
            rest -= self.weight(best, estimate.value);
            if rest < 0.0 {
                return estimate.action;
            }
        }
        top[0].action
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

    fn needs_events(&self) -> bool {
        self.player.needs_events()
    }
}

impl<G: Game, B: Estimator<G>> Estimator<G> for Wavering<B> {
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        self.player.estimate(seat, view, legal)
    }
}
