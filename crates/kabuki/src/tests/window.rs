//! §4: the window in which one may cry "Stop!".

use table::{Game, Input, SeatSet, Viewer};

use crate::testing::{A, B, C, D, Scene, actor};
use crate::{Action, Answer, Event, Mask, PhaseView, Refusal, Stage, Window};

const MASKS: [Mask; 3] = [Mask::Blue1, Mask::Blue1, Mask::Red1];

#[test]
fn everybody_but_the_placer_may_cry_whether_or_not_there_is_something_to_catch() {
    let mut scene = Scene::quick(4, &MASKS);
    scene.turn(A).place(1);
    let waiting = scene.game.waiting();
    assert_eq!((waiting.must, waiting.may), (SeatSet::NONE, SeatSet::all(4).without(A)));
    assert!([B, C, D].iter().all(|&seat| scene.legal(seat) == [Action::Stop]));
    assert!(scene.legal(A).is_empty());
}

#[test]
fn nobody_turns_the_next_mask_before_the_shortest_time_is_over() {
    for (window, shortest_ms) in [(Window::Quick, 2_000), (Window::Calm, 4_000)] {
        let mut scene = Scene::new(3, window, &MASKS);
        scene.turn(A).place(1);
        assert_eq!(scene.limit_ms(), Some(shortest_ms));
        assert_eq!(scene.refusal(B, Action::Turn), Some(Refusal::TooEarly));
        scene.time();
        assert_eq!(scene.news(), [Event::MayTurn { seat: B }]);
        assert_eq!(scene.refusal(B, Action::Turn), None);
    }
}

#[test]
fn after_the_shortest_time_the_next_player_alone_may_close_the_window() {
    let mut scene = Scene::quick(3, &MASKS);
    scene.turn(A).place(1).time();
    assert_eq!(scene.legal(B), [Action::Turn, Action::Stop]);
    assert_eq!(scene.legal(C), [Action::Stop]);
    assert_eq!(scene.refusal(C, Action::Turn), Some(Refusal::OtherSeatTurns(B)));
    scene.turn(B);
    assert_eq!(scene.news(), [Event::Turned { seat: B, mask: Mask::Blue1 }]);
    assert_eq!(scene.refusal(C, Action::Stop), Some(Refusal::WindowClosed));
}

#[test]
fn after_the_longest_time_the_next_mask_is_turned_by_itself() {
    for (window, longest_ms) in [(Window::Quick, 5_000), (Window::Calm, 12_000)] {
        let mut scene = Scene::new(3, window, &MASKS);
        scene.turn(A).place(1);
        let shortest_ms = scene.limit_ms().unwrap();
        scene.time();
        assert_eq!(shortest_ms + scene.limit_ms().unwrap(), longest_ms);
        scene.time();
        assert_eq!(scene.news(), [Event::Turned { seat: B, mask: Mask::Blue1 }]);
    }
}

#[test]
fn a_race_is_about_one_mask_through_both_stages() {
    let mut scene = Scene::quick(3, &MASKS);
    assert_eq!(scene.game.occasion(), None);
    scene.turn(A).place(1);
    let first = scene.game.occasion();
    assert!(first.is_some());
    scene.time();
    assert_eq!(scene.game.occasion(), first);
    scene.turn(B);
    assert_eq!(scene.game.occasion(), None);
    scene.place(2);
    assert!(scene.game.occasion().is_some_and(|second| Some(second) != first));
}

#[test]
fn one_may_cry_in_both_stages() {
    for stage in [Stage::Held, Stage::Free] {
        let mut scene = Scene::quick(3, &MASKS);
        scene.turn(A).place_all(&[1, 1]);
        if stage == Stage::Free {
            scene.time();
        }
        assert_eq!(scene.seen_by(C).phase, PhaseView::Racing { actor: actor(1), stage });
        scene.stop(A);
        assert_eq!(scene.tokens(), [6, 4, 5]);
    }
}

#[test]
fn without_a_clock_everybody_but_the_placer_must_answer() {
    let mut scene = Scene::untimed(3, &MASKS);
    scene.turn(A).place(1);
    assert_eq!(scene.game.waiting().must, SeatSet::all(3).without(A));
    assert_eq!(scene.limit_ms(), None);
    assert!([B, C].iter().all(|&seat| scene.legal(seat) == [Action::Stop, Action::Pass]));
    scene.pass(C);
    assert_eq!(scene.game.waiting().must, SeatSet::only(B));
    assert!(scene.legal(C).is_empty());
    scene.pass(B);
    assert_eq!(scene.news().last(), Some(&Event::Turned { seat: B, mask: Mask::Blue1 }));
}

#[test]
fn a_secret_answer_is_told_to_its_seat_alone() {
    let answered_by_c = |action| {
        let mut scene = Scene::untimed(3, &MASKS);
        scene.turn(A).place(1).put(Input::Choose(C, action));
        scene
    };
    let (stopped, passed) = (answered_by_c(Action::Stop), answered_by_c(Action::Pass));
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(stopped.heard_by(viewer), [Event::Answered { seat: C, answer: None }]);
        assert_eq!(stopped.heard_by(viewer), passed.heard_by(viewer));
        assert_eq!(stopped.game.view(viewer), passed.game.view(viewer));
    }
    assert_eq!(stopped.heard_by(Viewer::Seat(C)), [Event::Answered { seat: C, answer: Some(Answer::Stop) }]);
    let own = |scene: &Scene| {
        let PhaseView::Answering { own, .. } = scene.seen_by(C).phase else { panic!("B has not answered yet") };
        own
    };
    assert_eq!((own(&stopped), own(&passed)), (Some(Answer::Stop), Some(Answer::Pass)));
}

#[test]
fn among_several_secret_stops_the_first_clockwise_from_the_placers_left_has_it() {
    let mut scene = Scene::untimed(4, &MASKS);
    scene.turn(A).place(1).pass(B).pass(C).pass(D).place(1);
    assert_eq!(scene.game.active, B);
    // The order of answering does not matter: C sits to the left of B.
    scene.stop(A).stop(D).stop(C);
    assert!(scene.news().contains(&Event::Stopped { seat: C, placer: B, actor: actor(1) }));
    assert_eq!(scene.tokens(), [5, 4, 6, 5]);
}

#[test]
fn answers_that_did_not_count_stay_secret() {
    let after = |other: Action| {
        let mut scene = Scene::untimed(4, &MASKS);
        scene.turn(A).place(1).pass(B).stop(C);
        scene.put(Input::Choose(D, other));
        scene
    };
    let (stopped, passed) = (after(Action::Stop), after(Action::Pass));
    for viewer in [A, B, C].map(Viewer::Seat) {
        assert_eq!(stopped.heard_by(viewer), passed.heard_by(viewer));
        assert_eq!(stopped.game.view(viewer), passed.game.view(viewer));
    }
}

#[test]
fn in_a_tie_a_stop_goes_before_a_turn_and_then_the_placers_left_goes_first() {
    let mut scene = Scene::quick(4, &MASKS);
    scene.turn(A).place(1).time().turn(B).place(2).time();
    let order = [(C, Action::Stop), (D, Action::Stop), (A, Action::Stop), (C, Action::Turn)];
    let precedence = order.map(|(seat, action)| scene.game.precedence(seat, action));
    assert!(precedence.is_sorted_by(|one, other| one < other), "{precedence:?}");
}
