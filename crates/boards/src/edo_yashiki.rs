//! Edo Yashiki on the table: your house on its plot, the line of cards, the houses of the others, and the track.
//!
//! A card of the line has the key `card-3-2`, by round and place, in the line and in the hand of the player who grabbed
//! it; a house takes the card that vanished into it. The markers on the track are `marker-A`. Everything of a house is
//! drawn here with nothing but presentation attributes, so that a picture of it can be saved as it is.
//! Cards never change: they are in a file that is loaded once, `art/yashiki.svg`, and the page only names them.

mod blob;
mod examples;
mod garden;
mod ground;
mod hand;
mod layer;
mod lit;
mod names;
mod offer;
mod others;
mod own;
mod picture;
mod places;
mod refuse;
mod rules;
mod sketch;
mod status;
mod tell;
mod track;
mod water;

#[cfg(test)]
mod tests;

use edo_yashiki::{Action, EdoYashiki, Event, Refusal, Stage, View};
use maud::{Markup, html};
use table::Seat;

use crate::{Board, Lang, Scene};

pub(crate) use picture::cards;

impl Board for EdoYashiki {
    fn draw(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        html! {
            div.yashiki data-stage=(stage(view.stage)) data-seats=(view.seats())
                data-hand=(if places::can_place(legal) { "full" } else { "empty" }) data-watching[scene.you.is_none()] {
                (status::status(view, scene))
                (track::track(view, scene))
                div.yashiki-main {
                    (own::own(view, legal, scene))
                    div.yashiki-side {
                        (offer::offer(view, legal, scene))
                        (hand::hand(view, legal, scene))
                        (others::others(view, scene))
                    }
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

    fn sketch(action: Action, view: &View, scene: &Scene<'_>) -> Markup {
        sketch::sketch(action, view, scene)
    }
}

/// What the round waits for, for the style.
const fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Laps => "laps",
        Stage::Hajime => "hajime",
        Stage::Rush => "rush",
        Stage::Draft => "draft",
        Stage::Over => "over",
    }
}
