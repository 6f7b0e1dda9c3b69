//! How artists, screens and cards are called in the language of the viewer.

use rinpa::{Artist, Card, Part, Set, Sets};

use crate::{Arg, Lang};

pub(super) use crate::gaps::{about, number, who};

/// The name of an artist.
pub(super) const fn artist(artist: Artist, lang: Lang) -> &'static str {
    match lang {
        Lang::En => artist.name(),
        Lang::Ja => artist.kanji(),
    }
}

/// The title of a screen.
pub(super) const fn title(set: Set, lang: Lang) -> &'static str {
    match lang {
        Lang::En => set.title(),
        Lang::Ja => set.kanji(),
    }
}

/// The title of a screen where there is little room: each artist painted the two gods, whose names are long.
pub(super) fn brief_title(set: Set, lang: Lang) -> String {
    match set.part() {
        Part::Six | Part::Four => title(set, lang).to_string(),
        Part::Two => lang.text("rinpa-gods"),
    }
}

/// A card in a few letters, for the log: the artist and the rank.
pub(super) fn short(card: Card, lang: Lang) -> String {
    let gaps = [("artist", Arg::Text(artist(card.artist(), lang))), ("rank", number(card.rank()))];
    lang.fill("rinpa-card-short", &gaps)
}

/// A card in full, as it is read aloud: the artist, the rank, and which panel of which screen it is.
pub(super) fn full(card: Card, lang: Lang) -> String {
    let gaps = [
        ("artist", Arg::Text(artist(card.artist(), lang))),
        ("rank", number(card.rank())),
        ("title", Arg::Text(title(card.set(), lang))),
        ("panel", number(panel(card) + 1)),
        ("panels", number(card.set().size())),
    ];
    lang.fill("rinpa-card-full", &gaps)
}

/// A screen: its artist, its ranks and its title.
pub(super) fn screen(set: Set, lang: Lang) -> String {
    let (low, high) = set.part().ranks();
    let gaps = [
        ("artist", Arg::Text(artist(set.artist(), lang))),
        ("low", number(low)),
        ("high", number(high)),
        ("title", Arg::Text(title(set, lang))),
    ];
    lang.fill("rinpa-screen", &gaps)
}

/// Several screens to choose from, one after the other.
pub(super) fn screens(sets: Sets, lang: Lang) -> String {
    let names: Vec<String> = sets.iter().map(|set| screen(set, lang)).collect();
    names.join(&lang.text("rinpa-or"))
}

/// Which panel of its screen a card is, from 0.
pub(super) const fn panel(card: Card) -> u8 {
    card.rank() - card.set().part().ranks().0
}
