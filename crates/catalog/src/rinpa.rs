//! Rinpa in the catalog.

use rinpa::{Event, Rinpa};

use crate::{Entry, Tally};

impl Entry for Rinpa {
    const TITLE: &'static str = "Rinpa";
    const ABOUT: &'static str =
        "Play tricks, lay the cards out as panels of folding screens, and take every screen you complete.";

    fn tally(event: &Event) -> Option<Tally> {
        if let Event::SetTaken { seat, set } = *event {
            return Some(Tally { seat, topic: "took", item: set.title() });
        }
        None
    }
}
