//! How artists and cards are called in the language of the viewer.

use ukiyo_e::{Artist, Cards, Picture};

use crate::{Arg, Lang};

pub(super) use crate::gaps::{about, number, who};

/// The name of an artist.
pub(super) const fn artist(artist: Artist, lang: Lang) -> &'static str {
    match lang {
        Lang::En => artist.name(),
        Lang::Ja => artist.japanese(),
    }
}

/// Which print of its artist a card shows, from 1. There is a print for every value of the deck of this house.
pub(super) fn print_number(picture: Picture) -> u8 {
    picture.slot() % (picture.artist().printed_cards() / 2) + 1
}

/// The title of the print on a card.
pub(super) fn title(picture: Picture, lang: Lang) -> String {
    lang.text(&format!("ukiyo-e-print-{}-{}", picture.artist().key(), print_number(picture)))
}

/// A card in a few letters, for the log: the artist and the value.
pub(super) fn short(picture: Picture, lang: Lang) -> String {
    let gaps = [("artist", Arg::Text(artist(picture.artist(), lang))), ("value", number(picture.value()))];
    lang.fill("ukiyo-e-card-short", &gaps)
}

/// A card in full, as it is read aloud: the artist, the value and the print.
pub(super) fn full(picture: Picture, lang: Lang) -> String {
    let title = title(picture, lang);
    let gaps = [
        ("artist", Arg::Text(artist(picture.artist(), lang))),
        ("value", number(picture.value())),
        ("title", Arg::Text(&title)),
    ];
    lang.fill("ukiyo-e-card-full", &gaps)
}

/// Several cards, artist by artist: "Hokusai 3, 6, 6".
pub(super) fn cards(cards: Cards, lang: Lang) -> String {
    let works = |artist: Artist| cards.of(artist).by(artist);
    let shown = Artist::ALL.into_iter().filter(|&artist| !works(artist).is_empty());
    let one = |by: Artist| {
        let values = values(works(by), lang);
        lang.fill("ukiyo-e-cards", &[("artist", Arg::Text(artist(by, lang))), ("values", Arg::Text(&values))])
    };
    shown.map(one).collect::<Vec<_>>().join(&lang.text("ukiyo-e-cards-between"))
}

/// The values of cards, one after the other.
pub(super) fn values(cards: Cards, lang: Lang) -> String {
    let values: Vec<String> = cards.iter().map(|card| card.value().to_string()).collect();
    values.join(&lang.text("list-comma"))
}
