//! §8: the end of the game.

use table::{BySeat, Game, Outcome};

use crate::Event;
use crate::state::Phase;
use crate::testing::{A, B, C, Scene};

/// A game that ended with these tokens in its three rounds.
fn ended(rounds: [[u8; 3]; 3]) -> Scene {
    let mut scene = Scene::quick(3, &[]);
    scene.game.rounds = rounds.map(|tokens| Some(BySeat::from_fn(3, |seat| tokens[seat.index()])));
    scene.game.phase = Phase::Over;
    scene
}

#[test]
fn the_tokens_of_three_rounds_are_added_up_and_most_win() {
    let outcome = ended([[5, 3, 7], [5, 9, 0], [5, 4, 6]]).game.outcome().unwrap();
    assert_eq!(outcome.points.as_slice(), [15, 16, 13]);
    assert_eq!(outcome.places.as_slice(), [2, 1, 3]);
}

#[test]
fn who_is_level_shares_the_victory() {
    let outcome: Outcome = ended([[5, 5, 5], [6, 4, 5], [4, 6, 4]]).game.outcome().unwrap();
    assert_eq!(outcome.places.as_slice(), [1, 1, 3]);
    assert_eq!(outcome.winners().iter().collect::<Vec<_>>(), [A, B]);
}

#[test]
fn the_points_are_told_at_the_end() {
    let mut scene = Scene::quick(3, &[]);
    scene.game.round = 2;
    scene.game.rounds = [Some(BySeat::all(3, 5)), Some(BySeat::all(3, 4)), None];
    scene.turn(A).place_all(&[1; 50]);
    assert_eq!(scene.game.outcome(), None);
    scene.time();
    let points = BySeat::all(3, 14);
    assert_eq!(scene.news().last(), Some(&Event::GameOver { points }));
    assert_eq!(scene.game.outcome().unwrap().points, points);
    assert!(scene.legal(C).is_empty());
}
