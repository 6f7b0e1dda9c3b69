//! The examples of the rulebook, figure by figure.

use crate::components::Shop;
use crate::state::Stall;
use crate::testing::{A, B, Desk};
use crate::way_of_life::WaySpace;

#[test]
fn fig_3_the_merchant_house_scores_3_for_each_pair_of_sandals() {
    let desk = Desk::new(4).built(A, "A1", "merchanthouse").player(A, |player| player.sandals = 4);
    assert_eq!(desk.game.breakdown(A).buildings, 12);
}

#[test]
fn fig_5_the_coins_on_the_book_lender_pay_for_it() {
    let mut desk = Desk::new(4).month(3).offer("booklender", 2).player(A, |player| player.mon = 0);
    desk = desk.cylinders(&[(WaySpace::One, A)]);
    desk.play("A hire booklender; A at B2");
    assert_eq!((desk.of(A).mon, desk.level("B2")), (0, Some(0)));
}

#[test]
fn figs_5_and_6_sharaku_trades_iki_for_mon_and_mon_for_two_koban() {
    let mut desk = Desk::new(4)
        .employ(B, "D3", "ukiyoe", 1)
        .player(A, |player| {
            player.mon = 3;
            player.iki = 1;
        })
        .stand(A, Shop::Tobacco)
        .cylinders(&[(WaySpace::Three, A)]);
    desk.play("A income");
    assert_eq!(desk.of(A).mon, 7);
    desk.play("A sandal");
    assert_eq!(desk.of(A).place.unwrap().space().shop, Shop::Exchange);
    desk.play("A deal D3");
    assert_eq!((desk.of(A).mon, desk.of(A).iki), (12, 0));
    desk.play("A shop; A shop");
    assert_eq!((desk.of(A).mon, desk.of(A).koban), (0, 2));
    assert_eq!(desk.refusal("A shop"), "you have made your deal with this shop: once a turn (§9)");
    desk.play("A done");
    assert_eq!(desk.level("D3"), Some(2), "another player's professional gained experience");
}

#[test]
fn figs_7_and_8_three_peddlers_bring_red_6_and_purple_3_and_a_lone_master_nothing() {
    let mut desk = Desk::new(4)
        .month(3)
        .employ(A, "A1", "tofu", 0)
        .employ(A, "A2", "firewood", 0)
        .employ(B, "A3", "usedclothes", 0)
        .employ(B, "A4", "tatami", 0)
        .player(A, |player| player.rice = 2)
        .player(B, |player| player.rice = 2);
    desk.end_month();
    assert_eq!((desk.of(A).from_harmony, desk.of(B).from_harmony), (6, 3));
}

#[test]
fn figs_7_and_8_a_corner_house_scores_in_its_row_and_with_the_other_corners() {
    let mut desk = Desk::new(4)
        .month(3)
        .employ(A, "A3", "tofu", 0)
        .employ(A, "A4", "firewood", 0)
        .employ(B, "C4", "usedclothes", 0)
        .player(A, |player| player.rice = 2);
    desk.end_month();
    assert_eq!((desk.of(A).from_harmony, desk.of(B).from_harmony), (2 + 2 + 2, 2));
}

#[test]
fn fig_9_the_august_fire_burns_two_peddlers_and_stops_at_the_engraver() {
    let mut desk = Desk::new(4)
        .month(8)
        .employ(A, "A1", "usedclothes", 0)
        .employ(B, "A2", "water", 0)
        .employ(A, "A4", "engraver", 0)
        .power(A, 5)
        .power(B, 5);
    desk.fire("A");
    assert_eq!((desk.at("A1"), desk.at("A2")), (Stall::Free, Stall::Free));
    assert_eq!(desk.level("A4"), Some(0));
    assert_eq!(
        desk.news()[..5],
        [
            "fire breaks out in the upper left row, strength 8",
            "A's Used Clothes Peddler in A1 burns down, strength 8",
            "B's Water Peddler in A2 burns down, strength 7",
            "the fire runs through A3, strength 6",
            "A puts the fire out in A4, strength 5",
        ]
    );
}

#[test]
fn fig_10_a_pipe_doubles_the_orange_and_the_light_yellow_pouch_to_14() {
    let pouches = crate::ids::PouchId::all().skip(1).take(2).collect();
    let desk = Desk::new(4).player(A, |player| player.pouches = pouches);
    assert_eq!(desk.game.breakdown(A).tobacco, 7);
    let desk = desk.player(A, |player| player.pipes = crate::ids::PipeId::all().take(1).collect());
    assert_eq!(desk.game.breakdown(A).tobacco, 14);
}
