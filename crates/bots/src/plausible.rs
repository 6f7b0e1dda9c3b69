//! The player that does what is plausible, without thinking.

use table::{Game, Rng, Seat};

use crate::{Bot, Mind};

/// Plays what its mind calls plausible, without a search, and never interrupts. Tuning lets such players with different
/// weights of a quick policy play each other: thousands of games take seconds.
pub struct Plausible<G: Game, M> {
    mind: M,
    memory: G::Memory,
    rng: Rng,
}

impl<G: Game, M: Mind<G>> Plausible<G, M> {
    /// A player of this mind.
    pub fn new(mind: M, rng: Rng) -> Plausible<G, M> {
        Plausible { mind, memory: G::Memory::default(), rng }
    }
}

impl<G: Game, M: Mind<G>> Bot<G> for Plausible<G, M> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        G::recall(&mut self.memory, seat, event);
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        let world = G::imagine(view, &self.memory, &mut self.rng);
        self.mind.plausible(&world, seat, legal, &mut self.rng)
    }
}
