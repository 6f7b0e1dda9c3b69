//! §6, §7: completing sets and the winner's privilege, with the examples of the rulebook. Its players Anne, Ben,
//! Charlie and Dana are A, B, C and D.

use crate::{Event, Phase};

use crate::testing::{Position, Scene, seat};

/// The second case of the special rule: the center has Kōrin 1 to 5, 8, 9 and 12.
fn special_case_2() -> Scene {
    let position = Position::of(&["K6 S1", "K11 S2", "K10 S3", "K7 S4"]);
    position.scene().play(&["A K6", "B K11", "C K10", "D K7"])
}

#[test]
fn section_6_the_seat_that_lays_the_last_card_gets_the_set() {
    // B is the only one without Kōrin and lays the last card of S11-12.
    let scene = Position::of(&["K5 K1", "S11 S1", "K4 K2"]).scene().play(&["A K5", "B S11", "C K4"]);
    assert_eq!(scene.taken(), ["B S11-12"]);
    assert_eq!(scene.game.deal_points().as_slice(), [0, 2, 0]);
}

#[test]
fn important_2_a_set_can_be_completed_without_following_or_winning() {
    let position = Position::of(&["K10 K7", "S6 H1", "K9 H2", "S2 H3"]);
    let scene = position.scene().play(&["A K10", "B S6", "C K9", "D S2"]);
    assert!(scene.events().contains(&Event::TrickWon { seat: seat("A") }));
    assert_eq!(scene.taken(), ["D S1-6"]);
}

#[test]
fn important_3_a_set_that_was_complete_before_can_not_be_taken() {
    // K11-12 lies complete in the center. A trick of Kōrin cards does not touch it.
    let scene = Position::of(&["K5 K1", "K4 K2", "K3 S1"]).scene();
    let before = scene.game.dead;
    let scene = scene.play(&["A K5", "B K4", "C K3"]);
    assert!(scene.taken().is_empty());
    assert_eq!(scene.game.dead, before);
}

#[test]
fn special_case_1_the_winner_takes_the_set_of_the_led_artist_from_its_completer() {
    let position = Position::of(&["H3 H1", "I4 S1", "H12 H11", "H8 S2"]);
    let scene = position.scene().play(&["A H3", "B I4", "C H12", "D H8"]);
    assert!(scene.events().contains(&Event::SetCompleted { seat: seat("D"), set: "H7-10".parse().unwrap() }));
    assert_eq!(scene.taken(), ["C H7-10", "B I1-6"]);
    assert!(scene.died().is_empty());
}

#[test]
fn special_case_2_the_winner_chooses_and_leaves_the_own_set_dead() {
    let scene = special_case_2();
    assert_eq!(scene.legal(), "take K1-6, take K7-10, take K11-12");
    let scene = scene.play(&["B take K1-6"]);
    assert_eq!(scene.taken(), ["B K1-6", "D K7-10"]);
    assert_eq!(scene.died(), ["K11-12"]);
    assert_eq!(scene.game.deal_points().as_slice(), [0, 6, 0, 4]);
}

#[test]
fn section_7_a_winner_who_takes_the_own_set_leaves_the_others_to_their_completers() {
    let scene = special_case_2().play(&["B take K11-12"]);
    assert_eq!(scene.taken(), ["A K1-6", "D K7-10", "B K11-12"]);
    assert!(scene.died().is_empty());
}

#[test]
fn section_7_a_dead_set_stays_in_the_center_to_the_end() {
    let scene = special_case_2().play(&["B take K7-10", "B S2", "C S3", "D S4", "A S1"]);
    assert_eq!(scene.game.phase, Phase::Over);
    // S1-6 goes to D, the highest; A, who completed it, gets the Kōrin set that the winner left alone.
    assert_eq!(scene.taken(), ["A K1-6", "B K7-10", "D S1-6"]);
    assert_eq!(scene.died(), ["K11-12"]);
    assert_eq!(scene.game.total_points().as_slice().iter().sum::<u8>(), 16);
}

#[test]
fn ruling_1_a_single_set_is_taken_without_being_asked() {
    let position = Position::of(&["H3 H1", "I4 S1", "H12 H11", "H8 S2"]);
    let scene = position.scene().play(&["A H3", "B I4", "C H12", "D H8"]);
    assert_eq!(scene.game.phase, Phase::Play);
    assert_eq!(scene.game.turn, seat("C"));
}

#[test]
fn ruling_1_of_several_sets_the_winner_must_choose_one() {
    let scene = special_case_2();
    assert_eq!(scene.game.phase, Phase::Take);
    assert_eq!(scene.game.turn, seat("B"));
    let offered =
        |event: &Event| if let Event::WinnerChooses { seat, sets } = event { Some((*seat, *sets)) } else { None };
    let offers: Vec<_> = scene.events().iter().filter_map(offered).collect();
    assert_eq!(offers.len(), 1);
    assert_eq!((offers[0].0, offers[0].1.to_string().as_str()), (seat("B"), "K1-6 K7-10 K11-12"));
}

#[test]
fn ruling_2_a_winner_who_completed_none_takes_one_of_two() {
    let position = Position::of(&["K6 S1", "K7 S2", "K12 K11"]);
    let scene = position.scene().play(&["A K6", "B K7", "C K12"]);
    assert_eq!(scene.legal(), "take K1-6, take K7-10");
    let scene = scene.play(&["C take K1-6"]);
    assert_eq!(scene.taken(), ["C K1-6", "B K7-10"]);
    assert!(scene.died().is_empty());
}

#[test]
fn ruling_2_a_winner_who_takes_the_smaller_set_leaves_the_larger_one() {
    let position = Position::of(&["K6 S1", "K7 S2", "K12 K11"]);
    let scene = position.scene().play(&["A K6", "B K7", "C K12", "C take K7-10"]);
    assert_eq!(scene.taken(), ["A K1-6", "C K7-10"]);
}

#[test]
fn ruling_3_the_winner_has_no_claim_on_other_artists() {
    let position = Position::of(&["K6 S1", "K7 S2", "K12 K11", "I4 S3"]);
    let scene = position.scene().play(&["A K6", "B K7", "C K12", "D I4"]);
    assert_eq!(scene.legal(), "take K1-6, take K7-10");
    assert!(scene.refusal("C take I1-6").contains("(§7)"));
}

#[test]
fn ruling_4_the_seat_that_completes_a_set_of_another_artist_keeps_it() {
    let position = Position::of(&["K6 S1", "K7 S2", "K12 K11", "I4 S3"]);
    let scene = position.scene().play(&["A K6", "B K7", "C K12", "D I4", "C take K7-10"]);
    assert_eq!(scene.taken(), ["A K1-6", "C K7-10", "D I1-6"]);
}

#[test]
fn ruling_5_the_later_card_completes_a_set_not_the_higher() {
    let position = Position::of(&["K10 K7", "S6 H1", "S2 H2", "S4 H3"]);
    let scene = position.scene().play(&["A K10", "B S6", "C S2", "D S4"]);
    assert_eq!(scene.taken(), ["D S1-6"]);
    let position = Position::of(&["K10 K7", "S2 H1", "S4 H2", "S6 H3"]);
    let scene = position.led_by("A").scene().play(&["A K10", "B S2", "C S4", "D S6"]);
    assert_eq!(scene.taken(), ["D S1-6"]);
}

#[test]
fn ruling_9_sets_are_given_out_in_a_fixed_order() {
    // Three seats complete a set each, off suit, in an order that is not that of the table.
    let position = Position::of(&["K5 K1", "I12 I1", "H12 H1", "S12 S1"]);
    let scene = position.scene().play(&["A K5", "B I12", "C H12", "D S12"]);
    assert_eq!(scene.taken(), ["D S11-12", "C H11-12", "B I11-12"]);
}

#[test]
fn the_last_trick_of_a_deal_completes_everything_that_is_left() {
    let scene = Position::of(&["K6", "S11", "I8"]).scene().play(&["A K6", "B S11", "C I8"]);
    assert_eq!(scene.taken(), ["B S11-12", "A K1-6", "C I7-10"]);
}
