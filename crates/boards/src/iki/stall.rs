//! One stall: who works there and for whom, what threatens it, and what can be done with it now.

use iki::{Action, CardId, Good, Phase, Stall, StallId, View};
use maud::{Markup, html};

use super::card::{Standing, site, tenant};
use super::glyph::{self, amount, said, sign};
use super::names::{self, about, number};
use super::{aftermath, forecast, words};
use crate::{Arg, Scene};

/// A stall with whatever is in it.
pub(super) fn stall(stall: StallId, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let content = view.stalls[stall];
    let is_here = scene.you.is_some_and(|you| view.active == you && view.players[you].place == Some(stall.front()));
    let is_business = super::stage(view.phase) == "business";
    html! {
        li.iki-stall id={ "stall-" (stall) } data-state=(state(content)) data-corner[stall.is_corner()]
            data-near[is_here && is_business] data-chosen[is_chosen(stall, view)]
            data-fire=[aftermath::mark(stall, view)] {
            (scene.region("head", stall.index(), Head { stall, content, risk: forecast::risk(stall, view) }, head))
            @for action in legal.iter().filter(|action| concerns(action, stall)) {
                (choice(*action, stall, view, scene))
            }
            @match content {
                Stall::Free => @if !legal.contains(&Action::At(stall)) { span.iki-vacant aria-hidden="true" {} },
                Stall::Blocked => span.iki-vacant data-blocked { (scene.lang.text("iki-stall-blocked")) },
                Stall::Occupation { .. } | Stall::Building { .. } => {
                    (scene.seat_region(content.owner(), "tenant", stall.index(), content, lodger))
                },
            }
        }
    }
}

/// Whether a card was named that will be swapped, or that the viewer lets go.
fn is_chosen(stall: StallId, view: &View) -> bool {
    matches!(view.phase, Phase::SwapSecond { first, .. } if first == stall) || view.starving.contains(stall)
}

fn state(content: Stall) -> &'static str {
    match content {
        Stall::Free => "free",
        Stall::Blocked => "blocked",
        Stall::Occupation { .. } => "card",
        Stall::Building { .. } => "house",
    }
}

/// Whether an action is done at this stall.
fn concerns(action: &Action, stall: StallId) -> bool {
    [Action::At(stall), Action::Level(stall), Action::Swap(stall), Action::Starve(stall)].contains(action)
}

/// Who or what stands in a stall.
fn lodger(content: &Stall, scene: &Scene<'_>) -> Markup {
    match *content {
        Stall::Free | Stall::Blocked => html! {},
        Stall::Occupation { card, owner, level } => tenant(card, Standing::Working { owner, level }, scene),
        Stall::Building { building, owner } => site(building, Some(owner), scene),
    }
}

/// What stands over a stall.
#[derive(Hash)]
struct Head {
    stall: StallId,
    content: Stall,
    /// How strong the next fire would be here.
    risk: Option<u8>,
}

/// The number of the stall, whose it is, and the danger it is in.
fn head(head: &Head, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Head { stall, content, risk } = *head;
    html! {
        p.iki-stall-head {
            span.iki-stall-number { (stall) }
            @match (content, content.owner()) {
                (Stall::Free, _) => @if stall.is_corner() { (surcharge(stall, scene)) },
                (Stall::Blocked, _) => {},
                (Stall::Occupation { .. } | Stall::Building { .. }, Some(seat)) => {
                    span class={ "iki-owner seat-" (seat) } { (glyph::crest(seat)) span { (scene.name(seat)) } }
                },
                (Stall::Occupation { .. } | Stall::Building { .. }, None) => {
                    span.iki-owner { span { (lang.text("iki-nobody")) } }
                },
            }
            @if let Some(strength) = risk {
                span.iki-risk role="img" aria-label=(lang.fill("iki-risk", &[("strength", number(strength))])) {
                    (sign("flame")) b { (strength) }
                }
            }
        }
    }
}

fn surcharge(stall: StallId, scene: &Scene<'_>) -> Markup {
    let words = words::amount(View::surcharge(stall), Good::Mon, scene.lang);
    html! {
        span.iki-surcharge role="img" aria-label=(scene.lang.fill("iki-corner", &[("cost", Arg::Text(&words))])) {
            "−" (amount(View::surcharge(stall), Good::Mon))
        }
    }
}

/// What can be done with the stall now, with what it costs and brings.
fn choice(action: Action, stall: StallId, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let place = stall.to_string();
    let at = ("stall", Arg::Text(place.as_str()));
    let there = view.stalls[stall].occupation();
    let name = ("card", Arg::Text(there.map_or("", |card| names::card(card, lang))));
    let (words, face) = if action == Action::Level(stall) {
        (lang.fill("iki-level-words", &[at, name]), html! { (sign("level")) (after_level(stall, view)) })
    } else if action == Action::Swap(stall) {
        (lang.fill("iki-swap-words", &[at, name]), html! { (lang.text("iki-swap")) (sign("swap")) })
    } else if action == Action::Starve(stall) {
        (lang.fill("iki-starve-words", &[at, name]), html! { (lang.text("iki-starve")) })
    } else {
        return here(stall, view, scene);
    };
    html! {
        button.iki-act.iki-at type="button" data-action=(action) {
            (said(&words))
            span.iki-exchange aria-hidden="true" { (face) }
        }
    }
}

/// What a card earns after one more step.
fn after_level(stall: StallId, view: &View) -> Markup {
    let Stall::Occupation { card, level, .. } = view.stalls[stall] else { return html! {} };
    html! {
        span.iki-exchange aria-hidden="true" {
            @match (level, card.card().reward) {
                (0 | 1, None) => { span.iki-arrow { "▸" } (glyph::goods(&card.card().salary[usize::from(level) + 1])) },
                (0 | 1, Some(_)) => (sign("level")),
                (_, Some(reward)) => { span.iki-arrow { "▸" } (glyph::reward(reward)) },
                (_, None) => (sign("retire")),
            }
        }
    }
}

/// A free stall for what one has in hand.
fn here(stall: StallId, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let harmony = in_hand(view.phase).map_or(0, |card| view.harmony_at(stall, card.card().kind));
    // Starting cards and neutral ones are placed for nothing.
    let is_free = matches!(view.phase, Phase::NeutralStall { .. } | Phase::StartingStall { .. });
    let surcharge = if is_free { 0 } else { View::surcharge(stall) };
    let place = stall.to_string();
    let cost = words::amount(surcharge, Good::Mon, lang);
    let gaps = [
        ("stall", Arg::Text(place.as_str())),
        ("shop", Arg::Text(names::place(stall.front(), lang))),
        ("surcharge", number(surcharge)),
        ("cost", Arg::Text(&cost)),
        ("harmony", number(harmony)),
    ];
    html! {
        button.iki-act.iki-here type="button" data-action=(Action::At(stall)) {
            (said(&lang.fill("iki-here-words", &gaps)))
            b aria-hidden="true" { (lang.text("iki-here")) }
            @if surcharge > 0 { span.iki-pay aria-hidden="true" { "−" (amount(surcharge, Good::Mon)) } }
            @if harmony > 0 {
                span.iki-gain aria-hidden="true" { "+" (amount(harmony, Good::Iki)) small { (lang.text("iki-per-payday")) } }
            }
        }
    }
}

/// The occupation card that looks for a stall.
fn in_hand(phase: Phase) -> Option<CardId> {
    if let Phase::StartingStall { card } | Phase::HireStall { card } | Phase::NeutralStall { card } = phase {
        Some(card)
    } else {
        None
    }
}

/// Whose stall it is, for a list.
pub(super) fn owner_words(stall: StallId, view: &View, scene: &Scene<'_>) -> String {
    match view.stalls[stall].owner() {
        Some(seat) => about("iki-owner", seat, &[], scene),
        None => scene.lang.text("iki-nobody"),
    }
}
