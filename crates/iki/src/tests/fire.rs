//! §10: fires: rulings 34 to 36.

use crate::calendar::Month;
use crate::state::Stall;
use crate::testing::{A, B, C, Desk, building};

#[test]
fn fires_of_5_8_and_10_end_may_august_and_november() {
    let fires: Vec<(u8, u8)> =
        (1..=13).filter_map(|number| Month::new(number).fire().map(|strength| (number, strength))).collect();
    assert_eq!(fires, [(5, 5), (8, 8), (11, 10)]);
}

#[test]
fn ruling_34_a_fire_tile_is_drawn_for_any_of_the_four_rows() {
    let mut rows = std::collections::BTreeSet::new();
    for number in 0..40 {
        let mut game = Desk::new(4).month(5).game;
        let mut rng = table::Rng::new(&table::Seed::numbered(1, number));
        let mut journal = table::Journal::open();
        game.end_month(&mut rng, &mut journal);
        rows.insert(journal.news()[0].event.to_string());
    }
    assert_eq!(rows.len(), 4);
}

#[test]
fn ruling_34_the_fire_loses_one_strength_in_every_stall_and_dies_out_at_the_crossroads() {
    let mut desk = Desk::new(4).month(5);
    desk.fire("B");
    assert_eq!(
        desk.news()[..6],
        [
            "fire breaks out in the lower left row, strength 5",
            "the fire runs through B1, strength 5",
            "the fire runs through B2, strength 4",
            "the fire runs through B3, strength 3",
            "the fire runs through B4, strength 2",
            "the fire in the lower left row dies out at the crossroads",
        ]
    );
}

#[test]
fn ruling_34_power_equal_to_the_strength_puts_it_out() {
    let mut desk = Desk::new(4).month(5).employ(A, "A2", "brush", 0).employ(B, "A4", "tofu", 0).power(A, 4);
    desk.fire("A");
    assert_eq!((desk.level("A2"), desk.level("A4")), (Some(0), Some(0)));
}

#[test]
fn ruling_34_what_burns_is_out_of_the_game_and_the_kobun_comes_back() {
    let mut desk = Desk::new(4).month(5).employ(A, "A1", "brush", 1).built(A, "A2", "theater");
    desk.fire("A");
    assert_eq!((desk.at("A1"), desk.at("A2"), desk.of(A).kobun), (Stall::Free, Stall::Free, 4));
    assert!(desk.game.gone.contains(crate::testing::card("brush")));
    assert!(!desk.game.plans.contains(building("theater")), "a burned building is not built again");
    assert_eq!(desk.game.breakdown(A).buildings, 0);
}

#[test]
fn ruling_34_a_building_is_defended_like_a_card() {
    let mut desk = Desk::new(4).month(5).built(A, "A1", "theater").power(A, 5);
    desk.fire("A");
    assert_eq!(desk.game.breakdown(A).buildings, 21);
}

#[test]
fn ruling_35_a_retired_shrine_maiden_saves_one_own_card_and_the_fire_goes_on() {
    let mut desk = Desk::new(4)
        .month(8)
        .retired(A, "miko")
        .employ(A, "A1", "brush", 0)
        .employ(B, "A2", "tofu", 0)
        .employ(A, "A3", "soba", 0);
    desk.fire("A");
    assert_eq!(desk.asked(), [A]);
    assert_eq!(desk.legal(A), ["save", "burn"]);
    desk.play("A save");
    assert_eq!((desk.level("A1"), desk.level("A2"), desk.level("A3")), (Some(0), None, None), "only once in the game");
}

#[test]
fn ruling_35_the_saving_may_be_kept_for_later() {
    let mut desk = Desk::new(4).month(8).retired(A, "miko").employ(A, "A1", "brush", 0).employ(A, "A3", "soba", 0);
    desk.fire("A");
    desk.play("A burn; A save");
    assert_eq!((desk.level("A1"), desk.level("A3"), desk.of(A).saves_used), (None, Some(0), 1));
    assert_eq!(desk.game.month.to_string(), "September");
}

#[test]
fn ruling_35_nobody_saves_the_card_of_somebody_else() {
    let mut desk = Desk::new(4).month(8).retired(A, "miko").employ(B, "A1", "brush", 0);
    desk.fire("A");
    assert_eq!((desk.level("A1"), desk.of(A).saves_used), (None, 0));
}

#[test]
fn ruling_36_each_stall_is_tested_with_its_own_owner_and_stopping_protects_those_further_in() {
    let mut desk = Desk::new(4)
        .month(8)
        .employ(A, "A1", "brush", 0)
        .employ(B, "A2", "tofu", 0)
        .employ(C, "A3", "soba", 0)
        .power(B, 7)
        .power(C, 10);
    desk.fire("A");
    assert_eq!(desk.level("A1"), None, "B and C do not help A");
    assert_eq!((desk.level("A2"), desk.level("A3")), (Some(0), Some(0)));
}

#[test]
fn a_fire_draws_its_row_as_the_readme_tells() {
    for number in 0..20 {
        let seed = table::Seed::numbered(21, number);
        let mut game = Desk::new(4).month(5).game;
        let mut journal = table::Journal::open();
        game.end_month(&mut table::Rng::new(&seed), &mut journal);
        let rows = ["upper left", "lower left", "lower right", "upper right"];
        let row = rows[table::Rng::new(&seed).below(4) as usize];
        assert_eq!(journal.news()[0].event.to_string(), format!("fire breaks out in the {row} row, strength 5"));
    }
}
