//! A refused action says which rule forbids it, and what to do instead.

use crate::{Card, Set};

use table::Game;

use crate::testing::{Position, seat};

#[test]
fn a_seat_that_can_follow_must() {
    let scene = Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]).scene().play(&["A K6"]);
    assert_eq!(scene.refusal("B S2"), "you hold a Kōrin card and must follow (§4)");
}

#[test]
fn a_card_is_played_from_the_hand() {
    let scene = Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]).scene();
    assert_eq!(scene.refusal("A K11"), "you do not hold K11: play a card of your hand (§3)");
    assert_eq!(scene.refusal("A H1"), "you do not hold H1: play a card of your hand (§3)");
}

#[test]
fn play_goes_clockwise() {
    let scene = Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]).scene().play(&["A K6"]);
    assert_eq!(scene.refusal("C K10"), "it is seat B's turn, play goes clockwise (§3)");
}

#[test]
fn there_is_nothing_to_take_while_cards_are_played() {
    let scene = Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]).scene();
    assert_eq!(scene.refusal("A take K1-6"), "there is no choice of sets now: play a card (§3)");
}

#[test]
fn a_winner_with_a_choice_takes_first() {
    let scene = Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]).scene();
    let scene = scene.play(&["A K6", "B K11", "C K10", "D K7"]);
    assert_eq!(scene.refusal("B S2"), "you won the trick: first take one of K1-6 K7-10 K11-12 (§7)");
    assert_eq!(
        scene.refusal("B take S1-6"),
        "S1-6 is not a set of the led artist that this trick completed: take one of K1-6 K7-10 K11-12 (§7)"
    );
    assert_eq!(scene.refusal("A take K1-6"), "it is seat B's turn, play goes clockwise (§3)");
}

#[test]
fn nothing_can_be_done_after_the_last_deal() {
    let scene = Position::of(&["K5", "S11", "K6"]).scene().play(&["A K5", "B S11", "C K6"]);
    assert_eq!(scene.game.outcome().map(|outcome| outcome.points[seat("C")]), Some(6));
    assert_eq!(scene.refusal("C K1"), "the last deal has been played: the game is over (§9)");
}

#[test]
fn the_list_and_the_predicate_agree_on_every_action_there_is() {
    let scenes = [
        Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]).scene().play(&["A K6"]),
        Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]).scene().play(&["A K6", "B K11", "C K10", "D K7"]),
        Position::of(&["K5", "S11", "K6"]).scene().play(&["A K5", "B S11", "C K6"]),
    ];
    let actions = Card::ALL.iter().map(crate::Action::Play).chain(Set::all().map(crate::Action::Take));
    for scene in scenes {
        for player in table::Seat::all(scene.game.seats()) {
            let mut legal = Vec::new();
            scene.game.legal(player, &mut legal);
            let allowed: Vec<_> = actions.clone().filter(|&action| scene.game.check(player, action).is_ok()).collect();
            assert_eq!(legal, allowed);
        }
    }
}
