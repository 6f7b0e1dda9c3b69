//! The deck, the mask that is shown, and what one can say: "Stop!", "let it pass", "turn the next".

use kabuki::{Action, PhaseView, View};
use maud::{Markup, html};

use super::mask;
use super::names::{self, number};
use super::placed;
use crate::{Lang, Scene};

/// What lies before the actors.
pub(super) fn front(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    html! {
        div.kabuki-front {
            (deck(view, legal, scene))
            (shown(view, scene.lang))
            @if scene.you.is_some() && view.phase != PhaseView::Over { (voice(view, legal, scene.lang)) }
        }
    }
}

/// The deck; for a guest it is the button that turns its top mask.
fn deck(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let left = lang.fill("kabuki-deck", &[("masks", number(view.deck))]);
    let is_open = legal.contains(&Action::Turn);
    let picture = html! {
        span.kabuki-deck-pile data-key="deck" data-left=(view.deck.min(1)) aria-hidden="true" { (mask::back()) }
        span.kabuki-deck-left aria-hidden="true" { (view.deck) }
    };
    html! {
        @if scene.you.is_some() {
            button #kabuki-deck .kabuki-deck type="button" data-action=(Action::Turn)
                aria-disabled=[(!is_open).then_some("true")] aria-label={ (lang.text("kabuki-turn")) " · " (left) } {
                (picture)
                span.kabuki-deck-turn { @if is_open { (lang.text("kabuki-turn")) } }
            }
        } @else {
            div.kabuki-deck role="img" aria-label=(left) { (picture) }
        }
    }
}

/// The place of the mask that was turned. What is said of it is said while everybody sees it.
fn shown(view: &View, lang: Lang) -> Markup {
    let mask = match view.phase {
        PhaseView::Placing { mask } => Some(mask),
        PhaseView::Opening
        | PhaseView::Racing { .. }
        | PhaseView::Answering { .. }
        | PhaseView::Checking { .. }
        | PhaseView::Over => None,
    };
    html! {
        div.kabuki-shown data-key="shown" role="status" {
            @if let Some(mask) = mask {
                span.kabuki-turned data-key={ "turned-" (view.round) "-" (placed(view) + 1) } data-from="deck" {
                    (mask::face(mask))
                }
                span.kabuki-shown-name { (names::mask(mask, lang)) }
                span.visually-hidden { " " (names::color(mask.color(), lang)) }
            }
        }
    }
}

/// What one can say about the mask just placed.
fn voice(view: &View, legal: &[Action], lang: Lang) -> Markup {
    let off = |action: Action| (!legal.contains(&action)).then_some("true");
    html! {
        div.kabuki-voice {
            button #kabuki-stop .kabuki-stop type="button" data-action=(Action::Stop) data-space
                aria-disabled=[off(Action::Stop)] aria-keyshortcuts="Space" {
                span.kabuki-stop-word { (lang.text("kabuki-stop")) }
                " "
                span.kabuki-stop-key { (lang.text("kabuki-stop-key")) }
            }
            @if view.options.window.pace().is_none() {
                button #kabuki-pass .kabuki-pass.button type="button" data-action=(Action::Pass)
                    aria-disabled=[off(Action::Pass)] { (lang.text("kabuki-pass")) }
            }
        }
    }
}
