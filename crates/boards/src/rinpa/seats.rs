//! §3 to §5: who sits there with how much, and the card each has played to the trick.

use maud::{Markup, html};
use rinpa::{Card, Phase, SetState, View};
use table::Seat;

use super::card::{back, face};
use super::names::{self, number};
use crate::{Arg, Lang, Scene};

/// All seats in a row, clockwise; a viewer who plays sits last, so that the row is read as play goes round.
pub(super) fn seats(view: &View, scene: &Scene<'_>) -> Markup {
    let first = scene.you.map_or(Seat::new(0), |you| you.left(1, view.seats));
    html! {
        ol class="rinpa-seats" aria-label=(scene.lang.text("rinpa-seats")) {
            @for seat in first.round(view.seats) { (one(seat, view, scene)) }
        }
    }
}

fn one(seat: Seat, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let turn = view.turn == Some(seat);
    let you = scene.you == Some(seat);
    let winning = view.trick.winning() == Some(seat);
    let away = scene.seats.get(seat.index()).is_some_and(|seated| !seated.present);
    html! {
        li class="rinpa-seat" data-key={ "seat-" (seat) } data-turn=[turn.then_some("yes")]
            data-winning=[winning.then_some("yes")] data-you=[you.then_some("yes")] {
            div class="rinpa-seat-about" {
                p class="rinpa-seat-name" {
                    span class="rinpa-name" { (scene.name(seat)) }
                    @if you { " " span class="rinpa-tag you" { (lang.text("rinpa-you")) } }
                    @if away { " " span class="rinpa-tag away" { (lang.text("rinpa-away")) } }
                }
                p class="rinpa-seat-points" {
                    b { (lang.fill("rinpa-points", &[("points", number(view.points[seat]))])) }
                    " "
                    span class="rinpa-total" { (lang.fill("rinpa-total", &[("points", number(view.totals[seat]))])) }
                }
                p class="rinpa-seat-sets" { (sets(seat, view, lang)) }
                @if !you { (held(view.hand_sizes[seat], lang)) }
            }
            (slot(seat, view, lang))
        }
    }
}

/// How many screens the seat took in this deal.
fn sets(seat: Seat, view: &View, lang: Lang) -> String {
    let by_seat = |state: SetState| matches!(state, SetState::Taken { by } if by == seat);
    let taken = view.sets.iter().filter(|set| by_seat(set.state)).count() as u8;
    lang.fill("rinpa-sets", &[("sets", number(taken))])
}

/// The covered hand of somebody else.
fn held(count: u8, lang: Lang) -> Markup {
    html! {
        p class="rinpa-held" {
            span class="rinpa-backs" aria-hidden="true" { @for _ in 0..count { (back()) } }
            span class="rinpa-held-count" { (lang.fill("rinpa-held", &[("cards", number(count))])) }
        }
    }
}

/// The place of the card that the seat plays to the trick, and what is to be said of it.
fn slot(seat: Seat, view: &View, lang: Lang) -> Markup {
    let played = view.trick.plays().zip(1..).find(|((player, _), _)| *player == seat);
    html! {
        div class="rinpa-slot" data-key={ "slot-" (seat) } {
            @match played {
                Some(((_, card), order)) => (on_the_table(seat, card, order, view, lang)),
                None => (expected(seat, view, lang)),
            }
        }
    }
}

fn on_the_table(seat: Seat, card: Card, order: u8, view: &View, lang: Lang) -> Markup {
    let role = role(seat, view);
    html! {
        div class="rinpa-played" data-key={ "card-" (card) } data-from={ "seat-" (seat) } role="img"
            aria-label=(names::full(card, lang)) {
            (face(card, lang))
        }
        span class="rinpa-order" { (lang.fill("rinpa-order", &[("order", number(order))])) }
        @if let Some(role) = role { span class={ "rinpa-role " (role) } { (lang.text(&format!("rinpa-role-{role}"))) } }
    }
}

/// What is to be said of a seat that has played: it wins the trick as it stands, or it led.
fn role(seat: Seat, view: &View) -> Option<&'static str> {
    let wins = view.trick.winning() == Some(seat);
    match view.phase {
        Phase::Take if wins => Some("won"),
        Phase::Play if wins => Some("winning"),
        Phase::Play | Phase::Take | Phase::Over if view.trick.leader() == seat => Some("led"),
        Phase::Play | Phase::Take | Phase::Over => None,
    }
}

fn expected(seat: Seat, view: &View, lang: Lang) -> Markup {
    let turn = view.turn == Some(seat);
    let leads = view.trick.is_empty() && turn;
    let text = if leads { "rinpa-role-leads" } else { "rinpa-role-turn" };
    html! {
        span class="rinpa-place" aria-hidden="true" {}
        @if turn { span class="rinpa-role turn" { (lang.fill(text, &[("deal", Arg::Number(i64::from(view.deal)))])) } }
    }
}
