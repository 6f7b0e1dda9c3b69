//! §7: an outnumbered exhibition on its way to the discard pile, card by card in the order its owner chooses.

use maud::{Markup, html};
use ukiyo_e::{Action, Closing, Phase, Picture, View};

use super::card::face;
use super::keys::{self, Place};
use super::names::{self, who};
use crate::{Arg, Scene};

/// The cards of a closing exhibition; nothing if none closes.
pub(super) fn closing(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let Phase::Close(closing) = view.phase else { return html! {} };
    let lang = scene.lang;
    let [you, name] = who(closing.owner, scene);
    let artist = names::artist(closing.artist, lang);
    let words = lang.fill("ukiyo-e-closing", &[you, name, ("artist", Arg::Text(artist))]);
    html! {
        div.ukiyo-closing data-key="closing" role="group" aria-label=(words) {
            p aria-hidden="true" { (words) }
            div.ukiyo-closing-cards data-keys="arrows" { (cards(closing, view, legal, scene)) }
        }
    }
}

fn cards(closing: Closing, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let cards = closing.works.by(closing.artist);
    html! {
        @for card in cards.pictures() {
            @let count = cards.copies(card);
            @let key = keys::card(card, Place::Closing, 0, view);
            @if scene.you == Some(closing.owner) {
                (button(card, count, &key, legal, scene))
            } @else {
                div.ukiyo-laying data-key=(key) role="img" aria-label=(names::full(card, scene.lang)) {
                    (face(card, scene.lang))
                    @if count > 1 { span.ukiyo-count { "×" (count) } }
                }
            }
        }
    }
}

fn button(card: Picture, count: u8, key: &str, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lay = Action::Lay(card);
    let label = scene.lang.fill("ukiyo-e-lay", &[("card", Arg::Text(&names::full(card, scene.lang)))]);
    html! {
        button.ukiyo-laying type="button" data-key=(key) data-action=(lay) aria-label=(label)
            aria-disabled=[(!legal.contains(&lay)).then_some("true")] {
            (face(card, scene.lang))
            @if count > 1 { span.ukiyo-count aria-hidden="true" { "×" (count) } }
        }
    }
}
