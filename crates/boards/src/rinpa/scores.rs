//! §8, §9: the points of every finished deal, of the running one, and all together.

use maud::{Markup, html};
use rinpa::{MAX_SEATS, Phase, ScoreTable, View};
use table::{BySeat, Seat};

use super::names::number;
use crate::{Arg, Scene};

/// The number of the deal, and the table of points behind it until it is asked for.
pub(super) fn scores(view: &View, scene: &Scene<'_>) -> Markup {
    let sheet = Sheet {
        deal: view.deal,
        deals: view.deals,
        finished: view.finished,
        running: match view.phase {
            Phase::Play | Phase::Take => Some(view.points),
            Phase::Over => None,
        },
        totals: view.totals,
        total_sets: view.total_sets,
    };
    scene.region("scores", 0, sheet, drawn)
}

/// What the table of points shows.
#[derive(Hash)]
struct Sheet {
    deal: u8,
    deals: u8,
    finished: ScoreTable,
    /// The points of the deal that is being played.
    running: Option<BySeat<u8, MAX_SEATS>>,
    totals: BySeat<u8, MAX_SEATS>,
    total_sets: BySeat<u8, MAX_SEATS>,
}

fn drawn(sheet: &Sheet, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let deal = [("deal", number(sheet.deal)), ("deals", number(sheet.deals))];
    html! {
        details #rinpa-scores .rinpa-scores {
            summary {
                span { (lang.fill("rinpa-deal", &deal)) span.rinpa-scores-word { (lang.text("rinpa-deal-points")) } }
            }
            div.rinpa-sheet tabindex="0" role="group" aria-label=(lang.text("rinpa-scores")) {
                table {
                    thead {
                        tr {
                            th scope="col" { (lang.text("rinpa-scores-deal")) }
                            @for seat in Seat::all(sheet.totals.seats()) { th scope="col" { (scene.name(seat)) } }
                        }
                    }
                    tbody { (deals(sheet, scene)) }
                    tfoot {
                        tr {
                            th scope="row" { (lang.text("rinpa-scores-total")) }
                            @for points in sheet.totals.as_slice() { td { (points) } }
                        }
                        tr.rinpa-sheet-screens {
                            th scope="row" { (lang.text("rinpa-scores-screens")) }
                            @for sets in sheet.total_sets.as_slice() { td { (sets) } }
                        }
                    }
                }
            }
        }
    }
}

fn deals(sheet: &Sheet, scene: &Scene<'_>) -> Markup {
    html! {
        @for (deal, points) in sheet.finished.deals().enumerate() {
            tr {
                th scope="row" { (deal + 1) }
                @for points in points.as_slice() { td { (points) } }
            }
        }
        @if let Some(points) = sheet.running {
            tr.rinpa-sheet-running {
                th scope="row" { (scene.lang.fill("rinpa-scores-running", &[("deal", number(sheet.deal))])) }
                @for points in points.as_slice() { td { (points) } }
            }
        }
    }
}

/// Everybody's points in words, in the order of the seats.
pub(super) fn standing<const N: usize>(points: &BySeat<u8, N>, scene: &Scene<'_>) -> String {
    let one = |(seat, points): (Seat, &u8)| {
        let gaps = [("name", Arg::Text(scene.name(seat))), ("points", number(*points))];
        scene.lang.fill("rinpa-tell-points", &gaps)
    };
    points.iter().map(one).collect::<Vec<_>>().join(&scene.lang.text("list-comma"))
}
