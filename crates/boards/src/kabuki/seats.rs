//! Who sits there with how many tokens, and what the table waits for from them.

use kabuki::{PhaseView, View};
use maud::{Markup, html};
use table::Seat;

use super::names::number;
use crate::{Arg, Lang, Scene};

/// All seats, clockwise; a viewer who plays sits last, so that the row is read as play goes round.
pub(super) fn seats(view: &View, scene: &Scene<'_>) -> Markup {
    let seats = view.tokens.seats();
    let first = scene.you.map_or(Seat::new(0), |you| you.left(1, seats));
    html! {
        ol.kabuki-seats role="list" aria-label=(scene.lang.text("kabuki-seats")) {
            @for seat in first.round(seats) { (one(seat, view, scene)) }
        }
    }
}

fn one(seat: Seat, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let is_you = scene.you == Some(seat);
    let role = role(seat, view);
    html! {
        li.kabuki-seat data-key={ "seat-" (seat) } data-role=[role.map(|(look, _)| look)] data-you[is_you] {
            p.kabuki-seat-name {
                span.kabuki-name { (scene.name(seat)) }
                @if is_you { " " span.tag.tag-you { (lang.text("seat-you")) } }
                (scene.absence(seat))
            }
            (tokens(seat, view, lang))
            p.kabuki-seat-foot {
                span.kabuki-points { (lang.fill("kabuki-points", &[("points", points(seat, view))])) }
                @if let Some((_, text)) = role { span.kabuki-role { (lang.text(text)) } }
            }
        }
    }
}

fn points(seat: Seat, view: &View) -> Arg<'static> {
    Arg::Number(i64::from(view.points()[seat]))
}

/// The tokens, as coins and as a number. What was just won comes from the seat that paid it.
fn tokens(seat: Seat, view: &View, lang: Lang) -> Markup {
    let tokens = view.tokens[seat];
    let payer = match view.phase {
        PhaseView::Checking { stopper, .. } if stopper == seat => Some(["seat-", &view.active.to_string()].concat()),
        PhaseView::Checking { .. }
        | PhaseView::Opening
        | PhaseView::Placing { .. }
        | PhaseView::Racing { .. }
        | PhaseView::Answering { .. }
        | PhaseView::Over => None,
    };
    html! {
        p.kabuki-tokens {
            span.kabuki-coins aria-hidden="true" {
                @for coin in 1..=tokens {
                    i.kabuki-coin data-key={ "coin-" (seat) "-" (coin) } data-from=[payer.as_deref()] {}
                }
            }
            b { (lang.fill("kabuki-tokens", &[("tokens", number(tokens))])) }
        }
    }
}

/// What a seat does now, as a look and as the id of a text.
fn role(seat: Seat, view: &View) -> Option<(&'static str, &'static str)> {
    match view.phase {
        PhaseView::Opening if seat == view.active => Some(("turn", "kabuki-role-turns")),
        PhaseView::Placing { .. } if seat == view.active => Some(("turn", "kabuki-role-places")),
        PhaseView::Racing { .. } | PhaseView::Answering { .. } | PhaseView::Checking { .. } if seat == view.active => {
            Some(("placer", "kabuki-role-placed"))
        }
        PhaseView::Answering { asked, .. } if asked.contains(seat) => Some(("thinks", "kabuki-role-thinks")),
        PhaseView::Answering { .. } => Some(("done", "kabuki-role-answered")),
        PhaseView::Checking { stopper, .. } if seat == stopper => Some(("cries", "kabuki-role-cried")),
        PhaseView::Opening
        | PhaseView::Placing { .. }
        | PhaseView::Racing { .. }
        | PhaseView::Checking { .. }
        | PhaseView::Over => None,
    }
}
