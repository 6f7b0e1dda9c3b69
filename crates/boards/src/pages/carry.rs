//! Carrying a seat to another device: the link and its code here, the question there.

use maud::{Markup, html};

use super::frame::{Frame, Kind, document};
use super::message::{Question, question};
use super::qr::qr;
use crate::{Arg, Lang};

/// A seat that is to be carried.
#[derive(Clone, Copy, Debug)]
pub struct Carry<'a> {
    /// The language of the visitor.
    pub lang: Lang,
    /// The address of the table.
    pub id: &'a str,
    /// The name of the guest at that table.
    pub name: &'a str,
    /// The whole link that stands for the guest.
    pub link: &'a str,
    /// For how many minutes it does.
    pub minutes: u64,
}

/// The page on the device where the guest sits.
pub fn carry(carry: &Carry<'_>) -> Markup {
    let Carry { lang, id, name, link, minutes } = *carry;
    let title = lang.text("carry-title");
    let minutes = Arg::Number(i64::try_from(minutes).unwrap_or(i64::MAX));
    let content = html! {
        main #main .text.carry {
            h1 { (title) }
            p { (lang.fill("carry-text", &[("name", Arg::Text(name)), ("minutes", minutes)])) }
            section.panel.carry-panel {
                @if let Some(code) = qr(link, &lang.text("carry-code")) { (code) }
                div.field-stack {
                    label for="link" { (lang.text("carry-link")) }
                    input #link type="url" readonly data-select value=(link);
                    button.button.needs-script type="button" data-copy="link" data-copied=(lang.text("lobby-copied")) { (lang.text("lobby-copy")) }
                    p.hint { (lang.text("carry-secret")) }
                }
            }
            p.ways { a.button href={ "/table/" (id) } { (lang.text("way-table")) } }
        }
    };
    let path = format!("/table/{id}/carry");
    document(&Frame { lang, title: &title, path: Some(&path), game: None, kind: Kind::Text }, &content)
}

/// Who opens such a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opener<'a> {
    /// Somebody who was never here, or has nothing to lose here.
    Stranger,
    /// Another guest, whose seats this device would lose.
    Other {
        /// Their name.
        name: &'a str,
    },
}

/// The page on the other device. Nothing has happened yet: a program that looks at a link before it is sent must not
/// use it up.
pub fn sit_down_here(lang: Lang, token: &str, name: &str, opener: Opener<'_>) -> Markup {
    let name = [("name", Arg::Text(name))];
    let warning = match opener {
        Opener::Other { name } => Some(lang.fill("carry-other", &[("name", Arg::Text(name))])),
        Opener::Stranger => None,
    };
    question(
        lang,
        &Question {
            title: &lang.fill("carry-here", &name),
            texts: &[lang.fill("carry-here-text", &name)],
            warning: warning.as_deref(),
            yes: (&format!("/carry/{token}"), &lang.text("carry-sit")),
            no: ("/", &lang.text("way-home")),
            path: None,
        },
    )
}
