//! §5: discarding, hands without limit, and turns without a card.

use crate::Phase;
use crate::testing::{Board, Rest, list, seat};

#[test]
fn the_discard_goes_on_top_of_the_discard_pile() {
    let mut table = Board::new(2).hand("A", "hokusai 3").discards("utamaro 1").phase(Phase::DiscardOrShow).table();
    assert_eq!(table.play(&["A discard hokusai 3"]), ["A discards Hokusai 3."]);
    assert_eq!(table.top_discards(2), list("hokusai 3, utamaro 1"));
}

#[test]
fn only_a_card_of_the_hand_can_be_discarded() {
    let table = Board::new(2).hand("A", "hokusai 3").phase(Phase::DiscardOrShow).table();
    let refusal = "Hokusai 4 is not in your hand; choose a card that is (§3)";
    assert_eq!(table.refusal("A discard hokusai 4"), refusal);
}

#[test]
fn equal_cards_are_one_choice() {
    let table = Board::new(2).hand("A", "hokusai 3, sharaku 5 5").phase(Phase::DiscardOrShow).table();
    assert_eq!(table.listed(), ["discard sharaku 5", "discard hokusai 3", "show sharaku 5 5"]);
}

#[test]
fn ruling_2_there_is_no_hand_limit() {
    let hand = "hiroshige 1 2 3 4 5 6 7 8, hokusai 1 2 3 4 5 6 7, sharaku 1 2 3 4 5 6";
    let mut table = Board::new(2).hand("A", hand).discards("utamaro 1, utamaro 1").table();
    table.play(&["A draw discard", "A draw discard", "A discard utamaro 1"]);
    assert_eq!(table.hand("A").len(), 22);
}

#[test]
fn ruling_11_a_hand_may_become_empty_and_draws_two_next_turn() {
    let mut table = Board::new(2).hand("A", "hokusai 3 4").phase(Phase::DiscardOrShow).table();
    table.play(&["A show hokusai 3 4"]);
    assert!(table.hand("A").is_empty());
    table.play(&["B draw pile", "B draw pile"]);
    let discard = table.listed().into_iter().find(|action| action.starts_with("discard")).expect("B has cards");
    table.play(&[&format!("B {discard}"), "A draw pile", "A draw pile"]);
    assert_eq!(table.hand("A").len(), 2);
}

#[test]
fn ruling_12_nobody_must_exhibit() {
    let table = Board::new(2).hand("A", "hokusai 3 3").phase(Phase::DiscardOrShow).table();
    assert_eq!(table.listed(), ["discard hokusai 3", "show hokusai 3 3"]);
}

#[test]
fn ruling_12_without_any_card_to_draw_or_discard_the_turn_passes() {
    let board = Board::new(3).hand("A", "hokusai 3 4").hand("B", "").rest(Rest::Hand("C"));
    let mut table = board.pile("sharaku 1").discards("utamaro 1").table();
    let heard = table.play(&["A draw pile", "A draw discard", "A show hokusai 3 4"]);
    assert_eq!(
        heard[2..4],
        ["Both piles are empty: B draws no more.", "B has no card and nothing to draw: the turn passes."]
    );
    assert_eq!((table.game.turn, table.game.phase), (seat("C"), Phase::DiscardOrShow));
}
