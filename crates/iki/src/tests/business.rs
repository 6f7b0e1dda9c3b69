//! §9: business with professionals: rulings 18 to 28, 52, 54, 56 and 57.

use crate::components::Shop;
use crate::effects::Skill;
use crate::state::Stall;
use crate::testing::{A, B, C, Desk, card};

#[test]
fn ruling_18_shop_and_one_professional_in_either_order() {
    for order in ["A shop; A deal A1; A done", "A deal A1; A shop; A done"] {
        let mut desk = Desk::new(4).employ(B, "A1", "brush", 0).visit(A, Shop::Rice);
        desk.play(order);
        assert_eq!((desk.of(A).mon, desk.of(A).rice), (8 - 3 + 2, 3));
    }
}

#[test]
fn ruling_18_neither_need_be_used() {
    let mut desk = Desk::new(4).employ(B, "A1", "brush", 0).visit(A, Shop::Rice);
    desk.play("A done");
    assert_eq!((desk.of(A).mon, desk.level("A1")), (8, Some(0)));
}

#[test]
fn ruling_18_only_one_professional_a_turn() {
    let mut desk = Desk::new(4).employ(B, "A1", "brush", 0).employ(B, "A2", "tofu", 0).visit(A, Shop::Rice);
    desk.play("A deal A2");
    assert_eq!(desk.refusal("A deal A1"), "you have dealt with a professional: one a turn (§9)");
}

#[test]
fn ruling_19_only_the_two_stalls_behind_the_shop() {
    let desk = Desk::new(4).employ(B, "A3", "brush", 0).visit(A, Shop::Rice);
    assert_eq!(desk.refusal("A deal A3"), "A3 is not behind the shop you stand at (§9)");
}

#[test]
fn ruling_19_buildings_and_empty_stalls_offer_no_business() {
    let desk = Desk::new(4).built(B, "A1", "shrine").visit(A, Shop::Rice);
    assert_eq!(desk.refusal("A deal A1"), "nobody works in A1: choose a professional (§9)");
    assert_eq!(desk.refusal("A deal A2"), "nobody works in A2: choose a professional (§9)");
}

#[test]
fn ruling_20_a_skill_that_cannot_be_paid_is_no_deal() {
    let desk = Desk::new(4).employ(B, "A1", "engraver", 0).visit(A, Shop::Rice);
    assert_eq!(desk.refusal("A deal A1"), "this costs 1 lumber, which you don't have (§9)");
}

#[test]
fn ruling_20_a_building_skill_needs_something_to_build() {
    let desk = Desk::new(4).employ(B, "A1", "carpenter", 0).visit(A, Shop::Rice);
    assert_eq!(desk.refusal("A deal A1"), "there is no building you could pay here (§9)");
}

#[test]
fn ruling_20_a_swap_needs_two_cards() {
    let desk = Desk::new(4).employ(B, "A1", "yamabushi", 0).built(B, "A2", "shrine").visit(A, Shop::Rice);
    assert_eq!(desk.refusal("A deal A1"), "there are no two occupation cards to swap (§9)");
}

#[test]
fn ruling_21_another_players_card_gains_experience_after_the_deal() {
    let mut desk = Desk::new(4).employ(B, "A1", "brush", 2).visit(A, Shop::Rice);
    desk.play("A deal A1");
    assert_eq!(desk.of(A).mon, 10);
    assert!(desk.of(B).retired.contains(card("brush")), "it retired after the deal");
    assert_eq!((desk.at("A1"), desk.of(B).kobun), (Stall::Free, 4));
}

#[test]
fn ruling_21_after_a_swap_the_professional_levels_where_he_lies_now() {
    let mut desk = Desk::new(4).employ(B, "A1", "yamabushi", 0).employ(C, "D4", "brush", 1).visit(A, Shop::Rice);
    desk.play("A deal A1; A swap D4; A swap A1");
    assert_eq!(desk.at("D4").occupation(), Some(card("yamabushi")));
    assert_eq!((desk.level("D4"), desk.level("A1")), (Some(1), Some(1)), "only the Yamabushi gained experience");
}

#[test]
fn ruling_22_the_own_card_gains_no_experience() {
    let mut desk = Desk::new(4).employ(A, "A1", "brush", 0).visit(A, Shop::Rice);
    desk.play("A deal A1");
    assert_eq!((desk.of(A).mon, desk.level("A1")), (10, Some(0)));
}

#[test]
fn ruling_22_the_own_seamstress_may_level_up_herself_and_retire() {
    let mut desk = Desk::new(4).employ(A, "A1", "seamstress", 2).visit(A, Shop::Rice);
    desk.play("A deal A1; A level A1");
    assert!(desk.of(A).retired.contains(card("seamstress")));
    assert_eq!((desk.of(A).mon, desk.of(A).kobun), (6, 4));
}

#[test]
fn ruling_23_another_players_seamstress_levels_up_one_of_your_cards() {
    let mut desk = Desk::new(4).employ(B, "A1", "seamstress", 0).employ(A, "C3", "salt", 1).visit(A, Shop::Rice);
    desk.play("A deal A1");
    assert_eq!(desk.legal(A), ["level C3"]);
    assert_eq!(desk.refusal("A level A1"), "A1 has no occupation card of yours: choose one that is (§9, §11)");
    desk.play("A level C3");
    assert_eq!((desk.level("C3"), desk.level("A1"), desk.of(A).mon), (Some(2), Some(1), 6));
}

#[test]
fn ruling_23_without_a_card_on_the_board_there_is_no_such_deal() {
    let desk = Desk::new(4).employ(B, "A1", "seamstress", 0).built(A, "C3", "shrine").visit(A, Shop::Rice);
    assert_eq!(desk.refusal("A deal A1"), "you have no card on the board that could gain experience (§9)");
}

#[test]
fn ruling_24_any_two_occupation_cards_are_swapped_with_kobun_and_experience_and_without_surcharge() {
    let mut desk = Desk::new(4)
        .employ(A, "A1", "yamabushi", 0)
        .employ(B, "B1", "brush", 1)
        .employ(C, "D4", "tofu", 2)
        .built(B, "C1", "shrine")
        .player(A, |player| player.mon = 0)
        .visit(A, Shop::Rice);
    desk.play("A deal A1");
    assert_eq!(desk.legal(A), ["swap A1", "swap B1", "swap D4"]);
    assert_eq!(desk.refusal("A swap C1"), "nobody works in C1: choose a professional (§9)");
    desk.play("A swap B1");
    assert_eq!(desk.refusal("A swap B1"), "a card can't be swapped with itself: choose another (§9)");
    desk.play("A swap D4");
    assert_eq!(desk.at("D4"), Stall::Occupation { card: card("brush"), owner: Some(B), level: 1 });
    assert_eq!(desk.at("B1"), Stall::Occupation { card: card("tofu"), owner: Some(C), level: 2 });
}

#[test]
fn ruling_24_neutral_cards_can_be_swapped() {
    let mut desk = Desk::new(2).employ(A, "A1", "yamabushi", 0).neutral("B1", "brush").visit(A, Shop::Rice);
    desk.play("A deal A1; A swap A1; A swap B1");
    assert_eq!(desk.at("A1").occupation(), Some(card("brush")));
}

#[test]
fn ruling_25_all_others_get_2_mon_from_the_bank_even_the_owner_of_the_kabuki_actor() {
    let mut desk = Desk::new(4).employ(B, "A1", "kabuki", 1).visit(A, Shop::Rice);
    desk.play("A deal A1");
    assert_eq!(desk.of(A).iki, 4);
    let mon: Vec<u16> = desk.game.players.iter().map(|player| player.mon).collect();
    assert_eq!(mon, [8, 10, 10, 10]);
}

#[test]
fn ruling_26_without_iki_the_ukiyoe_artist_pays_nothing() {
    let mut desk = Desk::new(4).employ(B, "A1", "ukiyoe", 1).visit(A, Shop::Rice);
    assert_eq!(desk.refusal("A deal A1"), "this costs 1 iki, which you don't have (§9)");
    desk = desk.player(A, |player| player.iki = 1);
    desk.play("A deal A1");
    assert_eq!((desk.of(A).iki, desk.of(A).mon), (0, 13));
}

#[test]
fn ruling_27_a_carpenter_saves_one_lumber_and_the_fee_of_the_site() {
    let mut desk = Desk::new(4).employ(B, "A1", "carpenter", 0).visit(A, Shop::Rice).player(A, |player| {
        player.mon = 0;
        player.koban = 1;
    });
    desk.play("A deal A1");
    assert_eq!(desk.legal(A), ["build bathhouse"], "its one lumber is saved");
    desk.play("A build bathhouse; A at B2");
    assert_eq!((desk.of(A).koban, desk.of(A).kobun), (0, 3));
    assert_eq!(desk.level("A1"), Some(1));
}

#[test]
fn ruling_28_a_corner_house_costs_2_mon_more_for_buildings_too() {
    let mut desk = Desk::new(4).visit(A, Shop::Construction).player(A, |player| {
        player.mon = 3;
        player.lumber = 1;
        player.koban = 1;
    });
    desk.play("A build bathhouse; A at A4");
    assert_eq!(desk.of(A).mon, 0);
}

#[test]
fn building_needs_a_kobun_and_a_free_building() {
    let rich = |desk: Desk| {
        desk.player(A, |player| {
            player.lumber = 9;
            player.koban = 9;
        })
    };
    let desk = rich(Desk::new(4).built(B, "A1", "shrine").visit(A, Shop::Construction));
    assert_eq!(desk.refusal("A build shrine"), "the Shrine was built already: choose another (§9)");
    let busy = rich(Desk::new(4).visit(A, Shop::Construction).player(A, |player| player.kobun = 0));
    assert_eq!(busy.refusal("A build shrine"), "all your Kobun are on the board: wait until one comes back (§7)");
}

#[test]
fn ruling_52_unusual_skills_belong_to_regular_cards_too() {
    for slug in ["ukiyoe", "seamstress"] {
        assert_eq!(card(slug).card().group, crate::CardGroup::Base);
    }
    assert!(matches!(card("seamstress").card().skill, Skill::LevelUp { .. }));
}

#[test]
fn ruling_54_a_gain_of_power_at_10_is_a_deal_and_gives_experience() {
    let mut desk = Desk::new(4).employ(B, "B1", "plasterer", 0).power(A, 10).visit(A, Shop::FireTower);
    desk.play("A deal B1; A shop");
    assert_eq!((desk.of(A).power, desk.level("B1")), (10, Some(1)));
}

#[test]
fn ruling_56_a_professional_may_come_between_the_two_exchanges() {
    let mut desk = Desk::new(4).employ(B, "D4", "printer", 0).visit(A, Shop::Exchange);
    desk.play("A shop; A deal D4; A shop");
    assert_eq!((desk.of(A).koban, desk.of(A).mon), (2, 0));
}

#[test]
fn ruling_56_a_professional_may_come_between_pipe_and_pouch() {
    let mut desk = Desk::new(4).employ(B, "B3", "brush", 0).visit(A, Shop::Tobacco);
    desk.play("A pipe; A deal B3; A pouch");
    assert_eq!((desk.of(A).pipes.len(), desk.of(A).pouches.len(), desk.of(A).mon), (1, 1, 8 - 2 + 2 - 2));
}

#[test]
fn ruling_57_the_professional_who_swaps_may_be_one_of_the_two() {
    let mut desk = Desk::new(4).employ(A, "A1", "yamabushi", 0).employ(B, "B2", "brush", 0).visit(A, Shop::Rice);
    desk.play("A deal A1; A swap A1; A swap B2");
    assert_eq!(desk.at("B2").occupation(), Some(card("yamabushi")));
    assert_eq!(desk.level("B2"), Some(0), "an own card gains no experience");
}

#[test]
fn ruling_57_a_building_cannot_go_to_the_stall_of_the_professional_who_builds_it() {
    let mut desk = Desk::new(4).employ(B, "A1", "carpenter", 2).visit(A, Shop::Rice).player(A, |player| {
        player.koban = 1;
    });
    desk.play("A deal A1; A build bathhouse");
    assert_eq!(desk.refusal("A at A1"), "A1 is taken: choose a free stall (§7)");
}

#[test]
fn the_croupier_takes_rice_or_sandals() {
    let mut desk = Desk::new(4).employ(B, "A1", "croupier", 0).visit(A, Shop::Rice).player(A, |player| {
        player.sandals = 0;
    });
    desk.play("A deal A1");
    assert_eq!(desk.legal(A), ["pay rice"]);
    assert_eq!(desk.refusal("A pay mon"), "mon is not taken here: choose what the deal asks for (§9)");
    desk.play("A pay rice");
    assert_eq!((desk.of(A).rice, desk.of(A).mon, desk.level("A1")), (0, 14, Some(1)));
    let poor = Desk::new(4).employ(B, "A1", "croupier", 0).visit(A, Shop::Rice).player(A, |player| {
        player.sandals = 0;
        player.rice = 0;
    });
    assert_eq!(poor.refusal("A deal A1"), "this costs 1 rice or 1 sandal, and you have neither (§9)");
}
