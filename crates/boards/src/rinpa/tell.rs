//! The log: what happened, in the words of the table.

use rinpa::{Cards, DeadBecause, Event};
use table::Seat;

use super::names::{self, about, number, who};
use super::scores::standing;
use crate::{Arg, Lang, Scene};

/// The event as a line of the log; nothing for what the table shows anyway.
pub(super) fn tell(event: &Event, scene: &Scene<'_>) -> Option<String> {
    let lang = scene.lang;
    Some(match *event {
        Event::DealBegins { deal, deals, leader } => {
            let [you, name] = who(leader, scene);
            let gaps = [("deal", number(deal)), ("deals", number(deals)), you, name];
            lang.fill("rinpa-tell-deal", &gaps)
        }
        Event::Hand { .. } | Event::HandDealt { .. } => return None,
        Event::OpenCards { cards } if cards.is_empty() => lang.text("rinpa-tell-nothing-open"),
        Event::OpenCards { cards } => lang.fill("rinpa-tell-open", &[("cards", Arg::Text(&list(cards, lang)))]),
        Event::CardPlayed { seat, card } => {
            let [you, name] = who(seat, scene);
            lang.fill("rinpa-tell-card", &[you, name, ("card", Arg::Text(&names::short(card, lang)))])
        }
        Event::TrickWon { seat } => about("rinpa-tell-trick", seat, scene),
        Event::SetCompleted { set, seat } => {
            let [you, name] = who(seat, scene);
            lang.fill("rinpa-tell-completed", &[you, name, ("screen", Arg::Text(&names::screen(set, lang)))])
        }
        Event::WinnerChooses { seat, sets } => {
            let [you, name] = who(seat, scene);
            lang.fill("rinpa-tell-chooses", &[you, name, ("screens", Arg::Text(&names::screens(sets, lang)))])
        }
        Event::SetTaken { seat, set } => {
            let [you, name] = who(seat, scene);
            let screen = names::screen(set, lang);
            let gaps = [you, name, ("screen", Arg::Text(&screen)), ("points", number(set.size()))];
            lang.fill("rinpa-tell-taken", &gaps)
        }
        Event::SetDead { set, because } => {
            let id = match because {
                DeadBecause::LaidOpen => "rinpa-tell-dead-open",
                DeadBecause::LeftByWinner => "rinpa-tell-dead-left",
            };
            lang.fill(id, &[("screen", Arg::Text(&names::screen(set, lang)))])
        }
        Event::DealScored { deal, points } => {
            let points = standing(&points, scene);
            lang.fill("rinpa-tell-scored", &[("deal", number(deal)), ("points", Arg::Text(&points))])
        }
        Event::GameOver { points, winners } => {
            let points = standing(&points, scene);
            let names: Vec<String> = winners.iter().map(|seat| scene.name(seat).to_string()).collect();
            let gaps = [
                ("points", Arg::Text(&points)),
                ("count", Arg::Number(names.len() as i64)),
                ("winners", Arg::Text(&lang.list(&names))),
            ];
            lang.fill("rinpa-tell-over", &gaps)
        }
    })
}

/// Whom the event is about.
pub(super) const fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::Hand { seat, .. }
        | Event::HandDealt { seat, .. }
        | Event::CardPlayed { seat, .. }
        | Event::TrickWon { seat }
        | Event::SetCompleted { seat, .. }
        | Event::WinnerChooses { seat, .. }
        | Event::SetTaken { seat, .. } => Some(seat),
        Event::DealBegins { .. }
        | Event::OpenCards { .. }
        | Event::SetDead { .. }
        | Event::DealScored { .. }
        | Event::GameOver { .. } => None,
    }
}

fn list(cards: Cards, lang: Lang) -> String {
    let names: Vec<String> = cards.iter().map(|card| names::short(card, lang)).collect();
    names.join(&lang.text("list-comma"))
}
