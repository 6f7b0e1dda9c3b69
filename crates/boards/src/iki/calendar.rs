//! The year: twelve months and New Year's Day, with the Paydays and the fires, and what they will mean.

use iki::{Length, Month, View};
use maud::{Markup, html};

use super::forecast;
use super::glyph::sign;
use super::names::{self, number};
use crate::Scene;

/// The months and the forecast.
pub(super) fn head(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        div.iki-head {
            (year(view, scene))
            (forecast::forecast(view, scene))
        }
    }
}

fn year(view: &View, scene: &Scene<'_>) -> Markup {
    html! {
        ol.iki-year role="list" aria-label=(scene.lang.text("iki-year")) {
            @for month in months(view) { (cell(month, view, scene)) }
        }
    }
}

/// The months that are played.
pub(super) fn months(view: &View) -> impl Iterator<Item = Month> {
    let last = match view.options.length {
        Length::Year => 12,
        Length::Spring => 3,
    };
    (1..=last).chain([13]).map(Month::new)
}

fn cell(month: Month, view: &View, scene: &Scene<'_>) -> Markup {
    let lang = scene.lang;
    let is_now = month == view.month;
    html! {
        li class={ "iki-month of-" (month.season().word()) } data-past[month < view.month]
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
