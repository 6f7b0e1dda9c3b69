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
                    (scene.region("yashiki-deck", 0, view.deck, deck))
                    @for position in Position::all(view.seats()) {
                        @let offered = Offered::of(position, view, legal);
                        (scene.own_region("yashiki-slot", position.index(), offered, slot))
                    }
                }
            }
            (voice(view, legal, scene))
        }
    }
}

fn deck(&deck: &u8, scene: &Scene<'_>) -> Markup {
    let left = scene.lang.fill("edo-yashiki-deck", &[("cards", number(deck))]);
    html! {
        div.yashiki-deck data-key="deck" role="img" aria-label=(left) {
            @if deck > 0 {
                svg.yashiki-card viewBox="0 0 132 192" aria-hidden="true" focusable="false" {
                    use href={ (asset_path("art/edo-yashiki.svg")) "#back" } width="132" height="192" {}
                }
            }
            span.yashiki-deck-left aria-hidden="true" { (deck) }
        }
    }
}

/// A place of the line.
#[derive(Hash)]
struct Offered {
    position: Position,
    slot: Slot,
    round: u8,
    /// Whether the viewer can grab it now.
    is_open: bool,
}

impl Offered {
    fn of(position: Position, view: &View, legal: &[Action]) -> Offered {
        let slot = view.line.as_slice()[position.index()];
        Offered { position, slot, round: view.round, is_open: legal.contains(&Action::Grab(position)) }
    }
}

/// A card of the line, or the place of one that is gone.
fn slot(offered: &Offered, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Offered { position, slot: Slot { card, taken }, round, is_open } = *offered;
    let grab = Action::Grab(position);
    let name = names::card(card, lang);
    let gaps = [("number", number(position.index() as i64 + 1)), ("card", Arg::Text(&name))];
    let key = others::card_key(round, position);
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
