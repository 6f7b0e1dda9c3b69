//! The year: twelve months and New Year's Day, with the Paydays and the fires.

use iki::{Length, Month, View};
use maud::{Markup, html};

use super::glyph::sign;
use super::names::{self, number};
use crate::Scene;

/// The months.
pub(super) fn year(view: &View, scene: &Scene<'_>) -> Markup {
    scene.region("year", 0, (view.options.length, view.month), |&(length, now), scene| {
        html! {
            ol.iki-year role="list" aria-label=(scene.lang.text("iki-year")) {
                @for month in months(length) { (cell(month, now, scene)) }
            }
        }
    })
}

/// The months that are played.
pub(super) fn months(length: Length) -> impl Iterator<Item = Month> {
    let last = match length {
        Length::Year => 12,
        Length::Spring => 3,
    };
    (1..=last).chain([13]).map(Month::new)
}

fn cell(month: Month, now: Month, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let is_now = month == now;
    html! {
        li class={ "iki-month of-" (month.season().word()) } data-past[month < now]
            aria-current=[is_now.then_some("date")] {
            @if is_now { span.iki-now data-key="month" aria-hidden="true" {} }
            span.iki-month-name { (short(month, scene)) }
            @if month.has_payday() {
                span.iki-coming role="img" aria-label=(lang.text("iki-payday")) { (sign("payday")) }
            }
            @if let Some(strength) = month.fire() {
                span.iki-coming.iki-coming-fire role="img"
                    aria-label=(lang.fill("iki-fire-of", &[("strength", number(strength))])) {
                    (sign("flame")) b { (strength) }
                }
            }
        }
    }
}

/// The name of a month where there is little room, read out in full. Three letters say it in both languages.
fn short(month: Month, scene: &Scene<'_>) -> Markup {
    let full = names::month(month, scene.lang);
    let short: String = full.chars().take(3).collect();
    html! { span aria-hidden="true" { (short) } span.visually-hidden { (full) } }
}
