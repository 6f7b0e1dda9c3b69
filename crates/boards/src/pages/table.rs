//! The page of a table, whose inside the socket keeps up to date.

use maud::{Markup, html};

use super::frame::{Frame, Kind, document};
use crate::Lang;

/// What the page of a table shows.
#[derive(Debug)]
pub struct TablePage<'a> {
    /// The language of the visitor.
    pub lang: Lang,
    /// The address of the table.
    pub id: &'a str,
    /// The name of its game.
    pub game: &'a str,
    /// The title of its game in this language.
    pub title: &'a str,
    /// The number of the picture inside, which patches of it name.
    pub picture: Option<u64>,
    /// The [lobby](super::lobby) or the [game](super::game).
    pub inner: &'a Markup,
}

/// The page of a table.
pub fn table(page: &TablePage<'_>) -> Markup {
    let TablePage { lang, id, game, title, picture, inner } = *page;
    let path = format!("/table/{id}");
    let content = html! {
        div #main .table-room {
            noscript { p.banner { (lang.text("table-needs-script")) } }
            main #table data-table=(id) data-picture=[picture] { (inner) }
        }
    };
    document(&Frame { lang, title, path: Some(&path), game: Some(game), kind: Kind::Table }, &content)
}
