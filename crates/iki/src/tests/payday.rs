//! §11: Paydays and the change of seasons: rulings 33, 37 to 41 and 59.

use table::Viewer;

use crate::calendar::Month;
use crate::components::Shop;
use crate::phase::Phase;
use crate::state::Stall;
use crate::testing::{A, B, Desk, card};

#[test]
fn paydays_end_march_june_september_and_december() {
    let paydays: Vec<u8> = (1..=13).filter(|&number| Month::new(number).has_payday()).collect();
    assert_eq!(paydays, [3, 6, 9, 12]);
}

#[test]
fn ruling_33_turns_then_payday_then_the_new_pool_then_the_calendar() {
    let mut desk = Desk::new(4).month(3).employ(A, "A1", "salt", 0).stacked().visit(A, Shop::Pawn);
    desk.play("A done");
    let news = desk.news();
    let at = |text: &str| news.iter().position(|line| line.contains(text)).unwrap();
    assert!(at("A is done") < at("March ends with a Payday"));
    assert!(at("March ends with a Payday") < at("April begins"));
    assert!(at("April begins") < at("the fish of summer come"));
    assert_eq!(news.iter().filter(|line| line.ends_with("looks for work")).count(), 4);
}

#[test]
fn ruling_33_a_month_without_fire_or_payday_only_refreshes_the_pool() {
    let mut desk = Desk::new(4).offer("brush", 0).visit(A, Shop::Pawn);
    desk.play("A done");
    assert_eq!(desk.news(), ["A is done", "a coin is laid on the Brush Maker", "February begins"]);
}

#[test]
fn ruling_37_salary_follows_experience_and_retired_cards_pay_the_last_space() {
    let mut desk = Desk::new(4)
        .month(3)
        .employ(A, "A1", "seamstress", 1)
        .retired(A, "brush")
        .employ(B, "B1", "egg", 2)
        .player(B, |player| player.rice = 0);
    desk.end_month();
    assert_eq!((desk.of(A).iki, desk.of(A).mon, desk.of(A).from_salary), (2, 8 + 3, 2));
    assert_eq!((desk.of(B).mon, desk.of(B).rice), (9, 0), "the rice just earned fed the peddler");
    assert_eq!(desk.level("B1"), Some(2));
}

#[test]
fn ruling_37_grey_cards_pay_nothing_neither_on_the_board_nor_retired() {
    let mut desk = Desk::new(4).month(3).employ(A, "A1", "laborer", 2).retired(A, "oxcart");
    desk.end_month();
    assert_eq!((desk.of(A).iki, desk.of(A).mon), (0, 8));
}

#[test]
fn ruling_38_harmony_counts_every_group_and_type_with_two_or_more_cards() {
    let mut desk = Desk::new(4)
        .month(3)
        .employ(A, "A1", "brush", 0)
        .employ(A, "A2", "seamstress", 0)
        .employ(B, "A3", "tofu", 0)
        .employ(B, "A4", "salt", 0)
        .employ(A, "B1", "egg", 0)
        .built(A, "B2", "shrine")
        .retired(A, "cotton")
        .player(A, |player| player.rice = 3)
        .player(B, |player| player.rice = 2);
    desk.end_month();
    assert_eq!((desk.of(A).from_harmony, desk.of(B).from_harmony), (4, 4));
}

#[test]
fn ruling_38_the_corner_houses_are_a_group_of_their_own() {
    let mut desk = Desk::new(4)
        .month(3)
        .employ(A, "A4", "brush", 0)
        .employ(A, "B4", "seamstress", 0)
        .employ(B, "C4", "fan", 0)
        .employ(B, "D4", "tofu", 0)
        .player(A, |player| player.rice = 2)
        .player(B, |player| player.rice = 2);
    desk.end_month();
    assert_eq!((desk.of(A).from_harmony, desk.of(B).from_harmony), (6, 3));
}

#[test]
fn ruling_39_each_card_on_the_board_eats_one_bale_but_buildings_and_retired_cards_do_not() {
    let mut desk = Desk::new(4)
        .month(3)
        .employ(A, "A1", "brush", 0)
        .employ(A, "B1", "tatami", 0)
        .built(A, "C1", "shrine")
        .retired(A, "salt")
        .player(A, |player| player.rice = 3);
    desk.end_month();
    assert_eq!(desk.of(A).rice, 1);
}

#[test]
fn ruling_39_who_is_short_pays_all_rice_and_chooses_who_goes() {
    let mut desk = Desk::new(4)
        .month(3)
        .employ(A, "A1", "brush", 0)
        .employ(A, "B1", "tatami", 0)
        .player(A, |player| player.rice = 1);
    desk.end_month();
    assert_eq!((desk.of(A).rice, desk.asked()), (0, vec![A]));
    assert_eq!(desk.legal(A), ["starve A1", "starve B1"]);
    desk.play("A starve A1");
    assert_eq!((desk.at("A1"), desk.level("B1"), desk.of(A).kobun), (Stall::Free, Some(0), 3));
    assert_eq!(desk.game.month.to_string(), "April");
}

#[test]
fn ruling_40_cards_lost_to_hunger_or_fire_do_not_count_for_variety() {
    let mut desk = Desk::new(4).month(3).employ(A, "A1", "brush", 0).player(A, |player| player.rice = 0);
    assert_eq!(desk.game.breakdown(A).variety, 1);
    desk.end_month();
    assert_eq!(desk.game.breakdown(A).variety, 0);
    let mut burned = Desk::new(4).month(5).employ(A, "A1", "brush", 0);
    burned.fire("A");
    assert_eq!(burned.game.breakdown(A).variety, 0);
}

#[test]
fn ruling_41_leftover_fish_leave_with_the_season_but_the_winter_fish_stay_for_new_years_day() {
    let market = |desk: &Desk| desk.game.market.iter().map(crate::ids::FishId::slug).collect::<Vec<_>>();
    let mut desk = Desk::new(4).month(3);
    desk.end_month();
    assert_eq!(market(&desk), ["summer1", "summer2"]);
    let mut december = Desk::new(4)
        .month(12)
        .change(|game| game.market = crate::components().fish_of(crate::Season::Winter).collect());
    december.end_month();
    assert_eq!(market(&december), ["winter1", "winter2"]);
    assert_eq!((december.game.pipes_sold, december.game.pouches_sold), (0, 0), "pipes and pouches simply stay");
}

#[test]
fn ruling_59_when_all_cards_must_go_there_is_nothing_to_choose() {
    let mut desk = Desk::new(4)
        .month(3)
        .employ(A, "A1", "brush", 0)
        .employ(A, "B1", "tatami", 0)
        .player(A, |player| player.rice = 0);
    desk.end_month();
    assert_eq!((desk.at("A1"), desk.at("B1"), desk.of(A).kobun), (Stall::Free, Stall::Free, 4));
    assert_eq!(desk.game.phase, Phase::WayOfLife);
}

#[test]
fn ruling_59_several_players_choose_at_the_same_time_and_covered() {
    let mut desk = Desk::new(4).month(3);
    for (seat, one, two) in [(A, "A1", "A2"), (B, "B1", "B2")] {
        let slugs = if seat == A { ["brush", "tatami"] } else { ["tofu", "soba"] };
        desk = desk.employ(seat, one, slugs[0], 0).employ(seat, two, slugs[1], 0);
    }
    desk.end_month();
    desk.news();
    assert_eq!(desk.asked(), [A, B]);
    desk.play("B starve B1");
    assert_eq!(desk.asked(), [A]);
    assert_eq!(desk.heard(Viewer::Seat(A)), ["B chooses a card that goes"]);
    assert_eq!(desk.level("B1"), Some(0), "nothing happens before all have chosen");
    desk.play("A starve A2");
    assert_eq!(desk.news()[1..3], ["A's Tatami Maker leaves A2 hungry", "B's Tofu Peddler leaves B1 hungry"]);
}

#[test]
fn ruling_59_two_cards_may_have_to_go_and_no_card_goes_twice() {
    let mut desk = Desk::new(4)
        .month(3)
        .employ(A, "A1", "brush", 0)
        .employ(A, "B1", "tatami", 0)
        .employ(A, "C1", "tofu", 0)
        .player(A, |player| player.rice = 1);
    desk.end_month();
    desk.play("A starve B1");
    assert_eq!(desk.refusal("A starve B1"), "the card in B1 goes already: choose another (§11)");
    assert_eq!(desk.legal(A), ["starve A1", "starve C1"]);
    desk.play("A starve C1");
    assert!(desk.game.gone.contains(card("tofu")) && desk.game.gone.contains(card("tatami")));
}
