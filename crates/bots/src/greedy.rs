//! The player that looks one move ahead.

use table::{Mind, OfTheHouse, Rng, Seat, Strategy};

use crate::flat::{Horizon, Knowledge, Scales};
use crate::playout::Hands;
use crate::{Bot, Budget, Estimate, Estimator, Reaction, Utility};

/// The parameters of [`Greedy`].
#[derive(Clone, Debug)]
pub struct GreedySettings {
    /// How many worlds it imagines for a choice.
    pub worlds: Budget,
    /// What it wants.
    pub utility: Utility,
}

impl Default for GreedySettings {
    fn default() -> GreedySettings {
        GreedySettings { worlds: Budget::Iterations(32), utility: Utility::default() }
    }
}

/// Takes the action after which it expects most, on average over the worlds it imagines.
///
/// Those who choose at the same time are taken to choose plausibly.
pub struct Greedy<G: Strategy, M = OfTheHouse> {
    settings: GreedySettings,
    memory: G::Memory,
    hands: Hands<G, M>,
    scales: Scales<G::Action>,
}

impl<G: Strategy> Greedy<G> {
    /// A player with these parameters and this generator.
    pub fn new(settings: GreedySettings, rng: Rng) -> Greedy<G> {
        Greedy::minded(settings, OfTheHouse, rng)
    }
}

impl<G: Strategy, M: Mind<G>> Greedy<G, M> {
    /// A player with these parameters who judges by a mind of its own.
    pub fn minded(settings: GreedySettings, mind: M, rng: Rng) -> Greedy<G, M> {
        Greedy { settings, memory: G::Memory::default(), hands: Hands::minded(mind, rng), scales: Scales::new() }
    }
}

impl<G: Strategy, M: Mind<G>> Bot<G> for Greedy<G, M> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        G::recall(&mut self.memory, seat, event);
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        match legal {
            &[only] => only,
            _ => self.estimate(seat, view, legal)[0].action,
        }
    }

    fn react(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        let known = Knowledge { seat, view, memory: &self.memory };
        let GreedySettings { worlds, utility } = &self.settings;
        self.scales.react(&known, legal, Horizon::Move, worlds, utility, &mut self.hands)
    }
}

impl<G: Strategy, M: Mind<G>> Estimator<G> for Greedy<G, M> {
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        let known = Knowledge { seat, view, memory: &self.memory };
        let GreedySettings { worlds, utility } = &self.settings;
        self.scales.estimate(&known, legal, Horizon::Move, worlds, utility, &mut self.hands)
    }
}
