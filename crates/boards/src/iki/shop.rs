//! A shop on Main Street: what it sells, and who stands before it.

use iki::{FishId, Good, Place, Shop, View, components};
use maud::{Markup, html};
use table::Seat;

use super::glyph::{self, amount, drawing, sign};
use super::names::{self, about};
use super::words;
use crate::{Arg, Lang, Scene};

/// A shop with the Oyakata before it.
pub(super) fn shop(place: Place, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let slug = place.slug();
    let is_here = scene.you.is_some_and(|you| view.players[you].place == Some(place));
    let name = names::place(place, lang);
    let deal = deal_words(place, view, lang);
    html! {
        div class={ "iki-shop shop-" (slug) } data-key={ "shop-" (slug) } data-here[is_here] {
            div.iki-shop-house role="img"
                aria-label=(lang.fill("iki-shop", &[("shop", Arg::Text(name)), ("deal", Arg::Text(&deal))])) {
                svg class="iki-shop-picture" aria-hidden="true" { use href=(drawing(&format!("shop-{slug}"))) {} }
                span.iki-shop-name aria-hidden="true" { (name) }
                span.iki-shop-deal aria-hidden="true" { (deal_signs(place, view)) }
            }
            div.iki-front {
                @for (seat, player) in view.players.iter() {
                    @if player.place == Some(place) { (oyakata(seat, scene)) }
                }
            }
        }
    }
}

/// An Oyakata on the street.
pub(super) fn oyakata(seat: Seat, scene: &Scene<'_>) -> Markup {
    html! {
        span class={ "iki-oyakata seat-" (seat) } data-key={ "oyakata-" (seat) } data-yours[scene.you == Some(seat)]
            role="img" aria-label=(about("iki-oyakata", seat, &[], scene)) {
            (sign(&format!("oyakata{seat}")))
        }
    }
}

/// What a shop sells now, in signs.
pub(super) fn deal_signs(place: Place, view: &View) -> Markup {
    match place.space().shop {
        Shop::Tobacco => html! {
            @if let Some(pipe) = view.top_pipe {
                (sign("pipe")) (amount(components().pipes[pipe.index()].cost, Good::Mon))
            }
            @if let Some(pouch) = view.top_pouch {
                (sign("pouch")) (amount(components().pouches[pouch.index()].cost, Good::Mon))
            }
        },
        Shop::Fish => html! {
            @for fish in view.market.iter() {
                (fish_sign(fish))
                (amount(components().fish[fish.index()].cost, Good::Mon))
            }
        },
        Shop::Construction => {
            html! { @if let Some(deal) = view.options.shop_deal(place) { (glyph::skill(&deal)) } (sign("hammer")) }
        }
        Shop::Sandal | Shop::Rice | Shop::FireTower | Shop::Pawn | Shop::Exchange => html! {
            @if let Some(deal) = view.options.shop_deal(place) { (glyph::skill(&deal)) }
        },
    }
}

/// The picture of a fish.
pub(super) fn fish_sign(fish: FishId) -> Markup {
    sign(&format!("fish-{}", components().fish[fish.index()].season.word()))
}

/// What a shop sells now, in words.
pub(super) fn deal_words(place: Place, view: &View, lang: Lang) -> String {
    let priced = |name: &str, cost: u8| {
        lang.fill(
            "iki-priced",
            &[("name", Arg::Text(name)), ("cost", Arg::Text(&words::amount(cost, Good::Mon, lang)))],
        )
    };
    let parts: Vec<String> = match place.space().shop {
        Shop::Tobacco => {
            let pipe =
                view.top_pipe.map(|pipe| priced(&names::pipe(pipe, lang), components().pipes[pipe.index()].cost));
            let pouch = view
                .top_pouch
                .map(|pouch| priced(&names::pouch(pouch, lang), components().pouches[pouch.index()].cost));
            pipe.into_iter().chain(pouch).collect()
        }
        Shop::Fish => {
            let fish = |fish: FishId| priced(names::fish(fish, lang), components().fish[fish.index()].cost);
            view.market.iter().map(fish).collect()
        }
        Shop::Construction => {
            let deal = view.options.shop_deal(place).map(|deal| words::skill(&deal, lang));
            deal.into_iter().chain([lang.text("iki-or-build")]).collect()
        }
        Shop::Sandal | Shop::Rice | Shop::FireTower | Shop::Pawn | Shop::Exchange => {
            view.options.shop_deal(place).map(|deal| words::skill(&deal, lang)).into_iter().collect()
        }
    };
    if parts.is_empty() { lang.text("iki-sold-out") } else { lang.list(&parts) }
}
