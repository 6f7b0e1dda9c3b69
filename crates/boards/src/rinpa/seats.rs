//! §3 to §5: who sits there with how much, and the card each has played to the trick.

use maud::{Markup, html};
use rinpa::{Card, Phase, SetState, View};
use table::Seat;

use super::card::{crest, face, stem};
use super::names::{self, number};
use crate::{Lang, Scene};

/// All seats in a row, clockwise; a viewer who plays sits last, so that the row is read as play goes round.
pub(super) fn seats(view: &View, scene: &Scene<'_>) -> Markup {
    let first = scene.you.map_or(Seat::new(0), |you| you.left(1, view.seats));
    html! {
        ol.rinpa-seats role="list" aria-label=(scene.lang.text("rinpa-seats")) {
            @for seat in first.round(view.seats) { (one(seat, view, scene)) }
        }
    }
}

fn one(seat: Seat, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let is_you = scene.you == Some(seat);
    html! {
        li.rinpa-seat data-key={ "seat-" (seat) } data-turn[view.turn == Some(seat)]
            data-winning[view.trick.winning() == Some(seat)] data-you[is_you] data-away[scene.is_away(seat)] {
            div.rinpa-seat-about {
                p.rinpa-seat-name {
                    span.rinpa-name { (scene.name(seat)) }
                    @if is_you { " " span.tag.tag-you { (lang.text("seat-you")) } }
                    (scene.absence(seat))
                }
                p.rinpa-points {
                    span aria-hidden="true" {
                        b { (lang.fill("rinpa-points", &[("points", number(view.totals[seat]))])) }
                        " +" (view.points[seat])
                        span.rinpa-points-word { " " (lang.text("rinpa-points-deal")) }
                    }
                    span.visually-hidden { (points_said(seat, view, lang)) }
                }
                (taken(seat, view, lang))
                (held(view.hand_sizes[seat], lang))
            }
            @if view.phase != Phase::Over { (slot(seat, view, lang)) }
        }
    }
}

fn points_said(seat: Seat, view: &View, lang: Lang) -> String {
    let gaps = [("points", number(view.totals[seat])), ("deal", number(view.points[seat]))];
    lang.fill("rinpa-points-said", &gaps)
}

/// The screens that the seat took in this deal, each a crest and what it is worth.
fn taken(seat: Seat, view: &View, lang: Lang) -> Markup {
    let by_seat = |state: SetState| matches!(state, SetState::Taken { by } if by == seat);
    let taken = || view.sets.iter().filter(|set| by_seat(set.state)).map(|set| set.set);
    html! {
        ul.rinpa-taken role="list" aria-label=(lang.text("rinpa-taken")) {
            @for set in taken() {
                li class={ "of-" (stem(set.artist())) } {
                    (crest())
                    span aria-hidden="true" { (set.size()) }
                    span.visually-hidden { (names::screen(set, lang)) }
                }
            }
            @if taken().next().is_none() { li.rinpa-taken-none { (lang.text("rinpa-taken-none")) } }
        }
    }
}

/// How many cards are in the hand, as covered cards and as a number.
fn held(count: u8, lang: Lang) -> Markup {
    html! {
        p.rinpa-held {
            @if count > 0 { span.rinpa-backs aria-hidden="true" { @for _ in 0..count { i {} } } }
            span.rinpa-held-count { (lang.fill("rinpa-held", &[("cards", number(count))])) }
        }
    }
}

/// The place of the card that the seat plays to the trick.
fn slot(seat: Seat, view: &View, lang: Lang) -> Markup {
    let played = view.trick.plays().zip(1..).find(|((player, _), _)| *player == seat);
    html! {
        div.rinpa-slot {
            @match played {
                Some(((_, card), order)) => (on_the_table(seat, card, order, view, lang)),
                None => (expected(seat, view, lang)),
            }
        }
    }
}

fn on_the_table(seat: Seat, card: Card, order: u8, view: &View, lang: Lang) -> Markup {
    let is_winning = view.trick.winning() == Some(seat);
    let winning = match view.phase {
        Phase::Play | Phase::Over => "rinpa-winning",
        Phase::Take => "rinpa-won",
    };
    html! {
        div.rinpa-played data-key={ "card-" (card) } data-from={ "seat-" (seat) } role="img"
            aria-label=(names::full(card, lang)) {
            (face(card, lang))
        }
        span.rinpa-order {
            span aria-hidden="true" { (order) }
            span.visually-hidden { (lang.fill("rinpa-order", &[("order", number(order))])) }
        }
        span.rinpa-roles {
            @if order == 1 { span.rinpa-role { (lang.text("rinpa-led")) } " " }
            @if is_winning { span.rinpa-role.rinpa-winning { (lang.text(winning)) } }
        }
    }
}

/// The place where a card is still to come; the one that is expected next can be recognized by its key.
fn expected(seat: Seat, view: &View, lang: Lang) -> Markup {
    if view.turn != Some(seat) || view.phase != Phase::Play {
        return html! { span.rinpa-empty {} };
    }
    let text = if view.trick.is_empty() { "rinpa-leads" } else { "rinpa-turn" };
    html! {
        span.rinpa-empty data-key="turn" {}
        span.rinpa-roles { span.rinpa-role.rinpa-expected { (lang.text(text)) } }
    }
}
