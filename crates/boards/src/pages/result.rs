//! The end of a game: the places, "again", the record, and what vouches for the shuffle.

use maud::{Markup, html};
use table::Seat;

use super::game::{GameFrame, names};
use super::proof::{Proof, proof, verify_link};
use crate::Arg;

/// How a game ended.
#[derive(Clone, Copy, Debug)]
pub struct Over<'a> {
    /// The places, the winners first.
    pub places: &'a [Place],
    /// Where the game can be seen again.
    pub replay_path: &'a str,
    /// Where the record can be downloaded.
    pub record_path: &'a str,
    /// Where "again" is sent to; nothing for those who can't ask for it.
    pub again_path: Option<&'a str>,
    /// The seed, which is no secret any more.
    pub seed: &'a str,
}

/// The place of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The place, 1 for the winners.
    pub place: u8,
    /// Who.
    pub seat: Seat,
    /// The points at the end.
    pub points: i32,
}

/// The panel that shows how the game ended.
pub(super) fn result(frame: &GameFrame<'_>, over: &Over<'_>) -> Markup {
    let scene = frame.scene;
    let lang = scene.lang;
    html! {
        section #result .result aria-labelledby="result-title" {
            h2 #result-title { (headline(frame, over)) }
            ol.places role="list" {
                @for place in over.places {
                    li.place data-place=(place.place) data-you[scene.you == Some(place.seat)] {
                        span.place-number { (lang.fill("result-place", &[("place", Arg::Number(place.place.into()))])) }
                        span.place-name { (scene.name(place.seat)) }
                        span.place-points { (lang.fill("result-points", &[("points", Arg::Number(place.points.into()))])) }
                    }
                }
            }
            div.result-ways {
                @if let Some(again_path) = over.again_path {
                    form method="post" action=(again_path) {
                        button.button.primary type="submit" { (lang.text("result-again")) }
                    }
                }
                a.button href=(over.replay_path) { (lang.text("result-replay")) }
                a.button href=(over.record_path) download { (lang.text("result-record")) }
                a.quiet-link href="/" { (lang.text("way-home")) }
            }
            details #seed .fairness {
                summary { (lang.text("result-seed")) }
                (proof(lang, &Proof { id: frame.id, seed: over.seed, hash: frame.hash }))
                (verify_link(lang, frame.id))
            }
        }
    }
}

/// Who won, said to this viewer.
fn headline(frame: &GameFrame<'_>, over: &Over<'_>) -> String {
    let scene = frame.scene;
    let winners = || over.places.iter().filter(|place| place.place == 1).map(|place| place.seat);
    let won = scene.you.is_some_and(|you| winners().any(|seat| seat == you));
    match (won, winners().count()) {
        (true, 1) => scene.lang.text("result-you-won"),
        (true, _) => {
            let others = names(scene, winners().filter(|&seat| scene.you != Some(seat)));
            scene.lang.fill("result-you-won-with", &[("names", Arg::Text(&scene.lang.people(&others)))])
        }
        (false, count) => {
            let count = Arg::Number(i64::try_from(count).expect("a table has at most six seats"));
            let winners = scene.lang.people(&names(scene, winners()));
            scene.lang.fill("result-won", &[("names", Arg::Text(&winners)), ("count", count)])
        }
    }
}
