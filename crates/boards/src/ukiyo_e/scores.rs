//! §10, §12: the points of every finished round and all together, and the cards that were kept.

use maud::{Markup, html};
use table::{BySeat, Seat};
use ukiyo_e::{Phase, View};

use super::card::seal;
use super::names::{self, number};
use crate::{Arg, Scene};

/// The table of points, folded up until it is asked for.
pub(super) fn scores(view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let seats = view.hands.seats();
    html! {
        details #ukiyo-scores .ukiyo-scores {
            summary { (lang.text("ukiyo-e-scores")) }
            div.ukiyo-sheet tabindex="0" role="group" aria-label=(lang.text("ukiyo-e-scores")) {
                table {
                    thead {
                        tr {
                            th scope="col" { (lang.text("ukiyo-e-scores-round")) }
                            @for seat in Seat::all(seats) { th scope="col" { (scene.name(seat)) } }
                        }
                    }
                    tbody { @for round in 0..finished(view) { (row(round, view, scene)) } }
                    tfoot {
                        tr {
                            th scope="row" { (lang.text("ukiyo-e-scores-total")) }
                            @for points in view.points.as_slice() { td { (points) } }
                        }
                        tr.ukiyo-sheet-kept {
                            th scope="row" { (lang.text("ukiyo-e-scores-kept")) }
                            @for seat in Seat::all(seats) { td { (kept(seat, view)) } }
                        }
                    }
                }
            }
        }
    }
}

/// How many rounds have been scored.
fn finished(view: &View) -> u8 {
    match view.phase {
        Phase::FirstDraw | Phase::SecondDraw | Phase::DiscardOrShow | Phase::Close(_) => view.round - 1,
        Phase::Over => view.round,
    }
}

/// One round: the points of each seat and the cards they come from.
fn row(round: u8, view: &View, scene: &Scene<'_>) -> Markup {
    let (points, kept) = (&view.round_points[usize::from(round)], &view.kept[usize::from(round)]);
    html! {
        tr {
            th scope="row" { (round + 1) }
            @for (seat, points) in points.iter() {
                td {
                    (points)
                    span.ukiyo-sheet-cards {
                        @for card in kept[seat].iter() {
                            span class={ "of-" (card.artist().key()) } {
                                (seal(card.artist()))
                                span.visually-hidden { (names::artist(card.artist(), scene.lang)) " " }
                                (card.value())
                            }
                        }
                    }
                }
            }
        }
    }
}

/// How many cards the seat kept in all rounds, which breaks ties.
fn kept(seat: Seat, view: &View) -> u8 {
    view.kept.iter().map(|round| round[seat].len()).sum()
}

/// Everybody's points in words, in the order of the seats.
pub(super) fn standing<const N: usize>(points: &BySeat<i32, N>, scene: &Scene<'_>) -> String {
    let one = |(seat, points): (Seat, &i32)| {
        let gaps = [("name", Arg::Text(scene.name(seat))), ("points", number(*points))];
        scene.lang.fill("ukiyo-e-tell-points", &gaps)
    };
    points.iter().map(one).collect::<Vec<_>>().join(&scene.lang.text("list-comma"))
}
