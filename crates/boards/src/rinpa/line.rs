//! One line that says what the table waits for, with the points behind it.

use maud::{Markup, html};
use rinpa::{Phase, View};

use super::names::{self, number, who};
use super::scores;
use crate::{Arg, Scene};

/// Whom the table waits for to do what, and the points.
pub(super) fn line(view: &View, scene: &Scene<'_>) -> Markup {
    let is_yours = view.turn.is_some() && view.turn == scene.you;
    html! {
        div.rinpa-line {
            p.rinpa-ask data-yours[is_yours] { (ask(view, scene)) }
            @if let Some(before) = deal_before(view, scene) { p.rinpa-before { (before) } }
            (scores::scores(view, scene))
        }
    }
}

fn ask(view: &View, scene: &Scene<'_>) -> String {
    let lang = scene.lang;
    let Some(turn) = view.turn else { return lang.text("rinpa-ask-over") };
    let [you, name] = who(turn, scene);
    match (view.phase, view.trick.led()) {
        (Phase::Take, _) => lang.fill("rinpa-ask-take", &[you, name]),
        (Phase::Play, None) => lang.fill("rinpa-ask-lead", &[you, name]),
        (Phase::Play, Some(led)) if scene.you == Some(turn) && (view.hand & led.cards()).is_empty() => {
            lang.fill("rinpa-ask-discard", &[("artist", Arg::Text(names::artist(led, lang)))])
        }
        (Phase::Play, Some(led)) => {
            lang.fill("rinpa-ask-follow", &[you, name, ("artist", Arg::Text(names::artist(led, lang)))])
        }
        (Phase::Over, _) => lang.text("rinpa-ask-over"),
    }
}

/// What the deal before brought, while this one has only begun: its screens are folded up and gone.
fn deal_before(view: &View, scene: &Scene<'_>) -> Option<String> {
    let dealt = view.options.deck.hand(view.seats) * view.seats;
    let held: u8 = view.hand_sizes.as_slice().iter().sum();
    let has_begun = held + view.trick.len() < dealt;
    let points = view.finished.deals().last()?;
    if has_begun || view.turn.is_none() {
        return None;
    }
    let points = scores::standing(&points, scene);
    Some(scene.lang.fill("rinpa-before", &[("deal", number(view.deal - 1)), ("points", Arg::Text(&points))]))
}
