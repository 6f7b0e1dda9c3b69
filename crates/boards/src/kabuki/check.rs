//! §6: the open stack, from the bottom to the top, and what was found.

use kabuki::{Action, Actor, Kabuki, Mask, PhaseView, Verdict, View};
use maud::{Markup, html};

use super::names::{self, between, number, who};
use super::{mask, placed};
use crate::board::truth;
use crate::{Arg, Lang, Scene};

/// The stack that is being checked; nothing if none is.
pub(super) fn check(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let PhaseView::Checking { actor, stack, stopper, verdict, asked } = view.phase else { return html! {} };
    let lang = scene.lang;
    let [you, name] = who(stopper, scene);
    let actor = names::actor(actor, lang);
    html! {
        section.kabuki-check id={ "check-" (view.round) "-" (placed(view)) } data-count=(stack.len().min(24))
            aria-label=(lang.text("kabuki-check")) {
            p.kabuki-cry { (lang.fill("kabuki-cry", &[you, name, ("actor", Arg::Text(&actor))])) }
            (open(&stack, lang))
            p.kabuki-verdict { (found(view, verdict, scene)) }
            @if legal.contains(&Action::Cover) {
                button #kabuki-cover .button.primary type="button" data-action=(Action::Cover) { (lang.text("kabuki-cover")) }
            } @else if !asked.is_empty() {
                p.hint { (lang.text("kabuki-looking")) }
            }
        }
    }
}

/// Masks from the bottom to the top. Those like the topmost bear a mark of their own shape.
pub(super) fn open(stack: &[Mask], lang: Lang) -> Markup {
    html! {
        ol.kabuki-open role="list" {
            @for (place, &mask) in stack.iter().enumerate() {
                @let look = look(place, stack);
                li.kabuki-open-mask data-look=(look) {
                    (mask::face(mask))
                    span.kabuki-open-place aria-hidden="true" { (place + 1) }
                    @if look == "match" { span.kabuki-match aria-hidden="true" {} }
                    span.visually-hidden {
                        (names::full(mask, lang))
                        @if look == "match" { " · " (lang.text("kabuki-match")) }
                        @if look == "new" { " · " (lang.text("kabuki-new")) }
                    }
                }
            }
        }
    }
}

/// All stacks, for the replay of a finished game.
pub(super) fn reveal(game: &Kabuki, lang: Lang) -> Markup {
    let piece = |&mask: &Mask| html! { span.truth-piece role="img" aria-label=(names::full(mask, lang)) { (mask::face(mask)) } };
    let stack = |actor: Actor| (names::actor(actor, lang), game.stack(actor).iter().map(piece).collect());
    truth(lang, &Actor::ALL.map(stack))
}

/// How the mask at this place of a stack looks: the new one, one like it, or another.
fn look(place: usize, stack: &[Mask]) -> &'static str {
    match stack.split_last() {
        Some((_, below)) if place == below.len() => "new",
        Some((new, below)) if below[place] == *new => "match",
        Some(_) | None => "other",
    }
}

/// What was found and who pays.
fn found(view: &View, verdict: Verdict, scene: &Scene<'_>) -> String {
    let PhaseView::Checking { stopper, .. } = view.phase else { return String::new() };
    match verdict {
        Verdict::Caught { matches, paid } => {
            let gaps = [("matches", number(matches)), ("paid", number(paid))];
            between("kabuki-caught", view.active, stopper, &gaps, scene)
        }
        Verdict::Mistaken => names::about("kabuki-mistaken", stopper, scene),
    }
}
