//! What the rules pages of all games share: numbered sections, rulings and credits.

use maud::{Markup, html};

use crate::Lang;

/// The rules page of a game in a language.
#[derive(Clone, Copy)]
pub(crate) struct RulesPage {
    /// The name of the game, with which its texts begin.
    pub(crate) game: &'static str,
    /// What the classes of its style begin with.
    pub(crate) style: &'static str,
    pub(crate) lang: Lang,
}

impl RulesPage {
    /// A § of the rules, to which refusals refer by its number: its text, and what follows it.
    pub(crate) fn section(self, number: u8, rest: &Markup) -> Markup {
        let RulesPage { game, style, lang } = self;
        html! {
            section id={ "s" (number) } {
                h2 {
                    span class={ (style) "-rules-number" } { "§" (number) }
                    " " (lang.text(&format!("{game}-rules-{number}")))
                }
                p { (lang.text(&format!("{game}-rules-{number}-text"))) }
                (rest)
            }
        }
    }

    /// A § that needs nothing but its text.
    pub(crate) fn plain(self, number: u8) -> Markup {
        self.section(number, &html! {})
    }

    /// What was decided where the rulebook is silent; `before` stands between the heading and the list.
    pub(crate) fn rulings(self, count: u8, before: &Markup) -> Markup {
        html! {
            section id="rulings" {
                h2 { (self.lang.text(&format!("{}-rules-rulings", self.game))) }
                (before)
                (self.ruling_list(count))
            }
        }
    }

    /// The rulings alone, by number.
    pub(crate) fn ruling_list(self, count: u8) -> Markup {
        let RulesPage { game, lang, .. } = self;
        html! {
            ol {
                @for number in 1..=count {
                    li id={ "ruling-" (number) } { (lang.text(&format!("{game}-ruling-{number}"))) }
                }
            }
        }
    }

    /// Who made the game, and that this is not their edition.
    pub(crate) fn credits(self) -> Markup {
        let RulesPage { game, lang, .. } = self;
        html! {
            section id="credits" {
                h2 { (lang.text(&format!("{game}-rules-credits"))) }
                p { (lang.text(&format!("{game}-rules-credits-text"))) }
                p { (lang.text(&format!("{game}-rules-unofficial"))) }
            }
        }
    }
}

/// A paragraph.
pub(crate) fn text(id: &str, lang: Lang) -> Markup {
    html! { p { (lang.text(id)) } }
}
