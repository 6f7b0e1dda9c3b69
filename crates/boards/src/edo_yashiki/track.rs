//! §5, §7: the score track from 0 to 29, with a marker for each seat and the goal.

use edo_yashiki::{GOAL, View};
use maud::{Markup, html};
use table::{BySeat, Seat};

use super::names::number;
use super::others::crest;
use crate::{Arg, Scene};

/// The last field of the track; a player with more points stays there.
const LAST: u8 = 29;

/// The track.
pub(super) fn track(view: &View, scene: &Scene<'_>) -> Markup {
    scene.region("yashiki-track", 0, view.points, fields)
}

fn fields<const SEATS: usize>(standing: &BySeat<u8, SEATS>, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let one = |seat: Seat| {
        let gaps = [("name", Arg::Text(scene.name(seat))), ("points", number(standing[seat]))];
        lang.fill("edo-yashiki-standing", &gaps)
    };
    let words: Vec<String> = Seat::all(standing.seats()).map(one).collect();
    let label = lang.fill("edo-yashiki-track", &[("points", Arg::Text(&words.join(&lang.text("list-comma"))))]);
    html! {
        div.yashiki-track role="img" aria-label=(label) {
            @for field in 0..=LAST {
                span.yashiki-field data-goal[field == GOAL] data-ten[field % 5 == 0] {
                    i { (field) }
                    @for seat in Seat::all(standing.seats()).filter(|&seat| standing[seat].min(LAST) == field) {
                        span.yashiki-piece data-key={ "marker-" (seat) } { (crest(seat)) }
                    }
                }
            }
        }
    }
}
