//! The examples of the rules page, drawn by the parts of the board itself.

use iki::{CardId, Good};
use maud::{Markup, html};
use table::Seat;

use super::card::{Standing, face};
use super::glyph::{self, amount, sign};
use super::names::number;
use super::words;
use crate::{Arg, Lang};

/// The card of a short name.
///
/// # Panics
/// If there is none; the examples are part of the program.
pub(super) fn named(slug: &str) -> CardId {
    CardId::from_slug(slug).expect("the examples name cards of the box")
}

/// A card at work for a seat, as one sees it.
pub(super) fn at_work(slug: &str, seat: u8, level: u8, lang: Lang) -> Markup {
    let card = named(slug);
    html! {
        div.iki-sample role="img" aria-label=(words::card(card, lang)) {
            (face(card, Standing::Working { owner: Some(Seat::new(seat)), level }, lang))
        }
    }
}

/// The frame of an example.
fn example(id: &str, gaps: &[(&str, Arg<'_>)], picture: &Markup, lang: Lang) -> Markup {
    html! {
        figure.iki.iki-example {
            figcaption {
                h3 { (lang.text(id)) }
                p { (lang.fill(&format!("{id}-text"), gaps)) }
            }
            div.iki-example-row { (picture) }
        }
    }
}

/// How to read a card.
pub(super) fn card(lang: Lang) -> Markup {
    let card = named("carpenter");
    let words = words::card(card, lang);
    let picture = html! {
        div.iki-sample.iki-sample-large role="img" aria-label=(words) { (face(card, Standing::Free, lang)) }
    };
    example("iki-example-card", &[("words", Arg::Text(&words))], &picture, lang)
}

/// A card on its way to retirement.
pub(super) fn experience(lang: Lang) -> Markup {
    let steps = html! {
        @for level in 0..3 {
            (at_work("seamstress", 0, level, lang))
            span.iki-example-arrow aria-hidden="true" { "▸" }
        }
        (sign("retire"))
    };
    let pays = words::goods(&named("seamstress").card().salary[2], lang);
    example("iki-example-experience", &[("pays", Arg::Text(&pays))], &steps, lang)
}

/// The owners, in the order of the stalls, of the example of harmony: two artisans and two street peddlers.
const ROW: [(&str, u8); 4] = [("brush", 0), ("salt", 1), ("tofu", 1), ("seamstress", 1)];

/// A row in which two types are there twice.
pub(super) fn harmony(lang: Lang) -> Markup {
    let points = |seat: u8| {
        let kind_of = |slug: &str| named(slug).card().kind;
        let same = |slug: &str| ROW.iter().filter(|(other, _)| kind_of(other) == kind_of(slug)).count() as i64;
        ROW.iter()
            .filter(|&&(_, owner)| owner == seat)
            .map(|(slug, _)| same(slug))
            .filter(|&same| same > 1)
            .sum::<i64>()
    };
    let picture = html! {
        @for (slug, seat) in ROW { (at_work(slug, seat, 0, lang)) }
        p.iki-example-sum {
            @for seat in [0, 1] {
                span { (glyph::crest(Seat::new(seat))) " +" (amount(points(seat), Good::Iki)) } " "
            }
        }
    };
    example("iki-example-harmony", &[("first", number(points(0))), ("second", number(points(1)))], &picture, lang)
}

/// The fire of August in a row: strength, and the power of the owner.
const FIRE: [(&str, u8, u8); 4] = [("usedclothes", 0, 5), ("water", 1, 6), ("", 0, 0), ("engraver", 2, 5)];

/// A fire that runs through a row and is put out at its end.
pub(super) fn fire(lang: Lang) -> Markup {
    let picture = html! {
        @for (depth, (slug, seat, power)) in FIRE.into_iter().enumerate() {
            @let strength = 8 - depth as u8;
            div.iki-example-stall data-fire=[(!slug.is_empty()).then_some(if power >= strength { "out" } else { "burned" })] {
                p.iki-example-fire { (sign("flame")) b { (strength) } @if !slug.is_empty() { " " (amount(power, Good::Firefighting)) } }
                @match slug {
                    "" => span.iki-vacant {},
                    slug => (at_work(slug, seat, 1, lang)),
                }
            }
        }
    };
    example("iki-example-fire", &[], &picture, lang)
}
