//! §3 to §5: playing, following, and winning a trick.

use crate::{Event, Phase};

use crate::testing::{Position, cards, seat};

#[test]
fn section_3_every_seat_plays_one_card_clockwise_from_the_leader() {
    let position = Position::of(&["K5 K1", "K4 K2", "K3 S1"]).led_by("B");
    let scene = position.scene().play(&["B K4", "C K3", "A K5"]);
    let played = |event: &Event| {
        if let Event::CardPlayed { seat, card } = event { Some(format!("{seat} {card}")) } else { None }
    };
    assert_eq!(scene.events().iter().filter_map(played).collect::<Vec<_>>(), ["B K4", "C K3", "A K5"]);
}

#[test]
fn section_3_the_winner_leads_the_next_trick() {
    let scene = Position::of(&["K3 K1", "K5 S2", "K4 S1"]).scene().play(&["A K3", "B K5", "C K4"]);
    assert_eq!(scene.game.turn, seat("B"));
    assert_eq!(scene.game.trick.leader(), seat("B"));
    assert!(scene.game.trick.is_empty());
}

#[test]
fn section_3_the_cards_of_a_trick_join_the_center() {
    let scene = Position::of(&["K3 K1", "K5 S2", "K4 S1"]).scene().play(&["A K3", "B K5", "C K4"]);
    let view = scene.game.look(table::Viewer::Spectator);
    assert!(view.center.contains_all(cards("K3 K4 K5")));
    assert!((view.center & cards("K1 S1 S2")).is_empty());
}

#[test]
fn section_3_a_deal_goes_on_until_all_hands_are_empty() {
    let scene = Position::of(&["K3 K1", "K5 S2", "K4 S1"]).scene();
    let scene = scene.play(&["A K3", "B K5", "C K4", "B S2", "C S1", "A K1"]);
    assert_eq!(scene.game.phase, Phase::Over);
    assert!(scene.game.hands.iter().all(|hand| hand.is_empty()));
}

#[test]
fn section_4_the_leader_may_play_any_card() {
    let scene = Position::of(&["K3 H1 S7", "K5 S2 S1", "K4 S8 I1"]).scene();
    assert_eq!(scene.legal(), "S7, K3, H1");
}

#[test]
fn section_4_a_seat_that_can_follow_plays_any_card_of_the_led_artist() {
    let scene = Position::of(&["K3 H1 S7", "K5 S2 K9", "K4 S8 I1"]).scene().play(&["A K3"]);
    assert_eq!(scene.legal(), "K5, K9");
}

#[test]
fn section_4_a_seat_that_can_not_follow_plays_any_card() {
    let scene = Position::of(&["K3 H1 S7", "I5 S2 H9", "K4 S8 I1"]).scene().play(&["A K3"]);
    assert_eq!(scene.legal(), "S2, H9, I5");
}

#[test]
fn section_5_the_highest_card_of_the_led_artist_wins() {
    let scene = Position::of(&["K3 K1", "K5 S2", "K4 S1"]).scene().play(&["A K3", "B K5", "C K4"]);
    assert!(scene.events().contains(&Event::TrickWon { seat: seat("B") }));
}

#[test]
fn section_5_a_card_of_another_artist_never_wins() {
    let scene = Position::of(&["K3 K1", "S12 S11", "I12 I11"]).scene().play(&["A K3", "B S12", "C I12"]);
    assert!(scene.events().contains(&Event::TrickWon { seat: seat("A") }));
}

#[test]
fn section_5_the_winner_so_far_is_known_at_every_card() {
    let scene = Position::of(&["K3 K1", "K5 S2", "K4 S1", "I12 I11"]).led_by("D").scene();
    assert_eq!(scene.game.trick.winning(), None);
    let scene = scene.play(&["D I12"]);
    assert_eq!(scene.game.trick.winning(), Some(seat("D")));
    let scene = scene.play(&["A K3", "B S2", "C K4", "D I11"]);
    assert_eq!(scene.game.trick.winning(), Some(seat("D")));
}

#[test]
fn important_1_winning_a_trick_is_worth_nothing_in_itself() {
    let scene = Position::of(&["K5 K1", "K4 K2", "K3 S1"]).scene().play(&["A K5", "B K4", "C K3"]);
    assert!(scene.events().contains(&Event::TrickWon { seat: seat("A") }));
    assert!(scene.taken().is_empty());
    assert_eq!(scene.game.deal_points().as_slice(), [0, 0, 0]);
}
