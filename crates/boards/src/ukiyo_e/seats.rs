//! Who sits there: points, cards in hand, and the exhibitions they hold.

use maud::{Markup, html};
use table::Seat;
use ukiyo_e::{Artist, Exhibition, View};

use super::card::{back, seal};
use super::names::{self, number};
use crate::{Arg, Lang, Scene};

/// All seats in a row, clockwise; a viewer who plays sits last, so that the row is read as play goes round.
pub(super) fn seats(view: &View, scene: &Scene<'_>) -> Markup {
    let seats = view.hands.seats();
    let first = scene.you.map_or(Seat::new(0), |you| you.left(1, seats));
    html! {
        ol.ukiyo-seats role="list" aria-label=(scene.lang.text("ukiyo-e-seats")) {
            @for seat in first.round(seats) {
                (scene.seat_region(Some(seat), "seat", seat.index(), Shown::of(seat, view), one))
            }
        }
    }
}

/// What is shown of a seat.
#[derive(Hash)]
struct Shown {
    seat: Seat,
    is_turn: bool,
    is_ender: bool,
    points: i32,
    /// The exhibitions that it holds.
    shows: Vec<(Artist, Exhibition)>,
    /// How many cards it has in hand.
    cards: u8,
}

impl Shown {
    fn of(seat: Seat, view: &View) -> Shown {
        Shown {
            seat,
            is_turn: view.turn == seat,
            is_ender: view.ender == Some(seat),
            points: view.points[seat],
            shows: held(seat, view).collect(),
            cards: view.hands[seat],
        }
    }
}

fn one(shown: &Shown, scene: &Scene<'_>) -> Markup {
    let (lang, seat) = (scene.lang, shown.seat);
    let is_you = scene.you == Some(seat);
    let on_show: u8 = shown.shows.iter().map(|(_, show)| show.lowest.value()).sum();
    html! {
        li.ukiyo-seat data-key={ "seat-" (seat) } data-turn[shown.is_turn] data-you[is_you] {
            p.ukiyo-seat-name {
                span.ukiyo-name { (scene.name(seat)) }
                @if is_you { " " span.tag.tag-you { (lang.text("seat-you")) } }
                (scene.absence(seat))
                @if shown.is_ender { " " span.tag.ukiyo-ender { (lang.text("ukiyo-e-seat-ender")) } }
            }
            p.ukiyo-points {
                b { (lang.fill("ukiyo-e-points", &[("points", number(shown.points))])) }
                @if on_show > 0 {
                    " "
                    span.ukiyo-on-show { (lang.fill("ukiyo-e-points-shown", &[("points", number(on_show))])) }
                }
            }
            (exhibitions(&shown.shows, lang))
            (cards(shown.cards, lang))
        }
    }
}

/// The exhibitions that a seat holds.
fn held(seat: Seat, view: &View) -> impl Iterator<Item = (Artist, Exhibition)> {
    let shown = Artist::ALL.into_iter().zip(view.exhibitions);
    shown.filter_map(move |(artist, show)| Some((artist, show.filter(|show| show.owner == seat)?)))
}

/// The exhibitions of a seat, each a seal, how many cards and what it scores.
fn exhibitions(shows: &[(Artist, Exhibition)], lang: Lang) -> Markup {
    html! {
        ul.ukiyo-held-shows role="list" aria-label=(lang.text("ukiyo-e-seat-shows")) {
            @for &(artist, show) in shows {
                @let facts = [("count", number(show.count)), ("value", number(show.lowest.value()))];
                @let words = lang.fill("ukiyo-e-show", &facts);
                @let name = names::artist(artist, lang);
                li class={ "of-" (artist.key()) } {
                    span aria-hidden="true" { (seal(artist)) b { (show.lowest.value()) } small { "×" (show.count) } }
                    span.visually-hidden {
                        (lang.fill("ukiyo-e-seat-show", &[("artist", Arg::Text(name)), ("facts", Arg::Text(&words))]))
                    }
                }
            }
            @if shows.is_empty() { li.ukiyo-none { (lang.text("ukiyo-e-seat-no-show")) } }
        }
    }
}

/// How many cards are in the hand, as covered cards and as a number.
fn cards(count: u8, lang: Lang) -> Markup {
    html! {
        p.ukiyo-held-count {
            span.ukiyo-backs aria-hidden="true" { @for _ in 0..count.min(16) { (back()) } }
            span { (lang.fill("ukiyo-e-held", &[("cards", number(count))])) }
        }
    }
}
