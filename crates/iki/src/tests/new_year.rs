//! §12: New Year's Day: rulings 45 and 46.

use crate::components::Shop;
use crate::testing::{A, B, C, Desk, card};

/// December is over.
fn new_year(desk: Desk) -> Desk {
    let mut desk = desk.month(12).visit(A, Shop::Exchange);
    desk.play("A done");
    desk.news();
    desk
}

#[test]
fn ruling_45_turns_follow_firefighting_power_without_way_of_life_hiring_or_income() {
    let desk = new_year(Desk::new(3).power(C, 2).power(B, 1).offer("candle", 0));
    assert_eq!(desk.asked(), [C]);
    assert_eq!(desk.legal(C).len(), 8);
    assert_eq!(desk.refusal("C income"), "that is not asked now: choose the space you go to on New Year's Day (§12)");
}

#[test]
fn ruling_45_any_space_can_be_reached_without_passing_the_starting_point_or_using_sandals() {
    let mut desk = new_year(Desk::new(3).retired(A, "oxcart").employ(A, "C1", "brush", 0).player(A, |player| {
        player.rice = 5;
    }));
    desk.play("A go sandal");
    assert_eq!(desk.legal(A), ["shop", "done"]);
    assert_eq!(desk.level("C1"), Some(0));
}

#[test]
fn ruling_45_an_oyakata_may_stay_where_it_is() {
    let mut desk = new_year(Desk::new(3));
    desk.play("A go exchange; A shop; A done");
    assert_eq!(desk.of(A).koban, 1);
    assert_eq!(desk.asked(), [B]);
}

#[test]
fn ruling_45_other_players_cards_still_gain_experience() {
    let mut desk = new_year(Desk::new(3).employ(B, "A1", "brush", 0).player(B, |player| player.rice = 5));
    desk.play("A go rice; A deal A1");
    assert_eq!(desk.level("A1"), Some(1));
}

#[test]
fn ruling_46_who_retires_on_new_years_day_counts_for_variety_and_draws_no_salary() {
    let mut desk =
        new_year(Desk::new(3).employ(B, "A1", "seamstress", 2).employ(A, "B1", "salt", 0).player(B, |player| {
            player.rice = 5;
        }));
    let iki = desk.of(B).iki;
    desk.play("A go rice; A deal A1; A level B1; A done; B go pawn; B done; C go pawn; C done");
    assert!(desk.of(B).retired.contains(card("seamstress")));
    assert_eq!((desk.of(B).iki, desk.game.breakdown(B).variety, desk.of(B).kobun), (iki, 1, 4));
}

#[test]
fn the_game_ends_after_the_last_turn_with_an_account_for_every_seat() {
    let mut desk = new_year(Desk::new(3));
    desk.play("A go pawn; A done; B go pawn; B done; C go pawn; C done");
    assert!(desk.asked().is_empty());
    let outcome = table::Game::outcome(&desk.game).unwrap();
    assert_eq!(outcome.points.as_slice(), [1, 1, 1]);
    assert_eq!(desk.news().last().unwrap(), "C has 1 points: mon 1");
}
