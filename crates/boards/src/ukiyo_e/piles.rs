//! §4, §5: the draw pile, and the discard pile of which only the top is seen.

use maud::{Markup, html};
use ukiyo_e::{Action, Source, View};

use super::card::{back, face};
use super::keys::{self, Place};
use super::names::{self, number};
use crate::{Arg, Scene};

/// Both piles; for a guest who plays they are buttons, which say why not if they can't be drawn from.
pub(super) fn piles(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let drawing = html! {
        span.ukiyo-pile-cards data-thick=(view.pile.div_ceil(12)) {
            @if view.pile > 0 { (back()) } @else { span.ukiyo-bare {} }
        }
        (caption("ukiyo-e-pile", view.pile, scene))
    };
    let discards = html! {
        span.ukiyo-pile-cards data-thick=(view.discards.div_ceil(12)) data-takes=(keys::closed(view)) {
            @match view.top {
                Some(top) => span.ukiyo-top data-key=(keys::card(top, Place::Top, 0, view)) data-from={ "seat-" (view.turn) } {
                    (face(top, lang))
                },
                None => span.ukiyo-bare {},
            }
        }
        (caption("ukiyo-e-discards", view.discards, scene))
    };
    let pile_label = lang.fill("ukiyo-e-pile-label", &[("cards", number(view.pile))]);
    let discards_label = match view.top {
        Some(top) => {
            let top = names::full(top, lang);
            lang.fill("ukiyo-e-discards-label", &[("cards", number(view.discards)), ("card", Arg::Text(&top))])
        }
        None => lang.text("ukiyo-e-discards-label-empty"),
    };
    html! {
        div.ukiyo-piles role="group" aria-label=(lang.text("ukiyo-e-piles")) {
            (pile(Source::Pile, &pile_label, &drawing, legal, scene))
            (pile(Source::Discards, &discards_label, &discards, legal, scene))
        }
    }
}

fn pile(source: Source, label: &str, inside: &Markup, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let draw = Action::Draw(source);
    let key = match source {
        Source::Pile => "pile",
        Source::Discards => "discards",
    };
    if scene.you.is_none() {
        return html! { div.ukiyo-pile data-key=(key) role="img" aria-label=(label) { (inside) } };
    }
    let can = legal.contains(&draw);
    html! {
        button.ukiyo-pile type="button" data-key=(key) data-action=(draw) aria-disabled=[(!can).then_some("true")] {
            span.visually-hidden { (label) }
            (inside)
        }
    }
}

fn caption(id: &str, cards: u8, scene: &Scene<'_>) -> Markup {
    html! {
        span.ukiyo-pile-name aria-hidden="true" {
            (scene.lang.text(id))
            b { (cards) }
        }
    }
}
