//! A finished game, step by step, with the eyes of anybody.

use maud::{Markup, html};
use table::Seat;

use super::chances::Chances;
use super::course::{Course, ReplayLine};
use super::frame::{Frame, Kind, document};
use super::proof::{Proof, Verdict, proof as vouch, verify_link};
use super::review::beside_replay;
use crate::{Arg, Scene};

/// What the page of a replay shows.
#[derive(Clone, Copy, Debug)]
pub struct Replay<'a> {
    /// With whose eyes, in which language, and who sat where.
    pub scene: &'a Scene<'a>,
    /// The address of the table.
    pub id: &'a str,
    /// The name of the game.
    pub game: &'a str,
    /// The title of the game in this language.
    pub title: &'a str,
    /// The step that is shown; 0 is the set-up.
    pub step: usize,
    /// The last step.
    pub last: usize,
    /// What is shown beside the board.
    pub eyes: Eyes,
    /// What the board draws.
    pub board: &'a Markup,
    /// What lies hidden, if the whole truth is asked for.
    pub truth: Option<&'a Markup>,
    /// What happened in the whole game, as far as these eyes saw it.
    pub log: &'a [ReplayLine],
    /// The chances over the game, once somebody has had them found.
    pub chances: Option<Chances<'a>>,
    /// The seed and its hash; nothing of a game that may still go on. Then there are no other eyes, no record and no
    /// new table from here, either.
    pub proof: Option<Proof<'a>>,
    /// Whether the record led to the result that was stored.
    pub verdict: Verdict,
}

/// With whose eyes a game is seen again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eyes {
    /// Everything: the table and whatever lies hidden.
    Truth,
    /// What everybody saw.
    Spectator,
    /// What one seat saw.
    Seat(Seat),
}

impl Eyes {
    /// How they are written in an address.
    pub fn key(self) -> String {
        match self {
            Eyes::Truth => "truth".to_string(),
            Eyes::Spectator => "table".to_string(),
            Eyes::Seat(seat) => seat.to_string(),
        }
    }

    /// The eyes that an address names, at a table of this many seats.
    pub fn named(key: &str, seats: u8) -> Option<Eyes> {
        let all = [Eyes::Truth, Eyes::Spectator].into_iter().chain(Seat::all(seats).map(Eyes::Seat));
        all.into_iter().find(|eyes| eyes.key() == key)
    }
}

/// The page of a replay.
pub fn replay(replay: &Replay<'_>) -> Markup {
    let lang = replay.scene.lang;
    let content = html! {
        div #main .table-room {
            main #table data-replay=(lang.text("replay-press")) { (inner(replay)) }
        }
    };
    let title = lang.fill("replay-title", &[("game", Arg::Text(replay.title))]);
    let path = address(replay, replay.step);
    document(&Frame { lang, title: &title, path: Some(&path), game: Some(replay.game), kind: Kind::Table }, &content)
}

fn inner(replay: &Replay<'_>) -> Markup {
    let lang = replay.scene.lang;
    let (step, last, log) = (replay.step, replay.last, replay.log);
    let (address, path) = (|step| address(replay, step), format!("/table/{}/replay", replay.id));
    let course = Course { lang, step, last, log, address: &address, path: &path };
    html! {
        div.game data-state="replay" {
            div.turn {
                h1.turn-game { (replay.title) }
                p.turn-text { (lang.text("replay")) }
            }
            (course.bar(&if replay.proof.is_some() { choice_of_eyes(replay) } else { Markup::default() }))
            div #board .board tabindex="-1" data-seq=(replay.step) {
                @if let Some(truth) = replay.truth { (truth) }
                (replay.board)
            }
            aside.side aria-label=(lang.text("game-side")) {
                (beside_replay(replay.chances.as_ref(), replay.scene, replay.id, &address))
                (course.log())
                (ways(replay))
                (proof(replay))
            }
        }
    }
}

/// With whose eyes the game is seen.
fn choice_of_eyes(replay: &Replay<'_>) -> Markup {
    let lang = replay.scene.lang;
    html! {
        label {
            span { (lang.text("replay-eyes")) }
            select #replay-eyes name="eyes" autocomplete="off" {
                (eyes(replay, Eyes::Truth, &lang.text("replay-eyes-truth")))
                (eyes(replay, Eyes::Spectator, &lang.text("replay-eyes-table")))
                @for (seat, seated) in Seat::all(seats(replay)).zip(replay.scene.seats) {
                    (eyes(replay, Eyes::Seat(seat), &seated.name))
                }
            }
        }
    }
}

fn eyes(replay: &Replay<'_>, eyes: Eyes, name: &str) -> Markup {
    html! { option value=(eyes.key()) selected[replay.eyes == eyes] { (name) } }
}

/// Where a step is found.
fn address(replay: &Replay<'_>, step: usize) -> String {
    format!("/table/{}/replay?step={step}&eyes={}", replay.id, replay.eyes.key())
}

/// What can be done with the game.
fn ways(replay: &Replay<'_>) -> Markup {
    let lang = replay.scene.lang;
    html! {
        div.replay-ways {
            @if replay.proof.is_some() && replay.step < replay.last {
                form method="post" action={ "/table/" (replay.id) "/play-on" } {
                    input type="hidden" name="step" value=(replay.step);
                    @if let Eyes::Seat(seat) = replay.eyes { input type="hidden" name="seat" value=(seat); }
                    button.button type="submit" { (lang.text("replay-play-on")) }
                }
                p.hint { (lang.text("replay-play-on-hint")) }
            }
            @if replay.proof.is_some() {
                a.button href={ "/table/" (replay.id) "/record" } download { (lang.text("result-record")) }
            }
            a.quiet-link href={ "/table/" (replay.id) } { (lang.text("replay-result")) }
        }
    }
}

fn proof(replay: &Replay<'_>) -> Markup {
    let lang = replay.scene.lang;
    let summary = match replay.verdict {
        Verdict::Same { .. } => "replay-verified",
        Verdict::OtherResult { .. } | Verdict::Refused => "replay-not-verified",
        Verdict::Damaged { .. } => "trouble-damaged",
    };
    html! {
        details #seed .fairness {
            summary { (lang.text(summary)) }
            @if let Verdict::Damaged { .. } = replay.verdict { p { (replay.verdict.text(lang)) } }
            @match &replay.proof {
                Some(proof) => {
                    (vouch(lang, proof))
                    (verify_link(lang, replay.id))
                }
                None => p { (lang.text("trouble-damaged-running")) }
            }
        }
    }
}

fn seats(replay: &Replay<'_>) -> u8 {
    u8::try_from(replay.scene.seats.len()).expect("a table has few seats")
}
