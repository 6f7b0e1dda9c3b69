//! What one viewer of a known game sees and can do, addressed as that of some game.

use std::any::Any;
use std::fmt::Display;
use std::sync::Arc;

use serde::{Serialize, Serializer};
use serde_json::value::RawValue;
use table::Game;

use crate::Entry;
use crate::any::AnySight;
use crate::event::to_json;

/// What one viewer of a known game sees and can do.
pub struct Sight<G: Game> {
    /// What the viewer sees.
    pub view: G::View,
    /// What the viewer can do, in a fixed order.
    pub legal: Vec<G::Action>,
}

impl<G: Entry> AnySight for Sight<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn json(&self) -> Box<RawValue> {
        to_json(&self.view)
    }

    fn text(&self) -> String {
        self.view.to_string()
    }

    fn legal(&self) -> Vec<String> {
        self.legal.iter().map(ToString::to_string).collect()
    }

    fn legal_json(&self) -> Box<RawValue> {
        to_json(&Notation(&self.legal))
    }
}

/// What a viewer of a known game sees and can do, addressed as that of some game.
pub fn sight<G: Entry>(view: G::View, legal: Vec<G::Action>) -> Arc<dyn AnySight> {
    Arc::new(Sight::<G> { view, legal })
}

/// What a viewer sees and can do, as that of this game.
///
/// # Panics
/// If it is that of another game.
pub fn known_sight<G: Entry>(sight: &dyn AnySight) -> &Sight<G> {
    let sight: &dyn Any = sight;
    sight.downcast_ref::<Sight<G>>().expect("sights are only passed on within one game")
}

/// Actions as they are written. There can be hundreds: none of them is made a text of its own.
struct Notation<'a, A>(&'a [A]);

struct Written<'a, A>(&'a A);

impl<A: Display> Serialize for Notation<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(Written))
    }
}

impl<A: Display> Serialize for Written<'_, A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}
