//! The final account: the points of everybody by where they came from.

use iki::{Breakdown, View};
use maud::{Markup, html};

use super::glyph;
use crate::Scene;

/// The points by source, a column for each seat.
pub(super) fn account(view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        div.iki-account tabindex="0" role="group" aria-label=(lang.text("iki-account")) {
            table {
                thead {
                    tr {
                        th scope="col" { (lang.text("iki-account-source")) }
                        @for (seat, _) in view.players.iter() { th scope="col" { (glyph::crest(seat)) " " (scene.name(seat)) } }
                    }
                }
                tbody {
                    @for (place, source) in Breakdown::SOURCES.into_iter().enumerate() {
                        tr {
                            th scope="row" { (lang.text(&format!("iki-source-of-{source}"))) }
                            @for (_, player) in view.players.iter() { td { (player.points.parts()[place]) } }
                        }
                    }
                }
                tfoot {
                    tr {
                        th scope="row" { (lang.text("iki-account-total")) }
                        @for (_, player) in view.players.iter() { td { (player.points.total()) } }
                    }
                }
            }
        }
    }
}
