//! Your hand: a button for each card, by artist and rank.

use maud::{Markup, html};
use rinpa::{Action, Artist, Card, Phase, Rinpa, View};
use table::{Game as _, Seat, Viewer};

use super::card::face;
use super::names;
use crate::board::truth;
use crate::{Lang, Scene};

/// The hand of the viewer; nothing for a spectator, and nothing when all has been played.
///
/// A card that can't be played now stays a button: pressing it asks the rules why.
pub(super) fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    if scene.you.is_none() || view.phase == Phase::Over {
        return html! {};
    }
    let is_asked = legal.iter().any(|action| matches!(action, Action::Play(_)));
    html! {
        div.rinpa-hand data-count=(view.hand.len()) data-asked[is_asked] role="group" data-keys="arrows"
            aria-label=(lang.text("rinpa-hand")) {
            @if view.hand.is_empty() { p.rinpa-hand-empty { (lang.text("rinpa-hand-empty")) } }
            @for artist in Artist::ALL {
                @let suit = view.hand.of(artist);
                @if !suit.is_empty() {
                    div.rinpa-suit { @for card in suit.iter() { (button(card, legal, lang)) } }
                }
            }
        }
    }
}

/// All hands, for whoever reads the game again.
pub(super) fn reveal(game: &Rinpa, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let piece =
        |card: Card| html! { span.truth-piece role="img" aria-label=(names::full(card, lang)) { (face(card, lang)) } };
    let hand = |seat| {
        let hand = game.view(Viewer::Seat(seat)).hand;
        (scene.name(seat).to_string(), hand.iter().map(piece).collect())
    };
    truth(lang, &Seat::all(game.seats()).map(hand).collect::<Vec<_>>())
}

fn button(card: Card, legal: &[Action], lang: Lang) -> Markup {
    let is_playable = legal.contains(&Action::Play(card));
    html! {
        button.rinpa-held-card type="button" data-key={ "card-" (card) } data-action=(Action::Play(card))
            aria-disabled=[(!is_playable).then_some("true")] aria-label=(names::full(card, lang)) {
            (face(card, lang))
        }
    }
}
