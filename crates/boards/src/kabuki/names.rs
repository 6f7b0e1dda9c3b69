//! How masks, actors and guests are called in the language of the viewer.

use kabuki::{Actor, Color, Mask};
use table::Seat;

use crate::{Arg, Lang, Scene};

pub(super) use crate::gaps::{about, number, who};

/// The name of a mask.
pub(super) const fn mask(mask: Mask, lang: Lang) -> &'static str {
    match lang {
        Lang::En => mask.english(),
        Lang::Ja => mask.japanese(),
    }
}

/// A mask as it is read aloud: its name and its color.
pub(super) fn full(kind: Mask, lang: Lang) -> String {
    let color = color(kind.color(), lang);
    lang.fill("kabuki-mask", &[("mask", Arg::Text(mask(kind, lang))), ("color", Arg::Text(&color))])
}

/// The name of a color.
pub(super) fn color(color: Color, lang: Lang) -> String {
    lang.text(match color {
        Color::Green => "kabuki-green",
        Color::Yellow => "kabuki-yellow",
        Color::Red => "kabuki-red",
        Color::Purple => "kabuki-purple",
        Color::Blue => "kabuki-blue",
    })
}

/// What an actor is called: after the crest on the kimono.
pub(super) fn actor(actor: Actor, lang: Lang) -> String {
    lang.text(["kabuki-pine", "kabuki-bamboo", "kabuki-plum", "kabuki-wisteria"][actor.index()])
}

/// A sentence about what one seat does to another.
pub(super) fn between(id: &str, seat: Seat, other: Seat, gaps: &[(&str, Arg<'_>)], scene: &Scene<'_>) -> String {
    let side = match scene.you {
        Some(viewer) if viewer == seat => "first",
        Some(viewer) if viewer == other => "second",
        Some(_) | None => "none",
    };
    let mut all: Vec<(&str, Arg<'_>)> = gaps.to_vec();
    all.push(("side", Arg::Text(side)));
    all.push(("name", Arg::Text(scene.name(seat))));
    all.push(("other", Arg::Text(scene.name(other))));
    scene.lang.fill(id, &all)
}
