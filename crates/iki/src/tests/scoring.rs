//! §1, §12: the final account: rulings 47 to 51.

use table::Game;

use crate::phase::Phase;
use crate::scoring::{Breakdown, FISH, VARIETY};
use crate::testing::{A, B, C, Desk};

#[test]
fn variety_scores_the_square_of_the_types() {
    assert_eq!(VARIETY, [0, 1, 4, 9, 16, 25]);
    let desk = Desk::new(4)
        .employ(A, "A1", "brush", 0)
        .employ(A, "A2", "seamstress", 0)
        .retired(A, "salt")
        .retired(A, "tatami");
    assert_eq!(desk.game.breakdown(A).variety, 9, "artisan, peddler, master");
}

#[test]
fn ruling_47_a_retired_puppeteer_is_a_missing_type_and_counts_once() {
    let desk = Desk::new(4).retired(A, "puppeteer");
    assert_eq!(desk.game.breakdown(A).variety, 1);
    let desk = desk.employ(A, "A1", "geisha", 1);
    assert_eq!(desk.game.breakdown(A).variety, 4, "another special makes the wild card another type");
    let desk = desk.retired(A, "salt").retired(A, "tatami").retired(A, "brush").retired(A, "soba");
    assert_eq!(desk.game.breakdown(A).variety, 25, "five types at most");
}

#[test]
fn ruling_47_a_puppeteer_on_the_board_is_a_special() {
    let desk = Desk::new(4).employ(A, "A1", "puppeteer", 2).employ(A, "A2", "geisha", 1);
    assert_eq!(desk.game.breakdown(A).variety, 1);
}

#[test]
fn fish_of_different_seasons_score_3_6_10_15() {
    assert_eq!(FISH, [0, 3, 6, 10, 15]);
    let desk = Desk::new(4).player(A, |player| player.fish = crate::ids::FishId::all().collect());
    assert_eq!(desk.game.breakdown(A).fish, 15 + 4 + 5);
}

#[test]
fn ruling_48_pouches_double_once_however_many_pipes() {
    let desk = Desk::new(4).player(A, |player| {
        player.pouches = crate::ids::PouchId::all().collect();
        player.pipes = crate::ids::PipeId::all().collect();
    });
    assert_eq!(desk.game.breakdown(A).tobacco, 2 * (2 + 3 + 4 + 5));
}

#[test]
fn ruling_49_each_full_5_mon_are_a_point() {
    let points = |mon| Desk::new(4).player(A, |player| player.mon = mon).game.breakdown(A).mon;
    assert_eq!([points(4), points(5), points(14)], [0, 1, 2]);
}

#[test]
fn koban_are_3_points_lumber_1_and_rice_and_sandals_nothing() {
    let desk = Desk::new(4).player(A, |player| {
        *player = crate::state::Player { koban: 2, lumber: 3, rice: 9, sandals: 9, ..Default::default() };
    });
    assert_eq!(desk.game.breakdown(A).total(), 6 + 3);
}

#[test]
fn ruling_50_merchant_house_and_storehouse_count_what_is_held_at_the_end() {
    let desk = Desk::new(4).built(A, "A1", "merchanthouse").built(A, "B1", "storehouse").player(A, |player| {
        player.sandals = 2;
        player.rice = 4;
    });
    assert_eq!(desk.game.breakdown(A).buildings, 3 * 2 + 3 * 4);
}

#[test]
fn buildings_with_a_fixed_score_count_as_printed() {
    let desk = Desk::new(4).built(A, "A1", "bathhouse").built(A, "B1", "shrine").built(B, "C1", "teahouse");
    assert_eq!((desk.game.breakdown(A).buildings, desk.game.breakdown(B).buildings), (24, 11));
}

#[test]
fn ruling_51_a_tie_goes_up_the_firefighter_track_and_then_up_the_stack() {
    let mut desk = Desk::new(3).power(A, 1).power(C, 2).power(B, 2);
    desk.game.phase = Phase::Over;
    let outcome = desk.game.outcome().unwrap();
    assert_eq!(outcome.points.as_slice(), [1, 1, 1]);
    assert_eq!(outcome.places.as_slice(), [3, 1, 2]);
}

#[test]
fn the_account_names_every_source() {
    let desk = Desk::new(4).player(A, |player| {
        player.iki = 20;
        player.from_salary = 12;
        player.from_harmony = 5;
        player.mon = 0;
    });
    let account = desk.game.breakdown(A);
    assert_eq!(account, Breakdown { salary: 12, harmony: 5, deals: 3, ..Breakdown::default() });
    assert_eq!(account.total(), 20);
    assert_eq!(Breakdown::SOURCES.len(), account.parts().len());
}
