//! Your hand by artist. Cards are tapped, then discarded or shown; the script of this game puts the tapped ones
//! together.

use maud::{Markup, html};
use table::{Game as _, Seat, Viewer};
use ukiyo_e::{Action, Artist, Picture, UkiyoE, View};

use super::card::{face, seal};
use super::keys::{self, Place};
use super::moves;
use super::names::{self, number};
use crate::board::truth;
use crate::{Arg, Scene};

/// The hand of the viewer; nothing for a spectator.
///
/// What the script of this game understands: a button with `data-card` is tapped and stays pressed, within one
/// `data-artist` at a time; the buttons with `data-verb` get the action of that name with the tapped cards, of which
/// there may be `data-most`. Whether it is allowed the script reads off the list of all actions; what is not, it asks
/// the rules about.
pub(super) fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    if scene.you.is_none() {
        return html! {};
    }
    let is_asked = legal.iter().any(|action| matches!(action, Action::Discard(_)));
    html! {
        div.ukiyo-hand data-asked[is_asked] role="group" aria-label=(lang.text("ukiyo-e-hand")) {
            @if view.hand.is_empty() { p.ukiyo-none { (lang.text("ukiyo-e-hand-empty")) } }
            div.ukiyo-groups data-keys="arrows" {
                @for &artist in view.options.deck.artists() { (group(artist, view, scene)) }
            }
            div.ukiyo-bar {
                p.ukiyo-chosen data-chosen { (lang.text("ukiyo-e-tap")) }
                (moves::moves(legal, lang))
                button #ukiyo-discard .button.needs-script type="button" data-verb="discard" data-most="1"
                    aria-disabled="true" {
                    (lang.text("ukiyo-e-discard"))
                }
                button #ukiyo-show .button.primary.needs-script type="button" data-verb="show" aria-disabled="true" {
                    (lang.text("ukiyo-e-hold"))
                }
            }
        }
    }
}

/// All hands, for whoever reads the game again.
pub(super) fn reveal(game: &UkiyoE, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let piece = |card: Picture| html! { span.truth-piece role="img" aria-label=(names::full(card, lang)) { (face(card, lang)) } };
    let hand = |seat| {
        let hand = game.view(Viewer::Seat(seat)).hand;
        (scene.name(seat).to_string(), hand.iter().map(piece).collect())
    };
    truth(lang, &Seat::all(game.seats()).map(hand).collect::<Vec<_>>())
}

/// The cards of one artist, and how many of theirs are on show.
fn group(artist: Artist, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let cards = view.hand.of(artist).by(artist);
    if cards.is_empty() {
        return html! {};
    }
    let name = names::artist(artist, lang);
    let facts = [("artist", Arg::Text(name)), ("cards", number(cards.len()))];
    let shown = view.exhibitions[artist.index()].map_or(0, |exhibition| exhibition.count);
    html! {
        div class={ "ukiyo-group of-" (artist.key()) } data-key={ "group-" (artist.key()) } data-artist=(artist.key())
            data-name=(name) role="group" aria-label=(lang.fill("ukiyo-e-group", &facts)) {
            p.ukiyo-group-name aria-hidden="true" {
                (seal(artist)) b { (name) }
                @if shown > 0 { span { (lang.fill("ukiyo-e-group-shown", &[("cards", number(shown))])) } }
            }
            div.ukiyo-group-cards {
                @for card in cards.pictures() {
                    @for copy in 0..cards.copies(card) { (tap(card, copy, view, scene)) }
                }
            }
        }
    }
}

fn tap(card: Picture, copy: u8, view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        button.ukiyo-held type="button" data-key=(keys::card(card, Place::Hand, copy, view)) data-from="pile"
            data-card=(card.value()) aria-pressed="false" aria-label=(names::full(card, scene.lang)) {
            (face(card, scene.lang))
        }
    }
}
