//! A card: a panel of a painting with its artist's crest and its number.

use std::sync::LazyLock;

use maud::{Markup, html};
use rinpa::{Artist, Card, Part, Set};

use super::names;
use crate::{Lang, asset_path};

/// The name of an artist in classes and in the file of drawings.
pub(super) const fn stem(artist: Artist) -> &'static str {
    match artist {
        Artist::Sotatsu => "sotatsu",
        Artist::Korin => "korin",
        Artist::Hoitsu => "hoitsu",
        Artist::Kiitsu => "kiitsu",
    }
}

/// The name of a painting in the file of drawings.
const fn painting(set: Set) -> &'static str {
    match (set.artist(), set.part()) {
        (Artist::Sotatsu, Part::Six) => "dragons",
        (Artist::Sotatsu, Part::Four) => "dharma",
        (Artist::Sotatsu, Part::Two) => "wind-thunder-sotatsu",
        (Artist::Korin, Part::Six) => "rocket",
        (Artist::Korin, Part::Four) => "cherries",
        (Artist::Korin, Part::Two) => "wind-thunder-korin",
        (Artist::Hoitsu, Part::Six) => "mushrooms",
        (Artist::Hoitsu, Part::Four) => "goldfish",
        (Artist::Hoitsu, Part::Two) => "wind-thunder-hoitsu",
        (Artist::Kiitsu, Part::Six) => "eclipse",
        (Artist::Kiitsu, Part::Four) => "deer",
        (Artist::Kiitsu, Part::Two) => "wind-thunder-kiitsu",
    }
}

/// The face of a card. The element around it says its name.
pub(super) fn face(card: Card, lang: Lang) -> Markup {
    html! {
        span class={ "rinpa-card of-" (stem(card.artist())) } aria-hidden="true" {
            (panel(card))
            // Read in this order they are the beginning of the card's name, as it has to be for who speaks to the page.
            span.rinpa-signature { (names::artist(card.artist(), lang)) }
            " "
            span.rinpa-badge { (crest()) b { (card.rank()) } }
        }
    }
}

/// The panel of the painting that a card shows.
pub(super) fn panel(card: Card) -> Markup {
    let set = card.set();
    let left = 100 * u32::from(names::panel(card));
    let width = 100 * u32::from(set.size());
    html! {
        svg.rinpa-panel viewBox={ (left) " 0 100 160" } preserveAspectRatio="none" aria-hidden="true" {
            use href=(drawing(painting(set))) width=(width) height="160" {}
        }
    }
}

/// The crest of the artist whose class stands on something around it, in the color of the text.
pub(super) fn crest() -> Markup {
    html! { i.rinpa-crest {} }
}

/// The address of a drawing.
fn drawing(name: &str) -> String {
    static FILE: LazyLock<String> = LazyLock::new(|| asset_path("art/rinpa.svg"));
    format!("{}#{name}", *FILE)
}
