//! What an action would lead to, small, to compare two choices: the house with the card in it, or the card.

use edo_yashiki::{Action, Card, Place, View};
use maud::{Markup, html};
use table::{Seat, Viewer};

use super::blob::SIZE;
use super::names::{self, number};
use super::picture::{self, Plot};
use super::places;
use crate::{Arg, Scene};

/// This many pixels wide is a square of a sketch, so that two of them are of the same scale.
const SQUARE: u32 = 26;

pub(super) fn sketch(action: Action, view: &View, scene: &Scene<'_>) -> Markup {
    let Viewer::Seat(seat) = view.viewer else { return html! {} };
    match action {
        Action::Place(place) => match view.hands[seat] {
            Some(card) => built(seat, card, place, view, scene),
            None => html! {},
        },
        Action::Grab(position) => {
            let card = view.line.as_slice()[position.index()].card;
            html! { span.yashiki-sketch-card role="img" aria-label=(names::card(card, scene.lang)) { (picture::card(card)) } }
        }
        Action::Settle | Action::Hajime => html! {},
    }
}

/// The house with the card in it, which has a frame, and what that scores.
fn built(seat: Seat, card: Card, place: Place, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let mut house = view.houses[seat];
    house.lay(card, place);
    let plot = Plot::of(&house);
    let label =
        lang.fill("edo-yashiki-house-of", &[("name", Arg::Text(scene.name(seat))), ("cards", number(house.cards()))]);
    let (left, top) = (i32::from(place.column) * SIZE, i32::from(place.row) * SIZE);
    let prospect = view.prospects(seat).into_iter().find(|prospect| prospect.place == place);
    html! {
        svg viewBox=(plot.view_box()) width=(u32::from(plot.columns) * SQUARE) height=(u32::from(plot.rows) * SQUARE)
            role="img" aria-label=(label) {
            (picture::squares(&house))
            rect x=(left) y=(top) width=(2 * SIZE) height=(3 * SIZE) rx="4" fill="none" stroke="#c8412b" stroke-width="7" {}
        }
        @if let Some(prospect) = prospect { p.yashiki-sketch-sum { (places::sum(&prospect.scoring, lang)) } }
    }
}
