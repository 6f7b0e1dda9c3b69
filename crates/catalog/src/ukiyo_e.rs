//! Ukiyo-e in the catalog.

use ukiyo_e::{Event, UkiyoE};

use crate::{Entry, Tally};

impl Entry for UkiyoE {
    const TITLE: &'static str = "Ukiyo-e";
    const ABOUT: &'static str =
        "Collect the prints of seven artists, hold exhibitions, and close those of others with larger ones.";

    fn tally(event: &Event) -> Option<Tally> {
        if let Event::Opened { seat, artist, .. } = event {
            return Some(Tally { seat: *seat, topic: "opened", item: artist.name() });
        }
        if let Event::Closed { artist, by, .. } = event {
            return Some(Tally { seat: *by, topic: "outnumbered", item: artist.name() });
        }
        None
    }
}
