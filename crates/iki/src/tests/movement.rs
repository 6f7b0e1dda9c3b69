//! §8: the walk of the Oyakata: rulings 14 to 17 and 55.

use crate::components::Shop;
use crate::ids::Place;
use crate::phase::Phase;
use crate::testing::{A, B, Desk, card};
use crate::way_of_life::WaySpace;

#[test]
fn ruling_14_the_first_step_leads_from_the_starting_point_to_the_first_space_without_experience() {
    let mut desk = Desk::new(4).employ(A, "C1", "salt", 0).cylinders(&[(WaySpace::One, A)]);
    desk.play("A income");
    assert_eq!(desk.of(A).place.map(Place::index), Some(0));
    assert_eq!(desk.level("C1"), Some(0));
}

#[test]
fn passing_the_starting_point_gives_all_own_professionals_experience() {
    let mut desk = Desk::new(4)
        .employ(A, "C1", "salt", 0)
        .employ(A, "D4", "ukiyoe", 2)
        .employ(B, "C2", "egg", 0)
        .built(A, "B1", "shrine")
        .stand(A, Shop::Exchange)
        .cylinders(&[(WaySpace::One, A)]);
    desk.play("A income");
    assert_eq!((desk.level("C1"), desk.level("C2")), (Some(1), Some(0)));
    assert!(desk.of(A).retired.contains(card("ukiyoe")));
    assert_eq!(desk.of(A).kobun, 2);
}

#[test]
fn ruling_15_every_crossing_of_the_starting_point_counts() {
    let mut desk = Desk::new(4)
        .employ(A, "C1", "salt", 0)
        .stand(A, Shop::Exchange)
        .player(A, |player| player.sandals = 8)
        .cylinders(&[(WaySpace::One, A)]);
    desk.play("A income; A sandal; A sandal; A sandal; A sandal; A sandal; A sandal; A sandal");
    assert_eq!(desk.level("C1"), Some(1));
    desk.play("A sandal");
    assert_eq!(desk.level("C1"), Some(2));
}

#[test]
fn ruling_16_extra_steps_come_after_the_compulsory_ones_and_before_business() {
    let mut desk = Desk::new(4).player(A, |player| player.sandals = 2).cylinders(&[(WaySpace::Two, A)]);
    desk.play("A income");
    assert_eq!(desk.legal(A), ["sandal", "stay"]);
    desk.play("A sandal; A sandal");
    assert_eq!(desk.game.phase, Phase::Business, "without sandals there is nothing more to ask");
    assert_eq!(desk.of(A).place.map(Place::index), Some(3));
}

#[test]
fn ruling_16_a_card_may_retire_in_passing_and_is_gone_before_business() {
    let mut desk = Desk::new(4).employ(A, "A3", "cotton", 2).stand(A, Shop::Exchange).cylinders(&[(WaySpace::One, A)]);
    desk.play("A income; A stay");
    assert_eq!(desk.refusal("A deal A3"), "nobody works in A3: choose a professional (§9)");
}

#[test]
fn ruling_17_sandals_only_lengthen_the_walk_and_none_need_be_spent() {
    let mut desk = Desk::new(4).cylinders(&[(WaySpace::Three, A)]);
    desk.play("A income");
    assert_eq!(desk.of(A).place.map(Place::index), Some(2));
    desk.play("A stay");
    assert_eq!(desk.of(A).sandals, 1);
    assert_eq!(
        desk.refusal("A sandal"),
        "that is not asked now: do business with the shop and one professional, or say that you are done (§9)"
    );
}

#[test]
fn on_space_x_any_distance_from_1_to_4_is_walked() {
    for steps in 1..=4u8 {
        let mut desk = Desk::new(4).cylinders(&[(WaySpace::X, A)]);
        desk.play(&format!("A walk {steps}"));
        assert_eq!(desk.of(A).place.map(Place::index), Some(usize::from(steps) - 1));
    }
    let desk = Desk::new(4).cylinders(&[(WaySpace::X, A)]);
    let refusal = table::Game::check(&desk.game, A, crate::Action::Walk(5)).unwrap_err();
    assert_eq!(refusal.to_string(), "from space X you walk 1 to 4 spaces: choose one of these (§8)");
}

#[test]
fn a_retired_ox_cart_gives_one_optional_step_on_every_move() {
    let mut desk = Desk::new(4)
        .retired(A, "oxcart")
        .player(A, |player| player.sandals = 1)
        .cylinders(&[(WaySpace::One, A), (WaySpace::Two, B)]);
    desk.play("A income; A cart");
    assert_eq!(desk.legal(A), ["sandal", "stay"]);
    assert_eq!(desk.refusal("A cart"), "you have no retired card with an extra step left: stay (§8)");
    desk.play("A sandal; A done; B income");
    assert_eq!(desk.legal(B), ["sandal", "stay"]);
    desk.play("B stay; B done");
    desk = desk.cylinders(&[(WaySpace::One, A)]);
    desk.play("A income");
    assert_eq!(desk.legal(A), ["cart", "stay"]);
}

#[test]
fn ruling_55_an_ox_cart_that_retires_in_passing_helps_in_the_same_move() {
    let mut desk = Desk::new(4)
        .employ(A, "C1", "oxcart", 2)
        .stand(A, Shop::Exchange)
        .player(A, |player| player.sandals = 0)
        .cylinders(&[(WaySpace::One, A)]);
    desk.play("A income");
    assert_eq!(desk.legal(A), ["cart", "stay"]);
    desk.play("A cart");
    assert_eq!(desk.of(A).place.map(Place::index), Some(1));
}
