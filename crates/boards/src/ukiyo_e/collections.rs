//! §12: the game is over, and everybody's kept cards are on the wall.

use maud::{Markup, html};
use table::Seat;
use ukiyo_e::View;

use super::card::face;
use super::names::{self, number};
use crate::Scene;

/// The collections of all seats, the best first.
pub(super) fn collections(view: &View, scene: &Scene<'_>) -> Markup {
    let mut seats: Vec<Seat> = Seat::all(view.hands.seats()).collect();
    seats.sort_by_key(|&seat| std::cmp::Reverse((view.points[seat], kept(seat, view))));
    html! {
        ol.ukiyo-collections role="list" aria-label=(scene.lang.text("ukiyo-e-collections")) {
            @for seat in seats { (collection(seat, view, scene)) }
        }
    }
}

/// How many cards a seat kept in all rounds.
fn kept(seat: Seat, view: &View) -> u8 {
    view.kept.iter().map(|round| round[seat].len()).sum()
}

fn collection(seat: Seat, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        li.ukiyo-collection data-key={ "seat-" (seat) } data-you[scene.you == Some(seat)] {
            p.ukiyo-collection-name {
                span.ukiyo-name { (scene.name(seat)) }
                @if scene.you == Some(seat) { " " span.tag.tag-you { (lang.text("seat-you")) } }
                b.ukiyo-collection-points { (lang.fill("ukiyo-e-points", &[("points", number(view.points[seat]))])) }
                span { (lang.fill("ukiyo-e-collection-kept", &[("cards", number(kept(seat, view)))])) }
            }
            @for (round, points) in (1..=view.round).zip(view.round_points) {
                @let cards = view.kept[usize::from(round) - 1][seat];
                div.ukiyo-collection-round {
                    p { (lang.fill("ukiyo-e-collection-round", &[("round", number(round)), ("points", number(points[seat]))])) }
                    div.ukiyo-collection-cards {
                        @for card in cards.iter() {
                            div.ukiyo-kept role="img" aria-label=(names::full(card, lang)) { (face(card, lang)) }
                        }
                    }
                }
            }
        }
    }
}
