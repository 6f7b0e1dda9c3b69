//! Signs instead of words: goods, types, seats, and what a deal does with them.

use std::sync::LazyLock;

use iki::{Bundle, Good, Kind, Price, Reward, Skill};
use maud::{Markup, html};
use table::Seat;

use crate::asset_path;

/// A small drawing in a line of text. The element around it says what it means.
///
/// A picture of the table has hundreds of them: the drawing knows its own view box, so nothing more is said here.
pub(super) fn sign(name: &str) -> Markup {
    html! { svg class="iki-sign" aria-hidden="true" { use href=(drawing(name)) {} } }
}

/// The picture of an occupation, a building, a fish, a pipe or a pouch.
pub(super) fn motif(name: &str) -> Markup {
    html! { svg class="iki-motif" aria-hidden="true" { use href=(drawing(name)) {} } }
}

/// What a button is called, where what is seen on it are signs that can't be read aloud.
pub(super) fn said(words: &str) -> Markup {
    html! { span.visually-hidden { (words) } }
}

/// The address of a drawing.
pub(super) fn drawing(name: &str) -> String {
    static FILE: LazyLock<String> = LazyLock::new(|| asset_path("art/iki.svg"));
    format!("{}#{name}", *FILE)
}

/// The crest of a seat: a shape and a color of its own.
pub(super) fn crest(seat: Seat) -> Markup {
    html! { span class={ "iki-crest seat-" (seat) } aria-hidden="true" { (sign(&format!("crest{seat}"))) } }
}

/// The mark of a type.
pub(super) fn kind(kind: Kind) -> Markup {
    html! { span class={ "iki-kind kind-" (kind.word()) } { (sign(&format!("kind-{}", kind.word()))) } }
}

/// This many pieces of a good.
pub(super) fn amount(count: impl std::fmt::Display, good: Good) -> Markup {
    let count = count.to_string();
    html! { span.iki-amount data-good=(good.word()) data-one[count == "1"] { (sign(good.word())) b { (count) } } }
}

/// All goods of a bundle beside each other.
pub(super) fn goods(bundle: &Bundle) -> Markup {
    html! {
        @for good in Good::ALL.into_iter().filter(|&good| bundle.amount(good) > 0) {
            (amount(bundle.amount(good), good))
        }
    }
}

/// What is paid and what comes of it: either may be nothing.
pub(super) fn exchange(pay: &Bundle, gain: &Markup) -> Markup {
    html! {
        span.iki-exchange aria-hidden="true" {
            @if !pay.is_empty() { span.iki-pay { "−" (goods(pay)) } span.iki-arrow { "▸" } }
            (gain)
        }
    }
}

/// What a deal does, in signs.
pub(super) fn skill(skill: &Skill) -> Markup {
    match *skill {
        Skill::Gain(gain) => exchange(&Bundle::NOTHING, &goods(&gain)),
        Skill::Trade { pay: Price::All(pay), gain } => exchange(&pay, &goods(&gain)),
        Skill::Trade { pay: Price::Either(one, other), gain } => html! {
            span.iki-exchange aria-hidden="true" {
                span.iki-pay { "−" (sign(one.word())) "/" (sign(other.word())) } span.iki-arrow { "▸" } (goods(&gain))
            }
        },
        Skill::LevelUp { pay } => exchange(&pay, &sign("level")),
        Skill::Build { lumber_less } => html! {
            span.iki-exchange aria-hidden="true" { (sign("hammer")) span.iki-pay { "−" (amount(lumber_less, Good::Lumber)) } }
        },
        Skill::Swap => html! { span.iki-exchange aria-hidden="true" { (sign("swap")) } },
        Skill::Gift { gain, others } => html! {
            span.iki-exchange aria-hidden="true" { (goods(&gain)) span.iki-others { (sign("others")) (goods(&others)) } }
        },
    }
}

/// What a retired card does, in a sign.
pub(super) fn reward(reward: Reward) -> Markup {
    sign(match reward {
        Reward::Discount => "discount",
        Reward::SaveFromFire => "save",
        Reward::ExtraStep => "step",
        Reward::WildType => "wild",
    })
}
