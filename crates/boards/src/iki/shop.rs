//! A shop on Main Street: what it sells, and who stands before it.

use iki::{FishId, FishSet, Good, IkiOptions, PipeId, Place, PouchId, Shop, View, components};
use maud::{Markup, html};
use table::Seat;

use super::glyph::{self, amount, drawing, sign};
use super::names::{self, about};
use super::words;
use crate::{Arg, Lang, Scene};

/// A shop with the Oyakata before it.
pub(super) fn shop(place: Place, view: &View, scene: &Scene<'_>) -> Markup {
    let slug = place.slug();
    let is_here = scene.you.is_some_and(|you| view.players[you].place == Some(place));
    html! {
        div class={ "iki-shop shop-" (slug) } data-key={ "shop-" (slug) } data-here[is_here] {
            (scene.region("shop", place.index(), Goods::of(place, view), house))
            div.iki-front {
                @for (seat, player) in view.players.iter() {
                    @if player.place == Some(place) { (oyakata(seat, scene)) }
                }
            }
        }
    }
}

/// The shop itself, with what it sells.
fn house(goods: &Goods, scene: &Scene<'_>) -> Markup {
    let (lang, name) = (scene.lang, names::place(goods.place, scene.lang));
    let deal = goods.words(lang);
    html! {
        div.iki-shop-house role="img"
            aria-label=(lang.fill("iki-shop", &[("shop", Arg::Text(name)), ("deal", Arg::Text(&deal))])) {
            svg class="iki-shop-picture" aria-hidden="true" {
                use href=(drawing(&format!("shop-{}", goods.place.slug()))) {}
            }
            span.iki-shop-name aria-hidden="true" { (name) }
            span.iki-shop-deal aria-hidden="true" { (goods.signs()) }
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
    Goods::of(place, view).signs()
}

/// What a shop sells now, in words.
pub(super) fn deal_words(place: Place, view: &View, lang: Lang) -> String {
    Goods::of(place, view).words(lang)
}

/// The picture of a fish.
pub(super) fn fish_sign(fish: FishId) -> Markup {
    sign(&format!("fish-{}", components().fish[fish.index()].season.word()))
}

/// What a shop sells now.
#[derive(Hash)]
struct Goods {
    place: Place,
    options: IkiOptions,
    top_pipe: Option<PipeId>,
    top_pouch: Option<PouchId>,
    market: FishSet,
}

impl Goods {
    fn of(place: Place, view: &View) -> Goods {
        Goods { place, options: view.options, top_pipe: view.top_pipe, top_pouch: view.top_pouch, market: view.market }
    }

    fn signs(&self) -> Markup {
        match self.place.space().shop {
            Shop::Tobacco => html! {
                @if let Some(pipe) = self.top_pipe {
                    (sign("pipe")) (amount(components().pipes[pipe.index()].cost, Good::Mon))
                }
                @if let Some(pouch) = self.top_pouch {
                    (sign("pouch")) (amount(components().pouches[pouch.index()].cost, Good::Mon))
                }
            },
            Shop::Fish => html! {
                @for fish in self.market.iter() {
                    (fish_sign(fish))
                    (amount(components().fish[fish.index()].cost, Good::Mon))
                }
            },
            Shop::Construction => {
                html! { @if let Some(deal) = self.options.shop_deal(self.place) { (glyph::skill(&deal)) } (sign("hammer")) }
            }
            Shop::Sandal | Shop::Rice | Shop::FireTower | Shop::Pawn | Shop::Exchange => html! {
                @if let Some(deal) = self.options.shop_deal(self.place) { (glyph::skill(&deal)) }
            },
        }
    }

    fn words(&self, lang: Lang) -> String {
        let priced = |name: &str, cost: u8| {
            lang.fill(
                "iki-priced",
                &[("name", Arg::Text(name)), ("cost", Arg::Text(&words::amount(cost, Good::Mon, lang)))],
            )
        };
        let parts: Vec<String> = match self.place.space().shop {
            Shop::Tobacco => {
                let pipe =
                    self.top_pipe.map(|pipe| priced(&names::pipe(pipe, lang), components().pipes[pipe.index()].cost));
                let pouch = self
                    .top_pouch
                    .map(|pouch| priced(&names::pouch(pouch, lang), components().pouches[pouch.index()].cost));
                pipe.into_iter().chain(pouch).collect()
            }
            Shop::Fish => {
                let fish = |fish: FishId| priced(names::fish(fish, lang), components().fish[fish.index()].cost);
                self.market.iter().map(fish).collect()
            }
            Shop::Construction => {
                let deal = self.options.shop_deal(self.place).map(|deal| words::skill(&deal, lang));
                deal.into_iter().chain([lang.text("iki-or-build")]).collect()
            }
            Shop::Sandal | Shop::Rice | Shop::FireTower | Shop::Pawn | Shop::Exchange => {
                self.options.shop_deal(self.place).map(|deal| words::skill(&deal, lang)).into_iter().collect()
            }
        };
        if parts.is_empty() { lang.text("iki-sold-out") } else { lang.list(&parts) }
    }
}
