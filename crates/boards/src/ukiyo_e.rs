//! Ukiyo-e on the table: a wall with a place for each artist, two piles, the guests, and your hand.
//!
//! A card has the same key wherever it lies, `card-hokusai-3-1`, so that the page can let it glide. Equal cards are
//! numbered in the order hand, closing exhibition, discard pile, wall: the player who takes the top discard then sees
//! that very card come. An exhibition is `show-hokusai-3`, by artist and number of cards: a larger one is a new thing
//! that appears, and the one it closes flies to the discard pile.

mod card;
mod closing;
mod collections;
mod examples;
mod hand;
mod keys;
mod line;
mod moves;
mod names;
mod piles;
mod refuse;
mod rules;
mod scores;
mod seats;
mod tell;
mod wall;

#[cfg(test)]
mod tests;

use maud::{Markup, html};
use table::Seat;
use ukiyo_e::{Action, Event, Phase, Refusal, UkiyoE, View};

use crate::{Board, Lang, Scene};

impl Board for UkiyoE {
    fn draw(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        let stage = match view.phase {
            Phase::FirstDraw | Phase::SecondDraw => "draw",
            Phase::DiscardOrShow => "end-turn",
            Phase::Close(_) => "close",
            Phase::Over => "over",
        };
        html! {
            div.ukiyo data-stage=(stage) data-seats=(view.hands.seats()) {
                (line::line(view, scene))
                @if view.phase == Phase::Over {
                    (collections::collections(view, scene))
                } @else {
                    (wall::wall(view, scene))
                    (closing::closing(view, legal, scene))
                    div.ukiyo-middle {
                        (piles::piles(view, legal, scene))
                        (seats::seats(view, scene))
                    }
                    (hand::hand(view, legal, scene))
                }
            }
        }
    }

    fn tell(event: &Event, scene: &Scene<'_>) -> Option<String> {
        tell::tell(event, scene)
    }

    fn whose(event: &Event) -> Option<Seat> {
        tell::whose(event)
    }

    fn refuse(refusal: &Refusal, lang: Lang) -> String {
        refuse::refuse(refusal, lang)
    }

    fn rules(lang: Lang) -> Markup {
        rules::rules(lang)
    }

    fn reveal(&self, scene: &Scene<'_>) -> Markup {
        hand::reveal(self, scene)
    }
}
