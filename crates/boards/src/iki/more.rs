//! A card enlarged, with its words: a popover of the browser for everything in sight, so that no script is needed.

use iki::{BuildingId, CardId, CardSet, Good, NameSource, Phase, Stall, StallId, View};
use maud::{Markup, html};

use super::card::{Standing, face, house};
use super::glyph;
use super::names::{self, about, number};
use super::words;
use crate::{Arg, Lang, Scene};

/// The words of every card and building in sight, out of sight until they are asked for.
pub(super) fn all(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div #iki-more .iki-mores {
            @for card in in_sight(view).iter() { (card_words(card, standing(card, view), view, scene)) }
            @for building in BuildingId::all() { (house_words(building, scene.lang)) }
        }
    }
}

/// All cards that can be pressed.
fn in_sight(view: &View) -> CardSet {
    let on_street = StallId::all().filter_map(|stall| view.stalls[stall].occupation());
    let offered = view.pool.iter().map(|(card, _)| card);
    let in_hand = if let Phase::StartingStall { card } = view.phase { Some(card) } else { None };
    let retired = view.players.iter().flat_map(|(_, player)| player.retired.iter());
    on_street.chain(offered).chain(in_hand).chain(retired).chain(view.starting.iter()).collect()
}

fn standing(card: CardId, view: &View) -> Standing {
    let works = |stall| match view.stalls[stall] {
        Stall::Occupation { card: there, owner, level } if there == card => Some(Standing::Working { owner, level }),
        Stall::Occupation { .. } | Stall::Free | Stall::Blocked | Stall::Building { .. } => None,
    };
    StallId::all().find_map(works).unwrap_or(Standing::Free)
}

fn card_words(card: CardId, standing: Standing, view: &View, scene: &Scene<'_>) -> Markup {
    let (lang, slug) = (scene.lang, card.slug());
    html! {
        div id={ "more-" (slug) } class={ "iki-more kind-" (card.card().kind.word()) } popover {
            div.iki-more-card { (face(card, Standing::Free, lang)) }
            div.iki-more-words {
                (describe(card, lang))
                p.iki-more-state { (state(card, standing, view, scene)) }
                (close(slug, lang))
            }
        }
    }
}

/// The name and the printed facts of a card in words; the list of the rules shows the same.
pub(super) fn describe(card: CardId, lang: Lang) -> Markup {
    let printed = card.card();
    let season = match printed.season {
        Some(season) => names::season(season, lang),
        None => lang.text("iki-season-start"),
    };
    html! {
        p.iki-more-name { b { (names::card(card, lang)) } " " small lang="ja" { (printed.japanese) } }
        p.iki-more-kind { (glyph::kind(printed.kind)) " " (names::kind(printed.kind, lang)) " · " (season) }
        ul.iki-more-facts {
            @if printed.season.is_some() {
                li { (lang.fill("iki-more-cost", &[("cost", Arg::Text(&words::amount(printed.cost, Good::Mon, lang)))])) }
            }
            @if printed.firefighters > 0 {
                li { (lang.fill("iki-more-firefighters", &[("count", number(printed.firefighters))])) }
            }
            li { (lang.fill("iki-more-skill", &[("skill", Arg::Text(&words::skill(&printed.skill, lang)))])) }
            li { (words::salary(card, lang)) }
        }
        p.iki-more-source { (lang.text(source(printed.name_source))) }
    }
}

/// Where the name comes from; hardly any number is a printed one.
fn source(source: NameSource) -> &'static str {
    match source {
        NameSource::Rulebook => "iki-source-rulebook",
        NameSource::Public => "iki-source-public",
        NameSource::Historical => "iki-source-historical",
    }
}

/// Whose it is, and how far from retiring.
fn state(card: CardId, standing: Standing, view: &View, scene: &Scene<'_>) -> String {
    match standing {
        Standing::Working { owner: Some(seat), level } => {
            about("iki-more-working", seat, &[("steps", number(3 - level))], scene)
        }
        Standing::Working { owner: None, .. } => scene.lang.text("iki-more-neutral"),
        Standing::Free => match view.players.iter().find(|(_, player)| player.retired.contains(card)) {
            Some((seat, _)) => about("iki-more-retired", seat, &[], scene),
            None => match view.pool.coins_on(card) {
                Some(coins) => scene.lang.fill("iki-more-offered", &[("coins", number(coins))]),
                None => scene.lang.text("iki-more-start"),
            },
        },
    }
}

fn house_words(building: BuildingId, lang: Lang) -> Markup {
    let printed = building.card();
    let slug = building.slug();
    html! {
        div id={ "more-" (slug) } class="iki-more kind-house" popover {
            div.iki-more-card { (house(building, lang)) }
            div.iki-more-words {
                p.iki-more-name { b { (names::building(building, lang)) } " " small lang="ja" { (printed.japanese) } }
                p { (super::card::house_words(building, lang)) }
                p.iki-more-source { (lang.text(source(printed.name_source))) }
                (close(slug, lang))
            }
        }
    }
}

fn close(slug: &str, lang: Lang) -> Markup {
    html! {
        button.quiet-button type="button" popovertarget={ "more-" (slug) } popovertargetaction="hide" {
            (lang.text("close"))
        }
    }
}
