//! The houses of the others, small, to be opened; and what every seat has: a crest, points, markers, hands on the lap.

use edo_yashiki::{Card, House, Kind, Kinds, Position, Rules, Scoring, Stage, View};
use maud::{Markup, html};
use table::Seat;

use super::names::{self, number};
use super::{offer, picture, places};
use crate::{Arg, Lang, Scene};

/// Everybody but the viewer, clockwise from the viewer's left.
pub(super) fn others(view: &View, scene: &Scene<'_>) -> Markup {
    let first = scene.you.map_or(Seat::new(0), |you| you.left(1, view.seats()));
    html! {
        ol.yashiki-others role="list" aria-label=(scene.lang.text("edo-yashiki-others")) {
            @for seat in first.round(view.seats()).filter(|&seat| scene.you != Some(seat)) {
                (scene.region("yashiki-other", seat.index(), Other::of(seat, view), one))
            }
        }
    }
}

/// What is shown of a seat that is not the viewer's; everybody is shown the same of it.
#[derive(Hash)]
struct Other {
    seat: Seat,
    house: House,
    points: u8,
    /// The card in hand.
    card: Option<Card>,
    /// The key of the card of this round, in hand or placed.
    key: Option<String>,
    doing: Option<&'static str>,
    has_hands_on_lap: bool,
    /// The specialist markers, if the rules have them.
    markers: Option<Kinds>,
    scoring: Option<Scoring>,
}

impl Other {
    fn of(seat: Seat, view: &View) -> Other {
        let is_settling = matches!(view.stage, Stage::Laps | Stage::Hajime);
        Other {
            seat,
            house: view.houses[seat],
            points: view.points[seat],
            card: view.hands[seat],
            key: placed_key(seat, view),
            doing: doing(seat, view),
            has_hands_on_lap: is_settling && !view.unready.contains(seat) && seat != view.start,
            markers: (view.options.rules == Rules::Specialist).then_some(view.markers[seat]),
            scoring: view.scorings[seat],
        }
    }
}

fn one(other: &Other, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let Other { seat, house, points, card, ref key, doing, has_hands_on_lap, markers, scoring } = *other;
    let name = ("name", Arg::Text(scene.name(seat)));
    let label = lang.fill("edo-yashiki-house-of", &[name, ("cards", number(house.cards()))]);
    html! {
        li.yashiki-other data-key={ "seat-" (seat) } data-takes=[key] {
            details id={ "yashiki-other-" (seat) } {
                summary {
                    (crest(seat))
                    span.yashiki-name { (scene.name(seat)) }
                    b.yashiki-points { (lang.fill("edo-yashiki-points", &[("points", number(points))])) }
                    (scene.absence(seat))
                    @if let Some(words) = doing {
                        span.yashiki-doing { @if has_hands_on_lap { (offer::hands()) } (lang.text(words)) }
                    }
                    @if let Some(left) = markers { (markers_left(left, lang)) }
                    // It stays the same element whatever comes before it.
                    span.yashiki-small id={ "yashiki-small-" (seat) } {
                        (picture::house(&house, seat, &label, scene))
                        @if let (Some(card), Some(key)) = (card, key) {
                            span.yashiki-held.yashiki-theirs data-key=(key) { (picture::card(card)) }
                        }
                    }
                }
                @if let Some(scoring) = scoring {
                    p.yashiki-tally { (lang.text("edo-yashiki-last-card")) " " (places::sum(&scoring, lang)) }
                }
            }
        }
    }
}

/// What the table waits for from a seat.
fn doing(seat: Seat, view: &View) -> Option<&'static str> {
    match view.stage {
        _ if view.hands[seat].is_some() => Some("edo-yashiki-places-now"),
        Stage::Laps | Stage::Hajime if seat == view.start => Some("edo-yashiki-begins"),
        Stage::Laps if view.unready.contains(seat) => Some("edo-yashiki-unready"),
        Stage::Laps | Stage::Hajime => Some("edo-yashiki-is-ready"),
        Stage::Draft if view.drafter == Some(seat) => Some("edo-yashiki-chooses"),
        Stage::Rush if view.grabbing.contains(seat) => Some("edo-yashiki-grabs"),
        Stage::Rush | Stage::Draft if !view.grabbing.contains(seat) => Some("edo-yashiki-placed"),
        Stage::Rush | Stage::Draft | Stage::Over => None,
    }
}

/// The specialist markers of a seat: those that are left lie on their squares.
pub(super) fn markers_left(left: Kinds, lang: Lang) -> Markup {
    html! {
        span.yashiki-markers role="group" aria-label=(lang.text("edo-yashiki-markers")) {
            @for kind in Kind::ALL {
                @let has = left.contains(kind);
                @let id = if has { "edo-yashiki-marker" } else { "edo-yashiki-marker-used" };
                @let name = names::kind(kind, lang);
                span.yashiki-marker data-left[has] role="img" aria-label=(lang.fill(id, &[("kind", Arg::Text(&name))])) {
                    (picture::sample(kind))
                }
            }
        }
    }
}

/// The sign of a seat, in its own color.
pub(super) fn crest(seat: Seat) -> Markup {
    html! { span.yashiki-crest data-crest=(seat) aria-hidden="true" { (seat) } }
}

/// The key of a card of the line.
pub(super) fn card_key(round: u8, position: Position) -> String {
    format!("card-{round}-{position}")
}

/// The key of the card that a seat has in hand.
pub(super) fn key_of_hand(seat: Seat, view: &View) -> Option<String> {
    view.hands[seat].and_then(|_| placed_key(seat, view))
}

/// The key of the card of this round that a seat grabbed, in hand or placed.
pub(super) fn placed_key(seat: Seat, view: &View) -> Option<String> {
    let mut positions = Position::all(view.seats());
    positions
        .find(|position| view.line.as_slice()[position.index()].taken == Some(seat))
        .map(|position| card_key(view.round, position))
}
