//! §3: the draft, and that nobody waits for a slower one.

use table::{Game, SeatSet};

use crate::testing::{A, B, C, D, Scene, at, card, position};
use crate::{Action, Event, How, Stage};

#[test]
fn cards_are_taken_in_order_from_the_start_player() {
    let mut scene = Scene::draft(4, &[]);
    assert_eq!(scene.game.waiting().must, SeatSet::only(A));
    scene.grab(A, 3);
    assert_eq!(scene.game.waiting().must, SeatSet::from_iter([A, B]));
    scene.grab(B, 1);
    assert_eq!(scene.game.waiting().must, SeatSet::from_iter([A, B, C]));
}

#[test]
fn the_last_card_goes_to_the_last_seat_by_itself() {
    let mut scene = Scene::draft(3, &["FFPTGT", "TTGPFP", "PPFGTG", "GGTFPF", "FGTGPF", "TFPFGT"]);
    scene.grab(A, 1).grab(B, 3);
    let left = Event::Grabbed { seat: C, position: position(2), card: card("FGTGPF"), how: How::Left };
    assert_eq!(scene.news()[1], left);
    assert_eq!(scene.game.waiting().must, SeatSet::all(3));
}

#[test]
fn who_has_a_card_may_place_it_before_the_others_have_grabbed() {
    let mut scene = Scene::draft(4, &[]);
    scene.grab(A, 1).place(A, at(2, 0)).grab(B, 2).place(B, at(2, 0));
    assert_eq!(scene.game.waiting().must, SeatSet::only(C));
    scene.grab(C, 3);
    assert_eq!(scene.game.waiting().must, SeatSet::from_iter([C, D]));
}

#[test]
fn all_who_have_a_card_place_at_the_same_time_in_any_order() {
    let orders = [[A, B, C], [C, B, A], [B, A, C]];
    let games = orders.map(|order| {
        let mut scene = Scene::draft(3, &[]);
        scene.grab(A, 1).grab(B, 2);
        order.iter().for_each(|&seat| {
            scene.place(seat, at(0, 3));
        });
        scene.game
    });
    assert_eq!(games[0], games[1]);
    assert_eq!(games[0], games[2]);
    assert_eq!(games[0].round, 2);
}

#[test]
fn the_seat_to_the_left_starts_the_next_round() {
    let mut scene = Scene::draft(3, &[]);
    let mut starts = Vec::new();
    for _ in 0..4 {
        starts.push(scene.game.start);
        scene.idle_round();
    }
    assert_eq!(starts, [A, B, C, A]);
}

#[test]
fn a_taken_card_is_no_longer_offered() {
    let mut scene = Scene::draft(3, &[]);
    scene.grab(A, 2);
    assert_eq!(scene.legal(B), [Action::Grab(position(1)), Action::Grab(position(3))]);
    assert_eq!(scene.seen_by(C).line.as_slice()[1].taken, Some(A));
    assert_eq!(scene.game.stage, Stage::Draft);
}
