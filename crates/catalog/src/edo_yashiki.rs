//! Edo Yashiki in the catalog.

use std::sync::LazyLock;

use edo_yashiki::{Card, EdoYashiki, Event, KINDS, Kinds, LONGEST, Run, SHORTEST};

use crate::{CountedEvent, Entry, Hands};

impl Entry for EdoYashiki {
    const TITLE: &'static str = "Edo Yashiki";
    const ABOUT: &'static str =
        "Grab a card from the line and build a house in which floors, tatami, ponds and gardens line up.";
    const HANDS: Hands = Hands::Open;

    fn counted(event: &Event) -> Option<CountedEvent> {
        let (seat, topic, item) = match *event {
            Event::Placed { seat, card, .. } => (seat, "built", card_name(card)),
            Event::Scored { seat, run, .. } => (seat, "scored a line", run_name(run)),
            Event::TooLong { seat, run } => (seat, "made a line too long", run.kind.name()),
            Event::NoMarker { seat, run } => (seat, "had no marker", run.kind.name()),
            Event::Bonus { seat, kinds, .. } => (seat, "scored several kinds at once", bonus_name(kinds)),
            Event::Founded { .. }
            | Event::LinedUp { .. }
            | Event::Settled { .. }
            | Event::Hajime { .. }
            | Event::Grabbed { .. }
            | Event::RushOver { .. }
            | Event::Refilled { .. }
            | Event::Advanced { .. }
            | Event::RoundOver { .. }
            | Event::GameOver { .. } => return None,
        };
        Some(CountedEvent { seat, topic, item })
    }
}

/// A card by the letters of its squares.
fn card_name(card: Card) -> &'static str {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| Card::all().map(|card| card.to_string()).collect());
    &NAMES[card.index()]
}

/// A line that scores, by its length and kind.
fn run_name(run: Run) -> &'static str {
    /// The lengths that score, from three squares on, each with the four kinds in their order.
    const NAMES: [[&str; KINDS]; (LONGEST - SHORTEST + 1) as usize] = [
        ["3 floor", "3 tatami", "3 pond", "3 garden"],
        ["4 floor", "4 tatami", "4 pond", "4 garden"],
        ["5 floor", "5 tatami", "5 pond", "5 garden"],
    ];
    NAMES[usize::from(run.length - SHORTEST)][run.kind.index()]
}

/// A bonus by how many kinds brought it.
fn bonus_name(kinds: Kinds) -> &'static str {
    match kinds.len() {
        2 => "two kinds",
        3 => "three kinds",
        _ => "all four kinds",
    }
}
