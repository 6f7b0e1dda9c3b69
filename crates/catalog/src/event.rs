//! An event of a known game, addressed as one of some game.

use std::any::Any;
use std::sync::Arc;

use serde::Serialize;
use serde_json::value::RawValue;
use table::{Game, Journal};

use crate::Entry;
use crate::any::{AnyEvent, AnyNews};

struct Told<G: Game>(G::Event);

impl<G: Entry> AnyEvent for Told<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn text(&self) -> String {
        self.0.to_string()
    }

    fn json(&self) -> Box<RawValue> {
        to_json(&self.0)
    }

    fn fades(&self) -> bool {
        G::fades(&self.0)
    }
}

/// An event of a known game, addressed as one of some game.
pub fn event<G: Entry>(event: G::Event) -> Arc<dyn AnyEvent> {
    Arc::new(Told::<G>(event))
}

/// An event as one of this game.
///
/// # Panics
/// If it is an event of another game.
pub fn known_event<G: Entry>(event: &dyn AnyEvent) -> &G::Event {
    let event: &dyn Any = event;
    let Told(event) = event.downcast_ref::<Told<G>>().expect("events are only passed on within one game");
    event
}

pub(crate) fn erase<G: Entry>(journal: &mut Journal<G::Event>) -> Vec<AnyNews> {
    let news = journal.drain().into_iter();
    news.map(|news| AnyNews { audience: news.audience, event: event::<G>(news.event) }).collect()
}

pub(crate) fn to_json<T: Serialize>(value: &T) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).expect("views and events are plain data with text keys")
}
