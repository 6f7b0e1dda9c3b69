//! Books that do not balance are found.

use table::Game;

use crate::cards::Cards;
use crate::components::Sets;
use crate::state::{Phase, Rinpa};

use crate::testing::{Position, cards};

/// What the audit says of a game in which something was changed behind the back of the rules.
fn finding(change: impl FnOnce(&mut Rinpa)) -> String {
    let scene = Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]).scene().play(&["A K6"]);
    let mut game = scene.game;
    change(&mut game);
    game.audit().expect_err("the books do not balance")
}

#[test]
fn a_card_in_two_places_is_found() {
    assert_eq!(finding(|game| game.hands[1] = cards("K11 S3")), "S3 in two places");
    assert_eq!(finding(|game| game.hands[1] = cards("K11 K1")), "K1 in two places");
}

#[test]
fn a_card_that_is_played_and_still_in_hand_is_found() {
    let found = finding(|game| game.trick.play("K11".parse().expect("a card")));
    assert_eq!(found, "the trick has K6 K11, one of them twice or not laid");
    let found = finding(|game| game.trick.play("K6".parse().expect("a card")));
    assert_eq!(found, "the trick has K6, one of them twice or not laid");
}

#[test]
fn a_lost_card_is_found() {
    assert_eq!(finding(|game| game.hands[1] = cards("K11")), "missing S2, not of this deck ");
    assert_eq!(finding(|game| game.laid -= cards("H1")), "missing H1, not of this deck ");
}

#[test]
fn a_foreign_card_is_found() {
    let found = finding(|game| game.options.deck = crate::Deck::Small);
    assert!(found.starts_with("missing , not of this deck S1"), "{found}");
}

#[test]
fn a_hand_of_the_wrong_size_is_found() {
    let found = finding(|game| {
        game.hands[1] = cards("K11 S2 S3");
        game.hands[2] = cards("K10");
    });
    assert_eq!(found, "B holds 3 cards instead of 2");
    let found = finding(|game| {
        game.hands[4] = cards("K11 S2");
        game.hands[1] = Cards::NONE;
    });
    assert_eq!(found, "B holds 0 cards instead of 2");
}

#[test]
fn a_hand_of_nobody_is_found() {
    let found = finding(|game| {
        game.hands[4] = cards("H1");
        game.laid -= cards("H1");
    });
    assert_eq!(found, "somebody holds cards who is not at the table");
}

#[test]
fn a_set_given_out_wrongly_is_found() {
    let dead = "S7-10 S11-12 H1-6 H7-10 H11-12 I1-6 I7-10 I11-12";
    let set = |name: &str| Sets::NONE.with(name.parse().expect("a test writes the notation"));
    assert_eq!(finding(|game| game.won[0] = set("H1-6")), "H1-6 given out twice");
    assert_eq!(finding(|game| game.won[0] = set("S1-6")), format!("{dead} complete, but S1-6 {dead} given out"));
    assert_eq!(finding(|game| game.dead = Sets::NONE), format!("{dead} complete, but  given out"));
}

#[test]
fn a_phase_that_does_not_fit_is_found() {
    assert_eq!(finding(|game| game.phase = Phase::Over), "Over does not fit the table");
    assert_eq!(finding(|game| game.phase = Phase::Take), "Take does not fit the table");
    assert_eq!(finding(|game| game.turn = game.turn.left(1, 4)), "Play does not fit the table");
    let found = finding(|game| game.scores.add(table::BySeat::all(4, 12)));
    assert_eq!(found, "Play does not fit the table", "the only deal is finished already");
}

#[test]
fn hands_that_make_no_game_are_refused() {
    assert_eq!(Position::of(&["K6 S1", "K6 S2", "K10 S3"]).validate(), Err("K6 in two places".to_string()));
    assert_eq!(Position::of(&["K6", "S2 S1", "K10 S3"]).validate(), Err("A holds 1 cards instead of 2".to_string()));
    assert_eq!(Position::of(&["", "", ""]).validate(), Err("Play does not fit the table".to_string()));
}
