//! §6, §7: the end of a round and of the game.

use table::{Game, SeatSet};

use crate::testing::{A, B, C, Scene};
use crate::{End, Event, GOAL, Stage};

#[test]
fn a_round_is_over_when_everybody_has_placed() {
    let mut scene = Scene::draft(2, &[]);
    scene.grab(A, 1).place_idly(A);
    assert_eq!(scene.game.round, 1);
    scene.place_idly(B);
    assert!(scene.news().contains(&Event::RoundOver { round: 1, points: scene.game.totals() }));
    assert_eq!(scene.game.round, 2);
}

#[test]
fn who_reaches_25_ends_the_game_after_the_round() {
    let mut scene = Scene::draft(3, &[]);
    scene.game.points[A] = GOAL;
    scene.grab(A, 1).grab(B, 2).place_idly(A).place_idly(B);
    assert_eq!(scene.game.outcome(), None);
    scene.place_idly(C);
    assert_eq!(scene.news().last(), Some(&Event::GameOver { reason: End::Goal, points: scene.game.totals() }));
    assert_eq!(scene.game.outcome().unwrap().winners(), SeatSet::only(A));
}

#[test]
fn a_game_of_24_points_goes_on() {
    let mut scene = Scene::draft(2, &[]);
    scene.game.points[B] = GOAL - 1;
    scene.idle_round();
    assert_eq!((scene.game.stage, scene.game.round), (Stage::Draft, 2));
}

#[test]
fn most_points_win_even_if_another_reached_25_too() {
    let mut scene = Scene::draft(2, &[]);
    (scene.game.points[A], scene.game.points[B]) = (GOAL, GOAL + 6);
    scene.idle_round();
    assert_eq!(scene.game.outcome().unwrap().winners(), SeatSet::only(B));
}

#[test]
fn the_game_ends_when_the_deck_has_no_further_line() {
    for (seats, rounds) in [(2, 31), (3, 20), (4, 15), (5, 11)] {
        let mut scene = Scene::draft(seats, &[]);
        for round in 1..=rounds {
            assert_eq!((scene.game.round, scene.game.outcome()), (round, None));
            scene.idle_round();
        }
        assert_eq!(scene.news().last(), Some(&Event::GameOver { reason: End::Deck, points: scene.game.totals() }));
        assert_eq!(scene.game.pile.left(), 64 - (rounds + 1) * seats);
        assert_eq!(scene.game.outcome().unwrap().winners(), SeatSet::all(seats));
    }
}
