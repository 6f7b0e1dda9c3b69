//! Rinpa in the catalog.

use rinpa::{Event, Rinpa};

use crate::{CountedEvent, Entry};

impl Entry for Rinpa {
    const TITLE: &'static str = "Rinpa";
    const ABOUT: &'static str =
        "Play tricks, lay the cards out as panels of folding screens, and take every screen you complete.";

    fn counted(event: &Event) -> Option<CountedEvent> {
        if let Event::SetTaken { seat, set } = *event {
            return Some(CountedEvent { seat, topic: "took", item: set.title() });
        }
        None
    }
}
