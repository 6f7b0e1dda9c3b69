//! A table during and after the game: the board in its frame, whose turn it is, and what happened.

use maud::{Markup, html};
use table::{Seat, SeatSet};
use wire::Occupant;

use super::company::{Company, Talk, clocks, curtain, take_back_request, talk, ways};
use super::keeping::{Standing, table_ways};
use super::result::{Over, result};
use crate::board::absence;
use crate::{Arg, Lang, Scene, Seated, level_name};

/// What a table during the game shows.
#[derive(Clone, Copy, Debug)]
pub struct GameFrame<'a> {
    /// Who looks, and who sits where.
    pub scene: &'a Scene<'a>,
    /// The address of the table.
    pub id: &'a str,
    /// The name of the game.
    pub game: &'a str,
    /// The title of the game in this language.
    pub title: &'a str,
    /// What the board draws.
    pub board: &'a Markup,
    /// The token that an answer has to carry; nothing if the viewer is not asked.
    pub token: Option<u32>,
    /// The sequence number of this picture.
    pub seq: u32,
    /// What happened, the oldest first.
    pub log: &'a [LogLine],
    /// Whom the game waits for.
    pub waiting: SeatSet,
    /// How many milliseconds are left of the limit that the rules set.
    pub left_ms: Option<u32>,
    /// The result, once the game is over.
    pub over: Option<&'a Over<'a>>,
    /// The hash of the seed.
    pub hash: &'a str,
    /// What is not the game's business: clocks, take-back requests, talk.
    pub company: &'a Company<'a>,
    /// The key for browsers that want to be called; nothing where nobody is called.
    pub push_key: Option<&'a str>,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct LogLine {
    /// The sequence number of the picture that it led to.
    pub seq: u32,
    /// What happened.
    pub text: String,
}

/// The inside of a table during and after the game.
pub fn game(frame: &GameFrame<'_>) -> Markup {
    let lang = frame.scene.lang;
    let turn = turn(frame);
    html! {
        div.game data-state=(if frame.over.is_some() { "over" } else { "playing" }) {
            div.turn data-yours[is_asked(frame)] {
                h1.turn-game { (frame.title) }
                p.turn-text { (turn) }
                @if let Some(left_ms) = frame.left_ms {
                    span.clock data-deadline-ms=(left_ms) data-since=(frame.seq) { (left_ms.div_ceil(1000)) }
                }
                @if frame.scene.you.is_none() && frame.company.curtain.is_none() { span.tag { (lang.text("game-watching")) } }
                (clocks(frame))
                (ways(frame))
            }
            (take_back_request(frame))
            @if let Some(over) = frame.over { (result(frame, over)) }
            div #board .board tabindex="-1" data-token=[frame.token] data-seq=(frame.seq) data-title=(window_title(frame, &turn)) {
                @match frame.company.curtain {
                    Some(next) => (curtain(frame.scene, next)),
                    None => (frame.board),
                }
            }
            aside.side aria-label=(lang.text("game-side")) {
                (frame.scene.own_region("log", 0, Log::of(frame), log))
                (frame.scene.own_region("talk", 0, Talk::of(frame), talk))
                @if frame.over.is_none() {
                    (frame.scene.region("fairness", 0, frame.hash, |hash, scene| fairness(scene.lang, hash)))
                    (table_ways(lang, frame.id, standing(frame.scene), frame.push_key))
                }
            }
        }
    }
}

fn is_asked(frame: &GameFrame<'_>) -> bool {
    frame.scene.you.is_some_and(|you| frame.waiting.contains(you))
}

/// What the viewer is at this table.
fn standing(scene: &Scene<'_>) -> Standing {
    let hosts = scene.you.and_then(|you| scene.seats.get(you.index())).is_some_and(|seated| seated.info.host);
    Standing { sits: scene.you.is_some(), hosts }
}

/// Whose turn it is.
fn turn(frame: &GameFrame<'_>) -> String {
    let scene = frame.scene;
    let lang = scene.lang;
    if frame.over.is_some() {
        return lang.text("game-over");
    }
    if is_asked(frame) {
        return lang.text("game-turn-yours");
    }
    let names: Vec<String> = frame.waiting.iter().map(|seat| scene.name(seat).to_string()).collect();
    if names.is_empty() {
        return lang.text("game-turn-nobody");
    }
    lang.fill("game-turn", &[("names", Arg::Text(&lang.people(&names)))])
}

/// The title of the window: it begins with the news when the viewer is asked, so that a tab shows it.
fn window_title(frame: &GameFrame<'_>, turn: &str) -> String {
    let house = frame.scene.lang.text("house-name");
    if is_asked(frame) || frame.over.is_some() {
        format!("{turn} · {} · {house}", frame.title)
    } else {
        format!("{} · {house}", frame.title)
    }
}

/// What the log shows.
#[derive(Hash)]
struct Log<'a> {
    lines: &'a [LogLine],
    /// The number of the picture that the viewer's own latest act led to: what came after it is new to them.
    known: u32,
    back_path: Option<&'a str>,
}

impl<'a> Log<'a> {
    fn of(frame: &GameFrame<'a>) -> Log<'a> {
        let known = frame.company.acted.filter(|&acted| acted > 0).unwrap_or(u32::MAX);
        Log { lines: frame.log, known, back_path: frame.company.back_path.filter(|_| frame.over.is_none()) }
    }
}

/// The log. The newest line stands in the summary, so that it can be read while the log is folded away.
///
/// What is new since the viewer's own last act comes after a line that says so.
fn log(log: &Log<'_>, scene: &Scene<'_>) -> Markup {
    let Log { lines, known, back_path } = *log;
    let lang = scene.lang;
    let first_new = lines.iter().position(|line| line.seq > known);
    html! {
        details #log .log open data-phone="closed" {
            summary {
                span.log-title { (lang.text("game-log")) }
                @if let Some(newest) = lines.last() { span.log-newest aria-hidden="true" { (newest.text) } }
            }
            ol #log-lines .log-lines role="list" tabindex="0" aria-label=(lang.text("game-log")) data-stick="end" {
                @for (place, line) in lines.iter().enumerate() {
                    // Several lines can lead to one picture; they are told apart by their distance from its first.
                    @let first = lines.partition_point(|other| other.seq < line.seq);
                    @if first_new == Some(place) { li #log-since .log-since { (lang.text("game-log-since")) } }
                    li id={ "log-" (line.seq) "-" (place - first.min(place)) } { (line.text) }
                }
            }
            // In a window of its own: the present is not hidden by the past.
            @if let Some(path) = back_path {
                a #look-back .quiet-link.look-back href=(path) target="_blank" { (lang.text("back")) }
            }
        }
    }
}

fn fairness(lang: Lang, hash: &str) -> Markup {
    html! {
        details #fairness .fairness {
            summary { (lang.text("game-fairness")) }
            p { (lang.text("game-fairness-text")) }
            p { code.hash data-noted-hash=(hash) { (hash) } }
        }
    }
}

/// Somebody at the table: the name, and what there is to know of them. Boards use it too.
pub fn guest(lang: Lang, game: &str, seated: &Seated, is_you: bool) -> Markup {
    html! {
        span.guest {
            @match &seated.info.occupant {
                Occupant::Open => span.guest-name.guest-open { (lang.text("seat-open")) },
                Occupant::Guest { .. } | Occupant::Bot { .. } => span.guest-name { (seated.name) },
            }
            @if is_you { " " span.tag.tag-you { (lang.text("seat-you")) } }
            @if seated.info.host { " " span.tag { (lang.text("seat-host")) } }
            @if let Occupant::Bot { level } = &seated.info.occupant {
                " " span.tag { (lang.fill("seat-bot", &[("level", Arg::Text(&level_name(lang, game, level)))])) }
            }
            (absence(seated, lang))
        }
    }
}

/// The names of these seats.
pub(super) fn names(scene: &Scene<'_>, seats: impl Iterator<Item = Seat>) -> Vec<String> {
    seats.map(|seat| scene.name(seat).to_string()).collect()
}
