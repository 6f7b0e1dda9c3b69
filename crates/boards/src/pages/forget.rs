//! Being forgotten: the question before, and the word after.

use maud::{Markup, html};

use super::frame::{Frame, Kind, document};
use super::message::message;
use crate::Lang;

/// The page that asks once more before a guest is forgotten.
pub fn forget(lang: Lang) -> Markup {
    let title = lang.text("forget-title");
    let content = html! {
        main #main .message {
            div.message-card {
                h1 { (title) }
                p { (lang.text("forget-text")) }
                p { (lang.text("forget-running")) }
                form.ways method="post" action="/forget" {
                    button.button.primary type="submit" { (lang.text("forget-button")) }
                    a.button href="/history" { (lang.text("forget-not")) }
                }
            }
        }
    };
    document(&Frame { lang, title: &title, path: Some("/forget"), game: None, kind: Kind::Text }, &content)
}

/// The page for whoever has just been forgotten.
pub fn forgotten(lang: Lang) -> Markup {
    message(lang, &lang.text("forgotten-title"), &lang.text("forgotten-text"), &[])
}
