//! What fills the gaps of sentences about seats and numbers, the same way in every game.

use table::Seat;

use crate::{Arg, Scene};

/// A number for a gap of a text.
pub(crate) fn number(number: impl Into<i64>) -> Arg<'static> {
    Arg::Number(number.into())
}

/// The gaps `you` and `name` of a sentence about a seat: the viewer is called "you".
pub(crate) fn who<'a>(seat: Seat, scene: &'a Scene<'_>) -> [(&'static str, Arg<'a>); 2] {
    let you = if scene.you == Some(seat) { "yes" } else { "no" };
    [("you", Arg::Text(you)), ("name", Arg::Text(scene.name(seat)))]
}

/// A sentence about a seat with nothing else to fill in.
pub(crate) fn about(id: &str, seat: Seat, scene: &Scene<'_>) -> String {
    scene.lang.fill(id, &who(seat, scene))
}
