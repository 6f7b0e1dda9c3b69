//! What is refused, and in which words.

use crate::testing::{A, B, C, Scene, actor};
use crate::{Action, Mask, Refusal};

const PLACE: Action = Action::Place(crate::Actor::ALL[0]);
const ALL: [Action; 5] = [Action::Turn, PLACE, Action::Stop, Action::Pass, Action::Cover];

/// What each action is refused with, if it is.
fn refusals(scene: &Scene, seat: table::Seat) -> [Option<Refusal>; 5] {
    ALL.map(|action| scene.refusal(seat, action))
}

#[test]
fn before_the_first_mask() {
    use Refusal::{NothingOpen, NothingToPlace, OtherSeatTurns, WindowClosed};
    let scene = Scene::quick(3, &[]);
    let rest = [Some(NothingToPlace), Some(WindowClosed), Some(WindowClosed), Some(NothingOpen)];
    assert_eq!(refusals(&scene, A)[0], None);
    assert_eq!(refusals(&scene, B)[0], Some(OtherSeatTurns(A)));
    assert_eq!(refusals(&scene, A)[1..], rest);
    assert_eq!(refusals(&scene, B)[1..], rest);
}

#[test]
fn while_a_mask_is_shown() {
    use Refusal::{NothingOpen, OtherSeatPlaces, PlaceFirst, WindowClosed};
    let mut scene = Scene::quick(3, &[]);
    scene.turn(A);
    let rest = [Some(WindowClosed), Some(WindowClosed), Some(NothingOpen)];
    assert_eq!(refusals(&scene, A)[..2], [Some(PlaceFirst), None]);
    assert_eq!(refusals(&scene, C)[..2], [Some(PlaceFirst), Some(OtherSeatPlaces(A))]);
    assert_eq!(refusals(&scene, C)[2..], rest);
}

#[test]
fn while_a_window_is_open() {
    use Refusal::{NothingOpen, NothingToPlace, OtherSeatTurns, OwnMask, SilencePasses, TooEarly};
    let mut scene = Scene::quick(3, &[]);
    scene.turn(A).place(1);
    let rest = [Some(SilencePasses), Some(NothingOpen)];
    assert_eq!(refusals(&scene, B)[..3], [Some(TooEarly), Some(NothingToPlace), None]);
    assert_eq!(refusals(&scene, C)[..3], [Some(OtherSeatTurns(B)), Some(NothingToPlace), None]);
    assert_eq!(refusals(&scene, A)[..3], [Some(OtherSeatTurns(B)), Some(NothingToPlace), Some(OwnMask)]);
    assert_eq!(refusals(&scene, B)[3..], rest);
}

#[test]
fn while_answers_are_given() {
    use Refusal::{AlreadyAnswered, AnswersFirst, NothingOpen, NothingToPlace, OwnMask};
    let mut scene = Scene::untimed(3, &[]);
    scene.turn(A).place(1).pass(B);
    let blocked = [Some(AnswersFirst), Some(NothingToPlace)];
    assert_eq!(refusals(&scene, A)[..2], blocked);
    assert_eq!(refusals(&scene, A)[2..], [Some(OwnMask), Some(OwnMask), Some(NothingOpen)]);
    assert_eq!(refusals(&scene, B)[2..], [Some(AlreadyAnswered), Some(AlreadyAnswered), Some(NothingOpen)]);
    assert_eq!(refusals(&scene, C)[2..], [None, None, Some(NothingOpen)]);
}

#[test]
fn while_a_stack_is_open() {
    use Refusal::{AlreadyAnswered, AlreadyStopped, CheckFirst, NothingToPlace, TimeCovers, WindowClosed};
    let mut scene = Scene::quick(3, &[]);
    scene.turn(A).place(1).stop(C);
    let blocked = [Some(CheckFirst), Some(NothingToPlace), Some(AlreadyStopped), Some(WindowClosed)];
    assert_eq!(refusals(&scene, B)[..4], blocked);
    assert_eq!(refusals(&scene, B)[4], Some(TimeCovers));
    let mut scene = Scene::untimed(3, &[]);
    scene.turn(A).place(1).stop(B).pass(C).cover(B);
    assert_eq!(refusals(&scene, A)[..4], blocked);
    assert_eq!(refusals(&scene, A)[4], None);
    assert_eq!(refusals(&scene, B)[4], Some(AlreadyAnswered));
}

#[test]
fn when_the_game_is_over() {
    let mut scene = Scene::quick(2, &[]);
    for _ in 0..3 {
        scene.turn(scene.game.active).place_all(&[1; 50]).time();
    }
    assert_eq!(refusals(&scene, A), [Some(Refusal::Over); 5]);
}

#[test]
fn every_refusal_names_its_rule() {
    use Refusal::*;
    let all = [
        OwnMask,
        WindowClosed,
        AlreadyStopped,
        AlreadyAnswered,
        SilencePasses,
        TooEarly,
        OtherSeatTurns(B),
        PlaceFirst,
        AnswersFirst,
        CheckFirst,
        DeckEmpty,
        OtherSeatPlaces(B),
        NothingToPlace,
        NothingOpen,
        TimeCovers,
        Over,
    ];
    assert!(all.iter().all(|refusal| refusal.to_string().contains("(§")));
    let own = "you placed this mask yourself: only the others may cry stop (§5)";
    assert_eq!(OwnMask.to_string(), own);
}

#[test]
fn a_late_stop_is_refused_and_changes_nothing() {
    let mut scene = Scene::quick(4, &[Mask::Blue1, Mask::Blue1]);
    scene.turn(A).place_all(&[1, 1]).stop(C);
    assert_eq!(scene.tokens(), [5, 4, 6, 5]);
    assert_eq!(scene.refusal(A, Action::Stop), Some(Refusal::AlreadyStopped));
    assert_eq!(scene.game.masks.height(actor(1)), 2);
}

#[test]
fn while_only_time_runs_nobody_is_told_to_wait_for_a_seat() {
    use table::{Game as _, Input, Journal, Seed, Table};

    let mut journal = Journal::closed();
    let mut table =
        Table::<crate::Kabuki>::open(3, Default::default(), Seed::numbered(1, 1), &mut journal).expect("a table");
    // Everybody takes the first legal action, and seats that may stop do, until a check is shown.
    while !table.game().waiting().anyone().is_empty() {
        let seat = table.game().waiting().anyone().iter().next().expect("somebody can act");
        let mut actions = Vec::new();
        table.game().legal(seat, &mut actions);
        table.put(Input::Choose(seat, actions[0]), &mut journal).expect("it is legal");
    }
    assert!(table.game().waiting().limit_ms.is_some(), "only time runs");
    let refused = table.check(Input::Choose(A, Action::Stop)).expect_err("nobody can act");
    assert_eq!(refused.to_string(), "it is not seat A's turn: wait until the time limit runs out");
}
