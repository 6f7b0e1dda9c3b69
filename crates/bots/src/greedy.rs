//! The player that looks one move ahead.

use table::{Rng, Seat, Strategy};

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
pub struct Greedy<G: Strategy> {
    settings: GreedySettings,
    memory: G::Memory,
    hands: Hands<G>,
    scales: Scales<G::Action>,
}

impl<G: Strategy> Greedy<G> {
    /// A player with these parameters and this generator.
    pub fn new(settings: GreedySettings, rng: Rng) -> Greedy<G> {
        Greedy { settings, memory: G::Memory::default(), hands: Hands::new(rng), scales: Scales::new() }
    }
}

impl<G: Strategy> Bot<G> for Greedy<G> {
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

impl<G: Strategy> Estimator<G> for Greedy<G> {
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        let known = Knowledge { seat, view, memory: &self.memory };
        let GreedySettings { worlds, utility } = &self.settings;
        self.scales.estimate(&known, legal, Horizon::Move, worlds, utility, &mut self.hands)
    }
}
