//! The settings: language, light, motion, sound, cards, colors and hand, with a sample of what they do.

use maud::{Markup, html};

use super::frame::{Frame, Kind, document};
use super::push::push_switch;
use crate::{Lang, Look, LookChoice, asset_path};

/// What the page of the settings shows.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    /// The language of the visitor.
    pub lang: Lang,
    /// How the house looks to them now.
    pub look: Look,
    /// The address to go back to.
    pub back: &'a str,
    /// The key for browsers that want to be called; nothing where nobody is called.
    pub push_key: Option<&'a str>,
}

/// The settings. The script shows what a choice does before it is kept.
pub fn settings(page: &Settings<'_>) -> Markup {
    let Settings { lang, look, back, push_key } = *page;
    let title = lang.text("settings");
    let content = html! {
        main #main .form-page {
            h1 { (title) }
            p { (lang.text("settings-hint")) }
            form.settings method="post" action="/settings" data-look {
                input type="hidden" name="back" value=(back);
                div.settings-choices {
                    (languages(lang))
                    @for choice in look.choices() { (question(lang, choice)) }
                }
                (sample(lang))
                @if let Some(key) = push_key { (called(lang, key)) }
                p.ways {
                    button.button.primary.large type="submit" { (lang.text("settings-keep")) }
                    a.quiet-link href=(back) { (lang.text("settings-leave")) }
                }
            }
        }
    };
    document(&Frame { lang, title: &title, path: Some("/settings"), game: None, kind: Kind::Form }, &content)
}

fn languages(lang: Lang) -> Markup {
    html! {
        fieldset.panel {
            legend { (lang.text("settings-lang")) }
            div.choices {
                @for other in Lang::ALL {
                    label.choice lang=(other.code()) {
                        input type="radio" name="lang" value=(other.code()) checked[other == lang];
                        span { (other.own_name()) }
                    }
                }
            }
        }
    }
}

fn question(lang: Lang, choice: LookChoice) -> Markup {
    let LookChoice { name, words, chosen } = choice;
    html! {
        fieldset.panel {
            legend { (lang.text(&format!("settings-{name}"))) }
            @for &word in words {
                label.line {
                    input type="radio" name=(name) value=(word) checked[word == chosen];
                    span { (lang.text(&format!("settings-{name}-{word}"))) }
                }
            }
        }
    }
}

/// Whether this device is told when it is its guest's turn. That holds at once, and not when the form is kept.
fn called(lang: Lang, key: &str) -> Markup {
    html! {
        script type="module" src=(asset_path("push.js")) {}
        section.panel.called.needs-script aria-labelledby="called-title" {
            h2 #called-title { (lang.text("push-title")) }
            p.hint { (lang.text("push-about")) }
            (push_switch(lang, key))
        }
    }
}

/// A small table on which every choice can be seen: cards of four colors, something that moves, and buttons at the
/// hand.
fn sample(lang: Lang) -> Markup {
    html! {
        section.panel.sample aria-label=(lang.text("settings-sample")) {
            h2 { (lang.text("settings-sample")) }
            div.sample-table aria-hidden="true" {
                div.sample-cards { @for number in 1..=4 { span.sample-card { b { (number) } } } }
                div.sample-hand { span.sample-button {} span.sample-button {} }
            }
        }
    }
}
