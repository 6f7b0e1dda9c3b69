//! The player that throws dice.

use table::{Game, Rng, Seat};

use crate::Bot;

/// Takes any legal action with the same chance, and never interrupts.
#[derive(Clone, Debug)]
pub struct Uniform {
    rng: Rng,
}

impl Uniform {
    /// A player with this generator.
    pub fn new(rng: Rng) -> Uniform {
        Uniform { rng }
    }

    #[inline]
    fn pick(&mut self, count: usize) -> usize {
        self.rng.below(count as u32) as usize
    }
}

impl<G: Game> Bot<G> for Uniform {
    fn hear(&mut self, _seat: Seat, _event: &G::Event) {}

    fn choose(&mut self, _seat: Seat, _view: &G::View, legal: &[G::Action]) -> G::Action {
        legal[self.pick(legal.len())]
    }

    fn choose_by_index(&mut self, _seat: Seat, count: usize) -> Option<usize> {
        Some(self.pick(count))
    }

    fn needs_events(&self) -> bool {
        false
    }

    fn needs_view(&self) -> bool {
        false
    }
}
