//! §3: the four actors, what each of them wears on top, and how high the stacks are.

use kabuki::{Action, Actor, Face, PhaseView, View};
use maud::{Markup, html};

use super::mask;
use super::names::{self, number};
use crate::{Arg, Lang, Scene};

/// This many masks of a stack are drawn as a pile; the number says the rest.
const PILE: u8 = 16;

/// The four actors. For a guest each is a button, which gives them the mask that is shown.
pub(super) fn actors(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let is_asked = legal.iter().any(|action| matches!(action, Action::Place(_)));
    html! {
        // It keeps its name beside the curtain, which is another one for each mask.
        div #kabuki-stage .kabuki-stage role="group" aria-label=(lang.text("kabuki-stage")) data-keys="arrows" data-asked[is_asked] {
            @for actor in Actor::ALL {
                @let action = Action::Place(actor);
                @let is_last = last(view) == Some(actor);
                @if scene.you.is_some() {
                    button.kabuki-actor type="button" data-action=(action) data-key={ "actor-" (actor) } data-last[is_last]
                        aria-disabled=[(!legal.contains(&action)).then_some("true")] {
                        span.visually-hidden { (label(actor, view, lang)) }
                        (inside(actor, view, lang))
                    }
                } @else {
                    div.kabuki-actor data-key={ "actor-" (actor) } data-last[is_last] role="img"
                        aria-label=(standing(actor, view, lang)) {
                        (inside(actor, view, lang))
                    }
                }
            }
        }
    }
}

/// Who got a mask last, while it can still be stopped or is being checked.
const fn last(view: &View) -> Option<Actor> {
    match view.phase {
        PhaseView::Racing { actor, .. } | PhaseView::Answering { actor, .. } | PhaseView::Checking { actor, .. } => {
            Some(actor)
        }
        PhaseView::Opening | PhaseView::Placing { .. } | PhaseView::Over => None,
    }
}

/// An actor from head to foot: the figure, the mask on top, the name, and the pile.
fn inside(actor: Actor, view: &View, lang: Lang) -> Markup {
    let Face { top, height } = view.actors[actor.index()];
    html! {
        span.kabuki-portrait {
            (mask::actor(actor))
            @if let Some(top) = top {
                span.kabuki-face data-key={ "top-" (actor) "-" (height) } data-from="shown" { (mask::face(top)) }
            }
        }
        span.kabuki-plate aria-hidden="true" {
            span.kabuki-actor-name { (names::actor(actor, lang)) }
            span.kabuki-wears { (top.map_or(String::new(), |top| names::mask(top, lang).to_string())) }
            span.kabuki-height {
                span.kabuki-pile { @for _ in 0..height.min(PILE) { i {} } }
                b { (height) }
            }
        }
    }
}

/// How an actor stands there: what they wear, and how many masks lie below it.
fn standing(actor: Actor, view: &View, lang: Lang) -> String {
    let Face { top, height } = view.actors[actor.index()];
    let name = names::actor(actor, lang);
    match top {
        None => lang.fill("kabuki-bare", &[("actor", Arg::Text(&name))]),
        Some(top) => {
            let mask = names::full(top, lang);
            let gaps = [("actor", Arg::Text(&name)), ("mask", Arg::Text(&mask)), ("height", number(height))];
            lang.fill("kabuki-wears", &gaps)
        }
    }
}

/// The name of the button: what it would do, and how the actor stands there.
fn label(actor: Actor, view: &View, lang: Lang) -> String {
    let standing = standing(actor, view, lang);
    match view.phase {
        PhaseView::Placing { mask } => {
            let (name, mask) = (names::actor(actor, lang), names::mask(mask, lang));
            let gaps = [("actor", Arg::Text(&name)), ("mask", Arg::Text(mask)), ("standing", Arg::Text(&standing))];
            lang.fill("kabuki-place", &gaps)
        }
        PhaseView::Opening
        | PhaseView::Racing { .. }
        | PhaseView::Answering { .. }
        | PhaseView::Checking { .. }
        | PhaseView::Over => standing,
    }
}
