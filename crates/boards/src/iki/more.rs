//! A card enlarged, with its words.
//!
//! There is one popover of the browser for all cards: the script of this game puts into it the face and the words of
//! the one that was pressed, which stand on its button anyway. To send all words twice with every picture would be
//! dear.

use iki::{CardId, Good, NameSource};
use maud::{Markup, html};

use super::glyph;
use super::names::{self, number};
use super::words;
use crate::{Arg, Lang, Scene};

/// The popover, empty until a card is pressed.
pub(super) fn more(scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        div #iki-more .iki-more popover aria-label=(lang.text("iki-more")) {
            div.iki-more-card {}
            div.iki-more-words {
                ul.iki-more-facts {}
                p.iki-more-source { (lang.text("iki-more-source")) }
                button.quiet-button type="button" popovertarget="iki-more" popovertargetaction="hide" {
                    (lang.text("close"))
                }
            }
        }
    }
}

/// The name and the printed facts of a card in words, for the list of the rules.
pub(super) fn describe(card: CardId, lang: Lang) -> Markup {
    let printed = card.card();
    let season = match printed.season {
        Some(season) => names::season(season, lang),
        None => lang.text("iki-season-start"),
    };
    html! {
        p.iki-more-name { b { (names::card(card, lang)) } " " (names::elsewhere(printed.name, printed.japanese, lang)) }
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
