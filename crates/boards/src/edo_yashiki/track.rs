//! §5, §7: the score track from 0 to 29, with a marker for each seat and the goal.

use edo_yashiki::{GOAL, View};
use maud::{Markup, html};
use table::Seat;

use super::names::number;
use super::others::crest;
use crate::{Arg, Scene};

/// The last field of the track; whoever has more stands there.
const LAST: u8 = 29;

/// The track.
pub(super) fn track(view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let one = |seat: Seat| {
        let gaps = [("name", Arg::Text(scene.name(seat))), ("points", number(view.points[seat]))];
        lang.fill("edo-yashiki-standing", &gaps)
    };
    let words: Vec<String> = Seat::all(view.seats()).map(one).collect();
    let label = lang.fill("edo-yashiki-track", &[("points", Arg::Text(&words.join(&lang.text("list-comma"))))]);
    html! {
        div.yashiki-track role="img" aria-label=(label) {
            @for field in 0..=LAST {
                span.yashiki-field data-goal[field == GOAL] data-ten[field % 5 == 0] {
                    i { (field) }
                    @for seat in Seat::all(view.seats()).filter(|&seat| view.points[seat].min(LAST) == field) {
                        span.yashiki-piece data-key={ "marker-" (seat) } { (crest(seat)) }
                    }
                }
            }
        }
    }
}
