//! Refusals that no ruling test shows: each names its rule and what to do.

use crate::components::Shop;
use crate::options::IkiOptions;
use crate::testing::{A, B, Desk};
use crate::way_of_life::WaySpace;

#[test]
fn a_starting_card_is_taken_once() {
    let mut desk = Desk::fresh(2, IkiOptions::default());
    desk.play("B start salt; B at A1");
    assert_eq!(desk.refusal("A start salt"), "the Salt Peddler is not left to start with: take another card (§4)");
    assert_eq!(desk.refusal("A start brush"), "the Brush Maker is not left to start with: take another card (§4)");
}

#[test]
fn without_a_free_stall_nobody_hires_or_builds() {
    let slugs =
        ["salt", "egg", "cotton", "eyeglass", "tofu", "tatami", "soba", "fan", "oil", "insect", "glass", "sushi"];
    let stalls = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3"];
    let full = || {
        let desk = Desk::new(2).offer("brush", 0);
        slugs.into_iter().zip(stalls).fold(desk, |desk, (slug, stall)| desk.neutral(stall, slug))
    };
    let hiring = full().cylinders(&[(WaySpace::One, A)]);
    assert_eq!(hiring.refusal("A hire brush"), "no stall is free: wait until somebody leaves (§7)");
    let building = full().visit(A, Shop::Construction).player(A, |player| {
        player.lumber = 4;
        player.koban = 4;
    });
    assert_eq!(building.refusal("A build shrine"), "no stall is free: wait until somebody leaves (§7)");
}

#[test]
fn without_sandals_only_the_cart_goes_on() {
    let mut desk =
        Desk::new(4).retired(A, "oxcart").player(A, |player| player.sandals = 0).cylinders(&[(WaySpace::One, A)]);
    desk.play("A income");
    assert_eq!(desk.refusal("A sandal"), "you have no sandals: stay (§8)");
}

#[test]
fn every_phase_says_what_it_asks_for() {
    let mut desk = Desk::fresh(4, IkiOptions::default());
    assert_eq!(desk.refusal("D done"), "that is not asked now: take a starting card (§4)");
    desk.play("D start salt");
    assert_eq!(
        desk.refusal("D done"),
        "that is not asked now: choose the outer stall of a row for your starting card (§4)"
    );
    let choosing = Desk::new(4);
    assert_eq!(choosing.refusal("A done"), "that is not asked now: place your cylinder on the Way of Life (§6)");
    let mut hiring = Desk::new(4).offer("brush", 0).cylinders(&[(WaySpace::One, A)]);
    assert_eq!(hiring.refusal("A done"), "that is not asked now: hire a card or take income (§7)");
    hiring.play("A hire brush");
    assert_eq!(hiring.refusal("A income"), "that is not asked now: choose a stall for the card you hire (§7)");
}

#[test]
fn nobody_acts_for_another_seat() {
    let desk = Desk::new(4).cylinders(&[(WaySpace::One, A), (WaySpace::Two, B)]);
    assert!(desk.legal(B).is_empty());
    assert_eq!(desk.asked(), [A]);
}
