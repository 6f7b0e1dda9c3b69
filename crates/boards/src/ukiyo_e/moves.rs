//! Every way to end the turn as a list of buttons: for the keyboard, and for the script that puts tapped cards
//! together.

use maud::{Markup, html};
use ukiyo_e::{Action, Artist, Cards};

use super::card::seal;
use super::names;
use crate::Lang;

/// The list, folded up; nothing while there is nothing to discard or to show.
pub(super) fn moves(legal: &[Action], lang: Lang) -> Markup {
    let discards = || legal.iter().filter_map(|action| discarded(action).map(|card| (action, card)));
    if discards().next().is_none() {
        return html! {};
    }
    html! {
        details #ukiyo-moves .ukiyo-moves {
            summary { (lang.text("ukiyo-e-moves")) }
            div.ukiyo-moves-list {
                p { (lang.text("ukiyo-e-moves-discard")) }
                div.choices { @for (action, card) in discards() { (button(action, card, lang)) } }
                @for artist in Artist::ALL { (exhibitions(artist, legal, lang)) }
            }
        }
    }
}

/// Every exhibition of one artist that can be held now.
fn exhibitions(artist: Artist, legal: &[Action], lang: Lang) -> Markup {
    let shows = || legal.iter().filter_map(|action| shown(action, artist).map(|cards| (action, cards)));
    if shows().next().is_none() {
        return html! {};
    }
    html! {
        p { (seal(artist)) " " (lang.text("ukiyo-e-moves-show")) }
        div.choices { @for (action, cards) in shows() { (button(action, cards, lang)) } }
    }
}

fn button(action: &Action, cards: Cards, lang: Lang) -> Markup {
    html! { button.choice type="button" data-action=(action) { (names::cards(cards, lang)) } }
}

fn discarded(action: &Action) -> Option<Cards> {
    match action {
        Action::Discard(card) => Some(Cards::from_iter([*card])),
        Action::Draw(_) | Action::Show { .. } | Action::Lay(_) => None,
    }
}

fn shown(action: &Action, by: Artist) -> Option<Cards> {
    match *action {
        Action::Show { artist, works } if artist == by => Some(works.by(artist)),
        Action::Show { .. } | Action::Draw(_) | Action::Discard(_) | Action::Lay(_) => None,
    }
}
