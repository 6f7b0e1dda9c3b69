//! What those at a table can do with it beside playing: carry their seat away, show it, hide it, close it.

use maud::{Markup, html};

use super::message::{Question, question};
use super::push::push_switch;
use crate::Lang;

/// Who finds a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Visibility {
    /// Everybody: it is listed at the entrance.
    Public,
    /// Everybody who has its link.
    Private,
}

/// What somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Standing {
    /// Whether they sit there.
    pub(super) sits: bool,
    /// Whether they are the host.
    pub(super) hosts: bool,
}

/// The ways on from a table that is not over, and, for players at it, the switch for being told whose turn it is.
pub(super) fn table_ways(lang: Lang, id: &str, standing: Standing, push_key: Option<&str>) -> Markup {
    html! {
        @if let Some(key) = push_key.filter(|_| standing.sits) { (push_switch(lang, key)) }
        @if standing.sits || standing.hosts {
            p.table-ways {
                @if standing.sits { a.quiet-link href={ "/table/" (id) "/carry" } { (lang.text("carry-title")) } }
                @if standing.hosts { a.quiet-link href={ "/table/" (id) "/close" } { (lang.text("close-table")) } }
            }
        }
    }
}

/// The form with which the host shows or hides a table that waits.
pub(super) fn visibility(lang: Lang, id: &str, visibility: Visibility) -> Markup {
    let choice = |value: &str, which: Visibility, label: &str| {
        html! {
            button.choice type="submit" name="visibility" value=(value) aria-pressed=(visibility == which) { (label) }
        }
    };
    html! {
        form.panel.visibility method="post" action={ "/table/" (id) "/visibility" } {
            h2 #visibility { (lang.text("new-visibility")) }
            div.choices role="group" aria-labelledby="visibility" {
                (choice("private", Visibility::Private, &lang.text("lobby-private")))
                (choice("public", Visibility::Public, &lang.text("lobby-public")))
            }
        }
    }
}

/// The page that asks the host once more before a table is closed.
pub fn close_table(lang: Lang, id: &str) -> Markup {
    let (table, close) = (format!("/table/{id}"), format!("/table/{id}/close"));
    question(
        lang,
        &Question {
            title: &lang.text("close-title"),
            texts: &[lang.text("close-text")],
            warning: None,
            yes: (&close, &lang.text("close-table")),
            no: (&table, &lang.text("way-table")),
            path: Some(&close),
        },
    )
}
