//! What a game brings into the catalog beside its rules.

use boards::Board;
use bots::Bot;
use table::{Game, Rng, Seat, Strategy};

use crate::{WeightSet, WeightSets};

/// A game as the house offers it.
pub trait Entry: Strategy + Board {
    /// The name on the door.
    const TITLE: &'static str;
    /// What one does in it, in one sentence.
    const ABOUT: &'static str;
    /// The opponents the house offers, from the weakest to the strongest.
    const LEVELS: Levels<Self>;
    /// The weights of its players that can be tuned.
    const WEIGHTS: WeightSets<Self> = &[WeightSet::SEARCH];
    /// Whether players hold something that the others must not see.
    const HANDS: Hands = Hands::Hidden;
    /// Whether one may look at earlier pictures while the game runs.
    const LOOKING_BACK: LookingBack = LookingBack::Allowed;

    /// The final points of a seat by where they came from, for reports on balance; nothing if the game does not say.
    fn sources(&self, _seat: Seat) -> Vec<(&'static str, i32)> {
        Vec::new()
    }

    /// What a report on balance counts when this happens, if anything.
    fn tally(_event: &Self::Event) -> Option<Tally> {
        None
    }
}

/// Whether players hold something that the others must not see: people who share a device then need a curtain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hands {
    /// They do.
    Hidden,
    /// Whatever a player sees, everybody sees.
    Open,
}

/// Whether one may look at earlier pictures while the game runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LookingBack {
    /// Whatever was shown may be seen again.
    Allowed,
    /// What was shown is covered again, and remembering it is the game.
    Refused,
}

/// Something that a seat did and that a report on balance counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Who did it.
    pub seat: Seat,
    /// What kind of thing it is, such as `hired`.
    pub topic: &'static str,
    /// What it is, by its short name.
    pub item: &'static str,
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
