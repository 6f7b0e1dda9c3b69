//! IKI on the table: the year above, the street of Nihonbashi as a picture scroll, the counter where one decides, and
//! what lies before everybody.
//!
//! A professional has the same key wherever it lies, `card-salt`, so that the page lets it glide from the offer to its
//! stall and from there to the player it retires with; a building is `house-shrine`. The other things that move are the
//! Oyakata, `oyakata-A`, the cylinders, `cylinder-A`, the markers of the firefighters, `marker-A`, the Kobun below a
//! card, `kobun-salt`, and the seal on the calendar, `month`.

mod account;
mod aftermath;
mod calendar;
mod card;
mod cards;
mod counter;
mod deals;
mod examples;
mod forecast;
mod glyph;
mod guide;
mod more;
mod names;
mod order;
mod pool;
mod refuse;
mod rules;
mod seats;
mod shop;
mod stall;
mod street;
mod tell;
mod words;

#[cfg(test)]
mod tests;

use iki::{Action, Event, Iki, Phase, Refusal, View};
use maud::{Markup, html};
use table::Seat;

use crate::{Board, Lang, Scene};

impl Board for Iki {
    fn draw(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        html! {
            div.iki data-stage=(stage(view.phase)) data-season=(view.month.season().word())
                data-seats=(view.players.seats()) data-asked[!legal.is_empty()] {
                // It stands first, where no change of the table moves it: a popover that is moved closes.
                (more::more(scene))
                div.iki-main {
                    (calendar::year(view, scene))
                    (street::street(view, legal, scene))
                    (counter::counter(view, legal, scene))
                    @if !counter::shows_pool(view, legal) { (pool::pool(view, legal, scene)) }
                    div.iki-order {
                        @if !counter::shows_way(view, legal) { (order::way(view, legal, scene)) }
                        (order::track(view, scene))
                    }
                    (pool::plans(view, scene))
                }
                // On a laptop it stands beside the street; there it can grow and shrink without moving the street.
                div.iki-aside {
                    (forecast::forecast(view, scene))
                    (aftermath::aftermath(view, scene))
                    (seats::seats(view, scene))
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
}

/// What is being done, for the style.
fn stage(phase: Phase) -> &'static str {
    match phase {
        Phase::StartingCard => "start",
        Phase::StartingStall { .. }
        | Phase::HireStall { .. }
        | Phase::BuildStall { .. }
        | Phase::NeutralStall { .. }
        | Phase::LevelUp { .. }
        | Phase::SwapFirst { .. }
        | Phase::SwapSecond { .. } => "stall",
        Phase::WayOfLife => "way",
        Phase::HireOrIncome | Phase::NeutralCard => "hire",
        Phase::Distance | Phase::ExtraSteps { .. } | Phase::Jump => "walk",
        Phase::Business | Phase::PayWith { .. } | Phase::ChooseBuilding { .. } => "business",
        Phase::SaveFromFire { .. } => "fire",
        Phase::Hunger => "hunger",
        Phase::Over => "over",
    }
}
