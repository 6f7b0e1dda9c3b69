//! Pages to read: the rules of a game, and a friendly word when something is not there.

use maud::{Markup, html};

use super::frame::{Frame, Kind, document};
use crate::{Lang, Trouble};

/// The rules of a game as a page; `inner` is what its board says.
pub fn rules(lang: Lang, game: &str, title: &str, inner: &Markup) -> Markup {
    let path = format!("/rules/{game}");
    let content = html! {
        main #main .text {
            article.rules data-beside-text {
                (inner)
            }
            p.ways {
                a.button href={ "/new/" (game) } { (lang.text("home-new-table")) }
                a.quiet-link href="/" { (lang.text("way-home")) }
            }
        }
    };
    document(&Frame { lang, title, path: Some(&path), game: Some(game), kind: Kind::Text }, &content)
}

/// A page with a sentence and the ways on from there, each a label and an address; the way home is added.
pub fn message(lang: Lang, title: &str, text: &str, ways: &[(&str, &str)]) -> Markup {
    let content = html! {
        main #main .message {
            div.message-card {
                h1 { (title) }
                p { (text) }
                p.ways {
                    @for (label, href) in ways { a.button href=(href) { (label) } }
                    a.button.primary href="/" { (lang.text("way-home")) }
                }
            }
        }
    };
    document(&Frame { lang, title, path: None, game: None, kind: Kind::Text }, &content)
}

/// Something that is asked once more before it is done.
pub(super) struct Question<'a> {
    /// The question itself.
    pub(super) title: &'a str,
    /// What there is to know about it.
    pub(super) texts: &'a [String],
    /// What a guest who says yes loses, if anything.
    pub(super) warning: Option<&'a str>,
    /// Where a yes is sent, and the word for it.
    pub(super) yes: (&'a str, &'a str),
    /// The way back for a no, and the word for it.
    pub(super) no: (&'a str, &'a str),
    /// The address of the page; without it the language can't be changed here.
    pub(super) path: Option<&'a str>,
}

/// A page that asks once more.
pub(super) fn question(lang: Lang, question: &Question<'_>) -> Markup {
    let Question { title, texts, warning, yes: (action, yes), no: (back, no), path } = *question;
    let content = html! {
        main #main .message {
            div.message-card {
                h1 { (title) }
                @for text in texts { p { (text) } }
                @if let Some(warning) = warning { p.form-error { (warning) } }
                form.ways method="post" action=(action) {
                    button.button.primary type="submit" { (yes) }
                    a.button href=(back) { (no) }
                }
            }
        }
    };
    document(&Frame { lang, title, path, game: None, kind: Kind::Text }, &content)
}

/// The page for a trouble; `ways` are further ways on from there.
pub fn trouble(lang: Lang, trouble: Trouble, ways: &[(&str, &str)]) -> Markup {
    message(lang, &trouble.title(lang), &trouble.text(lang), ways)
}

/// The page of a damaged table whose game had not ended: what its viewers saw can be seen again, and no more.
pub fn damaged_while_running(lang: Lang, id: &str) -> Markup {
    let text = lang.text("trouble-damaged-running");
    let (watch, replay) = (lang.text("trouble-damaged-replay"), format!("/table/{id}/replay"));
    message(lang, &Trouble::Damaged.title(lang), &text, &[(&watch, &replay)])
}

/// The page of a table of which only a part is kept, with the ways to that part.
pub fn damaged(lang: Lang, id: &str) -> Markup {
    let [replay, record] = ["replay", "record"].map(|page| format!("/table/{id}/{page}"));
    let [watch, download] = ["trouble-damaged-replay", "trouble-damaged-record"].map(|text| lang.text(text));
    trouble(lang, Trouble::Damaged, &[(&watch, &replay), (&download, &record)])
}
