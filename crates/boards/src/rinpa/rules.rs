//! The rules page: the rules in our own words, by §, with examples that the board draws itself.

use maud::{Markup, html};
use rinpa::{Artist, Deck, Rinpa};
use table::Game;

use super::examples::{self, Example};
use crate::{Arg, Lang};

/// How many cases the rulings decide.
const RULINGS: u8 = 11;

/// The inner part of the rules page.
pub(super) fn rules(lang: Lang) -> Markup {
    html! {
        div.rinpa-rules {
            h1 { (lang.text("rinpa-title")) }
            p.rinpa-rules-lead { (lang.text("rinpa-rules-lead")) }
            (section(1, lang, &html! { (text("rinpa-rules-1-text", lang)) (cards(lang)) }))
            (section(2, lang, &html! { (text("rinpa-rules-2-text", lang)) (deals(lang)) }))
            (section(3, lang, &text("rinpa-rules-3-text", lang)))
            (section(4, lang, &text("rinpa-rules-4-text", lang)))
            (section(5, lang, &text("rinpa-rules-5-text", lang)))
            (section(6, lang, &html! {
                (text("rinpa-rules-6-text", lang))
                (example("rinpa-rules-6-example", &examples::OFF_SUIT, lang))
                (text("rinpa-rules-6-dead", lang))
            }))
            (section(7, lang, &html! {
                (text("rinpa-rules-7-text", lang))
                (text("rinpa-rules-7-rest", lang))
                (example("rinpa-rules-7-first", &examples::STRONGER, lang))
                (example("rinpa-rules-7-second", &examples::THREE_AT_ONCE, lang))
            }))
            (section(8, lang, &text("rinpa-rules-8-text", lang)))
            (section(9, lang, &text("rinpa-rules-9-text", lang)))
            (signs(lang))
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
            h2 { span.rinpa-rules-number { "§" (number) } " " (lang.text(&format!("rinpa-rules-{number}"))) }
            (inside)
        }
    }
}

/// The four artists and their twelve screens.
fn cards(lang: Lang) -> Markup {
    html! { div.rinpa.rinpa-gallery { @for artist in Artist::ALL { (examples::gallery(artist, lang)) } } }
}

/// How many cards everybody is dealt.
fn deals(lang: Lang) -> Markup {
    html! {
        table.rinpa-rules-table {
            thead {
                tr {
                    th scope="col" { (lang.text("rinpa-rules-2-seats")) }
                    th scope="col" { (lang.text("rinpa-rules-2-hand")) }
                    th scope="col" { (lang.text("rinpa-rules-2-open")) }
                }
            }
            tbody {
                @for seats in Rinpa::SEATS {
                    @let hand = Deck::Full.hand(seats);
                    tr {
                        th scope="row" { (seats) }
                        td { (hand) }
                        td { (Deck::Full.cards().len() - seats * hand) }
                    }
                }
            }
        }
    }
}

fn example(id: &str, example: &Example, lang: Lang) -> Markup {
    let [a, b, c, d] = &examples::players(lang);
    let names = [("a", Arg::Text(a)), ("b", Arg::Text(b)), ("c", Arg::Text(c)), ("d", Arg::Text(d))];
    html! {
        figure.rinpa.rinpa-example {
            figcaption {
                h3 { (lang.text(id)) }
                p { (lang.fill(&format!("{id}-text"), &names)) }
            }
            (examples::draw(example, lang))
        }
    }
}

/// What is not a rule: how to read the table on this page.
fn signs(lang: Lang) -> Markup {
    html! {
        section id="signs" {
            h2 { (lang.text("rinpa-rules-signs")) }
            p { (lang.text("rinpa-rules-signs-text")) }
            div.rinpa.rinpa-example { (examples::signs(lang)) }
        }
    }
}

fn rulings(lang: Lang) -> Markup {
    html! {
        section id="rulings" {
            h2 { (lang.text("rinpa-rules-rulings")) }
            p { (lang.text("rinpa-rules-rulings-text")) }
            ol {
                @for number in 1..=RULINGS {
                    li id={ "ruling-" (number) } { (lang.text(&format!("rinpa-ruling-{number}"))) }
                }
            }
        }
    }
}

fn credits(lang: Lang) -> Markup {
    html! {
        section id="credits" {
            h2 { (lang.text("rinpa-rules-credits")) }
            p { (lang.text("rinpa-rules-credits-text")) }
            p { (lang.text("rinpa-rules-unofficial")) }
        }
    }
}
