//! §3 and §4: a turn and its two draws.

use table::Viewer;

use crate::Phase;
use crate::testing::{Board, Rest, card, cards, list, seat};

#[test]
fn a_turn_is_two_draws_and_then_a_discard_or_an_exhibition() {
    let mut table = Board::new(2).hand("A", "hokusai 3").pile("sharaku 2, sharaku 1").table();
    assert_eq!(table.refusal("A discard hokusai 3"), "draw first: a turn begins with two draws (§4)");
    table.play(&["A draw pile", "A draw pile"]);
    assert_eq!(table.hand("A"), cards("hokusai 3, sharaku 1 2"));
    assert_eq!(table.refusal("A draw pile"), "you have drawn: now discard a card or hold an exhibition (§3)");
    table.play(&["A discard hokusai 3"]);
    assert_eq!((table.game.turn, table.game.phase), (seat("B"), Phase::FirstDraw));
}

#[test]
fn the_first_card_is_known_before_the_second_is_drawn() {
    let mut table = Board::new(2).pile("sharaku 2, sharaku 1").discards("utamaro 1").table();
    table.play(&["A draw pile"]);
    assert_eq!(table.heard_by(Viewer::Seat(seat("A"))), ["A draws Sharaku 1 from the draw pile."]);
    assert_eq!(table.listed(), ["draw pile", "draw discard"]);
}

#[test]
fn a_card_from_the_draw_pile_is_seen_by_nobody_else() {
    let mut table = Board::new(2).pile("sharaku 1").table();
    table.play(&["A draw pile"]);
    assert_eq!(table.heard_by(Viewer::Seat(seat("B"))), ["A draws from the draw pile."]);
    assert_eq!(table.heard_by(Viewer::Spectator), ["A draws from the draw pile."]);
}

#[test]
fn everybody_sees_what_is_taken_from_the_discard_pile() {
    let mut table = Board::new(2).discards("utamaro 1").table();
    assert_eq!(table.play(&["A draw discard"]), ["A takes Utamaro 1 from the discard pile."]);
}

#[test]
fn the_two_cards_may_come_from_different_piles() {
    for order in [["A draw pile", "A draw discard"], ["A draw discard", "A draw pile"]] {
        let mut table = Board::new(2).pile("sharaku 1").discards("utamaro 1").table();
        table.play(&order);
        assert_eq!(table.hand("A"), cards("sharaku 1, utamaro 1"));
    }
}

#[test]
fn an_empty_discard_pile_can_not_be_drawn_from() {
    let table = Board::new(2).table();
    assert_eq!(table.listed(), ["draw pile"]);
    assert_eq!(table.refusal("A draw discard"), "the discard pile is empty; draw from the draw pile (§4)");
}

#[test]
fn an_empty_draw_pile_can_not_be_drawn_from() {
    let table = Board::new(2).rest(Rest::Discards).last_turn("B", "A").table();
    assert_eq!(table.listed(), ["draw discard"]);
    assert_eq!(table.refusal("B draw pile"), "the draw pile is empty; draw from the discard pile (§4)");
}

#[test]
fn ruling_3_both_draws_may_come_from_the_discard_pile_and_the_card_below_becomes_free() {
    let mut table = Board::new(2).discards("utamaro 1, utamaro 2, utamaro 3").table();
    table.play(&["A draw discard", "A draw discard"]);
    assert_eq!(table.hand("A"), cards("utamaro 2 3"));
    assert_eq!(table.top_discards(1), list("utamaro 1"));
}

#[test]
fn ruling_3_a_card_just_drawn_may_be_discarded() {
    let mut table = Board::new(2).pile("sharaku 1").discards("utamaro 1").table();
    table.play(&["A draw discard", "A draw pile", "A discard utamaro 1"]);
    assert_eq!(table.game.piles.top(), Some(card("utamaro 1")));
}

#[test]
fn ruling_4_one_card_left_in_both_piles_is_the_only_draw() {
    let mut table = Board::new(3).discards("utamaro 1").rest(Rest::Hand("C")).last_turn("B", "A").table();
    let heard = table.play(&["B draw discard"]);
    assert_eq!(heard, ["B takes Utamaro 1 from the discard pile.", "Both piles are empty: B draws no more."]);
    assert_eq!(table.game.phase, Phase::DiscardOrShow);
}

#[test]
fn ruling_4_with_both_piles_empty_a_turn_begins_with_the_discard() {
    let board = Board::new(3).hand("A", "hokusai 3 4").hand("B", "sharaku 2").rest(Rest::Hand("C"));
    let mut table = board.pile("sharaku 1").discards("utamaro 1").table();
    let heard = table.play(&["A draw pile", "A draw discard", "A show hokusai 3 4"]);
    assert_eq!(heard[1..], ["B takes a last turn.", "Both piles are empty: B draws no more."]);
    assert_eq!(table.listed(), ["discard sharaku 2"]);
}
