//! The player that looks one move ahead.

use table::{Game, Rng, Seat};

use crate::flat::{Horizon, Knowledge, Scales};
use crate::playout::Playout;
use crate::{Bot, Budget, Estimate, Estimator, Mind, Reaction, Utility};

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
pub struct Greedy<G: Game, M> {
    settings: GreedySettings,
    memory: G::Memory,
    playout: Playout<G, M>,
    scales: Scales<G::Action>,
}

impl<G: Game, M: Mind<G>> Greedy<G, M> {
    /// A player with these parameters, who judges by this mind.
    pub fn new(settings: GreedySettings, mind: M, rng: Rng) -> Greedy<G, M> {
        Greedy { settings, memory: G::Memory::default(), playout: Playout::new(mind, rng), scales: Scales::new() }
    }
}

impl<G: Game, M: Mind<G>> Bot<G> for Greedy<G, M> {
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
        self.scales.react(&known, legal, Horizon::Move, worlds, utility, &mut self.playout)
    }
}

impl<G: Game, M: Mind<G>> Estimator<G> for Greedy<G, M> {
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        let known = Knowledge { seat, view, memory: &self.memory };
        let GreedySettings { worlds, utility } = &self.settings;
        self.scales.estimate(&known, legal, Horizon::Move, worlds, utility, &mut self.playout)
    }
}
