//! All cards of the box as a list that can be searched; without a script it is simply a list.

use iki::{BuildingId, CardId, Season, components};
use maud::{Markup, html};

use super::card::{Standing, face, house, house_words};
use super::more::describe;
use super::{names, words};
use crate::Lang;

/// The list, by season, with a field to search it.
pub(super) fn list(lang: Lang) -> Markup {
    html! {
        section id="cards" {
            h2 { (lang.text("iki-cards")) }
            p { (lang.text("iki-cards-text")) }
            div.needs-script.iki-search {
                label for="iki-search" { (lang.text("iki-search")) }
                input #iki-search type="text" autocomplete="off" data-iki-search;
                p.hint data-iki-found=(lang.text("iki-search-found")) aria-live="polite" {}
            }
            (season(None, lang))
            @for of in Season::ALL { (season(Some(of), lang)) }
            div.iki-list {
                h3 { (lang.text("iki-buildings")) }
                ul role="list" { @for building in BuildingId::all() { (house_entry(building, lang)) } }
            }
        }
    }
}

fn season(season: Option<Season>, lang: Lang) -> Markup {
    let title = season.map_or_else(|| lang.text("iki-season-start"), |season| names::season(season, lang));
    html! {
        div.iki-list {
            h3 { (title) }
            ul role="list" { @for card in components().stack(season) { (entry(card, lang)) } }
        }
    }
}

/// A card with everything it says; the words that are searched stand with it, in both languages.
fn entry(card: CardId, lang: Lang) -> Markup {
    let printed = card.card();
    let searched = format!("{} {} {}", printed.name, printed.japanese, words::card(card, lang)).to_lowercase();
    html! {
        li.iki-entry id={ "card-" (card.slug()) } data-words=(searched) {
            div.iki-sample { (face(card, Standing::Free, lang)) }
            div.iki-more-words { (describe(card, lang)) }
        }
    }
}

fn house_entry(building: BuildingId, lang: Lang) -> Markup {
    let printed = building.card();
    let facts = house_words(building, lang);
    let searched = format!("{} {} {facts}", printed.name, printed.japanese).to_lowercase();
    html! {
        li.iki-entry id={ "card-" (building.slug()) } data-words=(searched) {
            div.iki-sample { (house(building, lang)) }
            div.iki-more-words {
                p.iki-more-name { b { (names::building(building, lang)) } " " (names::elsewhere(printed.name, printed.japanese, lang)) }
                p { (facts) }
            }
        }
    }
}
