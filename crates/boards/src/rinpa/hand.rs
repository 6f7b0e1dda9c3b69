//! Your hand: a button for each card, by artist and rank.

use maud::{Markup, html};
use rinpa::{Action, Artist, Card, View};

use super::card::{face, stem};
use super::names;
use crate::{Lang, Scene};

/// The hand of the viewer; nothing for a spectator.
///
/// A card that can't be played now stays a button: pressing it asks the rules why.
pub(super) fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    if scene.you.is_none() {
        return html! {};
    }
    html! {
        section class="rinpa-hand" data-key="hand" data-count=(view.hand.len()) aria-label=(lang.text("rinpa-hand")) {
            @if view.hand.is_empty() {
                p class="rinpa-hand-empty" { (lang.text("rinpa-hand-empty")) }
            } @else {
                div class="rinpa-fan" role="group" aria-label=(lang.text("rinpa-hand")) data-keys="arrows" {
                    @for artist in Artist::ALL {
                        @if !view.hand.of(artist).is_empty() {
                            span class={ "rinpa-suit of-" (stem(artist)) } data-key={ "hand-" (artist.letter()) } {
                                @for card in view.hand.of(artist).iter() {
                                    (button(card, legal, lang))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn button(card: Card, legal: &[Action], lang: Lang) -> Markup {
    let playable = legal.contains(&Action::Play(card));
    html! {
        button type="button" class="rinpa-hand-card" data-key={ "card-" (card) } data-action=(Action::Play(card))
            aria-disabled=[(!playable).then_some("true")] aria-label=(names::full(card, lang)) {
            (face(card, lang))
        }
    }
}
