//! A finished game in hindsight: where it turned, what cost most, and what would have been better.

use maud::{Markup, html};
use table::Seat;

use super::chances::{Chances, curves, percent, step_name, swatch};
use super::frame::{Frame, Kind, document};
use crate::{Arg, Scene};

/// What the page of a review shows.
#[derive(Clone, Copy, Debug)]
pub struct ReviewPage<'a> {
    /// In which language, and who sat where.
    pub scene: &'a Scene<'a>,
    /// The address of the table.
    pub id: &'a str,
    /// The name of the game.
    pub game: &'a str,
    /// The title of the game in this language.
    pub title: &'a str,
    /// How far the review is.
    pub state: ReviewState<'a>,
}

/// How far a review is.
#[derive(Clone, Copy, Debug)]
pub enum ReviewState<'a> {
    /// How far the review is.
    Looking {
        /// How many looks are done.
        done: usize,
        /// How many there are at most.
        all: usize,
    },
    /// It is there.
    Found(&'a Hindsight<'a>),
    /// The game can't be looked at.
    Failed,
}

/// What was found.
#[derive(Clone, Copy, Debug)]
pub struct Hindsight<'a> {
    /// The chances over the game.
    pub chances: Chances<'a>,
    /// What happened in every step, the set-up first; nothing where nothing is worth a line.
    pub told: &'a [Option<String>],
    /// What cost most, the costliest first.
    pub costly: &'a [Costly],
    /// Who says what would have been better, by its name in this language.
    pub adviser: &'a str,
    /// In how many imagined worlds each chance was found.
    pub worlds: u32,
    /// The command that finds the same.
    pub command: &'a str,
}

/// Something that was done although something else promised more.
#[derive(Clone, Debug)]
pub struct Costly {
    /// The step.
    pub step: usize,
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub done: Deed,
    /// What would have been better.
    pub better: Deed,
    /// How much of the chance to win it cost, from 0 to 1.
    pub cost: f64,
    /// Half of the interval of the cost.
    pub half_width: f64,
}

/// Something that can be done.
#[derive(Clone, Default, Debug)]
pub struct Deed {
    /// In words; nothing if it is to let a chance to cut in pass.
    pub told: Option<String>,
    /// What it leads to, as a small picture; empty where words are enough.
    pub sketch: Markup,
}

/// The page of a review.
pub fn review(page: &ReviewPage<'_>) -> Markup {
    let lang = page.scene.lang;
    let title = lang.fill("review-title", &[("game", Arg::Text(page.title))]);
    let path = format!("/table/{}/review", page.id);
    let content = html! {
        main #main .text.review {
            h1 { (title) }
            @match page.state {
                ReviewState::Looking { done, all } => (looking(page, done, all)),
                ReviewState::Failed => p { (lang.text("review-failed")) },
                ReviewState::Found(found) => (hindsight(page, found)),
            }
            p.ways {
                a.button href={ "/table/" (page.id) "/replay" } { (lang.text("review-to-replay")) }
                a.quiet-link href={ "/table/" (page.id) } { (lang.text("replay-result")) }
            }
        }
    };
    let frame = Frame { lang, title: &title, path: Some(&path), game: Some(page.game), kind: Kind::Text };
    document(&frame, &content)
}

/// How far it is. The script asks again by itself; without it there is a way to.
fn looking(page: &ReviewPage<'_>, done: usize, all: usize) -> Markup {
    let lang = page.scene.lang;
    let part = 100 * done / all.max(1);
    html! {
        div #review data-waits=(lang.text("review-there")) {
            p { (lang.text("review-looking")) }
            p.review-progress {
                progress max="100" value=(part) aria-label=(lang.text("review-progress")) {}
                span { (part) " %" }
            }
            a.button.no-script href={ "/table/" (page.id) "/review" } { (lang.text("review-look-again")) }
        }
    }
}

fn hindsight(page: &ReviewPage<'_>, found: &Hindsight<'_>) -> Markup {
    let lang = page.scene.lang;
    let worlds = [("worlds", Arg::Number(i64::from(found.worlds)))];
    html! {
        div #review {
            p { (lang.fill("review-lead", &worlds)) }
            (curves(&found.chances, page.scene, &|step| address(page, step)))
            p.hint { (lang.text("review-press")) }
            section {
                h2 { (lang.text("review-turns")) }
                @if found.chances.turns.is_empty() {
                    p { (lang.text("review-no-turns")) }
                } @else {
                    ol.review-list role="list" { @for &step in found.chances.turns { (turn(page, found, step)) } }
                }
            }
            section {
                h2 { (lang.text("review-costly")) }
                @if found.costly.is_empty() {
                    p { (lang.fill("review-nothing-costly", &[("adviser", Arg::Text(found.adviser))])) }
                } @else {
                    p { (lang.fill("review-costly-text", &[("adviser", Arg::Text(found.adviser))])) }
                    ol.review-list role="list" { @for costly in found.costly { (mistake(page, found, costly)) } }
                }
            }
            (numbers(page, found))
            details {
                summary { (lang.text("review-again")) }
                p { (lang.text("review-again-text")) }
                pre.review-command tabindex="0" { code { (found.command) } }
            }
        }
    }
}

fn address(page: &ReviewPage<'_>, step: usize) -> String {
    format!("/table/{}/replay?step={step}", page.id)
}

/// A link to a step, called by its number and what happened in it.
fn step_link(page: &ReviewPage<'_>, found: &Hindsight<'_>, step: usize, what: Option<&str>) -> Markup {
    let name = step_name(page.scene.lang, step, found.chances.after.len() - 1);
    html! { a href=(address(page, step)) { span.review-step { (name) } @if let Some(what) = what { " " (what) } } }
}

fn turn(page: &ReviewPage<'_>, found: &Hindsight<'_>, step: usize) -> Markup {
    let after = &found.chances.after;
    let moves = page.scene.seats.iter().enumerate().map(|(seat, seated)| {
        html! {
            li { (swatch(seat)) (seated.name) ": " (percent(after[step - 1][seat])) " → " b { (percent(after[step][seat])) } }
        }
    });
    html! {
        li {
            (step_link(page, found, step, found.told[step].as_deref()))
            ul.review-moves role="list" { @for one in moves { (one) } }
        }
    }
}

fn mistake(page: &ReviewPage<'_>, found: &Hindsight<'_>, costly: &Costly) -> Markup {
    let lang = page.scene.lang;
    // The interval is rounded up: "± 0" would call certain what is not.
    let half_width = format!("{:.0}", (costly.half_width * 100.0).ceil());
    let cost = format!("{:.0}", costly.cost * 100.0);
    let gaps = [
        ("name", Arg::Text(page.scene.name(costly.seat))),
        ("cost", Arg::Text(&cost)),
        ("error", Arg::Text(&half_width)),
    ];
    let let_pass = lang.fill("review-let-pass", &gaps[..1]);
    html! {
        li {
            (step_link(page, found, costly.step, Some(costly.done.told.as_ref().unwrap_or(&let_pass))))
            (sketch(&costly.done))
            p.review-better { b { (lang.text("review-better")) } " " (costly.better.told.as_ref().unwrap_or(&let_pass)) }
            (sketch(&costly.better))
            p.hint { (lang.fill("review-cost", &gaps)) }
        }
    }
}

fn sketch(deed: &Deed) -> Markup {
    html! { @if !deed.sketch.0.is_empty() { div.review-sketch { (deed.sketch) } } }
}

/// All figures, for readers who prefer numbers.
fn numbers(page: &ReviewPage<'_>, found: &Hindsight<'_>) -> Markup {
    let lang = page.scene.lang;
    html! {
        details.review-numbers {
            summary { (lang.text("review-numbers")) }
            div.review-scroll tabindex="0" role="region" aria-label=(lang.text("review-numbers")) {
                table {
                    thead {
                        tr {
                            th scope="col" { (lang.text("review-step")) }
                            @for seated in page.scene.seats { th scope="col" { (seated.name) } }
                        }
                    }
                    tbody {
                        @for (step, after) in found.chances.after.iter().enumerate() {
                            tr {
                                th scope="row" {
                                    a href=(address(page, step)) { (step) }
                                    @if let Some(told) = &found.told[step] { " " (told) }
                                }
                                @for chance in after { td { (percent(*chance)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What a replay page shows of a review: the curves with the step that is shown, or the way to have them found.
pub(super) fn beside_replay(
    chances: Option<&Chances<'_>>,
    scene: &Scene<'_>,
    id: &str,
    address: &dyn Fn(usize) -> String,
) -> Markup {
    let lang = scene.lang;
    let Some(chances) = chances else {
        return html! { p.review-way { a.button href={ "/table/" (id) "/review" } { (lang.text("review-look")) } } };
    };
    let now = chances.shown.and_then(|shown| chances.after.get(shown));
    html! {
        section #replay-chances .replay-chances aria-label=(lang.text("review-chances")) {
            h2 { (lang.text("review-chances")) }
            (curves(chances, scene, address))
            @if let Some(now) = now {
                p.visually-hidden {
                    @for (seated, chance) in scene.seats.iter().zip(now) { (seated.name) ": " (percent(*chance)) ". " }
                }
            }
            a.quiet-link href={ "/table/" (id) "/review" } { (lang.text("review-look")) }
        }
    }
}
