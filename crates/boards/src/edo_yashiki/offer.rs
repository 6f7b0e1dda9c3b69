//! §3: the line of cards beside the deck, hands on laps, and "hajime!".

use edo_yashiki::{Action, Position, Slot, Stage, View};
use maud::{Markup, html};

use super::names::{self, number, who};
use super::{others, picture};
use crate::{Arg, Scene, asset_path};

/// The deck and the line, and what is said before a rush.
pub(super) fn offer(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        section.yashiki-offer aria-label=(lang.text("edo-yashiki-offer")) {
            @if view.stage != Stage::Over {
                div.yashiki-line data-keys="arrows" {
                    (deck(view, scene))
                    @for position in Position::all(view.seats()) { (slot(position, view, legal, scene)) }
                }
            }
            (voice(view, legal, scene))
        }
    }
}

fn deck(view: &View, scene: &Scene<'_>) -> Markup {
    let left = scene.lang.fill("edo-yashiki-deck", &[("cards", number(view.deck))]);
    html! {
        div.yashiki-deck data-key="deck" role="img" aria-label=(left) {
            @if view.deck > 0 {
                svg.yashiki-card viewBox="0 0 132 192" aria-hidden="true" focusable="false" {
                    use href={ (asset_path("art/edo-yashiki.svg")) "#back" } width="132" height="192" {}
                }
            }
            span.yashiki-deck-left aria-hidden="true" { (view.deck) }
        }
    }
}

/// A card of the line, or the place of one that is gone.
fn slot(position: Position, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Slot { card, taken } = view.line.as_slice()[position.index()];
    let grab = Action::Grab(position);
    let name = names::card(card, lang);
    let gaps = [("number", number(position.index() as i64 + 1)), ("card", Arg::Text(&name))];
    let key = others::card_key(view.round, position);
    if let Some(seat) = taken {
        let [you, by] = who(seat, scene);
        let words = lang.fill("edo-yashiki-taken", &[gaps[0].clone(), you, by]);
        return html! {
            @if scene.you.is_some() {
                button.yashiki-gone type="button" id={ "yashiki-slot-" (position) } data-action=(grab) aria-disabled="true" aria-label=(words) {
                    (others::crest(seat))
                }
            } @else { div.yashiki-gone role="img" aria-label=(words) { (others::crest(seat)) } }
        };
    }
    let is_open = legal.contains(&grab);
    html! {
        @if scene.you.is_some() {
            button.yashiki-grab type="button" id={ "yashiki-slot-" (position) } data-action=(grab)
                aria-disabled=[(!is_open).then_some("true")] aria-label=(lang.fill("edo-yashiki-grab", &gaps))
                aria-keyshortcuts=(position) {
                span.yashiki-held data-key=(key) data-from="deck" { (picture::card(card)) }
                span.yashiki-number aria-hidden="true" { (position) }
            }
        } @else {
            div.yashiki-grab role="img" aria-label=(name) {
                span.yashiki-held data-key=(key) data-from="deck" { (picture::card(card)) }
            }
        }
    }
}

/// Hands on laps and "hajime!", before a rush.
fn voice(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let Some(you) = scene.you else { return html! {} };
    if !matches!(view.stage, Stage::Laps | Stage::Hajime) {
        return html! {};
    }
    let (action, words) = if you == view.start {
        (Action::Hajime, scene.lang.text("edo-yashiki-hajime"))
    } else {
        (Action::Settle, scene.lang.text("edo-yashiki-ready"))
    };
    let is_open = legal.contains(&action);
    html! {
        div.yashiki-voice {
            button #yashiki-voice .yashiki-say type="button" data-action=(action) aria-disabled=[(!is_open).then_some("true")] {
                @if action == Action::Settle { (hands()) }
                span { (words) }
            }
        }
    }
}

/// Two hands on a lap.
pub(super) fn hands() -> Markup {
    html! {
        svg.yashiki-hands viewBox="0 0 64 40" aria-hidden="true" focusable="false" {
            use href={ (asset_path("art/edo-yashiki.svg")) "#hands" } width="64" height="40" {}
        }
    }
}
