//! The rules page: the rules in our own words, by §, with examples that the board draws itself.

use edo_yashiki::{Card, Kind};
use maud::{Markup, html};

use super::examples::{self, Example};
use super::{names, picture};
use crate::Lang;
use crate::rules_page::RulesPage;

/// How many cases the rulings decide.
const RULINGS: u8 = 19;

/// The inner part of the rules page.
pub(super) fn rules(lang: Lang) -> Markup {
    let page = RulesPage { game: "edo-yashiki", style: "yashiki", lang };
    html! {
        div.yashiki-rules {
            h1 { (lang.text("edo-yashiki-title")) }
            p { (lang.text("edo-yashiki-rules-lead")) }
            (page.section(1, &html! { (kinds(lang)) (deck(lang)) }))
            (page.plain(2))
            (page.section(3, &html! {
                p { b { (lang.text("edo-yashiki-rules-draft")) } " " (lang.text("edo-yashiki-rules-draft-text")) }
                p { b { (lang.text("edo-yashiki-rules-rush")) } " " (lang.text("edo-yashiki-rules-rush-text")) }
            }))
            (page.section(4, &example("edo-yashiki-rules-4-example", &examples::forbidden(&examples::FORBIDDEN), lang)))
            (page.section(5, &html! {
                (worth(lang))
                p { (lang.text("edo-yashiki-rules-5-bonus")) }
                (scored("edo-yashiki-rules-5-example", &examples::EIGHT_POINTS, lang))
            }))
            (page.plain(6))
            (page.plain(7))
            (page.section(8, &scored("edo-yashiki-rules-8-example", &examples::SPECIALIST, lang)))
            section id="hand" {
                h2 { (lang.text("edo-yashiki-rules-hand")) }
                p { (lang.text("edo-yashiki-rules-hand-text")) }
            }
            (page.rulings(RULINGS, &html! {}))
            (page.credits())
        }
    }
}

/// The four kinds of squares.
fn kinds(lang: Lang) -> Markup {
    html! {
        div.yashiki-kinds {
            @for kind in Kind::ALL { figure { (picture::sample(kind)) figcaption { (names::kind(kind, lang)) } } }
        }
    }
}

/// All cards, folded up, with a word about where they come from.
fn deck(lang: Lang) -> Markup {
    html! {
        p.yashiki-note { (lang.text("edo-yashiki-rules-deck-text")) }
        details.yashiki-all {
            summary { (lang.text("edo-yashiki-rules-deck")) }
            div.yashiki-all-cards {
                @for card in Card::all() {
                    span.yashiki-sample-card role="img" aria-label=(names::card(card, lang)) { (picture::card(card)) }
                }
            }
        }
    }
}

/// What lines and kinds are worth.
fn worth(lang: Lang) -> Markup {
    html! {
        table {
            thead { tr { th scope="col" { (lang.text("edo-yashiki-rules-length")) } @for length in 3..=5 { th scope="col" { (length) } } th scope="col" { "6+" } } }
            tbody { tr {
                th scope="row" { (lang.text("edo-yashiki-rules-worth")) }
                @for length in 3..=6 { td { (edo_yashiki::worth(length)) } }
            } }
        }
        table {
            thead { tr { th scope="col" { (lang.text("edo-yashiki-rules-kinds")) } @for kinds in 2..=4 { th scope="col" { (kinds) } } } }
            tbody { tr {
                th scope="row" { (lang.text("edo-yashiki-rules-bonus")) }
                @for kinds in 2..=4 { td { (edo_yashiki::bonus(kinds)) } }
            } }
        }
    }
}

fn scored(id: &str, shown: &Example, lang: Lang) -> Markup {
    example(id, &examples::scoring(shown, lang), lang)
}

fn example(id: &str, drawing: &Markup, lang: Lang) -> Markup {
    html! {
        figure.yashiki-example {
            figcaption {
                h3 { (lang.text(id)) }
                p { (lang.text(&format!("{id}-text"))) }
            }
            (drawing)
        }
    }
}
