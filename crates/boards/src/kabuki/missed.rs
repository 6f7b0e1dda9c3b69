//! §7: after a round, what everybody could have caught. The masks it names lie nowhere any more.

use kabuki::{Miss, PhaseView, View};
use maud::{Markup, html};

use super::mask;
use super::names::{self, number, who};
use crate::{Arg, Scene};

/// What got through in the round that has just ended; nothing in the middle of one.
pub(super) fn missed(view: &View, scene: &Scene<'_>) -> Markup {
    let ended = match view.phase {
        PhaseView::Opening => view.round - 1,
        PhaseView::Over => view.round,
        PhaseView::Placing { .. }
        | PhaseView::Racing { .. }
        | PhaseView::Answering { .. }
        | PhaseView::Checking { .. } => 0,
    };
    if ended == 0 {
        return html! {};
    }
    let lang = scene.lang;
    let count = Arg::Number(view.missed.len() as i64);
    html! {
        section #kabuki-missed .kabuki-missed aria-label=(lang.text("kabuki-missed-label")) {
            h2 { (lang.fill("kabuki-missed", &[("round", number(ended)), ("count", count)])) }
            ul role="list" tabindex="0" aria-label=(lang.text("kabuki-missed-label")) {
                @for miss in view.missed.iter() { li { (mask::face(miss.mask)) span { (got_through(miss, scene)) } } }
            }
        }
    }
}

fn got_through(miss: Miss, scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    let [you, name] = who(miss.placer, scene);
    let actor = names::actor(miss.actor, lang);
    let gaps = [
        you,
        name,
        ("mask", Arg::Text(names::mask(miss.mask, lang))),
        ("actor", Arg::Text(&actor)),
        ("matches", number(miss.matches)),
    ];
    lang.fill("kabuki-got-through", &gaps)
}
