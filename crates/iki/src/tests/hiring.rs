//! §5, §7: hiring and income: rulings 7 to 13.

use crate::components::Shop;
use crate::options::{Extras, IkiOptions};
use crate::phase::Phase;
use crate::testing::{A, B, C, D, Desk, card};
use crate::way_of_life::WaySpace;

#[test]
fn ruling_7_who_does_not_hire_takes_4_mon_and_nobody_skips_both() {
    let mut desk = Desk::new(4).offer("brush", 0).cylinders(&[(WaySpace::One, A)]);
    assert_eq!(desk.legal(A), ["hire brush", "income"]);
    desk.play("A income");
    assert_eq!(desk.of(A).mon, 12);
}

#[test]
fn ruling_7_on_space_x_there_is_neither() {
    let desk = Desk::new(4).offer("brush", 0).cylinders(&[(WaySpace::X, A)]);
    assert_eq!(desk.legal(A), ["walk 1", "walk 2", "walk 3", "walk 4"]);
    assert_eq!(desk.refusal("A income"), "that is not asked now: choose how far to walk, 1 to 4 (§8)");
}

#[test]
fn ruling_8_coins_on_a_card_may_pay_the_card_and_the_corner_house() {
    let mut desk = Desk::new(4).offer("booklender", 2).player(A, |player| player.mon = 2);
    desk = desk.cylinders(&[(WaySpace::One, A)]);
    desk.play("A hire booklender; A at C4");
    assert_eq!(desk.of(A).mon, 0);
}

#[test]
fn a_corner_house_costs_2_mon_more() {
    let mut desk = Desk::new(4).offer("booklender", 0).player(A, |player| player.mon = 3);
    desk = desk.cylinders(&[(WaySpace::One, A)]);
    desk.play("A hire booklender");
    assert!(!desk.legal(A).contains(&"at A4".to_string()));
    assert_eq!(
        desk.refusal("A at A4"),
        "with the 2 mon for the corner house A4 it costs 4 and you have 3: choose another stall (§7)"
    );
}

#[test]
fn when_only_corner_houses_are_free_hiring_costs_2_mon_more() {
    let mut desk = Desk::new(4).offer("glass", 0).player(A, |player| player.mon = 6);
    let slugs = ["salt", "egg", "cotton", "eyeglass", "tofu", "brush", "soba", "fan", "oil", "insect", "mask", "eel"];
    let seats = [B, C, D];
    let stalls = ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3", "D1", "D2", "D3"];
    for (index, (slug, stall)) in slugs.into_iter().zip(stalls).enumerate() {
        desk = desk.employ(seats[index / 4], stall, slug, card(slug).card().first_level);
    }
    desk = desk.cylinders(&[(WaySpace::One, A)]);
    assert_eq!(
        desk.refusal("A hire glass"),
        "hiring the Glassblower costs 7 mon and you have 6: choose another card or income (§7)"
    );
}

#[test]
fn what_is_too_dear_is_refused_with_the_price() {
    let desk = Desk::new(4).offer("glass", 0).player(A, |player| player.mon = 3).cylinders(&[(WaySpace::One, A)]);
    assert_eq!(
        desk.refusal("A hire glass"),
        "hiring the Glassblower costs 5 mon and you have 3: choose another card or income (§7)"
    );
    assert_eq!(desk.refusal("A hire eel"), "the Eel Stand is not on offer: choose a card from the pool (§7)");
}

#[test]
fn ruling_9_a_retired_day_laborer_saves_1_mon_but_not_on_the_corner_house() {
    let mut desk = Desk::new(4).retired(A, "laborer").offer("brush", 0).player(A, |player| player.mon = 3);
    desk = desk.cylinders(&[(WaySpace::One, A)]);
    desk.play("A hire brush; A at B4");
    assert_eq!(desk.of(A).mon, 0, "2 - 1 for the card, 2 for the corner house");
}

#[test]
fn ruling_9_the_discount_never_goes_below_nothing() {
    let desk = Desk::new(4).retired(A, "laborer");
    assert_eq!(desk.game.hiring_cost(A, card("usedclothes")), 0);
    assert_eq!(desk.game.hiring_cost(A, card("salt")), 0);
    assert_eq!(desk.game.hiring_cost(B, card("usedclothes")), 1);
}

#[test]
fn ruling_9_buildings_are_not_cheaper() {
    let desk = Desk::new(4).retired(A, "laborer").player(A, |player| {
        player.lumber = 1;
        player.koban = 1;
        player.mon = 0;
    });
    let desk = desk.visit(A, Shop::Construction);
    assert_eq!(
        desk.refusal("A build bathhouse"),
        "the Bathhouse costs 1 lumber + 1 koban + 1 mon here, which you don't have: choose another (§9)"
    );
}

#[test]
fn ruling_10_cards_with_two_spaces_start_in_the_middle() {
    for (slug, first) in [("ukiyoe", 1), ("miko", 1), ("seamstress", 0), ("laborer", 0)] {
        let mut desk = Desk::new(4).offer(slug, 0).cylinders(&[(WaySpace::One, A)]);
        desk.play(&format!("A hire {slug}; A at A1"));
        assert_eq!(desk.level("A1"), Some(first), "{slug}");
    }
}

#[test]
fn ruling_10_a_two_space_card_retires_after_two_steps_and_a_three_space_card_after_three() {
    for (slug, steps) in [("ukiyoe", 2), ("seamstress", 3)] {
        let mut desk = Desk::new(4).employ(A, "A1", slug, card(slug).card().first_level);
        for step in 1..=steps {
            desk.game.level_up_all(A, &mut table::Journal::closed());
            assert_eq!(desk.of(A).retired.contains(card(slug)), step == steps);
        }
        assert_eq!(desk.of(A).kobun, 4);
    }
}

#[test]
fn ruling_11_firefighters_count_when_a_card_is_hired() {
    let mut desk = Desk::new(4).offer("roofer", 0).cylinders(&[(WaySpace::One, B)]);
    desk.play("B hire roofer; B at A1");
    assert_eq!(desk.of(B).power, 2);
    assert_eq!(desk.track()[0], B);
}

#[test]
fn ruling_11_firefighting_power_is_not_lost_with_the_card() {
    let mut desk = Desk::new(4).month(3).offer("roofer", 0).cylinders(&[(WaySpace::One, B)]);
    desk.play("B hire roofer; B at A1; B stay; B done");
    assert_eq!(desk.of(B).power, 2);
    let mut hungry = Desk::new(4).month(3).employ(B, "A1", "roofer", 1).power(B, 2).player(B, |player| player.rice = 0);
    hungry.end_month();
    assert_eq!((hungry.level("A1"), hungry.of(B).power), (None, 2));
}

#[test]
fn ruling_12_a_short_stack_offers_what_is_left() {
    let without = IkiOptions { extras: Extras::Without, ..IkiOptions::default() };
    let mut desk = Desk::with_options(4, without).stacked();
    let mut offered = Vec::new();
    desk.game.offer_cards(&mut table::Journal::closed());
    offered.push(desk.pool().iter().count());
    for _ in 0..2 {
        desk.game.next_month(&mut table::Journal::closed());
        offered.push(desk.pool().iter().count());
    }
    assert_eq!(offered, [4, 8, 11], "eleven cards: the third month adds three");
}

#[test]
fn unhired_cards_get_a_coin_each_month_and_two_at_most() {
    let mut desk = Desk::new(4).stacked().offer("brush", 0);
    desk.game.next_month(&mut table::Journal::closed());
    desk.game.next_month(&mut table::Journal::closed());
    assert_eq!(desk.pool().coins_on(card("brush")), Some(2));
    assert_eq!(desk.pool().iter().filter(|&(_, coins)| coins == 1).count(), 4);
}

#[test]
fn after_a_payday_the_pool_is_replaced_by_four_cards_of_the_next_season() {
    let mut desk = Desk::new(4).month(3).offer("brush", 2).stacked();
    desk.end_month();
    let seasons: Vec<_> = desk.pool().iter().map(|(card, _)| card.card().season).collect();
    assert_eq!(seasons, [Some(crate::Season::Summer); 4]);
    assert!(desk.game.gone.contains(card("brush")));
    assert!(desk.pool().iter().all(|(_, coins)| coins == 0));
}

#[test]
fn ruling_13_nothing_replaces_the_pool_after_december() {
    let mut desk = Desk::new(4).month(12).offer("candle", 1).stacked();
    desk.end_month();
    assert!(desk.pool().is_empty());
    assert!(desk.game.gone.contains(card("candle")));
    assert_eq!(desk.game.phase, Phase::Jump);
}
