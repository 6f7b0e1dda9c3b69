//! §8, §9: the points of every finished deal, of the running one, and all together.

use maud::{Markup, html};
use rinpa::{Phase, View};
use table::Seat;

use super::names;
use crate::Scene;

/// The table of points, folded up until it is asked for.
pub(super) fn scores(view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let running = match view.phase {
        Phase::Play | Phase::Take => Some(view.points),
        Phase::Over => None,
    };
    html! {
        details class="rinpa-scores" data-key="scores" {
            summary { (lang.text("rinpa-scores")) }
            div class="rinpa-scores-sheet" {
                table {
                    caption { (lang.text("rinpa-scores-caption")) }
                    thead {
                        tr {
                            th scope="col" { (lang.text("rinpa-scores-deal")) }
                            @for seat in Seat::all(view.seats) { th scope="col" { (scene.name(seat)) } }
                        }
                    }
                    tbody {
                        @for (deal, points) in view.finished.deals().enumerate() {
                            tr {
                                th scope="row" { (deal + 1) }
                                @for points in points.as_slice() { td { (points) } }
                            }
                        }
                        @if let Some(points) = running {
                            tr class="running" {
                                th scope="row" {
                                    (lang.fill("rinpa-scores-running", &[("deal", names::number(view.deal))]))
                                }
                                @for points in points.as_slice() { td { (points) } }
                            }
                        }
                    }
                    tfoot {
                        tr {
                            th scope="row" { (lang.text("rinpa-scores-total")) }
                            @for points in view.totals.as_slice() { td { (points) } }
                        }
                        tr class="sets" {
                            th scope="row" { (lang.text("rinpa-scores-sets")) }
                            @for sets in view.total_sets.as_slice() { td { (sets) } }
                        }
                    }
                }
            }
        }
    }
}
