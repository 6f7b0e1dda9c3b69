//! What the end of the last month did, while the next one begins: the fire in its row, and what the Payday paid.

use iki::{LastFire, Month, Phase, StallId, View};
use maud::{Markup, html};
use table::Seat;

use super::glyph::{self, amount, sign};
use super::names::{self, about, number};
use super::words;
use crate::{Arg, Scene};

/// The fire or the Payday that has just been, until the first turn of the month is over.
pub(super) fn aftermath(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        @if is_fresh(view) && let Some(fire) = view.fire { (report(&fire, view, scene)) }
        @if is_after_payday(view) { (paid(view, scene)) }
    }
}

/// Whether the last fire is of this moment: it still burns, or nobody has had a turn since.
pub(super) fn is_fresh(view: &View) -> bool {
    let burns = matches!(view.phase, Phase::SaveFromFire { .. });
    let fire = view.fire.map(|fire| fire.month.number());
    burns || view.phase == Phase::WayOfLife && fire == Some(view.month.number() - 1)
}

/// Whether a Payday has just been, or is being held.
fn is_after_payday(view: &View) -> bool {
    let season_begins = view.month.number() > 1 && view.month.number() % 3 == 1;
    view.phase == Phase::Hunger
        || season_begins && matches!(view.phase, Phase::WayOfLife)
        || view.month == Month::NEW_YEAR && view.phase == Phase::Jump
}

/// What a fire did to a stall, for the style.
pub(super) fn mark(stall: StallId, view: &View) -> Option<&'static str> {
    let fire = view.fire.filter(|_| is_fresh(view))?;
    let burns = matches!(view.phase, Phase::SaveFromFire { stall: at } if at == stall);
    match () {
        () if burns => Some("now"),
        () if fire.burned.contains(stall) => Some("burned"),
        () if fire.put_out == Some(stall) => Some("out"),
        () => None,
    }
}

fn report(fire: &LastFire, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let row = names::row(fire.row, lang);
    let burned: Vec<String> = fire.burned.iter().map(|stall| stall.to_string()).collect();
    let gaps = [("row", Arg::Text(row)), ("strength", number(fire.strength))];
    html! {
        div.iki-report.iki-report-fire data-key={ "fire-" (fire.month.number()) } {
            (sign("flame"))
            p { b { (lang.fill("iki-report-fire", &gaps)) } }
            @if burned.is_empty() { p { (lang.text("iki-report-nothing")) } }
            @else {
                @let stalls = lang.list(&burned);
                p { (lang.fill("iki-report-burned", &[("count", number(burned.len() as i64)), ("stalls", Arg::Text(&stalls))])) }
            }
            @if let Some(stall) = fire.put_out && let Some(seat) = view.stalls[stall].owner() {
                @let stall = stall.to_string();
                p { (about("iki-report-out", seat, &[("stall", Arg::Text(&stall))], scene)) }
            }
        }
    }
}

/// What everybody earned and ate.
fn paid(view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    html! {
        div.iki-report.iki-report-payday data-key={ "payday-" (view.month.number()) } {
            (sign("payday"))
            p { b { (lang.text("iki-report-payday")) } }
            ul role="list" { @for (seat, _) in view.players.iter() { li { (earned(seat, view, scene)) } } }
        }
    }
}

fn earned(seat: Seat, view: &View, scene: &Scene<'_>) -> Markup {
    let (lang, earned) = (scene.lang, view.players[seat].earned);
    let salary = words::goods(&earned.salary, lang);
    let gaps = [("salary", Arg::Text(&salary)), ("harmony", number(earned.harmony)), ("eaten", number(earned.eaten))];
    html! {
        (glyph::crest(seat)) b { (scene.name(seat)) }
        span.visually-hidden { ": " (lang.fill("iki-report-earned", &gaps)) }
        span.iki-earned aria-hidden="true" {
            "+" @if earned.salary.is_empty() { "0" } @else { (glyph::goods(&earned.salary)) }
            @if earned.harmony > 0 { " " (lang.text("iki-harmony")) " +" (amount(earned.harmony, iki::Good::Iki)) }
            @if earned.eaten > 0 { " −" (amount(earned.eaten, iki::Good::Rice)) }
        }
    }
}
