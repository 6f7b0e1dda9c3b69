//! The frame of every page: head, header with the way home, the settings and the language, footer.

use maud::{DOCTYPE, Markup, html};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use crate::{Arg, Lang, asset, asset_path};

/// What the frame of a page needs to know.
pub(super) struct Frame<'a> {
    /// The language of the visitor.
    pub(super) lang: Lang,
    /// The title of the window; the name of the house is added.
    pub(super) title: &'a str,
    /// The address of this page, to come back to from the settings or when the language is changed; without it there is
    /// no switch of languages.
    pub(super) path: Option<&'a str>,
    /// The game that the page is about, whose rules and colours it needs.
    pub(super) game: Option<&'a str>,
    /// What kind of page it is.
    pub(super) kind: Kind,
}

/// A kind of page; the style sheet tells them apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// The first page.
    Home,
    /// A form.
    Form,
    /// A table.
    Table,
    /// Something to read.
    Text,
}

impl Kind {
    fn class(self) -> &'static str {
        match self {
            Kind::Home => "page-home",
            Kind::Form => "page-form",
            Kind::Table => "page-table",
            Kind::Text => "page-text",
        }
    }
}

/// A whole page.
pub(super) fn document(frame: &Frame<'_>, content: &Markup) -> Markup {
    let Frame { lang, title, .. } = *frame;
    let house = lang.text("house-name");
    let window = if title == house { house.clone() } else { format!("{title} · {house}") };
    html! {
        (DOCTYPE)
        html lang=(lang.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="theme-color" content="#f6efdf" media="(prefers-color-scheme: light)";
                meta name="theme-color" content="#16151a" media="(prefers-color-scheme: dark)";
                meta name="description" content=(lang.text("house-description"));
                title { (window) }
                link rel="icon" type="image/svg+xml" href=(asset_path("icon.svg"));
                link rel="apple-touch-icon" href=(asset_path("icon-180.png"));
                // With its cookies, so that the app is called what the visitor calls the house.
                link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials";
                link rel="stylesheet" href=(asset_path("house.css"));
                @if let Some(game) = frame.game { link rel="stylesheet" href=(asset_path(&format!("{game}.css"))); }
                script type="module" src=(asset_path("client.js")) {}
                @if frame.kind == Kind::Table { script type="module" src=(asset_path("table.js")) {} }
                @if let Some(script) = frame.game.map(|game| format!("{game}.js")).filter(|name| asset(name).is_some()) {
                    script type="module" src=(asset_path(&script)) {}
                }
            }
            body class=(frame.kind.class()) {
                a.skip href="#main" { (lang.text("skip-to-content")) }
                (header(frame))
                (content)
                (stage(lang))
            }
        }
    }
}

fn header(frame: &Frame<'_>) -> Markup {
    let lang = frame.lang;
    html! {
        header.top {
            a.mark href="/" {
                img src=(asset_path("icon.svg")) alt="" width="36" height="36";
                span.mark-name { (lang.text("house-name")) }
                span.visually-hidden { " · " (lang.text("way-home")) }
            }
            nav.top-ways aria-label=(lang.text("house-ways")) {
                @if let Some(game) = frame.game { (rules_link(lang, game)) }
                (settings_link(frame))
                @if frame.kind == Kind::Table { (fullscreen(lang)) }
                @if let Some(path) = frame.path { (language_switch(lang, path)) }
            }
        }
    }
}

/// A link to the rules; the script opens them beside the table.
pub(super) fn rules_link(lang: Lang, game: &str) -> Markup {
    html! {
        a.quiet-link href={ "/rules/" (game) } target="_blank" rel="noopener" data-beside { (lang.text("rules")) }
    }
}

/// A link to the settings, which lead back to where the visitor was.
fn settings_link(frame: &Frame<'_>) -> Markup {
    let back = utf8_percent_encode(frame.path.unwrap_or("/"), NON_ALPHANUMERIC);
    html! { a.quiet-link href={ "/settings?back=" (back) } { (frame.lang.text("settings")) } }
}

/// The switch to the full screen and back; the script takes it away where there is none.
fn fullscreen(lang: Lang) -> Markup {
    html! {
        button.quiet-button.fullscreen.needs-script type="button" data-fullscreen aria-pressed="false" aria-label=(lang.text("fullscreen")) title=(lang.text("fullscreen")) {
            svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false" {
                path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" fill="none" stroke="currentColor" stroke-width="2" {}
            }
        }
    }
}

/// A button for each other language, named in that language.
fn language_switch(lang: Lang, path: &str) -> Markup {
    html! {
        form.language method="post" action="/lang" {
            input type="hidden" name="back" value=(path);
            @for other in Lang::ALL.into_iter().filter(|&other| other != lang) {
                button.quiet-button type="submit" name="lang" value=(other.code()) lang=(other.code()) { (other.own_name()) }
            }
        }
    }
}

/// Where the script says what happens: a live region, a banner, passing messages, and the panel beside the table.
///
/// The texts that only the script can need are given to it here, so that it knows no language.
fn stage(lang: Lang) -> Markup {
    html! {
        div #announce .visually-hidden role="status" aria-live="polite" {}
        div #banner .banner hidden data-lost=(lang.text("line-lost")) data-offline=(lang.text("line-away"))
            data-waiting=(lang.text("line-waiting")) {}
        div #toasts .toasts data-offline=(lang.text("line-offline")) {}
        section #hint .hint-box hidden tabindex="-1" aria-labelledby="hint-title" data-chance=(lang.fill("company-hint-chance", &[("chance", Arg::Text("{}"))])) {
            h2 #hint-title { (lang.text("company-hint-title")) }
            p { (lang.text("company-hint-none")) }
            ol {}
            button.quiet-button type="button" data-hint-close { (lang.text("close")) }
        }
        div #flights .flights aria-hidden="true" {}
        dialog #beside .beside aria-label=(lang.text("rules")) data-failed=(lang.text("rules-failed")) {
            button.quiet-button.beside-close type="button" data-close { (lang.text("close")) }
            div.beside-text tabindex="-1" {}
        }
    }
}
