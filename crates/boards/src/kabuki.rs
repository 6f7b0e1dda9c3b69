//! Kabuki on the table: four actors whose faces are painted by the mask on top, the deck, and a big "Stop!".
//!
//! The actors stand at the back of the stage. Before them lies the deck with the mask that is shown, and where a thumb
//! or the space bar finds it, the button that stops the play. A covered mask is nowhere in the markup: what the log and
//! the board say of a mask, they say while it lies open. The mask on top of actor 2 as the fifth has the key `top-2-5`,
//! and comes out of the place `shown`.

mod actors;
mod check;
mod examples;
mod front;
mod line;
mod mask;
mod missed;
mod names;
mod refuse;
mod rules;
mod scores;
mod seats;
mod tell;
mod window;

#[cfg(test)]
mod tests;

use kabuki::{Action, Event, Kabuki, PhaseView, Refusal, Verdict, View, Window};
use maud::{Markup, html};
use table::Seat;

use crate::{Board, Lang, Scene};

impl Board for Kabuki {
    fn draw(view: &View, legal: &[Action], scene: &Scene<'_>) -> Markup {
        html! {
            div.kabuki data-phase=(phase(view)) data-round=(view.round) data-placed=(placed(view))
                data-clock=(clock(view)) data-verdict=[verdict(view)] data-seats=(view.tokens.seats()) data-sounds="own" {
                (line::line(view, scene))
                (window::window(view, scene.lang))
                (actors::actors(view, legal, scene))
                div #kabuki-apron .kabuki-apron {
                    @match view.phase {
                        PhaseView::Checking { .. } => (check::check(view, legal, scene)),
                        PhaseView::Opening
                        | PhaseView::Placing { .. }
                        | PhaseView::Racing { .. }
                        | PhaseView::Answering { .. }
                        | PhaseView::Over => (missed::missed(view, scene)),
                    }
                    (front::front(view, legal, scene))
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

    fn reveal(&self, scene: &Scene<'_>) -> Markup {
        check::reveal(self, scene.lang)
    }
}

/// The phase by name, for the style and for the sounds.
const fn phase(view: &View) -> &'static str {
    match view.phase {
        PhaseView::Opening => "opening",
        PhaseView::Placing { .. } => "placing",
        PhaseView::Racing { .. } => "racing",
        PhaseView::Answering { .. } => "answering",
        PhaseView::Checking { .. } => "checking",
        PhaseView::Over => "over",
    }
}

const fn clock(view: &View) -> &'static str {
    match view.options.window {
        Window::Quick => "quick",
        Window::Calm => "calm",
        Window::Untimed => "none",
    }
}

const fn verdict(view: &View) -> Option<&'static str> {
    match view.phase {
        PhaseView::Checking { verdict: Verdict::Caught { .. }, .. } => Some("caught"),
        PhaseView::Checking { verdict: Verdict::Mistaken, .. } => Some("mistaken"),
        PhaseView::Opening
        | PhaseView::Placing { .. }
        | PhaseView::Racing { .. }
        | PhaseView::Answering { .. }
        | PhaseView::Over => None,
    }
}

/// How many masks of this round lie on the actors.
fn placed(view: &View) -> u8 {
    view.actors.iter().map(|face| face.height).sum()
}
