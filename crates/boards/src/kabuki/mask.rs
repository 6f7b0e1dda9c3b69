//! How masks, actors and the back of the deck are drawn: each is a drawing of the sprite.

use kabuki::{Actor, Color, Mask};
use maud::{Markup, html};

use crate::asset_path;

/// The face of a mask. The element around it says its name.
pub(super) fn face(mask: Mask) -> Markup {
    html! {
        svg class={ "kabuki-mask of-" (color(mask.color())) } viewBox="0 0 100 120" aria-hidden="true" focusable="false" {
            use href=(drawing(mask.id())) width="100" height="120" {}
        }
    }
}

/// An actor without a mask.
pub(super) fn actor(actor: Actor) -> Markup {
    html! {
        svg.kabuki-figure viewBox="0 0 160 200" aria-hidden="true" focusable="false" {
            use href=(drawing(&format!("actor{actor}"))) width="160" height="200" {}
        }
    }
}

/// The back of a mask.
pub(super) fn back() -> Markup {
    html! {
        svg.kabuki-back viewBox="0 0 100 120" aria-hidden="true" focusable="false" {
            use href=(drawing("back")) width="100" height="120" {}
        }
    }
}

/// The name of a color in classes.
const fn color(color: Color) -> &'static str {
    match color {
        Color::Green => "green",
        Color::Yellow => "yellow",
        Color::Red => "red",
        Color::Purple => "purple",
        Color::Blue => "blue",
    }
}

/// The address of a drawing.
fn drawing(name: &str) -> String {
    format!("{}#{name}", asset_path("art/kabuki.svg"))
}
