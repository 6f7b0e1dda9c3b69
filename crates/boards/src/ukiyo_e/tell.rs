//! The log: what happened, in the words of the table.

use table::Seat;
use ukiyo_e::{EndCause, Event};

use super::names::{self, about, number, who};
use super::scores::standing;
use crate::{Arg, Scene};

/// The event as a line of the log; nothing for what the table shows anyway.
pub(super) fn tell(event: &Event, scene: &Scene<'_>) -> Option<String> {
    let lang = scene.lang;
    let with_card = |id: &str, seat, card| {
        let [you, name] = who(seat, scene);
        lang.fill(id, &[you, name, ("card", Arg::Text(&names::short(card, lang)))])
    };
    Some(match *event {
        Event::RoundBegun { round, starter, .. } => {
            let [you, name] = who(starter, scene);
            lang.fill("ukiyo-e-tell-round", &[("round", number(round)), you, name])
        }
        Event::Dealt { seat, cards } => {
            let [you, name] = who(seat, scene);
            lang.fill("ukiyo-e-tell-dealt", &[you, name, ("cards", Arg::Text(&names::cards(cards, lang)))])
        }
        Event::DealtUnseen { .. } => return None,
        Event::Drew { seat, card } => with_card("ukiyo-e-tell-drew", seat, card),
        Event::DrewUnseen { seat } => about("ukiyo-e-tell-drew-unseen", seat, scene),
        Event::Took { seat, card } => with_card("ukiyo-e-tell-took", seat, card),
        Event::NothingToDraw { seat } => about("ukiyo-e-tell-nothing", seat, scene),
        Event::TurnSkipped { seat } => about("ukiyo-e-tell-skipped", seat, scene),
        Event::Discarded { seat, card } => with_card("ukiyo-e-tell-discarded", seat, card),
        Event::Opened { seat, artist, cards } => {
            let [you, name] = who(seat, scene);
            let values = names::values(cards, lang);
            let artist = names::artist(artist, lang);
            let lowest = cards.iter().map(ukiyo_e::Picture::value).min().unwrap_or(0);
            let facts = [("artist", Arg::Text(artist)), ("values", Arg::Text(&values)), ("value", number(lowest))];
            lang.fill("ukiyo-e-tell-opened", &[&[you, name][..], &facts].concat())
        }
        Event::Closed { owner, artist, cards, .. } => {
            let [you, name] = who(owner, scene);
            let gaps = [you, name, ("artist", Arg::Text(names::artist(artist, lang))), ("count", number(cards.len()))];
            lang.fill("ukiyo-e-tell-closed", &gaps)
        }
        Event::Laid { owner, card } => with_card("ukiyo-e-tell-laid", owner, card),
        Event::EndBroughtAbout { seat, cause } => {
            let id = match cause {
                EndCause::Exhibitions => "ukiyo-e-tell-end-shown",
                EndCause::PileEmpty => "ukiyo-e-tell-end-pile",
            };
            about(id, seat, scene)
        }
        Event::LastTurn { seat } => about("ukiyo-e-tell-last", seat, scene),
        Event::HandDiscarded { cards, .. } if cards.is_empty() => return None,
        Event::HandDiscarded { seat, cards } => {
            let [you, name] = who(seat, scene);
            lang.fill("ukiyo-e-tell-hand", &[you, name, ("cards", Arg::Text(&names::cards(cards, lang)))])
        }
        Event::Kept { seat, card } => with_card("ukiyo-e-tell-kept", seat, card),
        Event::RoundOver { round, ref points, .. } => {
            let points = standing(points, scene);
            lang.fill("ukiyo-e-tell-scored", &[("round", number(round)), ("points", Arg::Text(&points))])
        }
        Event::GameOver { ref outcome } => {
            let points = standing(&outcome.points, scene);
            let names: Vec<String> = outcome.winners().iter().map(|seat| scene.name(seat).to_string()).collect();
            let winners = lang.list(&names);
            let count = ("count", Arg::Number(names.len() as i64));
            lang.fill("ukiyo-e-tell-over", &[("points", Arg::Text(&points)), count, ("winners", Arg::Text(&winners))])
        }
    })
}

/// Whom the event is about.
pub(super) const fn whose(event: &Event) -> Option<Seat> {
    match *event {
        Event::Dealt { seat, .. }
        | Event::DealtUnseen { seat, .. }
        | Event::Drew { seat, .. }
        | Event::DrewUnseen { seat }
        | Event::Took { seat, .. }
        | Event::NothingToDraw { seat }
        | Event::TurnSkipped { seat }
        | Event::Discarded { seat, .. }
        | Event::Opened { seat, .. }
        | Event::Closed { owner: seat, .. }
        | Event::Laid { owner: seat, .. }
        | Event::EndBroughtAbout { seat, .. }
        | Event::LastTurn { seat }
        | Event::HandDiscarded { seat, .. }
        | Event::Kept { seat, .. } => Some(seat),
        Event::RoundBegun { .. } | Event::RoundOver { .. } | Event::GameOver { .. } => None,
    }
}
