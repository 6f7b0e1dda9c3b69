//! The card in hand with what it would score where one points, or what the last one scored.

use edo_yashiki::{Action, Card, Scoring, View};
use maud::{Markup, html};

use super::{names, others, picture, places};
use crate::{Arg, Scene};

/// What the viewer has to do with a card; nothing for a spectator.
pub(super) fn hand(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let Some(you) = scene.you else { return html! {} };
    let above = match view.hands[you] {
        Some(card) if places::can_place(legal) => {
            scene.own_region("yashiki-hand", 0, (card, others::key_of_hand(you, view)), placing)
        }
        Some(_) | None => view.scorings[you].map_or_else(Markup::default, |scoring| {
            scene.own_region("yashiki-last", 0, (scoring, view.houses[you].cards()), last)
        }),
    };
    html! { (above) (places::places(you, view, legal, scene)) }
}

/// The card that is held, with its key, and how to move it.
fn placing((card, key): &(Card, Option<String>), scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let name = names::card(*card, lang);
    html! {
        section.yashiki-hand aria-label=(lang.text("edo-yashiki-hand")) {
            div.yashiki-mine role="img" aria-label=(lang.fill("edo-yashiki-held", &[("card", Arg::Text(&name))])) {
                span.yashiki-held data-key=[key] { (picture::card(*card)) }
            }
            div #yashiki-preview .yashiki-preview role="status" data-scripted data-no=(lang.text("edo-yashiki-no")) {
                p.hint { (lang.text("edo-yashiki-hint")) }
            }
            div.yashiki-controls.needs-script {
                button #yashiki-turn .button type="button" aria-keyshortcuts="R" {
                    (lang.text("edo-yashiki-turn")) span.yashiki-key { " (R)" }
                }
                (nudges(scene))
                button #yashiki-place .button.primary type="button" { (lang.text("edo-yashiki-put")) }
            }
        }
    }
}

/// Buttons that move the card by a square, for thumbs.
fn nudges(scene: &Scene<'_>) -> Markup {
    let ways = [
        ("-1 0", "←", "edo-yashiki-left"),
        ("0 -1", "↑", "edo-yashiki-up"),
        ("0 1", "↓", "edo-yashiki-down"),
        ("1 0", "→", "edo-yashiki-right"),
    ];
    html! {
        div.yashiki-nudges {
            @for (way, arrow, id) in ways {
                button.quiet-button type="button" data-nudge=(way) aria-label=(scene.lang.text(id)) { (arrow) }
            }
        }
    }
}

/// What the last card of the viewer scored, line by line. With each card it is a new one, so that its lines come one by
/// one again.
fn last((scoring, cards): &(Scoring, u8), scene: &Scene<'_>) -> Markup {
    html! {
        section.yashiki-last id={ "yashiki-last-" (cards) } aria-label=(scene.lang.text("edo-yashiki-last")) {
            p { (scene.lang.text("edo-yashiki-last")) }
            div.yashiki-tally { (places::sum(scoring, scene.lang)) }
        }
    }
}
