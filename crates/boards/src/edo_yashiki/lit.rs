//! Lines of a house in light: what the last card scored, what may not be covered, and how lines are told to the script.

use edo_yashiki::{Direction, Fate, House, Judged, Line, Tally};
use maud::{Markup, html};

use super::blob::{SIZE, corner_of};

/// The lines that a card made, in the order in which they scored, each with its points; they light up one by one.
pub(super) fn scored(tally: &Tally) -> Markup {
    html! {
        @for Judged { line, fate, .. } in tally.lines() {
            g.yashiki-lit data-fate=(fate_word(fate)) {
                (capsule(line))
                (label(line, &points(fate)))
            }
        }
    }
}

/// Rows and columns of three or more, of which nothing may be covered.
pub(super) fn tied(house: &House) -> Markup {
    let mut lines: Vec<Line> = house.squares().filter_map(|square| house.line_through(square.spot)).collect();
    lines.sort_unstable();
    lines.dedup();
    html! { @for line in lines { g.yashiki-tied { (capsule(line)) (capsule(line)) } } }
}

/// A line for the script: column, row, squares to the right, squares down, and its points.
pub(super) fn told(judged: Judged) -> String {
    let Line { start, direction, length, .. } = judged.line;
    let (right, down) = match direction {
        Direction::Row => (length, 1),
        Direction::Column => (1, length),
    };
    format!("{},{},{right},{down},{},{}", start.column, start.row, fate_word(judged.fate), points(judged.fate))
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

fn area(line: Line) -> (i32, i32, i32, i32) {
    let (left, top) = corner_of(line.start);
    let long = i32::from(line.length) * SIZE;
    match line.direction {
        Direction::Row => (left, top, long, SIZE),
        Direction::Column => (left, top, SIZE, long),
    }
}

fn capsule(line: Line) -> Markup {
    let (left, top, wide, high) = area(line);
    html! { rect x=(left + 4) y=(top + 4) width=(wide - 8) height=(high - 8) rx="20" {} }
}

fn label(line: Line, text: &str) -> Markup {
    let (left, top, wide, high) = area(line);
    let (x, y) = (left + wide / 2, top + high / 2);
    html! {
        circle cx=(x) cy=(y) r="19" {}
        text x=(x) y=(y + 9) text-anchor="middle" { (text) }
    }
}
