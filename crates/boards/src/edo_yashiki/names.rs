//! How squares, cards, lines and places are called in the language of the viewer.

use edo_yashiki::{Card, Direction, Fate, Judged, Kind, Place, Run, Turn};

use super::picture::Plot;
use crate::{Arg, Lang};

pub(super) use crate::gaps::{about, number, who};

/// The name of a kind of square.
pub(super) fn kind(kind: Kind, lang: Lang) -> String {
    lang.text(match kind {
        Kind::Floor => "edo-yashiki-kind-floor",
        Kind::Tatami => "edo-yashiki-kind-tatami",
        Kind::Pond => "edo-yashiki-kind-pond",
        Kind::Garden => "edo-yashiki-kind-garden",
    })
}

/// A card as it is read aloud: its three rows from the top.
pub(super) fn card(card: Card, lang: Lang) -> String {
    let [top, middle, bottom] = card.squares(Turn::Upright).map(|[left, right]| {
        let (left, right) = (kind(left, lang), kind(right, lang));
        lang.fill("edo-yashiki-card-row", &[("left", Arg::Text(&left)), ("right", Arg::Text(&right))])
    });
    let rows = [("top", Arg::Text(&top)), ("middle", Arg::Text(&middle)), ("bottom", Arg::Text(&bottom))];
    lang.fill("edo-yashiki-card", &rows)
}

/// A row or column.
pub(super) fn run(run: Run, lang: Lang) -> String {
    let id = match run.direction {
        Direction::Row => "edo-yashiki-row",
        Direction::Column => "edo-yashiki-column",
    };
    lang.fill(id, &[("length", number(run.length)), ("kind", Arg::Text(&kind(run.kind, lang)))])
}

/// A row or column and what became of it.
pub(super) fn judged(judged: Judged, lang: Lang) -> String {
    let line = run(judged.run, lang);
    let line = ("line", Arg::Text(line.as_str()));
    match judged.fate {
        Fate::Scored { points } => lang.fill("edo-yashiki-line-scored", &[line, ("points", number(points))]),
        Fate::TooLong => lang.fill("edo-yashiki-line-long", &[line]),
        Fate::NoMarker => lang.fill("edo-yashiki-line-bare", &[line]),
    }
}

/// Where a card lies: the letter and the number at the edge of the plot of its top left square.
pub(super) fn spot(place: Place, plot: Plot) -> String {
    format!("{}{}", letters((place.column - plot.left) as u8), place.row - plot.top + 1)
}

/// The letters of a column of the plot, counted from 0: A to Z, then AA.
pub(super) fn letters(column: u8) -> String {
    let letter = |number: u8| char::from(b'A' + number % 26);
    match column / 26 {
        0 => letter(column).to_string(),
        more => format!("{}{}", letter(more - 1), letter(column)),
    }
}
