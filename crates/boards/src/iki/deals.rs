//! The counter while one does business: what the shop sells, the professionals behind it, and what each would bring.

use iki::{Action, Builder, BuildingId, Bundle, Good, Phase, Place, Price, Shop, Skill, StallId, View, components};
use maud::{Markup, html};
use table::Seat;

use super::card::score;
use super::glyph::{self, amount, exchange, motif, sign};
use super::names::{self, number};
use super::shop::fish_sign;
use super::stall::owner_words;
use super::words;
use crate::{Arg, Scene};

/// A deal as a button: its picture, its name, and what is paid for what.
pub(super) struct Offer {
    /// What pressing it does.
    pub(super) action: Action,
    /// The sign in front.
    pub(super) picture: Markup,
    /// What it is called.
    pub(super) name: String,
    /// What it costs and brings, in signs.
    pub(super) signs: Markup,
    /// The same in words.
    pub(super) words: String,
}

/// Draws a deal.
pub(super) fn button(offer: &Offer, legal: &[Action]) -> Markup {
    html! {
        button.iki-act.iki-deal type="button" data-action=(offer.action)
            aria-disabled=[(!legal.contains(&offer.action)).then_some("true")] {
            span.visually-hidden { (offer.name) ": " (offer.words) }
            (offer.picture)
            span.iki-deal-name aria-hidden="true" { (offer.name) }
            span.iki-deal-signs aria-hidden="true" { (offer.signs) }
        }
    }
}

/// Everything that can be done at a place.
pub(super) fn at(place: Place, view: &View, you: Seat, scene: &Scene<'_>) -> Vec<Offer> {
    let mut offers = shop(place, view, you, scene);
    let mut stalls = place.space().stalls;
    stalls.sort();
    offers.extend(stalls.into_iter().filter_map(|stall| professional(stall, view, scene)));
    offers
}

fn shop(place: Place, view: &View, you: Seat, scene: &Scene<'_>) -> Vec<Offer> {
    let lang = scene.lang;
    let name = names::place(place, lang).to_string();
    let deal = view.options.shop_deal(place);
    let plain = |deal: Skill| Offer {
        action: Action::Shop,
        picture: sign(&format!("emblem-{}", place.slug())),
        name: name.clone(),
        signs: glyph::skill(&deal),
        words: words::skill(&deal, lang),
    };
    match (place.space().shop, deal) {
        (Shop::Sandal | Shop::Rice | Shop::FireTower | Shop::Exchange, deal) => deal.map(plain).into_iter().collect(),
        (Shop::Construction, deal) => {
            let houses = view.plans.iter().map(|building| build(building, Builder::Site, view, you, scene));
            deal.map(plain).into_iter().chain(houses).collect()
        }
        (Shop::Pawn, Some(Skill::Trade { pay: Price::Either(one, other), gain })) => {
            [one, other].map(|good| pay_with(Action::Pawn(good), good, &gain, scene)).into_iter().collect()
        }
        (Shop::Pawn, _) => Vec::new(),
        (Shop::Tobacco, _) => tobacco(view, you, scene),
        (Shop::Fish, _) => fish(view, you, scene),
    }
}

/// One of two goods for something.
pub(super) fn pay_with(action: Action, good: Good, gain: &Bundle, scene: &Scene<'_>) -> Offer {
    let lang = scene.lang;
    let pay = Bundle::of(1, good);
    let pay_words = words::goods(&pay, lang);
    Offer {
        action,
        picture: sign(good.word()),
        name: lang.fill("iki-pay-with", &[("pay", Arg::Text(&pay_words))]),
        signs: exchange(&pay, &glyph::goods(gain)),
        words: words::trade(&pay_words, &words::goods(gain, lang), lang),
    }
}

fn tobacco(view: &View, you: Seat, scene: &Scene<'_>) -> Vec<Offer> {
    let lang = scene.lang;
    let player = &view.players[you];
    let pipe = view.top_pipe.map(|pipe| {
        let token = &components().pipes[pipe.index()];
        let pay = Bundle::mon(token.cost);
        let power = Bundle::of(token.firefighting, Good::Firefighting);
        let gain = words::goods(&power, lang);
        let gain = lang.fill("iki-pipe-gain", &[("gain", Arg::Text(&gain))]);
        Offer {
            action: Action::Pipe,
            picture: sign("pipe"),
            name: names::pipe(pipe, lang),
            signs: exchange(&pay, &html! { (glyph::goods(&power)) small { (sign("pouch")) "×2" } }),
            words: words::trade(&words::goods(&pay, lang), &gain, lang),
        }
    });
    let pouch = view.top_pouch.map(|pouch| {
        let token = &components().pouches[pouch.index()];
        let pay = Bundle::mon(token.cost);
        let points = if player.pipes.is_empty() { token.iki } else { 2 * token.iki };
        let gain = words::amount(points, Good::Iki, lang);
        let gain = lang.fill("iki-at-the-end", &[("gain", Arg::Text(&gain))]);
        Offer {
            action: Action::Pouch,
            picture: sign("pouch"),
            name: names::pouch(pouch, lang),
            signs: exchange(&pay, &later(points, scene)),
            words: words::trade(&words::goods(&pay, lang), &gain, lang),
        }
    });
    pipe.into_iter().chain(pouch).collect()
}

/// Points that count at the end.
fn later(points: impl Into<i64>, scene: &Scene<'_>) -> Markup {
    html! { (amount(points.into(), Good::Iki)) small { (scene.lang.text("iki-end")) } }
}

fn fish(view: &View, you: Seat, scene: &Scene<'_>) -> Vec<Offer> {
    let lang = scene.lang;
    let offer = |fish: iki::FishId| {
        let token = &components().fish[fish.index()];
        let pay = Bundle::mon(token.cost);
        let points = view.fish_points_with(you, fish);
        let gain = lang.fill("iki-at-the-end", &[("gain", Arg::Text(&words::amount(points, Good::Iki, lang)))]);
        Offer {
            action: Action::Fish(fish),
            picture: fish_sign(fish),
            name: names::fish(fish, lang).to_string(),
            signs: exchange(&pay, &later(points, scene)),
            words: words::trade(&words::goods(&pay, lang), &gain, lang),
        }
    };
    view.market.iter().map(offer).collect()
}

/// A building, at the site or with a skill.
pub(super) fn build(building: BuildingId, by: Builder, view: &View, you: Seat, scene: &Scene<'_>) -> Offer {
    let lang = scene.lang;
    let pay = view.building_cost(building, by);
    let points = building.card().score;
    let held = match points {
        iki::BuildingScore::Fixed(_) => None,
        iki::BuildingScore::Per(_, good) => Some((view.holds(you, good), good)),
    };
    let gain = lang.fill("iki-at-the-end", &[("gain", Arg::Text(&words::score(points, lang)))]);
    Offer {
        action: Action::Build(building),
        picture: motif(building.slug()),
        name: names::building(building, lang).to_string(),
        signs: exchange(
            &pay,
            &html! {
                (score(points))
                @if let Some((count, good)) = held { small { "(" (count) (sign(good.word())) ")" } }
            },
        ),
        words: words::trade(&words::goods(&pay, lang), &gain, lang),
    }
}

/// The professional in a stall behind the shop.
fn professional(stall: StallId, view: &View, scene: &Scene<'_>) -> Option<Offer> {
    let lang = scene.lang;
    let card = view.stalls[stall].occupation()?;
    let owner = view.stalls[stall].owner();
    let is_own = owner.is_some() && owner == scene.you;
    let (skill, whose) = (words::skill(&card.card().skill, lang), owner_words(stall, view, scene));
    let gaps = [
        ("skill", Arg::Text(skill.as_str())),
        ("owner", Arg::Text(whose.as_str())),
        ("own", number(i64::from(is_own))),
    ];
    Some(Offer {
        action: Action::Deal(stall),
        picture: motif(card.slug()),
        name: names::card(card, lang).to_string(),
        signs: html! {
            (glyph::skill(&card.card().skill))
            @match owner {
                Some(seat) if scene.you != Some(seat) => small.iki-deal-other { (glyph::crest(seat)) (sign("level")) },
                Some(seat) => small.iki-deal-other { (glyph::crest(seat)) },
                None => {},
            }
        },
        words: lang.fill("iki-deal-words", &gaps),
    })
}

/// The two goods that a professional takes, to choose from.
pub(super) fn prices(view: &View, scene: &Scene<'_>) -> Vec<Offer> {
    let Phase::PayWith { stall } = view.phase else { return Vec::new() };
    match view.stalls[stall].occupation().map(|card| card.card().skill) {
        Some(Skill::Trade { pay: Price::Either(one, other), gain }) => {
            [one, other].map(|good| pay_with(Action::Pay(good), good, &gain, scene)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}
