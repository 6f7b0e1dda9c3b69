//! §3 to §5: who sits there with how much, and the card each has played to the trick.

use maud::{Markup, html};
use rinpa::{Card, Phase, Set, SetState, View};
use table::Seat;

use super::card::{crest, face, stem};
use super::names::{self, number};
use crate::{Lang, Scene};

/// All seats in a row, clockwise; a viewer who plays sits last, so that the row is read as play goes round.
pub(super) fn seats(view: &View, scene: &Scene<'_>) -> Markup {
    let first = scene.you.map_or(Seat::new(0), |you| you.left(1, view.seats));
    html! {
        ol.rinpa-seats role="list" aria-label=(scene.lang.text("rinpa-seats")) {
            @for seat in first.round(view.seats) {
                (scene.seat_region(Some(seat), "seat", seat.index(), Shown::of(seat, view), one))
            }
        }
    }
}

/// What is shown of a seat.
#[derive(Hash)]
struct Shown {
    seat: Seat,
    phase: Phase,
    is_turn: bool,
    is_winning: bool,
    /// Whether nobody has played to the trick yet.
    leads: bool,
    total: u8,
    points: u8,
    /// The screens taken in this deal.
    taken: Vec<Set>,
    held: u8,
    /// The card played to the trick.
    played: Option<Card>,
    /// As which one it was played.
    order: u8,
}

impl Shown {
    fn of(seat: Seat, view: &View) -> Shown {
        let by_seat = |state: SetState| matches!(state, SetState::Taken { by } if by == seat);
        let played = view.trick.plays().zip(1..).find(|((player, _), _)| *player == seat);
        Shown {
            seat,
            phase: view.phase,
            is_turn: view.turn == Some(seat),
            is_winning: view.trick.winning() == Some(seat),
            leads: view.trick.is_empty(),
            total: view.totals[seat],
            points: view.points[seat],
            taken: view.sets.iter().filter(|set| by_seat(set.state)).map(|set| set.set).collect(),
            held: view.hand_sizes[seat],
            played: played.map(|((_, card), _)| card),
            order: played.map_or(0, |(_, order)| order),
        }
    }
}

fn one(shown: &Shown, scene: &Scene<'_>) -> Markup {
    let (lang, seat) = (scene.lang, shown.seat);
    let is_you = scene.you == Some(seat);
    html! {
        li.rinpa-seat data-key={ "seat-" (seat) } data-turn[shown.is_turn]
            data-winning[shown.is_winning] data-you[is_you] data-away[scene.is_away(seat)] {
            div.rinpa-seat-about {
                p.rinpa-seat-name {
                    span.rinpa-name { (scene.name(seat)) }
                    @if is_you { " " span.tag.tag-you { (lang.text("seat-you")) } }
                    (scene.absence(seat))
                }
                p.rinpa-points {
                    span aria-hidden="true" {
                        b { (lang.fill("rinpa-points", &[("points", number(shown.total))])) }
                        " +" (shown.points)
                        span.rinpa-points-word { " " (lang.text("rinpa-points-deal")) }
                    }
                    span.visually-hidden { (points_said(shown, lang)) }
                }
                (taken(&shown.taken, lang))
                (held(shown.held, lang))
            }
            @if shown.phase != Phase::Over { (slot(shown, lang)) }
        }
    }
}

fn points_said(shown: &Shown, lang: Lang) -> String {
    let gaps = [("points", number(shown.total)), ("deal", number(shown.points))];
    lang.fill("rinpa-points-said", &gaps)
}

/// The screens that the seat took in this deal, each a crest and what it is worth.
fn taken(taken: &[Set], lang: Lang) -> Markup {
    html! {
        ul.rinpa-taken role="list" aria-label=(lang.text("rinpa-taken")) {
            @for &set in taken {
                li class={ "of-" (stem(set.artist())) } {
                    (crest())
                    span aria-hidden="true" { (set.size()) }
                    span.visually-hidden { (names::screen(set, lang)) }
                }
            }
            @if taken.is_empty() { li.rinpa-taken-none { (lang.text("rinpa-taken-none")) } }
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
fn slot(shown: &Shown, lang: Lang) -> Markup {
    html! {
        div.rinpa-slot {
            @match shown.played {
                Some(card) => (on_the_table(card, shown, lang)),
                None => (expected(shown, lang)),
            }
        }
    }
}

fn on_the_table(card: Card, shown: &Shown, lang: Lang) -> Markup {
    let Shown { seat, order, is_winning, .. } = *shown;
    let winning = match shown.phase {
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
fn expected(shown: &Shown, lang: Lang) -> Markup {
    if !shown.is_turn || shown.phase != Phase::Play {
        return html! { span.rinpa-empty {} };
    }
    let text = if shown.leads { "rinpa-leads" } else { "rinpa-turn" };
    html! {
        span.rinpa-empty data-key="turn" {}
        span.rinpa-roles { span.rinpa-role.rinpa-expected { (lang.text(text)) } }
    }
}
