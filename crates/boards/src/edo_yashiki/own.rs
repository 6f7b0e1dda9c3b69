//! The viewer's house on its plot, large: a button that the script moves the card over, and that places it when
//! pressed.

use edo_yashiki::{Action, Card, House, Rules, Stage, Turn, View};
use maud::{Markup, html};
use table::Seat;

use super::blob::SIZE;
use super::names::{letters, number};
use super::picture::{self, Plot};
use super::{lit, others, places};
use crate::{Arg, Lang, Scene};

/// The house of the viewer; nothing for a spectator.
///
/// What the script of this game understands: `data-card` on `#yashiki-house` names the card in hand, `data-left`,
/// `data-top`, `data-columns` and `data-rows` are the plot. The script puts the action of the place pointed at on this
/// button and on `#yashiki-place`. Whether it is allowed it reads off the list of all places; about any other place it
/// asks the rules.
pub(super) fn own(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
    let Some(you) = scene.you else { return html! {} };
    let lang = scene.lang;
    let hand = view.hands[you].filter(|_| places::can_place(legal));
    html! {
        section.yashiki-own aria-label=(lang.text("edo-yashiki-own")) {
            (plot(you, hand, view, scene))
            div.yashiki-foot {
                @if view.options.rules == Rules::Specialist { (others::markers_left(view.markers[you], lang)) }
                @if view.houses[you].cards() > 1 { (saves(you, view, scene)) }
            }
        }
    }
}

/// The plot: its ground, the house as one button, and what lines score over it.
///
/// What is written on the ground and over the lines is no part of the button: it would have to be part of its name.
fn plot(you: Seat, hand: Option<Card>, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let house = &view.houses[you];
    let plot = if view.stage == Stage::Over { Plot::finished(house) } else { Plot::around(house) };
    let key = hand.and_then(|_| others::key_of_hand(you, view));
    let takes = others::placed_key(you, view);
    html! {
        div.yashiki-land {
            svg.yashiki-sheet.yashiki-ground viewBox=(plot.view_box()) aria-hidden="true" focusable="false" {
                (scene.region("yashiki-ground", you.index(), plot, ground))
            }
            button #yashiki-house .yashiki-plot type="button" data-card=[key.as_deref()] data-takes=[takes]
                data-left=(plot.left) data-top=(plot.top) data-columns=(plot.columns) data-rows=(plot.rows)
                aria-label=(lang.text(if hand.is_some() { "edo-yashiki-plot-place" } else { "edo-yashiki-plot" }))
                aria-describedby=[hand.map(|_| "yashiki-preview")] aria-disabled=[hand.is_none().then_some("true")] {
                svg.yashiki-picture viewBox=(plot.view_box()) data-bounds=(Plot::of(house).view_box()) aria-hidden="true" focusable="false" {
                    (picture::grown(house, you, scene))
                    @if let Some(card) = hand {
                        (scene.region("yashiki-over", you.index(), *house, over))
                        (ghost(card))
                    }
                }
            }
            svg.yashiki-sheet viewBox=(plot.view_box()) aria-hidden="true" focusable="false" {
                @if let Some(scoring) = view.scorings[you].filter(|_| hand.is_none()) {
                    g.yashiki-lights id={ "yashiki-lights-" (house.cards()) } { (lit::scored(&scoring)) }
                }
                g #yashiki-would {}
            }
        }
    }
}

/// The plot before anything is built: a grid with letters and numbers at its edges.
fn ground(plot: &Plot, _: &Scene<'_>) -> Markup {
    let (left, top) = (i32::from(plot.left) * SIZE, i32::from(plot.top) * SIZE);
    let (wide, high) = (i32::from(plot.columns) * SIZE, i32::from(plot.rows) * SIZE);
    let down = (1..i32::from(plot.columns)).map(|column| format!("M{} {top}v{high}", left + column * SIZE));
    let across = (1..i32::from(plot.rows)).map(|row| format!("M{left} {}h{wide}", top + row * SIZE));
    let grid: String = down.chain(across).collect();
    html! {
        g text-anchor="middle" {
            path d=(grid) {}
            @for column in 0..plot.columns {
                text x=(left + i32::from(column) * SIZE + SIZE / 2) y=(top + 20) { (letters(column)) }
            }
            @for row in 1..plot.rows {
                text x=(left + 12) y=(top + i32::from(row) * SIZE + SIZE / 2 + 7) { (row + 1) }
            }
        }
    }
}

/// What shows where a card may lie: the lines that must not be covered, and the places.
fn over(house: &House, _: &Scene<'_>) -> Markup {
    html! { g.yashiki-over { (lit::tied(house)) (marks(house)) } }
}

/// A dot in the middle of every place where the card may lie.
fn marks(house: &House) -> Markup {
    let mut dots = String::new();
    house.each_place(|place| {
        if place.turn == Turn::Upright {
            let (x, y) = ((i32::from(place.column) + 1) * SIZE, (i32::from(place.row) * 2 + 3) * SIZE / 2);
            dots.push_str(&format!("M{x} {y}h.1"));
        }
    });
    html! { path.yashiki-mark d=(dots) {} }
}

/// The card in hand, both ways, which the script moves over the house.
fn ghost(card: Card) -> Markup {
    html! {
        g #yashiki-ghost .yashiki-over.yashiki-ghost {
            @for turn in Turn::ALL {
                g.yashiki-ghost-card data-way=(way(turn)) { (picture::card_squares(card, turn)) }
            }
            rect.yashiki-frame x="-3" y="-3" width="126" height="186" rx="6" {}
            path.yashiki-cross d="M30 60l60 60M90 60l-60 60" {}
        }
    }
}

const fn way(turn: Turn) -> &'static str {
    match turn {
        Turn::Upright => "upright",
        Turn::Turned => "turned",
    }
}

/// The buttons that save a picture of the house.
fn saves(you: Seat, view: &View, scene: &Scene<'_>) -> Markup {
    let lang: Lang = scene.lang;
    let caption = lang.fill(
        "edo-yashiki-save-caption",
        &[("name", Arg::Text(scene.name(you))), ("points", number(view.points[you]))],
    );
    html! {
        div.yashiki-saves.needs-script role="group" aria-label=(lang.text("edo-yashiki-save")) data-caption=(caption) {
            span { (lang.text("edo-yashiki-save")) }
            button #yashiki-save-svg .quiet-button type="button" data-save="svg" { "SVG" }
            button #yashiki-save-png .quiet-button type="button" data-save="png" { "PNG" }
        }
    }
}
