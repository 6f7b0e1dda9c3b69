//! An action of a known game, parsed once and addressed as one of some game.

use std::any::Any;

use table::Game;

use crate::Entry;
use crate::any::AnyAction;

/// An action of a known game.
pub(crate) struct Parsed<G: Game>(pub(crate) G::Action);

impl<G: Entry> AnyAction for Parsed<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn text(&self) -> String {
        self.0.to_string()
    }
}

/// An action as one of this game.
///
/// # Panics
/// If it is an action of another game.
pub(crate) fn known_action<G: Entry>(action: &dyn AnyAction) -> G::Action {
    let action: &dyn Any = action;
    let Parsed(action) = action.downcast_ref::<Parsed<G>>().expect("actions are only passed on within one game");
    *action
}
