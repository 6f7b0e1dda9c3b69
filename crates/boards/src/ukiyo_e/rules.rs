//! The rules page: the rules in our own words, by §, with examples that the board draws itself.

use maud::{Markup, html};
use ukiyo_e::{Artist, catalog};

use super::card::{face, seal};
use super::examples::{self, Example};
use super::names::{self, number};
use crate::rules_page::{RulesPage, text};
use crate::{Arg, Lang};

/// How many cases the rulings decide.
const RULINGS: u8 = 15;

/// The inner part of the rules page.
pub(super) fn rules(lang: Lang) -> Markup {
    let page = RulesPage { game: "ukiyo-e", style: "ukiyo", lang };
    html! {
        div.ukiyo-rules {
            h1 { (lang.text("ukiyo-e-title")) }
            p.ukiyo-rules-lead { (lang.text("ukiyo-e-rules-lead")) }
            (page.section(1, &html! {
                p.ukiyo-rules-note { (lang.text("ukiyo-e-rules-1-values")) }
                (artists(lang))
            }))
            @for number in 2..=5 { (page.plain(number)) }
            (page.section(6, &html! {
                (example("ukiyo-e-rules-6-example", &examples::FIRST, lang))
            }))
            (page.section(7, &html! {
                (example("ukiyo-e-rules-7-example", &examples::LARGER, lang))
            }))
            (page.plain(8))
            (page.section(9, &html! {
                (example("ukiyo-e-rules-9-example", &examples::LAST_TURN, lang))
            }))
            @for number in 10..=12 { (page.plain(number)) }
            section id="open" {
                h2 { (lang.text("ukiyo-e-rules-open")) }
                (text("ukiyo-e-rules-open-text", lang))
            }
            (page.rulings(RULINGS, &text("ukiyo-e-rules-rulings-text", lang)))
            (page.credits())
        }
    }
}

/// The seven artists and all their prints.
fn artists(lang: Lang) -> Markup {
    html! {
        @for artist in Artist::ALL {
            @let cards = catalog().cards().of(artist).by(artist);
            div class={ "ukiyo ukiyo-oeuvre of-" (artist.key()) } {
                h3.ukiyo-artist {
                    (seal(artist)) span { (names::artist(artist, lang)) }
                    small { (lang.fill("ukiyo-e-rules-1-count", &[("count", number(cards.len()))])) }
                }
                p { (lang.text(&format!("ukiyo-e-artist-{}", artist.key()))) }
                div.ukiyo-example-row {
                    @for card in cards.pictures() {
                        div.ukiyo-sample role="img" aria-label=(names::full(card, lang)) { (face(card, lang)) }
                    }
                }
            }
        }
    }
}

fn example(id: &str, example: &Example, lang: Lang) -> Markup {
    let [a, b, c] = &examples::players(lang);
    let names = [("a", Arg::Text(a)), ("b", Arg::Text(b)), ("c", Arg::Text(c))];
    html! {
        figure.ukiyo.ukiyo-example {
            figcaption {
                h3 { (lang.text(id)) }
                p { (lang.fill(&format!("{id}-text"), &names)) }
            }
            (examples::draw(example, lang))
        }
    }
}
