//! The rules page: the rules in our own words, by §, with examples that the board draws itself.

use iki::{Good, Kind, Place, Reward, components};
use maud::{Markup, html};

use super::glyph::{self, sign};
use super::names::{self, number};
use super::{cards, examples, words};
use crate::rules_page::RulesPage;
use crate::{Arg, Lang};

/// How many cases the rulings decide.
const RULINGS: u8 = 60;

/// The inner part of the rules page.
pub(super) fn rules(lang: Lang) -> Markup {
    let page = RulesPage { game: "iki", style: "iki", lang };
    html! {
        div.iki-rules {
            h1 { (lang.text("iki-title")) }
            p.iki-rules-lead { (lang.text("iki-rules-lead")) }
            (page.plain(1))
            (page.section(2, &html! { (goods(lang)) (shops(lang)) }))
            (page.section(3, &html! {
                (kinds(lang))
                (examples::card(lang))
                (examples::experience(lang))
                (rewards(lang))
            }))
            @for number in 4..=9 { (page.plain(number)) }
            (page.section(10, &examples::fire(lang)))
            (page.section(11, &examples::harmony(lang)))
            (page.section(12, &scores(lang)))
            @for number in 13..=14 { (page.plain(number)) }
            (rulings(page))
            (cards::list(lang))
            section id="reconstructed" {
                h2 { (lang.text("iki-rules-reconstructed")) }
                p { (lang.text("iki-rules-reconstructed-text")) }
            }
            (page.credits())
        }
    }
}

/// The goods and their signs.
fn goods(lang: Lang) -> Markup {
    html! {
        ul.iki-legend role="list" {
            @for good in Good::ALL { li { (sign(good.word())) " " (lang.text(&format!("iki-good-{}", good.word()))) } }
        }
    }
}

/// The five types and their frames.
fn kinds(lang: Lang) -> Markup {
    html! {
        ul.iki-legend role="list" { @for kind in Kind::ALL { li { (glyph::kind(kind)) " " (names::kind(kind, lang)) } } }
    }
}

/// What a retired card with grey spaces does.
fn rewards(lang: Lang) -> Markup {
    html! {
        ul.iki-legend role="list" { @for reward in Reward::ALL { li { (glyph::reward(reward)) " " (words::reward(reward, lang)) } } }
    }
}

/// The shops in the order in which one walks.
fn shops(lang: Lang) -> Markup {
    html! {
        div.iki-table tabindex="0" role="group" aria-label=(lang.text("iki-rules-shops")) {
            table {
                thead {
                    tr {
                        th scope="col" { (lang.text("iki-rules-space")) }
                        th scope="col" { (lang.text("iki-rules-shop")) }
                        th scope="col" { (lang.text("iki-rules-stalls")) }
                        th scope="col" { (lang.text("iki-rules-deal")) }
                    }
                }
                tbody { @for place in Place::all() { (shop(place, lang)) } }
            }
        }
    }
}

fn shop(place: Place, lang: Lang) -> Markup {
    let [one, other] = place.space().stalls;
    html! {
        tr {
            td { (place.index() + 1) }
            th scope="row" { (sign(&format!("emblem-{}", place.slug()))) " " (names::place(place, lang)) }
            td { (one) " " (other) }
            td { (lang.text(&format!("iki-rules-shop-{}", place.slug()))) }
        }
    }
}

/// Where points come from at the end.
fn scores(lang: Lang) -> Markup {
    html! {
        div.iki-table tabindex="0" role="group" aria-label=(lang.text("iki-account")) {
            table {
                tbody {
                    @for source in ["variety", "fish", "tobacco", "buildings", "goods"] {
                        tr {
                            th scope="row" { (lang.text(&format!("iki-score-{source}"))) }
                            td { (lang.text(&format!("iki-score-{source}-text"))) }
                        }
                    }
                }
            }
        }
        (tokens(lang))
    }
}

/// Fish, pipes and pouches with their prices, which are reconstructed.
fn tokens(lang: Lang) -> Markup {
    let line = |name: &str, cost: u8, brings: &str| {
        let cost = words::amount(cost, Good::Mon, lang);
        let gaps = [("name", Arg::Text(name)), ("cost", Arg::Text(&cost)), ("brings", Arg::Text(brings))];
        lang.fill("iki-rules-token", &gaps)
    };
    html! {
        p { (lang.text("iki-rules-tokens")) }
        ul {
            @for fish in iki::FishId::all() {
                @let token = &components().fish[fish.index()];
                @let season = names::season(token.season, lang);
                @let gaps = [("season", Arg::Text(&season)), ("iki", number(token.iki))];
                li {
                    (super::shop::fish_sign(fish)) " "
                    (line(names::fish(fish, lang), token.cost, &lang.fill("iki-rules-fish", &gaps)))
                }
            }
            @for pipe in iki::PipeId::all() {
                @let token = &components().pipes[pipe.index()];
                li {
                    (sign("pipe")) " "
                    @let power = words::amount(token.firefighting, Good::Firefighting, lang);
                    (line(&names::pipe(pipe, lang), token.cost, &power))
                }
            }
            @for pouch in iki::PouchId::all() {
                @let token = &components().pouches[pouch.index()];
                li {
                    (sign("pouch")) " "
                    (line(&names::pouch(pouch, lang), token.cost, &words::amount(token.iki, Good::Iki, lang)))
                }
            }
        }
    }
}

fn rulings(page: RulesPage) -> Markup {
    let lang = page.lang;
    html! {
        section id="rulings" {
            h2 { (lang.text("iki-rules-rulings")) }
            details {
                summary { (lang.fill("iki-rules-rulings-text", &[("count", number(RULINGS))])) }
                (page.ruling_list(RULINGS))
            }
        }
    }
}
