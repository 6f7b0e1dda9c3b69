//! §10, §12: the points of every finished round and all together, and the cards that were kept.

use maud::{Markup, html};
use table::{BySeat, Seat};
use ukiyo_e::{Cards, Phase, View};

use super::card::seal;
use super::names::{self, number};
use crate::{Arg, Scene};

/// The table of points, folded up until it is asked for.
pub(super) fn scores(view: &View, scene: &Scene<'_>) -> Markup {
    let rounds = (0..usize::from(finished(view))).map(|round| (view.round_points[round], view.kept[round])).collect();
    scene.region("scores", 0, Sheet { rounds, points: view.points }, sheet)
}

/// What the table of points shows.
#[derive(Hash)]
struct Sheet {
    /// The points of every round that has been scored, and the cards they come from.
    rounds: Vec<(BySeat<i32>, BySeat<Cards>)>,
    points: BySeat<i32>,
}

fn sheet(sheet: &Sheet, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let seats = sheet.points.seats();
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
                    tbody { @for round in 0..sheet.rounds.len() { (row(round, sheet, scene)) } }
                    tfoot {
                        tr {
                            th scope="row" { (lang.text("ukiyo-e-scores-total")) }
                            @for points in sheet.points.as_slice() { td { (points) } }
                        }
                        tr.ukiyo-sheet-kept {
                            th scope="row" { (lang.text("ukiyo-e-scores-kept")) }
                            @for seat in Seat::all(seats) { td { (kept(seat, sheet)) } }
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
fn row(round: usize, sheet: &Sheet, scene: &Scene<'_>) -> Markup {
    let (points, kept) = &sheet.rounds[round];
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
fn kept(seat: Seat, sheet: &Sheet) -> u8 {
    sheet.rounds.iter().map(|(_, kept)| kept[seat].len()).sum()
}

/// Everybody's points in words, in the order of the seats.
pub(super) fn standing<const N: usize>(points: &BySeat<i32, N>, scene: &Scene<'_>) -> String {
    let one = |(seat, points): (Seat, &i32)| {
        let gaps = [("name", Arg::Text(scene.name(seat))), ("points", number(*points))];
        scene.lang.fill("ukiyo-e-tell-points", &gaps)
    };
    points.iter().map(one).collect::<Vec<_>>().join(&scene.lang.text("list-comma"))
}
