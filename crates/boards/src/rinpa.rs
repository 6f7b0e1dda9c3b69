//! Rinpa on the table: four masters, twelve folding screens that fill up panel by panel, and your hand.
//!
//! The screens stand at the back of the room; before them sit the guests, each with the card of the trick; nearest is
//! your hand. Every card has one key, `card-K7`, in all three places, so that the page can let it glide. What comes out
//! of a hidden hand comes from its seat, `seat-B`, or from the place of the seat whose turn it was, `turn`.

mod card;
mod examples;
mod hand;
mod line;
mod names;
mod refuse;
mod rules;
mod scores;
mod screens;
mod seats;
mod tell;

#[cfg(test)]
mod tests;

use maud::{Markup, html};
use rinpa::{Action, Event, Phase, Refusal, Rinpa, View};
use table::Seat;

use crate::{Board, Lang, Scene};

impl Board for Rinpa {
    fn draw(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        let stage = match view.phase {
            Phase::Play => "play",
            Phase::Take => "take",
            Phase::Over => "over",
        };
        html! {
            div.rinpa.rinpa-table data-stage=(stage) data-seats=(view.seats) {
                (screens::screens(view, legal, scene))
                div.rinpa-front {
                    (line::line(view, scene))
                    (seats::seats(view, scene))
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
