//! Your hand: a button for each card, by artist and rank.

use maud::{Markup, html};
use rinpa::{Action, Artist, Card, Cards, Phase, Rinpa, View};
use table::{Game as _, Seat, Viewer};

use super::card::face;
use super::names;
use crate::board::truth;
use crate::{Lang, Scene};

/// The hand of the viewer; nothing for a spectator, and nothing when all has been played.
///
/// A card that can't be played now stays a button: pressing it asks the rules why.
pub(super) fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    if scene.you.is_none() || view.phase == Phase::Over {
        return html! {};
    }
    let playable = view.hand.iter().filter(|&card| legal.contains(&Action::Play(card))).collect();
    scene.own_region("hand", 0, Hand { cards: view.hand, playable }, buttons)
}

/// The cards of the viewer.
#[derive(Hash)]
struct Hand {
    cards: Cards,
    /// Those that can be played now.
    playable: Vec<Card>,
}

fn buttons(hand: &Hand, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        div.rinpa-hand data-count=(hand.cards.len()) data-asked[!hand.playable.is_empty()] role="group" data-keys="arrows"
            aria-label=(lang.text("rinpa-hand")) {
            @if hand.cards.is_empty() { p.rinpa-hand-empty { (lang.text("rinpa-hand-empty")) } }
            @for artist in Artist::ALL {
                @let suit = hand.cards & artist.cards();
                @if !suit.is_empty() {
                    div.rinpa-suit { @for card in suit.iter() { (button(card, hand, lang)) } }
                }
            }
        }
    }
}

/// All hands, for the replay of a finished game.
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

fn button(card: Card, hand: &Hand, lang: Lang) -> Markup {
    let is_playable = hand.playable.contains(&card);
    html! {
        button.rinpa-held-card type="button" data-key={ "card-" (card) } data-action=(Action::Play(card))
            aria-disabled=[(!is_playable).then_some("true")] aria-label=(names::full(card, lang)) {
            (face(card, lang))
        }
    }
}
