//! The player that throws dice.

use table::{Game, Rng, Seat};

use crate::{Bot, Hearing};

/// Takes any legal action with the same chance, and never cuts in.
#[derive(Clone, Debug)]
pub struct Uniform {
    rng: Rng,
}

impl Uniform {
    /// A player with this generator.
    pub fn new(rng: Rng) -> Uniform {
        Uniform { rng }
    }

    fn pick<A: Copy>(&mut self, legal: &[A]) -> A {
        *self.rng.choose(legal).expect("a seat that is waited for has a legal action")
    }
}

impl<G: Game> Bot<G> for Uniform {
    fn hear(&mut self, _seat: Seat, _event: &G::Event) {}

    fn choose(&mut self, _seat: Seat, _view: &G::View, legal: &[G::Action]) -> G::Action {
        self.pick(legal)
    }

    fn choose_unseeing(&mut self, _seat: Seat, legal: &[G::Action]) -> Option<G::Action> {
        Some(self.pick(legal))
    }

    fn hearing(&self) -> Hearing {
        Hearing::Deaf
    }
}
