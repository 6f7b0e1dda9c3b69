//! The line above the table: which round it is, what the table waits for, and how near the end is (§8, §9).

use maud::{Markup, html};
use ukiyo_e::{Phase, View};

use super::card::seal;
use super::names::{self, about, number, who};
use super::scores;
use crate::{Arg, Scene};

/// The round, whom the table waits for to do what, how near the end is, and the points.
pub(super) fn line(view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let round = [("round", number(view.round)), ("rounds", number(view.options.rounds.count()))];
    let asked = match view.phase {
        Phase::FirstDraw | Phase::SecondDraw | Phase::DiscardOrShow => Some(view.turn),
        Phase::Close(closing) => Some(closing.owner),
        Phase::Over => None,
    };
    html! {
        div.ukiyo-line {
            p.ukiyo-round { (lang.fill("ukiyo-e-round", &round)) }
            p.ukiyo-ask data-yours[asked.is_some() && asked == scene.you] { (ask(view, scene)) }
            @if asked.is_some() { (near(view, scene)) }
            (scores::scores(view, scene))
        }
        (ending(view, scene))
        @if let Some(before) = round_before(view, scene) { p.ukiyo-before { (before) } }
    }
}

fn ask(view: &View, scene: &Scene<'_>) -> String {
    match view.phase {
        Phase::FirstDraw => about("ukiyo-e-ask-first", view.turn, scene),
        Phase::SecondDraw => about("ukiyo-e-ask-second", view.turn, scene),
        Phase::DiscardOrShow => about("ukiyo-e-ask-end", view.turn, scene),
        Phase::Close(closing) => {
            let [you, name] = who(closing.owner, scene);
            let artist = names::artist(closing.artist, scene.lang);
            scene.lang.fill("ukiyo-e-ask-close", &[you, name, ("artist", Arg::Text(artist))])
        }
        Phase::Over => scene.lang.text("ukiyo-e-ask-over"),
    }
}

/// How near the end is: a place for each exhibition that it takes, and the cards that are left.
fn near(view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let end = view.options.deck.exhibitions();
    let shown: Vec<_> =
        view.options.deck.artists().iter().filter(|by| view.exhibitions[by.index()].is_some()).collect();
    let gaps = [("shown", number(shown.len() as u8)), ("end", number(end)), ("cards", number(view.pile))];
    html! {
        p.ukiyo-near data-close[view.ender.is_none() && (shown.len() as u8 + 1 >= end || view.pile <= 6)] {
            span.ukiyo-steps aria-hidden="true" {
                @for step in 0..usize::from(end) {
                    @match shown.get(step) {
                        Some(artist) => span.ukiyo-step data-shown { (seal(**artist)) },
                        None => span.ukiyo-step {},
                    }
                }
            }
            span.ukiyo-near-words { (lang.fill("ukiyo-e-near", &gaps)) }
        }
    }
}

/// That the end was brought about, until the round is over.
fn ending(view: &View, scene: &Scene<'_>) -> Markup {
    let Some(ender) = view.ender.filter(|_| view.phase != Phase::Over) else { return html! {} };
    let [you, name] = who(ender, scene);
    let is_last = if view.turn == ender { "no" } else { "yes" };
    let yours = if scene.you == Some(view.turn) { "yes" } else { "no" };
    let gaps = [you, name, ("yours", Arg::Text(yours)), ("turn", Arg::Text(scene.name(view.turn)))];
    html! {
        div.ukiyo-ending data-key="ending" {
            p { b { (scene.lang.fill("ukiyo-e-ending", &gaps[..2])) } }
            @if is_last == "yes" { p { (scene.lang.fill("ukiyo-e-ending-last", &gaps[2..])) } }
        }
    }
}

/// What the round before brought, while this one has only begun: its walls are bare again.
fn round_before(view: &View, scene: &Scene<'_>) -> Option<String> {
    let dealt = view.options.deck.hand();
    let is_new = view.discards == 0 && view.hands.as_slice().iter().all(|&held| held <= dealt + 2);
    let is_new = is_new && view.exhibitions.iter().all(Option::is_none) && view.phase != Phase::Over;
    let round = view.round.checked_sub(2).filter(|_| is_new)?;
    let points = scores::standing(&view.round_points[usize::from(round)], scene);
    Some(scene.lang.fill("ukiyo-e-before", &[("round", number(round + 1)), ("points", Arg::Text(&points))]))
}
