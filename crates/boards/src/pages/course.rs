//! The course of a game: the controls to step through it, and the log that leads to every step.

use maud::{Markup, html};

use crate::{Arg, Lang};

/// A game that can be gone through step by step. Without the script the controls are links; with it they change the
/// page in place.
pub(super) struct Course<'a> {
    pub(super) lang: Lang,
    /// The step that is shown; 0 is the set-up.
    pub(super) step: usize,
    /// The last step.
    pub(super) last: usize,
    /// What happened in all steps.
    pub(super) log: &'a [ReplayLine],
    /// Where a step is found.
    pub(super) address: &'a dyn Fn(usize) -> String,
    /// The address of the page without a step.
    pub(super) path: &'a str,
}

/// A line of the log of a replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayLine {
    /// The step in which it happened.
    pub step: usize,
    /// What happened.
    pub text: String,
}

impl Course<'_> {
    /// Step, play and jump; `more` is what else can be chosen for the jump.
    pub(super) fn bar(&self, more: &Markup) -> Markup {
        let Course { lang, step, last, path, .. } = *self;
        let count = [("step", number(step)), ("last", number(last))];
        html! {
            nav #replay-bar .replay-bar aria-label=(lang.text("replay-steps")) {
                (self.to("first", 0, "|◀◀"))
                (self.to("before", step.saturating_sub(1), "|◀"))
                button #replay-play .quiet-button.needs-script type="button" aria-pressed="false" aria-label=(lang.text("replay-play")) { "▶" }
                (self.to("after", (step + 1).min(last), "▶|"))
                (self.to("last", last, "▶▶|"))
                form.replay-jump method="get" action=(path) {
                    label {
                        span { (lang.fill("replay-step", &count)) }
                        input #replay-step type="range" name="step" min="0" max=(last) value=(step) autocomplete="off";
                    }
                    (more)
                    button.button.no-script type="submit" { (lang.text("replay-go")) }
                }
            }
        }
    }

    /// A link to a step; the step that is shown leads nowhere.
    fn to(&self, key: &str, step: usize, sign: &str) -> Markup {
        let label = self.lang.text(&format!("replay-{key}"));
        let is_here = step == self.step;
        html! {
            a.quiet-button id={ "replay-" (key) } href=[(!is_here).then(|| (self.address)(step))]
                aria-label=(label) title=(label) aria-disabled=[is_here.then_some("true")] data-step { (sign) }
        }
    }

    /// The log of the whole course; every line leads to its step.
    pub(super) fn log(&self) -> Markup {
        let lang = self.lang;
        let newest = self.log.iter().rposition(|line| line.step <= self.step);
        html! {
            details #log .log open data-phone="closed" {
                summary {
                    span.log-title { (lang.text("game-log")) }
                    @if let Some(newest) = newest { span.log-newest aria-hidden="true" { (self.log[newest].text) } }
                }
                ol #log-lines .log-lines.replay-log role="list" tabindex="0" aria-label=(lang.text("game-log")) {
                    @for (place, line) in self.log.iter().enumerate() {
                        li id={ "log-" (place) } data-future[line.step > self.step] {
                            a href=((self.address)(line.step)) data-step aria-current=[(newest == Some(place)).then_some("step")] { (line.text) }
                        }
                    }
                }
            }
        }
    }
}

pub(super) fn number(number: usize) -> Arg<'static> {
    Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}
