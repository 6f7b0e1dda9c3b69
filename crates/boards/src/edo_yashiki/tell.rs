//! What is told at the table, as lines of the log.

use edo_yashiki::{End, Event, How, Run};
use table::{BySeat, Seat};

use super::names::{self, about, number, who};
use crate::{Arg, Scene};

/// The event as a line of the log; nothing for what the table shows anyway.
pub(super) fn tell(event: &Event, scene: &Scene<'_>) -> Option<String> {
    let lang = scene.lang;
    let of_run = |id: &str, run: Run, points: u8| {
        let line = names::run(run, lang);
        lang.fill(id, &[("line", Arg::Text(&line)), ("points", number(points))])
    };
    Some(match *event {
        Event::Founded { .. } => return None,
        Event::Placed { seat, .. } => about("edo-yashiki-tell-placed", seat, scene),
        Event::LinedUp { round, start, .. } => {
            let [you, name] = who(start, scene);
            lang.fill("edo-yashiki-tell-round", &[("round", number(round)), you, name])
        }
        Event::Settled { seat } => about("edo-yashiki-tell-settled", seat, scene),
        Event::Hajime { seat } => about("edo-yashiki-tell-hajime", seat, scene),
        Event::Grabbed { seat, position, how, .. } => {
            let id = match how {
                How::Chosen => "edo-yashiki-tell-grabbed",
                How::Left => "edo-yashiki-tell-left",
            };
            let [you, name] = who(seat, scene);
            lang.fill(id, &[you, name, ("number", number(position.index() as i64 + 1))])
        }
        Event::RushOver { seats } => {
            let names: Vec<String> = seats.iter().map(|seat| scene.name(seat).to_string()).collect();
            lang.fill("edo-yashiki-tell-rush-over", &[("names", Arg::Text(&lang.list(&names)))])
        }
        Event::Scored { run, points, .. } => of_run("edo-yashiki-line-scored", run, points),
        Event::TooLong { run, .. } => of_run("edo-yashiki-line-long", run, 0),
        Event::NoMarker { run, .. } => of_run("edo-yashiki-line-bare", run, 0),
        Event::Refilled { seat } => about("edo-yashiki-tell-refilled", seat, scene),
        Event::Bonus { kinds, points, .. } => {
            lang.fill("edo-yashiki-bonus", &[("kinds", number(kinds.len())), ("points", number(points))])
        }
        Event::Advanced { gained: 0, .. } => return None,
        Event::Advanced { seat, gained, points } => {
            let [you, name] = who(seat, scene);
            lang.fill("edo-yashiki-tell-advanced", &[you, name, ("gained", number(gained)), ("points", number(points))])
        }
        Event::RoundOver { .. } => return None,
        Event::GameOver { reason, ref points } => {
            let id = match reason {
                End::Goal => "edo-yashiki-tell-goal",
                End::Deck => "edo-yashiki-tell-deck",
            };
            lang.fill(id, &[("points", Arg::Text(&standing(points, scene)))])
        }
    })
}

/// Whom the event is about.
pub(super) const fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::Founded { seat, .. }
        | Event::Settled { seat }
        | Event::Hajime { seat }
        | Event::Grabbed { seat, .. }
        | Event::Placed { seat, .. }
        | Event::Scored { seat, .. }
        | Event::TooLong { seat, .. }
        | Event::NoMarker { seat, .. }
        | Event::Refilled { seat }
        | Event::Bonus { seat, .. }
        | Event::Advanced { seat, .. } => Some(seat),
        Event::LinedUp { .. } | Event::RushOver { .. } | Event::RoundOver { .. } | Event::GameOver { .. } => None,
    }
}

/// Everybody's points in words, in the order of the seats.
fn standing(points: &BySeat<i32>, scene: &Scene<'_>) -> String {
    let one = |(seat, points): (Seat, &i32)| {
        let gaps = [("name", Arg::Text(scene.name(seat))), ("points", number(*points))];
        scene.lang.fill("edo-yashiki-standing", &gaps)
    };
    points.iter().map(one).collect::<Vec<_>>().join(&scene.lang.text("list-comma"))
}
