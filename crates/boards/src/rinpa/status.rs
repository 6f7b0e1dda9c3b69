//! One sentence that says what the table waits for.

use maud::{Markup, html};
use rinpa::{Phase, View};

use super::names::{self, number, who};
use crate::{Arg, Scene};

/// The number of the deal, and whom the table waits for to do what.
pub(super) fn status(view: &View, scene: &Scene<'_>) -> Markup {
    let deal = [("deal", number(view.deal)), ("deals", number(view.deals))];
    let yours = view.turn.is_some() && view.turn == scene.you;
    html! {
        div class="rinpa-status" data-yours=[yours.then_some("yes")] {
            p class="rinpa-deal" { (scene.lang.fill("rinpa-deal", &deal)) }
            p class="rinpa-ask" { (sentence(view, scene)) }
        }
    }
}

fn sentence(view: &View, scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    let Some(turn) = view.turn else { return lang.text("rinpa-ask-over") };
    let [you, name] = who(turn, scene);
    match (view.phase, view.trick.led()) {
        (Phase::Take, _) => {
            let sets = names::screens(view.choice, lang);
            lang.fill("rinpa-ask-take", &[you, name, ("sets", Arg::Text(&sets))])
        }
        (Phase::Play, None) => lang.fill("rinpa-ask-lead", &[you, name]),
        (Phase::Play, Some(led)) if scene.you == Some(turn) && view.hand.of(led).is_empty() => {
            lang.fill("rinpa-ask-discard", &[("artist", Arg::Text(names::artist(led, lang)))])
        }
        (Phase::Play, Some(led)) => {
            lang.fill("rinpa-ask-follow", &[you, name, ("artist", Arg::Text(names::artist(led, lang)))])
        }
        (Phase::Over, _) => lang.text("rinpa-ask-over"),
    }
}
