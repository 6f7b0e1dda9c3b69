//! The rules page: the rules in our own words, by §, with examples that the board draws itself.

use maud::{Markup, html};
use rinpa::{Artist, Deck, Rinpa};
use table::Game;

use super::examples::{self, Example};
use crate::rules_page::{RulesPage, text};
use crate::{Arg, Lang};

/// How many cases the rulings decide.
const RULINGS: u8 = 11;

/// The inner part of the rules page.
pub(super) fn rules(lang: Lang) -> Markup {
    let page = RulesPage { game: "rinpa", style: "rinpa", lang };
    html! {
        div.rinpa-rules {
            h1 { (lang.text("rinpa-title")) }
            p.rinpa-rules-lead { (lang.text("rinpa-rules-lead")) }
            (page.section(1, &cards(lang)))
            (page.section(2, &deals(lang)))
            (page.plain(3))
            (page.plain(4))
            (page.plain(5))
            (page.section(6, &html! {
                (example("rinpa-rules-6-example", &examples::OFF_SUIT, lang))
                (text("rinpa-rules-6-dead", lang))
            }))
            (page.section(7, &html! {
                (text("rinpa-rules-7-rest", lang))
                (example("rinpa-rules-7-first", &examples::STRONGER, lang))
                (example("rinpa-rules-7-second", &examples::THREE_AT_ONCE, lang))
            }))
            (page.plain(8))
            (page.plain(9))
            (signs(lang))
            (page.rulings(RULINGS, &text("rinpa-rules-rulings-text", lang)))
            (page.credits())
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
