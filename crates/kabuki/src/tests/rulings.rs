//! The rulings of the README, each by its number.

use table::{Game, SeatSet, Viewer};

use crate::testing::{A, B, C, Scene, actor};
use crate::{Action, Curtain, Event, Mask, PhaseView, Refusal};

use Mask::{Blue1, Blue2, Blue3, Green1, Red1, Yellow1};

/// Tokens moved between a seat and the box, to be near the end of a round.
fn leave(scene: &mut Scene, seat: table::Seat, tokens: u8) {
    scene.game.in_box += scene.game.tokens[seat] - tokens;
    scene.game.tokens[seat] = tokens;
}

#[test]
fn ruling_1_the_placer_may_not_stop_their_own_mask() {
    let mut scene = Scene::quick(3, &[Blue1, Blue1]);
    scene.turn(A).place_all(&[1, 1]);
    assert_eq!(scene.refusal(B, Action::Stop), Some(Refusal::OwnMask));
    assert!(!scene.game.waiting().anyone().contains(B));
    let mut scene = Scene::untimed(3, &[Blue1]);
    scene.turn(A).place(1);
    assert_eq!(scene.refusal(A, Action::Stop), Some(Refusal::OwnMask));
}

#[test]
fn ruling_2_a_stop_counts_from_the_placing_until_the_next_mask_is_turned() {
    let mut scene = Scene::quick(3, &[Blue1, Blue1]);
    assert_eq!(scene.refusal(B, Action::Stop), Some(Refusal::WindowClosed));
    scene.turn(A);
    assert_eq!(scene.refusal(B, Action::Stop), Some(Refusal::WindowClosed));
    scene.place(1);
    assert_eq!(scene.refusal(B, Action::Stop), None);
    scene.time();
    assert_eq!(scene.refusal(B, Action::Stop), None);
    scene.turn(B);
    assert_eq!(scene.refusal(C, Action::Stop), Some(Refusal::WindowClosed));
}

#[test]
fn ruling_2_after_the_last_mask_the_window_opens_once_and_only_time_closes_it() {
    let mut scene = Scene::quick(2, &[]);
    scene.turn(A).place_all(&[1; 50]);
    assert_eq!(scene.game.waiting().may, SeatSet::only(A));
    assert_eq!(scene.limit_ms(), Some(5_000));
    assert_eq!(scene.legal(A), [Action::Stop]);
    assert_eq!(scene.refusal(A, Action::Turn), Some(Refusal::DeckEmpty));
    scene.stop(A);
    // Five of each kind lie in one stack: four match the last.
    assert_eq!(scene.tokens(), [9, 1]);
    scene.time();
    assert!(matches!(scene.news()[1], Event::RoundOver { reason: Curtain::LastMask { seat: B }, .. }));
}

#[test]
fn ruling_3_nobody_pays_more_than_they_have_and_the_round_ends() {
    let mut scene = Scene::quick(3, &[Blue1, Blue1, Blue1, Blue1]);
    leave(&mut scene, A, 2);
    scene.turn(A).place_all(&[1, 1, 1, 1]).stop(C);
    assert_eq!(scene.news().last(), Some(&Event::Caught { stopper: C, placer: A, matches: 3, paid: 2 }));
    assert_eq!(scene.tokens(), [0, 5, 7]);
    scene.time();
    assert!(matches!(scene.news()[1], Event::RoundOver { reason: Curtain::LastToken { seat: A }, .. }));
}

#[test]
fn ruling_4_a_wrong_stop_that_costs_the_last_token_ends_the_round() {
    let mut scene = Scene::quick(3, &[Blue1]);
    leave(&mut scene, C, 1);
    scene.turn(A).place(1).stop(C).time();
    assert!(matches!(scene.news()[1], Event::RoundOver { reason: Curtain::LastToken { seat: C }, .. }));
}

#[test]
fn ruling_5_who_lost_the_last_token_starts_the_next_round() {
    let mut scene = Scene::quick(3, &[Blue1, Blue1]);
    leave(&mut scene, B, 1);
    scene.turn(A).place_all(&[1, 1]).stop(C).time();
    assert_eq!(scene.news()[2], Event::RoundBegan { round: 2, starter: B, tokens: 5, masks: 50 });
}

#[test]
fn ruling_5_if_the_deck_ran_out_who_placed_the_last_mask_starts_the_next_round() {
    let mut scene = Scene::quick(3, &[]);
    // Of fifty masks at three seats, A places the first and B the last.
    scene.turn(A).place_all(&[1; 50]).time();
    assert_eq!(scene.news()[1], Event::RoundBegan { round: 2, starter: B, tokens: 5, masks: 50 });
}

#[test]
fn ruling_6_masks_of_one_color_but_different_kinds_do_not_match() {
    let mut scene = Scene::quick(2, &[Blue1, Blue2, Blue3]);
    scene.turn(A).place_all(&[1, 1, 1]).stop(B);
    assert_eq!(scene.news().last(), Some(&Event::Mistaken { stopper: B }));
}

#[test]
fn ruling_7_only_the_top_masks_are_public_and_the_order_is_kept_after_a_check() {
    let mut scene = Scene::quick(2, &[Blue1, Red1, Green1]);
    scene.turn(A).place_all(&[1, 1, 1]);
    let tops = |scene: &Scene| scene.seen_by(B).actors.map(|face| face.top);
    assert_eq!(tops(&scene), [Some(Green1), None, None, None]);
    assert_eq!(scene.refusal(B, Action::Cover), Some(Refusal::NothingOpen));
    scene.stop(B).time();
    assert_eq!(tops(&scene), [Some(Green1), None, None, None]);
    assert_eq!(*scene.game.masks.stack(actor(1)), [Blue1, Red1, Green1]);
}

#[test]
fn ruling_8_each_round_is_scored_by_the_tokens_held_at_its_end() {
    let mut scene = Scene::quick(2, &[Blue1, Blue1]);
    leave(&mut scene, B, 1);
    scene.turn(A).place_all(&[1, 1]).stop(A).time();
    assert_eq!(scene.seen_by(A).points().as_slice(), [6, 0]);
    assert_eq!(scene.tokens(), [5, 5]);
}

#[test]
fn ruling_9_somebody_may_hold_more_tokens_than_they_began_with() {
    let mut scene = Scene::quick(2, &[Blue1, Blue1, Blue1, Blue1]);
    scene.turn(A).place_all(&[1, 1, 2, 1]).stop(A);
    assert_eq!(scene.tokens(), [7, 3]);
}

#[test]
fn ruling_10_the_victory_is_shared() {
    let mut scene = Scene::quick(2, &[]);
    for _ in 0..3 {
        scene.turn(scene.game.active).place_all(&[1; 50]).time();
    }
    assert_eq!(scene.game.outcome().unwrap().winners(), SeatSet::all(2));
}

#[test]
fn ruling_11_only_the_stack_of_the_last_mask_is_checked() {
    // Actor 1 has a double that nobody cried at; the mask on actor 2 is new.
    let mut scene = Scene::quick(2, &[Blue1, Blue1, Red1]);
    scene.turn(A).place_all(&[1, 1, 2]).stop(B);
    let stack = [Red1].into_iter().collect();
    assert_eq!(scene.news()[1], Event::Revealed { actor: actor(2), masks: stack });
    assert_eq!(scene.tokens(), [5, 4]);
}

#[test]
fn ruling_12_five_masks_of_a_kind_can_not_all_go_to_different_actors() {
    let mut scene = Scene::quick(2, &[Blue1; 5]);
    scene.turn(A).place_all(&[1, 2, 3, 4]);
    scene.time().time();
    for number in 1..=4 {
        let mut bluff = scene.fork();
        bluff.place(number);
        assert_eq!(bluff.game.masks.matches(), 1);
    }
}

#[test]
fn ruling_13_a_mask_is_stopped_once() {
    let mut scene = Scene::quick(3, &[Blue1, Blue1, Yellow1]);
    scene.turn(A).place_all(&[1, 1]).stop(A);
    assert_eq!(scene.refusal(C, Action::Stop), Some(Refusal::AlreadyStopped));
    scene.time();
    assert_eq!(scene.seen_by(A).phase, PhaseView::Placing { mask: Yellow1 });
    assert_eq!(scene.refusal(A, Action::Stop), Some(Refusal::WindowClosed));
}

#[test]
fn ruling_14_a_wrong_stop_at_the_last_mask_that_costs_the_last_token_ends_the_round() {
    // A deck whose last mask is the only one on actor 2.
    let mut scene = Scene::quick(2, &[]);
    leave(&mut scene, A, 1);
    scene.turn(A).place_all(&[1; 49]).time().time().place(2);
    assert_eq!(scene.game.active, B);
    scene.stop(A).time();
    assert!(matches!(scene.news()[1], Event::RoundOver { reason: Curtain::LastToken { seat: A }, .. }));
    assert!(matches!(scene.news()[2], Event::RoundBegan { starter: A, .. }));
    assert!(scene.heard_by(Viewer::Seat(B)).len() == 3);
}
