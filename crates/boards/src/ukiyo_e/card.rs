//! A card: a print with its value and the seal of its artist.

use std::sync::LazyLock;

use maud::{Markup, html};
use ukiyo_e::{Artist, Picture};

use super::names;
use crate::{Lang, asset_path};

/// The face of a card. The element around it says its name.
pub(super) fn face(picture: Picture, lang: Lang) -> Markup {
    let artist = picture.artist();
    html! {
        span class={ "ukiyo-card of-" (artist.key()) } aria-hidden="true" {
            svg class="ukiyo-print" viewBox="0 0 100 150" focusable="false" {
                use href=(drawing(&print(picture))) width="100" height="150" {}
            }
            b.ukiyo-value { (picture.value()) }
            span.ukiyo-signature { (seal(artist)) (names::artist(artist, lang)) }
        }
    }
}

/// The name of a print in the file of drawings. Artists have half as many prints as cards.
fn print(picture: Picture) -> String {
    let artist = picture.artist();
    format!("{}-{}", artist.key(), names::print_number(picture))
}

/// The seal of an artist, in the color of the text around it.
pub(super) fn seal(artist: Artist) -> Markup {
    html! {
        svg class="ukiyo-seal" viewBox="0 0 32 32" aria-hidden="true" focusable="false" {
            use href=(drawing(&format!("{}-seal", artist.key()))) width="32" height="32" {}
        }
    }
}

/// The back of a card.
pub(super) fn back() -> Markup {
    html! {
        svg class="ukiyo-back" viewBox="0 0 100 150" aria-hidden="true" focusable="false" {
            use href=(drawing("back")) width="100" height="150" {}
        }
    }
}

/// The address of a drawing.
fn drawing(name: &str) -> String {
    static FILE: LazyLock<String> = LazyLock::new(|| asset_path("art/ukiyo-e.svg"));
    format!("{}#{name}", *FILE)
}
