//! Lines of a house in light: what the last card scored, what may not be covered, and how lines are told to the script.

use edo_yashiki::{Direction, Fate, House, Judged, Run, Scoring};
use maud::{Markup, html};

use super::blob::{SIZE, corner_of};

/// The lines that a card made, in the order in which they scored, each with its points; they light up one by one.
pub(super) fn scored(scoring: &Scoring) -> Markup {
    html! {
        @for Judged { run, fate, .. } in scoring.runs() {
            g.yashiki-lit data-fate=(fate_word(fate)) {
                (capsule(run))
                (label(run, &points(fate)))
            }
        }
    }
}

/// Rows and columns of three or more, of which nothing may be covered.
pub(super) fn tied(house: &House) -> Markup {
    let mut runs: Vec<Run> = house.squares().filter_map(|square| house.run_through(square.spot)).collect();
    runs.sort_unstable();
    runs.dedup();
    html! { @for run in runs { g.yashiki-tied { (capsule(run)) (capsule(run)) } } }
}

/// A line for the script: column, row, squares to the right, squares down, and its points or why it has none.
pub(super) fn told(judged: Judged) -> String {
    let Run { start, direction, length, .. } = judged.run;
    let (right, down) = match direction {
        Direction::Row => (length, 1),
        Direction::Column => (1, length),
    };
    let fate = match judged.fate {
        Fate::Scored { .. } => points(judged.fate),
        Fate::TooLong | Fate::NoMarker => fate_word(judged.fate).to_string(),
    };
    format!("{},{},{right},{down},{fate}", start.column, start.row)
}

fn points(fate: Fate) -> String {
    match fate {
        Fate::Scored { points } => format!("+{points}"),
        Fate::TooLong | Fate::NoMarker => "0".to_string(),
    }
}

const fn fate_word(fate: Fate) -> &'static str {
    match fate {
        Fate::Scored { .. } => "scored",
        Fate::TooLong => "long",
        Fate::NoMarker => "bare",
    }
}

fn area(run: Run) -> (i32, i32, i32, i32) {
    let (left, top) = corner_of(run.start);
    let long = i32::from(run.length) * SIZE;
    match run.direction {
        Direction::Row => (left, top, long, SIZE),
        Direction::Column => (left, top, SIZE, long),
    }
}

fn capsule(run: Run) -> Markup {
    let (left, top, wide, high) = area(run);
    html! { rect x=(left + 4) y=(top + 4) width=(wide - 8) height=(high - 8) rx="20" {} }
}

fn label(run: Run, text: &str) -> Markup {
    let (left, top, wide, high) = area(run);
    let (x, y) = (left + wide / 2, top + high / 2);
    html! {
        circle cx=(x) cy=(y) r="19" {}
        text x=(x) y=(y + 9) text-anchor="middle" { (text) }
    }
}
