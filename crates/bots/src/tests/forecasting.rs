//! A forecaster's chances are those of the game.

use table::{Game, Seat, Viewer};

use super::nim::{Nim, NimMind, Take};
use super::rng;
use crate::Forecaster;

#[test]
fn where_one_move_is_left_the_chances_are_certain() {
    let game = Nim::of(1);
    let chances = Forecaster::new(NimMind, rng(1)).chances(&game.view(Viewer::Spectator), &(), 20);
    assert_eq!((chances[Seat::new(0)], chances[Seat::new(1)]), (1.0, 0.0));
}

#[test]
fn chances_are_those_of_dice_where_dice_play() {
    // Of two sticks, dice take both and win half of the time; of one stick left, the other wins.
    let game = Nim::of(2);
    let chances = Forecaster::new(NimMind, rng(2)).chances(&game.view(Viewer::Spectator), &(), 4_000);
    assert!((chances[Seat::new(0)] - 0.5).abs() < 0.03, "{chances:?}");
    assert!((chances[Seat::new(0)] + chances[Seat::new(1)] - 1.0).abs() < 1e-5);
}

#[test]
fn the_better_of_two_actions_is_better_by_what_it_wins() {
    let game = Nim::of(3);
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let mut forecaster = Forecaster::new(NimMind, rng(3));
    // Taking all three wins at once; taking one leaves two, of which dice take both half of the time.
    let differences = forecaster.compare(Seat::new(0), (Some(Take(3)), Some(Take(1))), &view, &(), 2_000);
    assert_eq!(differences.len(), 2_000);
    assert!(differences.iter().all(|difference| [0.0, 1.0].contains(difference)), "every world is won or lost");
    assert!((differences.iter().sum::<f32>() / 2_000.0 - 0.5).abs() < 0.05);
    let same = forecaster.compare(Seat::new(0), (Some(Take(1)), Some(Take(1))), &view, &(), 50);
    assert_eq!(same, [0.0; 50], "the same action with the same chance is the same");
}
