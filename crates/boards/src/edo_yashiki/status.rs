//! One line that says which round it is and what the table waits for.

use edo_yashiki::{GOAL, Grab, Stage, View};
use maud::{Markup, html};
use table::Seat;

use super::names::{about, number};
use super::others::crest;
use crate::{Arg, Scene};

/// The round, what to do, and the viewer's points.
pub(super) fn status(view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let round = lang.fill("edo-yashiki-round", &[("round", number(view.round))]);
    html! {
        div.yashiki-status {
            p.yashiki-round { (round) }
            p.yashiki-ask { (ask(view, scene)) }
            @if let Some(you) = scene.you {
                p.yashiki-own-points {
                    (crest(you)) " "
                    b { (lang.fill("edo-yashiki-points", &[("points", number(view.points[you]))])) }
                }
            }
        }
    }
}

fn ask(view: &View, scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    let has_card = |seat: Seat| view.hands[seat].is_some();
    match view.stage {
        Stage::Over => {
            let is_goal = view.points.as_slice().iter().any(|&points| points >= GOAL);
            lang.text(if is_goal { "edo-yashiki-ask-goal" } else { "edo-yashiki-ask-deck" })
        }
        _ if scene.you.is_some_and(has_card) => lang.text("edo-yashiki-ask-place"),
        Stage::Laps if scene.you.is_some_and(|you| view.unready.contains(you)) => lang.text("edo-yashiki-ask-lap"),
        Stage::Laps => waiting("edo-yashiki-ask-laps", view.unready.iter(), scene),
        Stage::Hajime => about("edo-yashiki-ask-hajime", view.start, scene),
        Stage::Rush if scene.you.is_some_and(|you| view.grabbing.contains(you)) => lang.text("edo-yashiki-ask-rush"),
        Stage::Draft if view.drafter.is_some() => {
            let drafter = view.drafter.unwrap_or(view.start);
            let id = match view.options.grab {
                Grab::Draft => "edo-yashiki-ask-draft",
                Grab::Rush => "edo-yashiki-ask-late",
            };
            about(id, drafter, scene)
        }
        Stage::Rush | Stage::Draft => {
            let open = Seat::all(view.seats()).filter(|&seat| has_card(seat) || view.grabbing.contains(seat));
            waiting("edo-yashiki-ask-others", open, scene)
        }
    }
}

fn waiting(id: &str, seats: impl Iterator<Item = Seat>, scene: &Scene<'_>) -> String {
    let names: Vec<String> = seats.map(|seat| scene.name(seat).to_string()).collect();
    scene.lang.fill(id, &[("names", Arg::Text(&scene.lang.list(&names)))])
}
