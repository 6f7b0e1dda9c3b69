//! A forecaster's chances are those of the game.

use table::{Game, Seat, Viewer};

use super::nim::{Nim, Take};
use super::rng;
use crate::Forecaster;

#[test]
fn where_one_move_is_left_the_chances_are_certain() {
    let game = Nim::of(1);
    let chances = Forecaster::<Nim>::new(rng(1)).chances(&game.view(Viewer::Spectator), &(), 20);
    assert_eq!((chances[Seat::new(0)], chances[Seat::new(1)]), (1.0, 0.0));
}

#[test]
fn chances_are_those_of_dice_where_dice_play() {
    // Of two sticks, dice take both and win half of the time; of one stick left, the other wins.
    let game = Nim::of(2);
    let chances = Forecaster::<Nim>::new(rng(2)).chances(&game.view(Viewer::Spectator), &(), 4_000);
    assert!((chances[Seat::new(0)] - 0.5).abs() < 0.03, "{chances:?}");
    assert!((chances[Seat::new(0)] + chances[Seat::new(1)] - 1.0).abs() < 1e-5);
}

#[test]
fn the_better_of_two_actions_is_better_by_what_it_wins() {
    let game = Nim::of(3);
    let view = game.view(Viewer::Seat(Seat::new(0)));
    let mut forecaster = Forecaster::<Nim>::new(rng(3));
    // Taking all three wins at once; taking one leaves two, of which dice take both half of the time.
    let difference = forecaster.compare(Seat::new(0), (Some(Take(3)), Some(Take(1))), &view, &(), 2_000);
    assert!((difference.mean - 0.5).abs() < 0.05, "{difference:?}");
    assert!(difference.standard_error > 0.0 && difference.standard_error < 0.02, "{difference:?}");
    let same = forecaster.compare(Seat::new(0), (Some(Take(1)), Some(Take(1))), &view, &(), 50);
    assert_eq!((same.mean, same.standard_error), (0.0, 0.0), "the same action with the same chance is the same");
}
