//! §8: what everybody wrote down after each round, and the sum.

use kabuki::View;
use maud::{Markup, html};
use table::{BySeat, Seat};

use super::names::number;
use crate::{Arg, Scene};

/// The table of points, folded up until it is asked for.
pub(super) fn scores(view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let seats = view.tokens.seats();
    let points = view.points();
    html! {
        details #kabuki-scores .kabuki-scores {
            summary { (lang.text("kabuki-scores")) }
            div.kabuki-sheet tabindex="0" role="group" aria-label=(lang.text("kabuki-scores")) {
                table {
                    thead {
                        tr {
                            th scope="col" { (lang.text("kabuki-scores-round")) }
                            @for seat in Seat::all(seats) { th scope="col" { (scene.name(seat)) } }
                        }
                    }
                    tbody {
                        @for (round, tokens) in (1..).zip(view.rounds.iter().flatten()) {
                            @let round: u8 = round;
                            tr {
                                th scope="row" { (round) }
                                @for tokens in tokens.as_slice() { td { (tokens) } }
                            }
                        }
                    }
                    tfoot {
                        tr {
                            th scope="row" { (lang.text("kabuki-scores-sum")) }
                            @for points in points.as_slice() { td { (points) } }
                        }
                    }
                }
            }
        }
    }
}

/// Everybody's tokens or points in words, in the order of the seats.
pub(super) fn standing<T: Copy + Into<i64>>(points: &BySeat<T>, scene: &Scene<'_>) -> String {
    let one = |(seat, &points): (Seat, &T)| {
        scene
            .lang
            .fill("kabuki-standing", &[("name", Arg::Text(scene.name(seat))), ("points", Arg::Number(points.into()))])
    };
    let all: Vec<String> = points.iter().map(one).collect();
    all.join(&scene.lang.text("list-comma"))
}

/// Which round it is.
pub(super) fn round(view: &View, scene: &Scene<'_>) -> String {
    let rounds = number(view.rounds.len() as u8);
    scene.lang.fill("kabuki-round", &[("round", number(view.round)), ("rounds", rounds)])
}
