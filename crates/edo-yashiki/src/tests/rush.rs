//! §3: the rush: hands on laps, "hajime!", and the first hand on a card.

use table::{Game, SeatSet, Waiting};

use crate::testing::{A, B, C, Scene, at, position};
use crate::{Action, Event, RUSH_MS, Refusal, Stage};

#[test]
fn the_line_lies_open_while_hands_go_on_laps() {
    let mut scene = Scene::rush(3, &[]);
    assert_eq!(scene.game.waiting(), Waiting::together(SeatSet::from_iter([B, C])));
    assert_eq!(scene.seen_by(B).line.as_slice().len(), 3);
    scene.settle(C);
    assert_eq!(scene.seen_by(B).unready, SeatSet::only(B));
    scene.settle(B);
    assert_eq!(scene.game.waiting(), Waiting::turn(A));
    scene.hajime(A);
    assert_eq!(scene.news(), [Event::Hajime { seat: A }]);
}

#[test]
fn nobody_grabs_before_hajime() {
    let mut scene = Scene::rush(2, &[]);
    assert_eq!(scene.refusal(B, Action::Grab(position(1))), Some(Refusal::HandsOnLaps));
    scene.settle(B);
    assert_eq!(scene.refusal(A, Action::Grab(position(1))), Some(Refusal::HandsOnLaps));
}

#[test]
fn after_hajime_everybody_may_grab_first_come_first_served() {
    let mut scene = Scene::rush(3, &[]);
    scene.begin_rush();
    let waiting = Waiting { must: SeatSet::NONE, may: SeatSet::all(3), limit_ms: Some(RUSH_MS) };
    assert_eq!(scene.game.waiting(), waiting);
    scene.grab(C, 2);
    let waiting = Waiting { must: SeatSet::only(C), may: SeatSet::from_iter([A, B]), limit_ms: Some(RUSH_MS) };
    assert_eq!(scene.game.waiting(), waiting);
}

#[test]
fn who_reaches_for_a_taken_card_chooses_again_at_once() {
    let mut scene = Scene::rush(3, &[]);
    scene.begin_rush().grab(C, 2);
    let taken = scene.game.line[1].card;
    assert_eq!(scene.refusal(A, Action::Grab(position(2))), Some(Refusal::Taken { card: taken, by: C }));
    assert!(scene.game.waiting().may.contains(A));
    scene.grab(A, 1);
    assert_eq!(scene.game.hands[A], Some(scene.game.line[0].card));
}

#[test]
fn a_rush_is_about_one_line_while_others_grab_and_place() {
    let mut scene = Scene::rush(3, &[]);
    assert_eq!(scene.game.occasion(), None);
    scene.begin_rush();
    let first = scene.game.occasion();
    assert!(first.is_some());
    scene.grab(C, 2).place_idly(C);
    assert_eq!(scene.game.occasion(), first);
    scene.time().grab(A, 1);
    assert_eq!(scene.game.occasion(), first);
    scene.place_idly(A).place_idly(B);
    assert_eq!(scene.game.occasion(), None);
    scene.begin_rush();
    assert!(scene.game.occasion().is_some_and(|second| Some(second) != first));
}

#[test]
fn the_last_card_needs_no_grabbing() {
    let mut scene = Scene::rush(2, &[]);
    scene.begin_rush().grab(B, 1);
    assert_eq!(scene.game.waiting(), Waiting::together(SeatSet::all(2)));
}

#[test]
fn who_was_quick_may_place_while_the_others_still_grab() {
    let mut scene = Scene::rush(3, &[]);
    scene.begin_rush().grab(B, 1).place(B, at(0, 3));
    assert_eq!(scene.game.waiting().may, SeatSet::from_iter([A, C]));
    assert!(scene.game.waiting().must.is_empty());
}

#[test]
fn when_the_time_is_over_the_rest_choose_in_order() {
    let mut scene = Scene::rush(4, &[]);
    scene.begin_rush().grab(B, 1).time();
    assert_eq!(scene.game.stage, Stage::Draft);
    assert_eq!(scene.game.waiting(), Waiting::together(SeatSet::from_iter([A, B])));
    scene.grab(A, 2).grab(C, 3);
    assert_eq!(scene.game.waiting().must, SeatSet::all(4));
}

#[test]
fn the_next_round_begins_with_hands_on_laps_again() {
    let mut scene = Scene::rush(2, &[]);
    scene.begin_rush().grab(B, 1).place_idly(A).place_idly(B);
    assert_eq!((scene.game.stage, scene.game.start), (Stage::Laps, B));
    assert_eq!(scene.game.waiting(), Waiting::together(SeatSet::only(A)));
}

#[test]
fn among_hands_of_the_same_moment_the_start_player_and_then_the_left_goes_first() {
    let mut scene = Scene::rush(3, &[]);
    scene.begin_rush().grab(A, 1).grab(B, 2);
    for seat in [A, B, C] {
        scene.place_idly(seat);
    }
    scene.begin_rush();
    assert_eq!(scene.game.start, B);
    let grab = Action::Grab(position(1));
    let order = [B, C, A].map(|seat| scene.game.precedence(seat, grab));
    assert_eq!(order, [0, 1, 2]);
    assert!(scene.game.precedence(B, Action::Place(at(0, 3))) > order[2]);
}
