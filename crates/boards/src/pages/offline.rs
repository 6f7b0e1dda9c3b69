//! The page that a browser keeps and shows when the house can't be reached.

use maud::{Markup, html};

use super::frame::{Frame, Kind, document};
use crate::Lang;

/// The page that is shown offline. The script goes on trying and comes back by itself.
///
/// A browser keeps one copy, and the worker that shows it can't know which language was chosen since: so it says
/// everything in all languages, the visitor's first.
pub fn offline(lang: Lang) -> Markup {
    let title = lang.text("offline");
    let content = html! {
        main #main .message {
            div.message-card data-offline {
                h1 { (title) }
                p { (lang.text("offline-text")) }
                @for other in Lang::ALL.into_iter().filter(|&other| other != lang) {
                    div lang=(other.code()) {
                        p.offline-again { b { (other.text("offline")) } br; (other.text("offline-text")) }
                    }
                }
                p.ways { a.button.primary href="/" data-again { (lang.text("offline-try")) } }
            }
        }
    };
    document(&Frame { lang, title: &title, path: None, game: None, kind: Kind::Text }, &content)
}
