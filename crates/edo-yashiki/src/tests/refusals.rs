//! What is refused, and that the reason says what to do.

use crate::testing::{A, B, C, Scene, at, position};
use crate::{Action, Refusal};

fn words(scene: &Scene, seat: table::Seat, action: Action) -> String {
    scene.refusal(seat, action).expect("the rules forbid it").to_string()
}

#[test]
fn a_forbidden_cover_names_what_it_would_cover() {
    let mut scene = Scene::draft(2, &["PTTFGG", "GGFFPT", "GGTFPF", "TPGPTF", "FFPTGT"]);
    scene.grab(A, 1).place(A, at(2, 2)).place_idly(B).grab(B, 2);
    assert_eq!(
        words(&scene, A, Action::Place(at(1, 1))),
        "the card would cover part of a row of 4 garden squares: three or more in line may not be covered (§4)"
    );
}

#[test]
fn a_card_apart_from_the_house_is_refused() {
    let mut scene = Scene::draft(2, &[]);
    scene.grab(A, 1);
    let apart = "the card must overlap your house or share an edge of a square with it (§4)";
    assert_eq!(words(&scene, A, Action::Place(at(5, 5))), apart);
    assert_eq!(words(&scene, A, Action::Place(at(-128, 127))), apart);
}

#[test]
fn before_a_rush() {
    let mut scene = Scene::rush(3, &[]);
    assert_eq!(scene.refusal(A, Action::Settle), Some(Refusal::StartPlayerBegins));
    assert_eq!(words(&scene, A, Action::Hajime), "wait until all hands are on laps: seat B and C not yet (§3)");
    assert_eq!(scene.refusal(B, Action::Hajime), Some(Refusal::OtherSeatBegins { start: A }));
    scene.settle(B);
    assert_eq!(scene.refusal(B, Action::Settle), Some(Refusal::AlreadySettled));
    scene.settle(C).hajime(A);
    assert_eq!(scene.refusal(B, Action::Settle), Some(Refusal::NoHandsNeeded));
    assert_eq!(scene.refusal(A, Action::Hajime), Some(Refusal::NoHandsNeeded));
}

#[test]
fn grabbing_out_of_turn_twice_or_too_far() {
    let mut scene = Scene::draft(3, &[]);
    let grab = |number| Action::Grab(position(number));
    assert_eq!(scene.refusal(B, grab(1)), Some(Refusal::NotYourTurn { drafter: Some(A) }));
    assert_eq!(scene.refusal(A, grab(4)), Some(Refusal::NoSuchCard { position: position(4), cards: 3 }));
    scene.grab(A, 1);
    assert_eq!(scene.refusal(A, grab(2)), Some(Refusal::PlaceFirst));
    assert_eq!(scene.refusal(B, Action::Place(at(0, 3))), Some(Refusal::NothingToPlace));
    scene.place_idly(A);
    assert_eq!(scene.refusal(A, grab(2)), Some(Refusal::AlreadyPlaced));
    let taken = scene.game.line[0].card;
    assert_eq!(words(&scene, B, grab(1)), format!("seat A has {taken} already: choose another card (§3)"));
}

#[test]
fn after_the_game() {
    let mut scene = Scene::draft(2, &[]);
    scene.game.points[A] = 25;
    scene.idle_round();
    for action in [Action::Settle, Action::Hajime, Action::Grab(position(1)), Action::Place(at(0, 3))] {
        assert_eq!(scene.refusal(A, action), Some(Refusal::Over));
    }
}
