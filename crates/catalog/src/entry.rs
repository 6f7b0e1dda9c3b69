//! What a game brings into the catalog besides its rules and players.

use players::PlayedGame;
use table::Seat;

/// A game as the house offers it.
pub trait Entry: PlayedGame {
    /// The name on the door.
    const TITLE: &'static str;
    /// What one does in it, in one sentence.
    const ABOUT: &'static str;
    /// Whether players hold something that the others must not see.
    const HANDS: Hands = Hands::Hidden;
    /// Whether one may look at earlier pictures while the game runs.
    const LOOKING_BACK: LookingBack = LookingBack::Allowed;

    /// The final points of a seat by where they came from, for reports on balance; nothing if the game does not say.
    fn sources(&self, _seat: Seat) -> Vec<(&'static str, i32)> {
        Vec::new()
    }

    /// What a report on balance counts when this happens, if anything.
    fn counted(_event: &Self::Event) -> Option<CountedEvent> {
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
pub struct CountedEvent {
    /// Who did it.
    pub seat: Seat,
    /// What kind of thing it is, such as `hired`.
    pub topic: &'static str,
    /// What it is, by its short name.
    pub item: &'static str,
}
