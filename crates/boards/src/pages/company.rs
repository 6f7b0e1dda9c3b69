//! What people at a table need beside the game: taking back, hints, clocks, talk, and the curtain.
//!
//! A button with `data-send` sends that message over the line; one with `data-talk-send` says what the field holds.

use maud::{Markup, html};
use table::{Seat, SeatSet};

use super::game::{GameFrame, names};
use crate::{Arg, Lang, Scene};
/// What is not the game's business.
#[derive(Clone, Copy, Debug, Default)]
pub struct Company<'a> {
    /// Who asks to take something back.
    pub plea: Option<Plea>,
    /// Whether the table gives hints.
    pub hints: bool,
    /// Where the viewer can look back, if the game lets them.
    pub back_path: Option<&'a str>,
    /// What can be said without words, by the words of the messages.
    pub gestures: &'a [&'static str],
    /// How much time every seat has left, seat A first; nothing at a table without clocks.
    pub clocks: &'a [ClockFace],
    /// Whom to hand the device to, if several people share it.
    pub curtain: Option<Seat>,
    /// What was said, the oldest first.
    pub talk: &'a [TalkLine],
    /// The number of the picture that the viewer's own latest act led to.
    pub acted: Option<u32>,
}

/// Somebody asks the others to let them take something back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plea {
    /// Who.
    pub seat: Seat,
    /// How many steps.
    pub steps: usize,
    /// Who has not answered yet.
    pub asked: SeatSet,
}

/// The clock of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockFace {
    /// What is left, in milliseconds.
    pub left_ms: u64,
    /// Whether it is running out.
    pub runs: bool,
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TalkLine {
    /// Counts up at every table.
    pub number: u32,
    /// Who said it.
    pub name: String,
    /// The words, or the name of a gesture.
    pub saying: Saying,
}

/// What was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saying {
    /// In words.
    Words(String),
    /// With the gesture of this name.
    Gesture(&'static str),
}

impl TalkLine {
    /// The line as it is read.
    pub fn text(&self, lang: Lang) -> String {
        match &self.saying {
            Saying::Words(words) => {
                lang.fill("talk-line", &[("name", Arg::Text(&self.name)), ("words", Arg::Text(words))])
            }
            Saying::Gesture(gesture) => lang.fill(&format!("talk-{gesture}-line"), &[("name", Arg::Text(&self.name))]),
        }
    }
}

/// The line of the log that tells that somebody took something back.
pub fn took_back(scene: &Scene<'_>, seat: Seat, steps: usize) -> String {
    let key = if scene.you == Some(seat) { "log-you-took-back" } else { "log-took-back" };
    scene.lang.fill(key, &[("name", Arg::Text(scene.name(seat))), ("steps", count(steps))])
}

fn count(steps: usize) -> Arg<'static> {
    Arg::Number(i64::try_from(steps).unwrap_or(i64::MAX))
}

/// What a player can ask for beside acting.
pub(super) fn ways(frame: &GameFrame<'_>) -> Markup {
    let lang = frame.scene.lang;
    let plays = frame.scene.you.is_some() && frame.over.is_none();
    let has_acted = frame.company.acted.is_some_and(|acted| acted > 0);
    html! {
        @if plays {
            span.turn-ways {
                @if frame.company.hints && frame.token.is_some() {
                    button #ask-hint .quiet-button type="button" data-send="{\"type\":\"hint\"}" { (lang.text("company-hint")) }
                }
                @if has_acted && frame.company.plea.is_none() {
                    button #take-back .quiet-button type="button" data-send="{\"type\":\"take_back\"}" title=(lang.text("company-take-back-about")) {
                        (lang.text("company-take-back"))
                    }
                }
            }
        }
    }
}

/// Somebody asks to take something back: what it is, and what those who are asked can answer.
pub(super) fn plea(frame: &GameFrame<'_>) -> Markup {
    let Some(plea) = frame.company.plea else { return html! {} };
    let lang = frame.scene.lang;
    let is_asked = frame.scene.you.is_some_and(|you| plea.asked.contains(you));
    let waiting = lang.list(&names(frame.scene, plea.asked.iter()));
    let words = if frame.scene.you == Some(plea.seat) { "company-plea-yours" } else { "company-plea" };
    let words = lang.fill(
        words,
        &[
            ("name", Arg::Text(frame.scene.name(plea.seat))),
            ("steps", count(plea.steps)),
            ("names", Arg::Text(&waiting)),
        ],
    );
    html! {
        div #plea .plea role="status" {
            p { (words) }
            @if is_asked {
                button.button.primary type="button" data-send="{\"type\":\"agree\"}" { (lang.text("company-agree")) }
                button.button type="button" data-send="{\"type\":\"decline\"}" { (lang.text("company-decline")) }
            }
        }
    }
}

/// The clocks of all seats. One that runs counts down by itself.
pub(super) fn clocks(frame: &GameFrame<'_>) -> Markup {
    let lang = frame.scene.lang;
    html! {
        @if !frame.company.clocks.is_empty() {
            ul #clocks .clocks role="list" aria-label=(lang.text("company-clocks")) {
                @for (seat, clock) in Seat::all(frame.company.clocks.len() as u8).zip(frame.company.clocks) {
                    li.seat-clock.{ "seat-" (seat) } data-runs[clock.runs] {
                        span.seat-clock-name { (frame.scene.name(seat)) }
                        " "
                        span.seat-clock-time data-clock-ms=[clock.runs.then_some(clock.left_ms)] { (hours(clock.left_ms)) }
                    }
                }
            }
        }
    }
}

/// Time as a clock shows it: with days or hours only where there are some.
fn hours(left_ms: u64) -> String {
    let seconds = left_ms.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Nobody's cards are here until the next person says that they have the device.
pub(super) fn curtain(scene: &Scene<'_>, next: Seat) -> Markup {
    let lang = scene.lang;
    let name = [("name", Arg::Text(scene.name(next)))];
    html! {
        div #curtain .curtain {
            h2 { (lang.fill("curtain-title", &name)) }
            p { (lang.text("curtain-about")) }
            button.button.primary.large type="button" data-send={ "{\"type\":\"open_curtain\",\"seat\":" (next.index()) "}" } {
                (lang.fill("curtain-open", &name))
            }
        }
    }
}

/// What is said at the table. The newest line stands in the summary.
pub(super) fn talk(frame: &GameFrame<'_>) -> Markup {
    let lang = frame.scene.lang;
    let watches = frame.scene.you.is_none() && frame.company.curtain.is_none() && frame.over.is_none();
    html! {
        details #talk .log.talk open data-phone="closed" {
            summary {
                span.log-title { (lang.text(if watches { "talk-title-watching" } else { "talk-title" })) }
                @if let Some(newest) = frame.company.talk.last() { span.log-newest aria-hidden="true" { (newest.text(lang)) } }
            }
            ol #talk-lines .log-lines.talk-lines role="list" tabindex="0" aria-label=(lang.text("talk-title")) data-stick="end" {
                @for line in frame.company.talk {
                    li id={ "talk-" (line.number) } { (line.text(lang)) }
                }
            }
            div #talk-form .talk-form {
                label.visually-hidden for="talk-field" { (lang.text("talk-say")) }
                input #talk-field type="text" maxlength="240" autocomplete="off" placeholder=(lang.text("talk-say")) data-talk;
                button.button type="button" data-talk-send { (lang.text("talk-send")) }
            }
            div.gestures role="group" data-keys="arrows" aria-label=(lang.text("talk-gestures")) {
                @for gesture in frame.company.gestures {
                    button.gesture type="button" data-send={ "{\"type\":\"gesture\",\"gesture\":\"" (gesture) "\"}" } {
                        (lang.text(&format!("talk-{gesture}")))
                    }
                }
            }
            label.line.talk-mute {
                input #talk-mute type="checkbox" data-talk-mute;
                span { (lang.text("talk-mute")) }
            }
        }
    }
}
