//! The chances of the seats over a game as curves, every point of which leads to its step.

use std::fmt::Write as _;

use maud::{Markup, html};

use super::course::number;
use crate::{Arg, Lang, Scene};

/// What is told apart without colors: every seat has a pattern of its own.
const DASHES: [&str; 6] = ["none", "9 4", "2 3", "14 4 2 4", "5 2", "1 6"];
/// The height of the picture in its own units; a step is as wide as one of them, and the page stretches both.
const HEIGHT: f64 = 100.0;

/// The chances over a game.
#[derive(Clone, Copy, Debug)]
pub struct Chances<'a> {
    /// The chance of every seat after every step, the set-up first, from 0 to 1.
    pub after: &'a [Vec<f64>],
    /// The steps at which the game turned.
    pub turns: &'a [usize],
    /// The step that is shown on the same page, if there is one.
    pub shown: Option<usize>,
}

/// The curves with their legend. `address` says where a step is found.
///
/// Everything in the picture also stands in a table, so the picture is no stop for the keyboard and is not read aloud.
pub(super) fn curves(chances: &Chances<'_>, scene: &Scene<'_>, address: &dyn Fn(usize) -> String) -> Markup {
    let lang = scene.lang;
    let last = chances.after.len().saturating_sub(1);
    html! {
        div.chances aria-hidden="true" {
            div.chances-plot {
                div.chances-scale { span { "100%" } span { "50%" } span { "0%" } }
                svg.chances-curves viewBox={ "-0.5 -2 " (last + 1) " " (HEIGHT + 4.0) } preserveAspectRatio="none" focusable="false" {
                    line.chances-middle x1="-0.5" x2=(last as f64 + 0.5) y1="50" y2="50" {}
                    @for turn in chances.turns { line.chances-turn x1=(turn) x2=(turn) y1="0" y2=(HEIGHT) {} }
                    @if let Some(shown) = chances.shown { line.chances-shown x1=(shown) x2=(shown) y1="0" y2=(HEIGHT) {} }
                    @for seat in 0..scene.seats.len() {
                        @let dashes = DASHES[seat % DASHES.len()];
                        @let points = points(chances, seat);
                        polyline.chances-curve data-hue=(seat) points=(points) stroke-dasharray=(dashes) {}
                    }
                    @for step in 0..=last {
                        a href=(address(step)) data-step tabindex="-1" {
                            rect.chances-step x=(step as f64 - 0.5) y="0" width="1" height=(HEIGHT) { title { (step_name(lang, step, last)) } }
                        }
                    }
                }
            }
            ul.chances-legend role="list" {
                @for (seat, seated) in scene.seats.iter().enumerate() {
                    li { (swatch(seat)) (seated.name) }
                }
            }
        }
    }
}

/// A piece of the curve of a seat, as the legend and the tables show it.
pub(super) fn swatch(seat: usize) -> Markup {
    html! {
        svg.chances-swatch viewBox="0 0 34 8" width="34" height="8" aria-hidden="true" focusable="false" {
            line.chances-curve data-hue=(seat) x1="1" x2="33" y1="4" y2="4" stroke-dasharray=(DASHES[seat % DASHES.len()]) {}
        }
    }
}

/// What a step is called.
pub(super) fn step_name(lang: Lang, step: usize, last: usize) -> String {
    let count: [(&str, Arg<'_>); 2] = [("step", number(step)), ("last", number(last))];
    lang.fill("replay-step", &count)
}

/// A chance in percent, as people write it.
pub(super) fn percent(chance: f64) -> String {
    format!("{:.0}%", chance * 100.0)
}

fn points(chances: &Chances<'_>, seat: usize) -> String {
    let mut text = String::new();
    for (step, after) in chances.after.iter().enumerate() {
        let chance = after.get(seat).copied().unwrap_or(0.0);
        let _ = write!(text, "{step},{:.1} ", HEIGHT * (1.0 - chance));
    }
    text.truncate(text.trim_end().len());
    text
}
