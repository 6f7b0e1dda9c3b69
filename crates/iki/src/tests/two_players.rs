//! §13: a game of two: rulings 42 to 44 and 60.

use crate::components::Shop;
use crate::state::Stall;
use crate::testing::{A, B, Desk, card};
use crate::way_of_life::WaySpace;

#[test]
fn ruling_42_the_corner_houses_are_blocked() {
    let mut desk = Desk::new(2).offer("brush", 0).cylinders(&[(WaySpace::One, A)]);
    desk.play("A hire brush");
    assert_eq!(desk.legal(A).len(), 12);
    assert_eq!(
        desk.refusal("A at A4"),
        "A4 is not used with two players: choose a stall that is no corner house (§13)"
    );
}

#[test]
fn ruling_42_a_fire_runs_through_three_stalls() {
    let mut desk = Desk::new(2).month(5);
    desk.fire("C");
    let news = desk.news();
    assert_eq!(news.iter().filter(|line| line.contains("runs through")).count(), 3);
}

#[test]
fn ruling_42_only_the_four_rows_of_three_are_groups() {
    let mut desk = Desk::new(2)
        .month(3)
        .employ(A, "A2", "brush", 0)
        .employ(A, "A3", "seamstress", 0)
        .employ(B, "B3", "fan", 0)
        .player(A, |player| player.rice = 2);
    desk.end_month();
    assert_eq!((desk.of(A).from_harmony, desk.of(B).from_harmony), (4, 0));
}

#[test]
fn ruling_43_the_start_player_places_a_neutral_card_in_odd_rounds_and_the_other_in_even_ones() {
    for (month, asked) in [(1, A), (2, B), (3, A), (12, B)] {
        let mut desk = Desk::new(2).month(month).offer("brush", 1).visit(B, Shop::Pawn);
        desk.play("B done");
        assert_eq!(desk.asked(), [asked], "month {month}");
        assert_eq!(desk.legal(asked), ["neutral brush"]);
    }
}

#[test]
fn ruling_43_the_neutral_card_comes_before_the_payday_and_counts_for_harmony() {
    let mut desk = Desk::new(2).month(3).employ(A, "A1", "seamstress", 0).offer("brush", 2).visit(B, Shop::Pawn);
    desk.play("B done; A neutral brush; A at A2");
    assert_eq!(desk.of(A).from_harmony, 2);
    assert_eq!((desk.of(A).mon, desk.of(B).mon), (8, 8), "the coins on it went to the bank, and it pays no salary");
    assert_eq!(desk.level("A2"), Some(0), "it eats nothing");
}

#[test]
fn ruling_43_a_neutral_card_gives_its_firefighters_to_nobody() {
    let mut desk = Desk::new(2).offer("roofer", 0).visit(B, Shop::Pawn);
    desk.play("B done; A neutral roofer; A at A1");
    assert_eq!((desk.of(A).power, desk.of(B).power), (0, 0));
}

#[test]
fn ruling_43_a_neutral_card_leaves_after_one_deal() {
    let mut desk = Desk::new(2).neutral("A1", "brush").visit(A, Shop::Rice);
    desk.play("A deal A1");
    assert_eq!((desk.of(A).mon, desk.at("A1")), (10, Stall::Free));
    assert!(desk.game.gone.contains(card("brush")));
}

#[test]
fn ruling_43_a_neutral_yamabushi_leaves_from_where_he_swapped_himself_to() {
    let mut desk = Desk::new(2).neutral("A1", "yamabushi").employ(A, "B1", "brush", 0).visit(A, Shop::Rice);
    desk.play("A deal A1; A swap A1; A swap B1");
    assert_eq!((desk.level("A1"), desk.at("B1")), (Some(0), Stall::Free));
}

#[test]
fn ruling_43_nobody_defends_a_neutral_card() {
    let mut desk = Desk::new(2).month(5).neutral("A1", "brush").power(A, 10).power(B, 10);
    desk.fire("A");
    assert_eq!(desk.at("A1"), Stall::Free);
}

#[test]
fn ruling_43_without_a_free_stall_the_step_is_skipped() {
    let slugs =
        ["salt", "egg", "cotton", "eyeglass", "tofu", "tatami", "soba", "fan", "oil", "insect", "glass", "sushi"];
    let stalls = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3"];
    let mut desk = Desk::new(2).offer("brush", 0);
    for (slug, stall) in slugs.into_iter().zip(stalls) {
        desk = desk.neutral(stall, slug);
    }
    let mut desk = desk.visit(B, Shop::Pawn);
    desk.play("B done");
    assert_eq!(desk.game.month.number(), 2);
}

#[test]
fn ruling_44_new_years_day_has_no_neutral_card() {
    let mut desk = Desk::new(2).month(12).offer("candle", 0).visit(B, Shop::Pawn);
    desk.play("B done; B neutral candle; B at A1");
    desk.play("A go pawn; A done; B go pawn; B done");
    assert!(table::Game::outcome(&desk.game).is_some());
}

#[test]
fn ruling_60_without_a_card_on_offer_the_step_is_skipped() {
    let mut desk = Desk::new(2).visit(B, Shop::Pawn);
    desk.play("B done");
    assert_eq!(desk.game.month.number(), 2);
}

#[test]
fn neutral_cards_belong_to_games_of_two_only() {
    let mut desk = Desk::new(3).offer("brush", 0).visit(B, Shop::Pawn);
    desk.play("B done");
    assert_eq!(desk.game.month.number(), 2);
}
