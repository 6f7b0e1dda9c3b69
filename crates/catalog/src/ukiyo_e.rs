//! Ukiyo-e in the catalog.

use ukiyo_e::{Event, UkiyoE};

use crate::{CountedEvent, Entry};

impl Entry for UkiyoE {
    const TITLE: &'static str = "Ukiyo-e";
    const ABOUT: &'static str =
        "Collect the prints of seven artists, hold exhibitions, and close those of others with larger ones.";

    fn counted(event: &Event) -> Option<CountedEvent> {
        if let Event::Opened { seat, artist, .. } = event {
            return Some(CountedEvent { seat: *seat, topic: "opened", item: artist.name() });
        }
        if let Event::Closed { artist, by, .. } = event {
            return Some(CountedEvent { seat: *by, topic: "outnumbered", item: artist.name() });
        }
        None
    }
}
