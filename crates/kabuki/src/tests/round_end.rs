//! §7: the end of a round.

use table::{Game, Waiting};

use crate::testing::{A, B, Scene, actor};
use crate::{Curtain, Event, Kabuki, Mask, Miss, Missed, PhaseView};

use Mask::{Blue1, Green1, Red1};

/// Gives all masks away, nobody cries; the window of the last one is open. With 50 masks and two seats B placed it.
fn played_to_the_last_mask() -> Scene {
    let mut scene = Scene::quick(2, &[]);
    scene.turn(A).place_all(&[1; 50]);
    scene
}

#[test]
fn the_round_ends_when_the_deck_is_out() {
    let mut scene = played_to_the_last_mask();
    scene.time();
    let tokens = table::BySeat::all(2, 5);
    assert_eq!(scene.news()[0], Event::RoundOver { round: 1, reason: Curtain::LastMask { seat: B }, tokens });
}

#[test]
fn the_round_ends_when_somebody_loses_the_last_token() {
    let mut scene = Scene::quick(2, &[Blue1, Red1]);
    scene.game.tokens[B] = 1;
    scene.game.in_box += 4;
    scene.turn(A).place(1).stop(B);
    // The stack is still shown to everybody before the curtain falls.
    assert!(matches!(scene.seen_by(A).phase, PhaseView::Checking { .. }));
    scene.time();
    let tokens = table::BySeat::from_fn(2, |seat| if seat == A { 5 } else { 0 });
    assert_eq!(scene.news()[1], Event::RoundOver { round: 1, reason: Curtain::LastToken { seat: B }, tokens });
}

#[test]
fn a_new_round_is_set_up_like_the_first() {
    let mut scene = played_to_the_last_mask();
    scene.game.tokens[A] -= 2;
    scene.game.tokens[B] += 2;
    scene.time();
    assert_eq!(scene.news()[1], Event::RoundBegan { round: 2, starter: B, tokens: 5, masks: 50 });
    assert_eq!(scene.tokens(), [5, 5]);
    assert_eq!(scene.game.in_box, 14);
    let view = scene.seen_by(A);
    assert_eq!((view.round, view.deck), (2, 50));
    assert!(view.actors.iter().all(|face| face.top.is_none()));
    assert_eq!(view.rounds[0].map(|tokens| tokens.as_slice().to_vec()), Some(vec![3, 7]));
    assert_eq!(scene.game.waiting(), Waiting::turn(B));
}

#[test]
fn the_deck_is_shuffled_anew() {
    let mut scene = played_to_the_last_mask();
    let before: Vec<Mask> = scene.game.masks.iter().collect();
    scene.time();
    let after: Vec<Mask> = scene.game.masks.iter().collect();
    assert_ne!(before, after);
}

#[test]
fn three_rounds_and_the_game_is_over() {
    let mut scene = Scene::quick(2, &[]);
    for round in 1..=3 {
        assert_eq!(scene.seen_by(A).round, round);
        scene.turn(scene.game.active).place_all(&[1; 50]);
        scene.time();
    }
    assert_eq!(scene.game.waiting(), Waiting::OVER);
    assert_eq!(scene.seen_by(B).phase, PhaseView::Over);
    assert!(Kabuki::outcome(&scene.game).is_some());
}

#[test]
fn after_a_round_everybody_sees_what_got_through() {
    let mut scene = Scene::quick(3, &[Blue1, Blue1, Green1, Green1, Blue1, Red1]);
    scene.turn(A).place_all(&[1, 1, 2, 2, 1]);
    // The third blue mask is caught, so it is not among those that got through.
    scene.stop(A).time().place(3);
    assert_eq!(scene.seen_by(A).missed, Missed::NONE);
    scene.game.in_box += scene.game.tokens[A] - 1;
    scene.game.tokens[A] = 1;
    scene.stop(A).time();
    let miss = |placer, mask, number| Miss { placer, mask, actor: actor(number), matches: 1 };
    let missed: Vec<Miss> = scene.seen_by(A).missed.iter().collect();
    assert_eq!(missed, [miss(B, Blue1, 1), miss(A, Green1, 2)]);
    scene.turn(A);
    assert_eq!(scene.seen_by(A).missed, Missed::NONE);
}

#[test]
fn there_is_room_for_all_that_can_get_through() {
    let mut scene = played_to_the_last_mask();
    scene.time();
    assert_eq!(scene.seen_by(A).missed.len(), 40);
}
