//! Every place where the card may lie, in words: a list of buttons for the keyboard and for screen readers, from which
//! the script also reads what the place pointed at would score.

use std::collections::BTreeMap;

use edo_yashiki::{Action, Place, Prospect, Tally, Turn, View};
use maud::{Markup, html};

use super::lit;
use super::names::{self, number};
use super::picture::Plot;
use crate::{Arg, Lang, Scene};

/// Whether the viewer has a card to place now.
pub(super) fn can_place(legal: &[Action]) -> bool {
    legal.iter().any(|action| match action {
        Action::Place(_) => true,
        Action::Settle | Action::Hajime | Action::Grab(_) => false,
    })
}

/// The list, folded up; nothing while there is no card to place.
pub(super) fn places(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let (Some(you), true) = (scene.you, can_place(legal)) else { return html! {} };
    let lang = scene.lang;
    let plot = Plot::around(&view.houses[you]);
    let prospects: BTreeMap<Place, Prospect> =
        view.prospects(you).into_iter().map(|prospect| (prospect.place, prospect)).collect();
    let places: Vec<Place> = legal.iter().filter_map(place).collect();
    html! {
        details #yashiki-places .yashiki-places {
            summary { (lang.fill("edo-yashiki-places", &[("places", number(places.len() as i64))])) }
            div.yashiki-places-list data-keys="arrows" {
                @for place in places { (button(place, prospects.get(&place), plot, lang)) }
            }
        }
    }
}

const fn place(action: &Action) -> Option<Place> {
    match action {
        Action::Place(place) => Some(*place),
        Action::Settle | Action::Hajime | Action::Grab(_) => None,
    }
}

fn button(place: Place, prospect: Option<&Prospect>, plot: Plot, lang: Lang) -> Markup {
    let id = match place.turn {
        Turn::Upright => "edo-yashiki-place",
        Turn::Turned => "edo-yashiki-place-turned",
    };
    let spot = names::spot(place, plot);
    let lines: Vec<String> = prospect.iter().flat_map(|prospect| prospect.tally.lines()).map(lit::told).collect();
    let told = (!lines.is_empty()).then(|| lines.join(" "));
    html! {
        button.yashiki-place type="button" data-action=(Action::Place(place)) data-lines=[told] {
            b { (lang.fill(id, &[("spot", Arg::Text(&spot))])) }
            @if let Some(prospect) = prospect { (sum(&prospect.tally, lang)) }
        }
    }
}

/// What a card scores, line by line, then the bonus and the sum.
pub(super) fn sum(tally: &Tally, lang: Lang) -> Markup {
    let points = number(tally.gain.points);
    html! {
        @for judged in tally.lines() { span.yashiki-part { (names::judged(judged, lang)) } " " }
        @if tally.bonus() > 0 {
            @let kinds = ("kinds", number(tally.gain.kinds.len()));
            span.yashiki-part { (lang.fill("edo-yashiki-bonus", &[kinds, ("points", number(tally.bonus()))])) } " "
        }
        span.yashiki-sum { (lang.fill("edo-yashiki-sum", &[("points", points)])) }
    }
}
