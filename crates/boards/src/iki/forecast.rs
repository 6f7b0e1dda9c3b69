//! What is to come: the next Payday and the next fire, and what they would mean for the viewer as things stand.

use iki::{Month, Phase, Stall, StallId, View};
use maud::{Markup, html};
use table::Seat;

use super::calendar::months;
use super::glyph::{self, amount, sign};
use super::names::{self, number};
use crate::{Arg, Scene};

/// The next Payday and the next fire.
pub(super) fn forecast(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div.iki-forecast role="group" aria-label=(scene.lang.text("iki-forecast")) {
            // What is happening just now is no forecast any more.
            @if let Some(month) = next_payday(view) && view.phase != Phase::Hunger { (payday(month, view, scene)) }
            @if let Some((month, strength)) = next_fire(view) && !matches!(view.phase, Phase::SaveFromFire { .. }) {
                (fire(month, strength, view, scene))
            }
        }
    }
}

/// The month that ends with the next Payday.
pub(super) fn next_payday(view: &View) -> Option<Month> {
    months(view.options.length).find(|&month| month >= view.month && month.has_payday())
}

/// The month that ends with the next fire, and how strong it is.
pub(super) fn next_fire(view: &View) -> Option<(Month, u8)> {
    months(view.options.length)
        .filter(|&month| month >= view.month)
        .find_map(|month| month.fire().map(|strength| (month, strength)))
}

/// How many months are left until the end of one, for a gap: 0 is this month.
fn months_left(month: Month, view: &View) -> Arg<'static> {
    number(month.number() - view.month.number())
}

/// How many bales a seat is short of on the next Payday, with the rice that its salaries bring.
pub(super) fn short_of(seat: Seat, view: &View) -> u8 {
    let player = &view.players[seat];
    player.rice_due.saturating_sub(player.rice + player.outlook.salary.rice)
}

fn payday(month: Month, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let name = names::month(month, lang);
    let when = lang.fill("iki-payday-when", &[("month", Arg::Text(&name)), ("left", months_left(month, view))]);
    let short = scene.you.map_or(0, |you| short_of(you, view));
    html! {
        p.iki-omen data-bad[short > 0] {
            (sign("payday")) span { b { (when) } }
            @if let Some(you) = scene.you {
                @let player = &view.players[you];
                @let gaps = [
                    ("need", number(player.rice_due)),
                    ("have", number(player.rice)),
                    ("coming", number(player.outlook.salary.rice)),
                    ("short", number(short)),
                ];
                " " span { (lang.fill("iki-rice-need", &gaps)) }
                @let brings = player.outlook.salary;
                @if !brings.is_empty() || player.outlook.harmony > 0 {
                    " " span.iki-brings {
                        span.visually-hidden { (super::words::goods(&brings, lang)) " " }
                        span aria-hidden="true" { "+" (glyph::goods(&brings)) }
                        @if player.outlook.harmony > 0 {
                            " " (lang.text("iki-harmony")) " " span aria-hidden="true" { "+" } (amount(player.outlook.harmony, iki::Good::Iki))
                        }
                    }
                }
            }
        }
    }
}

fn fire(month: Month, strength: u8, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let name = names::month(month, lang);
    let gaps = [("month", Arg::Text(&name)), ("left", months_left(month, view)), ("strength", number(strength))];
    let when = lang.fill("iki-fire-when", &gaps);
    let endangered: Vec<String> = scene.you.map_or(Vec::new(), |you| {
        let own = StallId::all().filter(|&stall| view.stalls[stall].owner() == Some(you));
        own.filter(|&stall| risk(stall, view).is_some()).map(|stall| stall.to_string()).collect()
    });
    html! {
        p.iki-omen.iki-omen-fire data-bad[!endangered.is_empty() && month == view.month] {
            (sign("flame")) span { b { (when) } }
            @if let Some(you) = scene.you {
                @let stalls = lang.list(&endangered);
                @let gaps = [
                    ("power", number(view.players[you].power)),
                    ("count", number(endangered.len() as i64)),
                    ("stalls", Arg::Text(&stalls)),
                ];
                " " span { (lang.fill("iki-fire-power", &gaps)) }
            }
        }
    }
}

/// How strong the next fire would be in a stall, if its owner could not put it out there.
pub(super) fn risk(stall: StallId, view: &View) -> Option<u8> {
    let (_, strength) = next_fire(view)?;
    let strength = strength - stall.depth();
    let power = match (view.stalls[stall], view.stalls[stall].owner()) {
        (Stall::Occupation { .. } | Stall::Building { .. }, Some(seat)) => view.players[seat].power,
        (Stall::Occupation { .. } | Stall::Building { .. }, None) => 0,
        (Stall::Free | Stall::Blocked, _) => return None,
    };
    (power < strength).then_some(strength)
}
