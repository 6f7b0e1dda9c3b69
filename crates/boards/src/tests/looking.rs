//! How the tests of all boards look at a game.

use std::collections::BTreeMap;

use table::{Input, Journal, Rng, Seat, Seed, Viewer};

use crate::{Board, Lang, Scene, Seated};

/// The guests of a table, with names that stand in no other text.
pub(crate) fn guests(seats: u8) -> Vec<Seated> {
    let guest = |seat| Seated::guest(&format!("Guest{seat}"));
    Seat::all(seats).map(guest).collect()
}

/// Plays a random game from this seed, at most this many steps, and shows every step to `look`: the game and the news
/// that led there.
pub(crate) fn random_game<G: Board>(
    seed: &Seed,
    seats: u8,
    options: &G::Options,
    most: usize,
    mut look: impl FnMut(&G, &Journal<G::Event>),
) {
    let mut rng = Rng::new(seed);
    let mut journal = Journal::open();
    let mut game = G::setup(seats, options, &mut rng, &mut journal);
    let mut legal = Vec::new();
    for _ in 0..most {
        look(&game, &journal);
        journal.clear();
        let Some(seat) = game.waiting().anyone().first() else { return };
        legal.clear();
        game.legal(seat, &mut legal);
        let action = legal[rng.below(legal.len() as u32) as usize];
        game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
    }
}

/// Draws the table for a viewer and tells them what they heard, in every language.
pub(crate) fn draw_and_tell<G: Board>(game: &G, journal: &Journal<G::Event>, viewer: Viewer, guests: &[Seated]) {
    for lang in Lang::ALL {
        let (_, drawn) = drawn(game, viewer, lang, guests);
        assert!(!drawn.contains(" style="));
        let scene = Scene::new(lang, viewer.seat(), guests);
        for event in journal.heard_by(viewer) {
            let line = G::tell(event, &scene);
            assert!(line.is_none_or(|line| !line.is_empty() && !line.contains(['{', '}'])), "{event}");
        }
    }
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
    let scene = Scene::new(lang, viewer.seat(), guests);
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
