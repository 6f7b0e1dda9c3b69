//! The rules page: the rules in our own words, by §, with examples that the board draws itself.

use maud::{Markup, html};
use ukiyo_e::{Artist, catalog};

use super::card::{face, seal};
use super::examples::{self, Example};
use super::names::{self, number};
use crate::{Arg, Lang};

/// How many cases the rulings decide.
const RULINGS: u8 = 15;

/// The inner part of the rules page.
pub(super) fn rules(lang: Lang) -> Markup {
    html! {
        div.ukiyo-rules {
            h1 { (lang.text("ukiyo-e-title")) }
            p.ukiyo-rules-lead { (lang.text("ukiyo-e-rules-lead")) }
            (section(1, lang, &html! {
                (text("ukiyo-e-rules-1-text", lang))
                p.ukiyo-rules-note { (lang.text("ukiyo-e-rules-1-values")) }
                (artists(lang))
            }))
            @for number in 2..=5 { (plain(number, lang)) }
            (section(6, lang, &html! {
                (text("ukiyo-e-rules-6-text", lang))
                (example("ukiyo-e-rules-6-example", &examples::FIRST, lang))
            }))
            (section(7, lang, &html! {
                (text("ukiyo-e-rules-7-text", lang))
                (example("ukiyo-e-rules-7-example", &examples::LARGER, lang))
            }))
            (plain(8, lang))
            (section(9, lang, &html! {
                (text("ukiyo-e-rules-9-text", lang))
                (example("ukiyo-e-rules-9-example", &examples::LAST_TURN, lang))
            }))
            @for number in 10..=12 { (plain(number, lang)) }
            section id="open" {
                h2 { (lang.text("ukiyo-e-rules-open")) }
                (text("ukiyo-e-rules-open-text", lang))
            }
            (rulings(lang))
            (credits(lang))
        }
    }
}

fn text(id: &str, lang: Lang) -> Markup {
    html! { p { (lang.text(id)) } }
}

/// A § of the rules, to which refusals refer by its number.
fn section(number: u8, lang: Lang, inside: &Markup) -> Markup {
    html! {
        section id={ "s" (number) } {
            h2 { span.ukiyo-rules-number { "§" (number) } " " (lang.text(&format!("ukiyo-e-rules-{number}"))) }
            (inside)
        }
    }
}

/// A § that needs no picture.
fn plain(number: u8, lang: Lang) -> Markup {
    section(number, lang, &text(&format!("ukiyo-e-rules-{number}-text"), lang))
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

fn rulings(lang: Lang) -> Markup {
    html! {
        section id="rulings" {
            h2 { (lang.text("ukiyo-e-rules-rulings")) }
            p { (lang.text("ukiyo-e-rules-rulings-text")) }
            ol {
                @for number in 1..=RULINGS {
                    li id={ "ruling-" (number) } { (lang.text(&format!("ukiyo-e-ruling-{number}"))) }
                }
            }
        }
    }
}

fn credits(lang: Lang) -> Markup {
    html! {
        section id="credits" {
            h2 { (lang.text("ukiyo-e-rules-credits")) }
            p { (lang.text("ukiyo-e-rules-credits-text")) }
            p { (lang.text("ukiyo-e-rules-unofficial")) }
        }
    }
}
