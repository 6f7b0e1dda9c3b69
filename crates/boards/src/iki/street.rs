//! The street of Nihonbashi: two rows of houses on either side, the shops before them, and the crossroads with the
//! bridge.

use iki::{Action, Place, Row, StallId, View};
use maud::{Markup, html};

use super::glyph::{drawing, sign};
use super::shop::{oyakata, shop};
use super::stall::stall;
use super::{names, stage};
use crate::Scene;

/// The street as a picture that scrolls where it is wider than the screen.
pub(super) fn street(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        section #iki-street .iki-street aria-label=(lang.text("iki-street")) {
            label.iki-zoom { input #iki-zoom type="checkbox"; span { (lang.text("iki-zoom")) } }
            div #iki-scroll .iki-scroll tabindex="0" role="group" aria-label=(lang.text("iki-street")) {
                div.iki-picture data-stage=(stage(view.phase)) {
                    @for row in Row::all() { (houses(row, view, legal, scene)) }
                    @for row in Row::all() {
                        div class={ "iki-shops shops-" (row.slug()) } {
                            @for place in shops_of(row) { (shop(place, view, scene)) }
                        }
                    }
                    (crossroads(view, scene))
                    div.iki-road.road-left aria-hidden="true" { span { "←←←" } span { "→→→" } }
                    div.iki-road.road-right aria-hidden="true" { span { "←←←" } span { "→→→" } }
                }
            }
        }
    }
}

/// A row of houses as it is seen: from left to right, the corner house at the crossroads.
fn houses(row: Row, view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let burns = view.fire.is_some_and(|fire| fire.row == row && super::aftermath::is_fresh(view));
    html! {
        ol class={ "iki-row row-" (row.slug()) } role="list" aria-label=(names::row(row, scene.lang)) data-keys="arrows"
            data-burns[burns] {
            @for depth in from_left(row) { (stall(StallId::new(row, depth), view, legal, scene)) }
        }
    }
}

/// The depths of a row from left to right: the rows on the left begin with their outer end.
fn from_left(row: Row) -> [u8; 4] {
    if row.index() < 2 { [0, 1, 2, 3] } else { [3, 2, 1, 0] }
}

/// The shops before a row from left to right.
fn shops_of(row: Row) -> [Place; 2] {
    let [first, second] = [0, 2].map(|place: usize| StallId::new(row, from_left(row)[place]).front());
    [first, second]
}

/// Where the year begins: nobody who stands here has passed it yet.
fn crossroads(view: &View, scene: &Scene<'_>) -> Markup {
    let season = view.month.season();
    html! {
        div.iki-crossroads {
            svg class="iki-bridge" viewBox="0 0 96 160" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                use href=(drawing("bridge")) width="96" height="160" {}
            }
            span class={ "iki-season season-" (season.word()) } data-key={ "season-" (season.word()) } aria-hidden="true" {
                (sign(season.word()))
            }
            span.iki-start {
                span.iki-start-words { (scene.lang.text("iki-start")) }
                @for (seat, player) in view.players.iter() {
                    @if player.place.is_none() { (oyakata(seat, scene)) }
                }
            }
        }
    }
}
