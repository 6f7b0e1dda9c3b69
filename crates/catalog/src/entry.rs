//! What a game brings into the catalog beside its rules.

use boards::Board;
use bots::Bot;
use table::{Game, Rng, Strategy};

/// A game as the house offers it.
pub trait Entry: Strategy + Board {
    /// The name on the door.
    const TITLE: &'static str;
    /// What one does in it, in one sentence.
    const ABOUT: &'static str;
    /// The opponents the house offers, from the weakest to the strongest.
    const LEVELS: Levels<Self>;
}

/// The levels of a game, from the weakest to the strongest.
pub type Levels<G> = &'static [Level<G>];

/// An opponent with published parameters. It is fixed by counts, not by time, so that it plays the same everywhere.
pub struct Level<G: Game> {
    /// Its name in addresses and on the command line.
    pub name: &'static str,
    /// How it plays, in one sentence.
    pub about: &'static str,
    /// Its parameters in full, for whoever wants to know.
    pub parameters: fn() -> String,
    /// Makes one.
    pub make: fn(Rng) -> Box<dyn Bot<G>>,
}
