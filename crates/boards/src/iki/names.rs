//! What things are called, in both languages, and the gaps of sentences about seats.

use iki::{BuildingId, CardId, FishId, Kind, Month, PipeId, Place, PouchId, Row, Season, Tenant, components};
use maud::{Markup, html};
use table::Seat;

use crate::{Arg, Lang, Scene};

pub(super) use crate::gaps::{number, who};

/// Takes the name of the language.
fn choose(lang: Lang, english: &'static str, japanese: &'static str) -> &'static str {
    match lang {
        Lang::En => english,
        Lang::Ja => japanese,
    }
}

/// The name of an occupation.
pub(super) fn card(card: CardId, lang: Lang) -> &'static str {
    choose(lang, card.card().name, card.card().japanese)
}

/// The name in the other language, and which that is.
pub(super) fn elsewhere(english: &'static str, japanese: &'static str, lang: Lang) -> Markup {
    let (other, name) = match lang {
        Lang::En => (Lang::Ja, japanese),
        Lang::Ja => (Lang::En, english),
    };
    html! { small lang=(other.code()) { (name) } }
}

/// Its name where there is little room: the trade without "maker" or "peddler".
pub(super) fn short(card: CardId, lang: Lang) -> &'static str {
    let name = self::card(card, lang);
    let name = name.strip_prefix("Roasted ").unwrap_or(name);
    let tails = [" Peddler", " Stand", " Maker"];
    tails.into_iter().find_map(|tail| name.strip_suffix(tail)).unwrap_or(name)
}

/// The name of a building.
pub(super) fn building(building: BuildingId, lang: Lang) -> &'static str {
    choose(lang, building.card().name, building.card().japanese)
}

/// The name of what is in a stall.
pub(super) fn tenant(tenant: Tenant, lang: Lang) -> &'static str {
    match tenant {
        Tenant::Card(card) => self::card(card, lang),
        Tenant::Building(building) => self::building(building, lang),
    }
}

/// The name of a shop.
pub(super) fn place(place: Place, lang: Lang) -> &'static str {
    choose(lang, place.space().name, place.space().japanese)
}

/// The name of a row.
pub(super) fn row(row: Row, lang: Lang) -> &'static str {
    let row = &components().rows[row.index()];
    choose(lang, row.name, row.japanese)
}

/// The name of a fish.
pub(super) fn fish(fish: FishId, lang: Lang) -> &'static str {
    let fish = &components().fish[fish.index()];
    choose(lang, fish.name, fish.japanese)
}

/// The name of a pipe.
pub(super) fn pipe(pipe: PipeId, lang: Lang) -> String {
    lang.text(&format!("iki-pipe-{}", pipe.index() + 1))
}

/// The name of a tobacco pouch.
pub(super) fn pouch(pouch: PouchId, lang: Lang) -> String {
    lang.text(&format!("iki-pouch-{}", pouch.index() + 1))
}

/// The name of a type.
pub(super) fn kind(kind: Kind, lang: Lang) -> String {
    lang.text(&format!("iki-kind-{}", kind.word()))
}

/// The name of a season.
pub(super) fn season(season: Season, lang: Lang) -> String {
    lang.text(&format!("iki-season-{}", season.word()))
}

/// The name of a month.
pub(super) fn month(month: Month, lang: Lang) -> String {
    lang.text(&format!("iki-month-{}", month.number()))
}

/// A sentence about a seat, with further gaps.
pub(super) fn about(id: &str, seat: Seat, gaps: &[(&str, Arg<'_>)], scene: &Scene<'_>) -> String {
    scene.lang.fill(id, &[&who(seat, scene)[..], gaps].concat())
}
