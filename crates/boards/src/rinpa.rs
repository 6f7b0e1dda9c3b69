//! Rinpa on the table: four masters, twelve folding screens that fill up panel by panel, and your hand.
//!
//! Every card has one key, `card-K7`, in the hand, in the trick and on its screen, so that the page can let it glide.

mod card;
mod examples;
mod hand;
mod names;
mod refuse;
mod rules;
mod scores;
mod screens;
mod seats;
mod status;
mod tell;

#[cfg(test)]
mod tests;

use maud::{Markup, html};
use rinpa::{Action, Event, Phase, Refusal, Rinpa, View};

use crate::{Board, Lang, Scene};

impl Board for Rinpa {
    fn draw(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        let stage = match view.phase {
            Phase::Play => "play",
            Phase::Take => "take",
            Phase::Over => "over",
        };
        html! {
            div class={ "rinpa seats-" (view.seats) } data-stage=(stage) {
                (status::status(view, scene))
                (seats::seats(view, scene))
                (screens::screens(view, legal, scene))
                (hand::hand(view, legal, scene))
                (scores::scores(view, scene))
            }
        }
    }

    fn tell(event: &Event, scene: &Scene<'_>) -> Option<String> {
        tell::tell(event, scene)
    }

    fn refuse(refusal: &Refusal, lang: Lang) -> String {
        refuse::refuse(refusal, lang)
    }

    fn rules(lang: Lang) -> Markup {
        rules::rules(lang)
    }
}
