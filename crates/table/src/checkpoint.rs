//! Going back to an earlier moment of a game without playing it again.

use crate::{Game, Rng, Table};

/// A table as it stood after some of its inputs: the state and the generator.
#[derive(Clone, Debug)]
pub struct Checkpoint<G: Game> {
    game: G,
    rng: Rng,
    inputs: usize,
}

impl<G: Game> Table<G> {
    /// Notes the table as it stands, to go back to it later.
    pub fn checkpoint(&self) -> Checkpoint<G> {
        Checkpoint { game: self.game.clone(), rng: self.rng.clone(), inputs: self.inputs.len() }
    }

    /// Goes back to a moment of this very game, as if what came after it had not been put in.
    ///
    /// # Panics
    /// If the table has fewer inputs than the checkpoint.
    pub fn go_back_to(&mut self, checkpoint: &Checkpoint<G>) {
        assert!(checkpoint.inputs <= self.inputs.len(), "a checkpoint lies in the past of its table");
        self.game = checkpoint.game.clone();
        self.rng = checkpoint.rng.clone();
        self.inputs.truncate(checkpoint.inputs);
    }
}
