//! Who looks for work: the cards on offer with the coins on them, and the plans of what can be built.

use iki::{Action, BuildingSet, CardId, Good, INCOME, Phase, View};
use maud::{Markup, html};

use super::card::{Standing, site, tenant};
use super::glyph::{amount, said, sign};
use super::names::{self, number};
use super::words;
use crate::{Arg, Scene};

/// The starting cards while they are chosen (§4).
pub(super) fn starting(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    html! {
        section.iki-pool aria-label=(scene.lang.text("iki-starting")) {
            h2.iki-title { (scene.lang.text("iki-starting")) }
            ol.iki-offers role="list" data-keys="arrows" {
                @for (place, card) in view.starting.iter().enumerate() {
                    @let action = Some(Action::Start(card));
                    (offer(Offer { place, card, coins: None, action }, view, legal, scene))
                }
            }
        }
    }
}

/// The cards on offer.
pub(super) fn pool(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let season = view.month.season();
    let name = names::season(season, lang);
    let gaps = [("season", Arg::Text(name.as_str())), ("cards", number(view.covered[season.index()]))];
    html! {
        section.iki-pool aria-label=(lang.text("iki-pool")) {
            h2.iki-title { (lang.text("iki-pool")) span.iki-stack data-key="stack" { (lang.fill("iki-stack", &gaps)) } }
            @if view.pool.is_empty() { p.iki-none { (lang.text("iki-pool-empty")) } }
            ol #iki-offers .iki-offers role="list" data-keys="arrows" {
                @if legal.contains(&Action::Income) { li.iki-offer { (income(scene)) } }
                @for (place, (card, coins)) in view.pool.iter().enumerate() {
                    @let action = taking(card, view.phase);
                    (offer(Offer { place, card, coins: Some(coins), action }, view, legal, scene))
                }
            }
        }
    }
}

/// The other choice: coins instead of a card.
fn income(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let gain = words::amount(INCOME, Good::Mon, lang);
    html! {
        button.iki-act.iki-income type="button" data-action=(Action::Income) {
            (said(&lang.fill("iki-income-words", &[("gain", Arg::Text(&gain))])))
            (sign("mon"))
            b aria-hidden="true" { (lang.text("iki-income")) }
            span.iki-gain aria-hidden="true" { "+" (amount(INCOME, Good::Mon)) }
        }
    }
}

/// How a card on offer is taken now, if it can be.
fn taking(card: CardId, phase: Phase) -> Option<Action> {
    if phase == Phase::HireOrIncome {
        Some(Action::Hire(card))
    } else if phase == Phase::NeutralCard {
        Some(Action::Neutral(card))
    } else {
        None
    }
}

/// A card on offer.
#[derive(Clone, Copy)]
struct Offer {
    /// Which of all that are on offer.
    place: usize,
    card: CardId,
    coins: Option<u8>,
    /// How it is taken.
    action: Option<Action>,
}

/// A card on offer with its coins, and the button to take it.
fn offer(offer: Offer, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let Offer { place, card, coins, action } = offer;
    let is_chosen =
        matches!(view.phase, Phase::HireStall { card: taken } | Phase::NeutralStall { card: taken } if taken == card);
    let is_asked = scene.you.is_some_and(|you| view.waiting.must.contains(you));
    html! {
        li.iki-offer id={ "offer-" (card.slug()) } data-chosen[is_chosen] {
            (scene.region("offer", place, card, |&card, scene| tenant(card, Standing::Free, scene)))
            @if let Some(coins) = coins && coins > 0 {
                span.iki-coins role="img" aria-label=(scene.lang.fill("iki-coins", &[("coins", number(coins))])) {
                    "+" (amount(coins, Good::Mon))
                }
            }
            @if let Some(action) = action && is_asked { (take(card, action, view, legal, scene)) }
        }
    }
}

fn take(card: CardId, action: Action, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let cost = scene.you.map_or(0, |you| view.hiring_cost(you, card));
    let coins = view.pool.coins_on(card).unwrap_or(0);
    let firefighters = card.card().firefighters;
    let name = ("card", Arg::Text(names::card(card, lang)));
    let (label, words) = if action == Action::Start(card) {
        ("iki-take", lang.fill("iki-start-words", &[name]))
    } else if action == Action::Neutral(card) {
        ("iki-take", lang.fill("iki-neutral-words", &[name]))
    } else {
        let price = words::amount(cost, Good::Mon, lang);
        let gaps = [
            name,
            ("cost", Arg::Text(price.as_str())),
            ("coins", number(coins)),
            ("firefighters", number(firefighters)),
        ];
        ("iki-hire", lang.fill("iki-hire-words", &gaps))
    };
    html! {
        button.iki-act.iki-take type="button" data-action=(action)
            aria-disabled=[(!legal.contains(&action)).then_some("true")] {
            (said(&words))
            b aria-hidden="true" { (lang.text(label)) }
            @if action == Action::Hire(card) {
                span.iki-pay aria-hidden="true" { "−" (amount(cost, Good::Mon)) }
                @if coins > 0 { span.iki-gain aria-hidden="true" { "+" (amount(coins, Good::Mon)) } }
                @if firefighters > 0 { span.iki-gain aria-hidden="true" { "+" (amount(firefighters, Good::Firefighting)) } }
            }
        }
    }
}

/// What can still be built, folded up until somebody wants to know.
pub(super) fn plans(view: &View, scene: &Scene<'_>) -> Markup {
    scene.region("plans", 0, view.plans, buildings)
}

fn buildings(plans: &BuildingSet, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        details #iki-plans .iki-plans {
            summary { (sign("hammer")) (lang.fill("iki-plans", &[("count", number(plans.len() as i64))])) }
            ol.iki-offers role="list" {
                @for building in plans.iter() { li.iki-offer { (site(building, None, scene)) } }
            }
        }
    }
}
