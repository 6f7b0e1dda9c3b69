//! Every place where the card may lie, in words: a list of buttons for the keyboard and for screen readers, from which
//! the script also reads what the place pointed at would score.

use std::collections::BTreeMap;

use edo_yashiki::{Action, Card, House, Kinds, Place, Prospect, Rules, Scoring, Turn, View};
use maud::{Markup, html};
use table::Seat;

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

/// What the list depends on.
#[derive(Hash)]
struct Places {
    house: House,
    card: Card,
    rules: Rules,
    markers: Kinds,
    places: Vec<Place>,
}

/// The list, folded up; nothing while there is no card to place.
///
/// Nothing is drawn as a region, too: otherwise the last list, which is long, would be kept for the whole round.
pub(super) fn places(you: Seat, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let inputs = view.hands[you].filter(|_| can_place(legal)).map(|card| Places {
        house: view.houses[you],
        card,
        rules: view.options.rules,
        markers: view.markers[you],
        places: legal.iter().filter_map(place).collect(),
    });
    scene.own_region("yashiki-places", 0, inputs, list)
}

fn list(inputs: &Option<Places>, scene: &Scene<'_>) -> Markup {
    let Some(Places { house, card, rules, markers, places }) = inputs else { return html! {} };
    let lang = scene.lang;
    let plot = Plot::around(house);
    let prospects: BTreeMap<Place, Prospect> =
        house.prospects(*card, *rules, *markers).into_iter().map(|prospect| (prospect.place, prospect)).collect();
    html! {
        details #yashiki-places .yashiki-places {
            summary { (lang.fill("edo-yashiki-places", &[("places", number(places.len() as i64))])) }
            div.yashiki-places-list data-keys="arrows" {
                @for &place in places { (button(place, prospects.get(&place), plot, lang)) }
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
    let lines: Vec<String> = prospect.iter().flat_map(|prospect| prospect.scoring.runs()).map(lit::told).collect();
    let told = (!lines.is_empty()).then(|| lines.join(" "));
    html! {
        button type="button" data-action=(Action::Place(place)) data-lines=[told] {
            b { (lang.fill(id, &[("spot", Arg::Text(&spot))])) }
            @if let Some(prospect) = prospect { (sum(&prospect.scoring, lang)) }
        }
    }
}

/// What a card scores, line by line, then the bonus and the sum.
pub(super) fn sum(scoring: &Scoring, lang: Lang) -> Markup {
    let points = number(scoring.gain.points);
    html! {
        @for judged in scoring.runs() { span { (names::judged(judged, lang)) } " " }
        @if scoring.bonus() > 0 {
            @let kinds = ("kinds", number(scoring.gain.kinds.len()));
            span { (lang.fill("edo-yashiki-bonus", &[kinds, ("points", number(scoring.bonus()))])) } " "
        }
        strong { (lang.fill("edo-yashiki-sum", &[("points", points)])) }
    }
}
