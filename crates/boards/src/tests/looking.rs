//! How the tests of all boards look at a game.

use std::collections::BTreeMap;

use table::{Seat, Viewer};

use crate::{Board, Lang, Presence, Scene, SeatKind, Seated};

/// The guests of a table, with names that stand in no other text.
pub(crate) fn guests(seats: u8) -> Vec<Seated> {
    let guest =
        |seat| Seated { name: format!("Guest{seat}"), kind: SeatKind::Guest, presence: Presence::Here, host: false };
    Seat::all(seats).map(guest).collect()
}

/// What a viewer can do.
pub(crate) fn legal<G: Board>(game: &G, viewer: Viewer) -> Vec<G::Action> {
    let mut legal = Vec::new();
    if let Some(seat) = viewer.seat() {
        game.legal(seat, &mut legal);
    }
    legal
}

/// What a seat or a spectator is sent.
pub(crate) fn drawn<G: Board>(game: &G, viewer: Viewer, lang: Lang, guests: &[Seated]) -> (Vec<G::Action>, String) {
    let legal = legal(game, viewer);
    let scene = Scene { lang, you: viewer.seat(), seats: guests };
    let drawn = G::draw(&game.view(viewer), &legal, &scene).into_string();
    (legal, drawn)
}

/// The buttons that send an action, those that are enabled first: how often each action stands there.
pub(crate) fn buttons(drawn: &str) -> [BTreeMap<String, usize>; 2] {
    let mut found = [BTreeMap::new(), BTreeMap::new()];
    for tag in drawn.split("<button").skip(1).map(|rest| rest.split('>').next().unwrap_or("")) {
        let Some((_, action)) = tag.split_once(" data-action=\"") else { continue };
        let action = action.split('"').next().unwrap_or("").to_string();
        let is_disabled = tag.contains("aria-disabled=\"true\"");
        *found[usize::from(is_disabled)].entry(action).or_default() += 1;
    }
    found
}

/// How often each action stands on a button that is enabled.
pub(crate) fn enabled(drawn: &str) -> BTreeMap<String, usize> {
    let [enabled, _] = buttons(drawn);
    enabled
}
