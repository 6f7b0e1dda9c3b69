//! §9: the eight shops: rulings 29 to 32 and 58.

use crate::components::Shop;
use crate::options::{IkiOptions, Site};
use crate::testing::{A, B, Desk};

#[test]
fn the_sandal_shop_sells_two_pairs_for_2_mon() {
    let mut desk = Desk::new(4).visit(A, Shop::Sandal);
    desk.play("A shop");
    assert_eq!((desk.of(A).sandals, desk.of(A).mon), (3, 6));
    assert_eq!(desk.refusal("A shop"), "you have made your deal with this shop: once a turn (§9)");
}

#[test]
fn the_rice_shop_sells_two_bales_for_3_mon() {
    let mut desk = Desk::new(4).visit(A, Shop::Rice);
    desk.play("A shop");
    assert_eq!((desk.of(A).rice, desk.of(A).mon), (3, 5));
}

#[test]
fn the_fire_tower_gives_one_power_for_nothing() {
    let mut desk = Desk::new(4).visit(B, Shop::FireTower);
    desk.play("B shop");
    assert_eq!((desk.of(B).power, desk.of(B).mon, desk.track()[0]), (1, 8, B));
}

#[test]
fn ruling_29_the_pawn_shop_takes_one_bale_or_one_pair_once() {
    let mut desk = Desk::new(4).visit(A, Shop::Pawn);
    assert_eq!(desk.legal(A), ["pawn rice", "pawn sandal", "done"]);
    assert_eq!(desk.refusal("A pawn koban"), "koban is not taken here: choose what the deal asks for (§9)");
    desk.play("A pawn sandal");
    assert_eq!((desk.of(A).sandals, desk.of(A).mon), (0, 12));
    assert_eq!(desk.refusal("A pawn rice"), "you have made your deal with this shop: once a turn (§9)");
}

#[test]
fn ruling_30_one_pipe_and_one_pouch_a_visit_from_the_top_of_the_piles() {
    let mut desk = Desk::new(4).visit(A, Shop::Tobacco);
    desk.play("A pouch; A pipe");
    assert_eq!((desk.of(A).mon, desk.of(A).power), (8 - 2 - 2, 1));
    assert_eq!(desk.refusal("A pipe"), "you have made your deal with this shop: once a turn (§9)");
    assert_eq!(desk.refusal("A pouch"), "you have made your deal with this shop: once a turn (§9)");
    let mut next = desk.visit(B, Shop::Tobacco);
    next.play("B pipe");
    assert_eq!((next.of(B).mon, next.of(B).power), (8 - 3, 1), "the light yellow one was below");
}

#[test]
fn ruling_30_the_lower_pipes_give_2_power() {
    let mut desk = Desk::new(4).visit(A, Shop::Tobacco).change(|game| {
        game.pipes_sold = 2;
        game.players[1].pipes = crate::ids::PipeId::all().take(2).collect();
    });
    desk.play("A pipe");
    assert_eq!((desk.of(A).mon, desk.of(A).power), (4, 2));
}

#[test]
fn tokens_can_be_too_dear_or_sold_out() {
    let desk = Desk::new(4).visit(A, Shop::Tobacco).player(A, |player| player.mon = 1);
    assert_eq!(desk.refusal("A pipe"), "it costs 2 mon and you have 1 (§9)");
    let sold = Desk::new(4).visit(A, Shop::Tobacco).change(|game| {
        game.pouches_sold = 4;
        game.players[1].pouches = crate::ids::PouchId::all().collect();
    });
    assert_eq!(sold.refusal("A pouch"), "it is not on sale now: choose what lies in the shop (§9)");
}

#[test]
fn ruling_31_one_fish_a_visit_and_a_second_one_of_the_season_is_allowed() {
    let mut desk = Desk::new(4).visit(A, Shop::Fish);
    assert_eq!(desk.legal(A), ["fish spring1", "fish spring2", "done"]);
    desk.play("A fish spring1");
    assert_eq!(desk.refusal("A fish spring2"), "you have made your deal with this shop: once a turn (§9)");
    let mut later = desk.visit(A, Shop::Fish);
    later.play("A fish spring2");
    assert_eq!((later.of(A).fish.len(), later.of(A).mon), (2, 8 - 2 - 3));
    assert_eq!(later.game.breakdown(A).fish, 3, "one season only");
}

#[test]
fn ruling_31_printed_points_of_a_second_fish_count() {
    let desk = Desk::new(4).player(A, |player| {
        player.fish = crate::ids::FishId::all().filter(|fish| fish.slug().starts_with("summer")).collect();
    });
    assert_eq!(desk.game.breakdown(A).fish, 3 + 4);
}

#[test]
fn ruling_32_the_bank_has_as_much_as_is_asked() {
    let mut desk = Desk::new(4).visit(A, Shop::Exchange).player(A, |player| {
        player.mon = 12;
        player.koban = 8;
    });
    desk.play("A shop; A shop");
    assert_eq!(desk.of(A).koban, 10, "more than the box holds");
}

#[test]
fn ruling_58_the_construction_site_takes_1_mon_for_goods_and_for_building_alike() {
    let mut desk = Desk::new(4).visit(A, Shop::Construction).player(A, |player| {
        player.lumber = 1;
        player.koban = 1;
    });
    assert_eq!(desk.legal(A), ["shop", "build bathhouse", "done"]);
    let mut buyer = Desk::new(4).visit(A, Shop::Construction);
    buyer.play("A shop");
    assert_eq!((buyer.of(A).rice, buyer.of(A).mon), (2, 7));
    desk.play("A build bathhouse; A at D1");
    assert_eq!((desk.of(A).mon, desk.of(A).lumber, desk.of(A).koban), (7, 0, 0));
    assert_eq!(desk.refusal("A shop"), "you have made your deal with this shop: once a turn (§9)");
}

#[test]
fn the_construction_site_can_sell_lumber_instead() {
    let options = IkiOptions { site: Site::Lumber, ..IkiOptions::default() };
    let mut desk = Desk::with_options(4, options).visit(A, Shop::Construction);
    desk.play("A shop");
    assert_eq!((desk.of(A).rice, desk.of(A).lumber, desk.of(A).mon), (1, 1, 7));
}

#[test]
fn a_deal_of_another_shop_is_refused() {
    let desk = Desk::new(4).visit(A, Shop::Pawn);
    for action in ["A shop", "A pipe", "A fish spring1", "A build shrine"] {
        assert_eq!(
            desk.refusal(action),
            "you stand at the Pawn Shop, which does not do that: choose one of its own deals (§9)"
        );
    }
}
