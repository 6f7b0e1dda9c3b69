//! The player that plays each imagined world to its end as if it were the true one.

use table::{Game, Rng, Seat};

use crate::flat::{Horizon, Knowledge, Scales};
use crate::playout::Playout;
use crate::{Bot, Budget, Estimate, Estimator, Mind, Reaction, Utility};

/// The parameters of [`Pimc`].
#[derive(Clone, Debug)]
pub struct PimcSettings {
    /// How many worlds it imagines for a choice. In each of them every action is played out once.
    pub worlds: Budget,
    /// What it wants.
    pub utility: Utility,
}

impl Default for PimcSettings {
    fn default() -> PimcSettings {
        PimcSettings { worlds: Budget::Iterations(100), utility: Utility::default() }
    }
}

/// Determinised search: imagines worlds, tries every action in each of them, plays on plausibly to the end of the
/// chapter or asks the mind to solve it, and takes the action that does best on average.
pub struct Pimc<G: Game, M> {
    settings: PimcSettings,
    memory: G::Memory,
    playout: Playout<G, M>,
    scales: Scales<G::Action>,
}

impl<G: Game, M: Mind<G>> Pimc<G, M> {
    /// A player with these parameters, who judges by this mind.
    pub fn new(settings: PimcSettings, mind: M, rng: Rng) -> Pimc<G, M> {
        Pimc { settings, memory: G::Memory::default(), playout: Playout::new(mind, rng), scales: Scales::new() }
    }
}

impl<G: Game, M: Mind<G>> Bot<G> for Pimc<G, M> {
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
        let PimcSettings { worlds, utility } = &self.settings;
        self.scales.react(&known, legal, Horizon::Chapter, worlds, utility, &mut self.playout)
    }
}

impl<G: Game, M: Mind<G>> Estimator<G> for Pimc<G, M> {
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        let known = Knowledge { seat, view, memory: &self.memory };
        let PimcSettings { worlds, utility } = &self.settings;
        self.scales.estimate(&known, legal, Horizon::Chapter, worlds, utility, &mut self.playout)
    }
}
