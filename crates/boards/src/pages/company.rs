//! What people at a table need beside the game: taking back, hints, clocks, talk, and the curtain.
//!
//! A button with `data-send` sends that message to the table; one with `data-talk-send` says what the field holds.

use maud::{Markup, html};
use table::Seat;
use wire::{Gesture, Occupant, Said, Saying, SeatClock, TakeBackRequest, TookBack};

use super::game::{GameFrame, names};
use crate::{Arg, Lang, Scene, Seated};

/// What is not the game's business.
#[derive(Clone, Copy, Debug, Default)]
pub struct Company<'a> {
    /// Who asks to take something back.
    pub take_back_request: Option<TakeBackRequest>,
    /// Whether the table gives hints.
    pub hints: bool,
    /// Where the viewer can look back, if the game lets them.
    pub back_path: Option<&'a str>,
    /// How much time every seat has left, seat A first; nothing at a table without clocks.
    pub clocks: &'a [SeatClock],
    /// Whom to hand the device to, if several people share it.
    pub curtain: Option<Seat>,
    /// What was said, the oldest first.
    pub talk: &'a [Said],
    /// The number of the picture that the viewer's own latest act led to.
    pub acted: Option<u32>,
}

/// What somebody said, as it is read.
pub fn talk_line(said: &Said, lang: Lang) -> String {
    let name = ("name", Arg::Text(&said.name));
    match &said.saying {
        Saying::Words(words) => lang.fill("talk-line", &[name, ("words", Arg::Text(words))]),
        Saying::Gesture(gesture) => lang.fill(&format!("talk-{gesture}-line"), &[name]),
    }
}

/// The line of the log that tells that somebody took something back.
pub fn took_back(scene: &Scene<'_>, TookBack { seat, inputs }: TookBack) -> String {
    let key = if scene.you == Some(seat) { "log-you-took-back" } else { "log-took-back" };
    scene.lang.fill(key, &[("name", Arg::Text(scene.name(seat))), ("steps", count(inputs))])
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
            // It stays the same element, whether a clock stands before it or not.
            span #turn-ways .turn-ways {
                @if frame.company.hints && frame.token.is_some() {
                    button #ask-hint .quiet-button type="button" data-send="{\"type\":\"hint\"}" { (lang.text("company-hint")) }
                }
                @if has_acted && frame.company.take_back_request.is_none() {
                    button #take-back .quiet-button type="button" data-send="{\"type\":\"take_back\"}" title=(lang.text("company-take-back-about")) {
                        (lang.text("company-take-back"))
                    }
                }
            }
        }
    }
}

/// Somebody asks to take something back: what it is, and what those who are asked can answer.
pub(super) fn take_back_request(frame: &GameFrame<'_>) -> Markup {
    let Some(request) = frame.company.take_back_request else { return html! {} };
    let lang = frame.scene.lang;
    let is_asked = frame.scene.you.is_some_and(|you| request.asked.contains(you));
    let waiting = lang.list(&names(frame.scene, request.asked.iter()));
    let words = match () {
        () if frame.scene.you == Some(request.seat) => "company-take-back-request-yours",
        () if is_asked => "company-take-back-request-asked",
        () => "company-take-back-request",
    };
    let words = lang.fill(
        words,
        &[
            ("name", Arg::Text(frame.scene.name(request.seat))),
            ("steps", count(request.inputs)),
            ("names", Arg::Text(&waiting)),
        ],
    );
    html! {
        div #take-back-request .take-back-request role="status" {
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
                        @let running_ms = clock.runs.then_some(clock.left_ms);
                        span.seat-clock-time data-clock-ms=[running_ms] data-since=[running_ms.map(|_| frame.seq)] {
                            (hours(clock.left_ms))
                        }
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

/// Whether there is anybody to talk to, or something was said: nobody talks to bots.
fn is_company(frame: &GameFrame<'_>) -> bool {
    let others = Seat::all(frame.scene.seats.len() as u8).zip(frame.scene.seats);
    let is_guest = |(seat, seated): (Seat, &Seated)| match seated.info.occupant {
        Occupant::Guest { .. } => frame.scene.you != Some(seat),
        Occupant::Open | Occupant::Bot { .. } => false,
    };
    !frame.company.talk.is_empty() || others.into_iter().any(is_guest)
}

/// What the talk shows.
#[derive(Hash)]
pub(super) struct Talk<'a> {
    lines: &'a [Said],
    watches: bool,
    is_company: bool,
}

impl<'a> Talk<'a> {
    pub(super) fn of(frame: &GameFrame<'a>) -> Talk<'a> {
        let watches = frame.scene.you.is_none() && frame.company.curtain.is_none() && frame.over.is_none();
        Talk { lines: frame.company.talk, watches, is_company: is_company(frame) }
    }
}

/// What is said at the table. The newest line stands in the summary.
pub(super) fn talk(talk: &Talk<'_>, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        details #talk .log.talk open[talk.is_company] data-phone="closed" {
            summary {
                span.log-title { (lang.text(if talk.watches { "talk-title-watching" } else { "talk-title" })) }
                @if let Some(newest) = talk.lines.last() { span.log-newest aria-hidden="true" { (talk_line(newest, lang)) } }
            }
            ol #talk-lines .log-lines.talk-lines role="list" tabindex="0" aria-label=(lang.text("talk-title")) data-stick="end" {
                @for line in talk.lines {
                    li id={ "talk-" (line.number) } { (talk_line(line, lang)) }
                }
            }
            div #talk-form .talk-form {
                label.visually-hidden for="talk-field" { (lang.text("talk-say")) }
                input #talk-field type="text" maxlength="240" autocomplete="off" placeholder=(lang.text("talk-say")) data-talk;
                button.button type="button" data-talk-send { (lang.text("talk-send")) }
            }
            div.gestures role="group" data-keys="arrows" aria-label=(lang.text("talk-gestures")) {
                @for gesture in Gesture::ALL {
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
