//! An occupation card: type, cost, firefighters, skill and salaries at one glance; pressing it tells them in words.

use iki::{BuildingId, BuildingScore, CardId, Good};
use maud::{Markup, html};
use table::Seat;

use super::glyph::{self, amount, motif, said, sign};
use super::names::{self, about};
use super::words;
use crate::{Arg, Lang, Scene};

/// What has become of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Standing {
    /// Nobody has hired it.
    Free,
    /// It works on the street, with this much experience.
    Working {
        /// For whom; nobody if it is neutral.
        owner: Option<Seat>,
        /// Its salary space, 0 to 2.
        level: u8,
    },
}

/// The face of a card. The element around it says its name.
pub(super) fn face(card: CardId, standing: Standing, lang: Lang) -> Markup {
    let printed = card.card();
    html! {
        span class={ "iki-card kind-" (printed.kind.word()) } aria-hidden="true" {
            span.iki-face {
                (name(names::short(card, lang)))
                span.iki-card-middle {
                    (glyph::kind(printed.kind))
                    (motif(card.slug()))
                    span.iki-card-price {
                        (amount(printed.cost, Good::Mon))
                        @if printed.firefighters > 0 { (amount(printed.firefighters, Good::Firefighting)) }
                    }
                }
                span.iki-skill { (glyph::skill(&printed.skill)) }
                (salary(card, standing))
            }
        }
    }
}

/// The name on a card. The style writes it smaller where a word is long.
fn name(name: &str) -> Markup {
    let is_long = name.split(' ').any(|word| word.chars().count() > 9);
    // "Ukiyo-e" stays in one line.
    html! { span.iki-card-name data-long[is_long] { (name.replace('-', "\u{2011}")) } }
}

/// The spaces of experience, with the Kobun on one of them.
fn salary(card: CardId, standing: Standing) -> Markup {
    let printed = card.card();
    html! {
        span.iki-salary {
            @for level in printed.first_level..3 {
                span.iki-space data-grey[printed.reward.is_some()] {
                    @match printed.reward {
                        Some(reward) => @if level == 2 { (glyph::reward(reward)) } @else { "·" },
                        None => (glyph::goods(&printed.salary[usize::from(level)])),
                    }
                    @if let Standing::Working { owner: Some(seat), level: reached } = standing {
                        @if level == reached { (kobun(card, seat)) }
                    }
                }
            }
        }
    }
}

fn kobun(card: CardId, seat: Seat) -> Markup {
    html! {
        span class={ "iki-kobun seat-" (seat) } data-key={ "kobun-" (card.slug()) } data-from={ "seat-" (seat) } {
            (sign(&format!("crest{seat}")))
        }
    }
}

/// A card on the table: pressing it shows its words.
pub(super) fn tenant(card: CardId, standing: Standing, scene: &Scene<'_>) -> Markup {
    let slug = card.slug();
    html! {
        div.iki-tenant data-key={ "card-" (slug) } data-from="stack" {
            button.iki-look type="button" popovertarget="iki-more" {
                (said(&spoken(card, standing, scene)))
                (face(card, standing, scene.lang))
            }
        }
    }
}

/// Everything a card says, and how far it is.
fn spoken(card: CardId, standing: Standing, scene: &Scene<'_>) -> String {
    let card = words::card(card, scene.lang);
    match standing {
        Standing::Free => card,
        Standing::Working { owner: None, .. } => scene.lang.fill("iki-card-neutral", &[("card", Arg::Text(&card))]),
        Standing::Working { owner: Some(seat), level } => {
            about("iki-card-owned", seat, &[("card", Arg::Text(&card)), ("steps", names::number(3 - level))], scene)
        }
    }
}

/// A building: its picture, what it takes and what it scores.
pub(super) fn house(building: BuildingId, lang: Lang) -> Markup {
    let printed = building.card();
    html! {
        span.iki-card.kind-house aria-hidden="true" {
            span.iki-face {
                (name(names::building(building, lang)))
                span.iki-card-middle { (motif(building.slug())) }
                span.iki-skill { (amount(printed.lumber, Good::Lumber)) (amount(printed.koban, Good::Koban)) }
                span.iki-salary { span.iki-space { (score(printed.score)) } }
            }
        }
    }
}

/// What a building scores, in signs.
pub(super) fn score(score: BuildingScore) -> Markup {
    match score {
        BuildingScore::Fixed(points) => amount(points, Good::Iki),
        BuildingScore::Per(points, good) => html! { (amount(points, Good::Iki)) "/" (sign(good.word())) },
    }
}

/// A building on the table, before or after it is built.
pub(super) fn site(building: BuildingId, owner: Option<Seat>, scene: &Scene<'_>) -> Markup {
    let slug = building.slug();
    let words = house_words(building, scene.lang);
    let words = match owner {
        Some(seat) => about("iki-house-owned", seat, &[("house", Arg::Text(&words))], scene),
        None => words,
    };
    html! {
        div.iki-tenant data-key={ "house-" (slug) } {
            button.iki-look type="button" popovertarget="iki-more" {
                (said(&words))
                (house(building, scene.lang))
                @if let Some(seat) = owner {
                    span class={ "iki-kobun iki-kobun-house seat-" (seat) } { (sign(&format!("crest{seat}"))) }
                }
            }
        }
    }
}

/// Everything a building says.
pub(super) fn house_words(building: BuildingId, lang: Lang) -> String {
    let printed = building.card();
    let (lumber, koban) =
        (words::amount(printed.lumber, Good::Lumber, lang), words::amount(printed.koban, Good::Koban, lang));
    let score = words::score(printed.score, lang);
    let gaps = [
        ("house", Arg::Text(names::building(building, lang))),
        ("lumber", Arg::Text(&lumber)),
        ("koban", Arg::Text(&koban)),
        ("score", Arg::Text(&score)),
    ];
    lang.fill("iki-house-words", &gaps)
}
