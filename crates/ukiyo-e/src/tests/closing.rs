//! §7: closing an outnumbered exhibition.

use table::{Game, SeatSet};

use crate::testing::{Board, Table, cards, list, seat};
use crate::{Artist, Phase};

/// A is about to outnumber B's exhibition.
fn outnumbering(owner: &str, shown: &str) -> Table {
    let board = Board::new(3).hand("A", "hokusai 2 3 4 6, sharaku 1").show(owner, shown).discards("utamaro 1");
    let mut table = board.phase(Phase::DiscardOrShow).table();
    table.play(&["A show hokusai 2 3 4 6"]);
    table
}

#[test]
fn ruling_9_the_owner_picks_the_order_and_the_last_card_is_on_top() {
    let mut table = outnumbering("B", "hokusai 1 5 7");
    assert_eq!(table.game.waiting().must, SeatSet::only(seat("B")));
    assert_eq!(table.listed(), ["lay hokusai 1", "lay hokusai 5", "lay hokusai 7"]);
    table.play(&["B lay hokusai 5"]);
    assert_eq!(table.listed(), ["lay hokusai 1", "lay hokusai 7"]);
    let heard = table.play(&["B lay hokusai 7"]);
    // The last card leaves no choice and is laid at once; then the turn passes.
    assert_eq!(heard, ["B lays Hokusai 7 on the discard pile.", "B lays Hokusai 1 on the discard pile."]);
    assert_eq!(table.top_discards(4), list("hokusai 1, hokusai 7, hokusai 5, utamaro 1"));
    assert_eq!((table.game.turn, table.game.phase), (seat("B"), Phase::FirstDraw));
}

#[test]
fn ruling_9_equal_cards_leave_no_order_to_pick() {
    let table = outnumbering("B", "hokusai 7 7");
    assert_eq!(table.top_discards(2), list("hokusai 7, hokusai 7"));
    assert_eq!((table.game.turn, table.game.phase), (seat("B"), Phase::FirstDraw));
}

#[test]
fn ruling_9_the_cards_are_discarded_before_the_turn_passes() {
    let mut table = outnumbering("C", "hokusai 1 5");
    let refusal = "C's exhibition of Hokusai is closing; lay its cards on the discard pile first (§7)";
    assert_eq!(table.refusal("B draw pile"), refusal);
    assert_eq!(table.refusal("C discard hokusai 1"), refusal);
    table.play(&["C lay hokusai 1", "B draw discard"]);
    assert_eq!(table.hand("B"), cards("hokusai 5"));
}

#[test]
fn ruling_9_a_seat_that_outnumbers_itself_picks_the_order_too() {
    let mut table = outnumbering("A", "hokusai 1 5");
    assert_eq!(table.game.waiting().must, SeatSet::only(seat("A")));
    table.play(&["A lay hokusai 5"]);
    assert_eq!(table.top_discards(2), list("hokusai 1, hokusai 5"));
    assert_eq!(table.game.turn, seat("B"));
}

#[test]
fn an_artist_has_one_exhibition_at_most() {
    let mut table = outnumbering("B", "hokusai 1 5");
    table.play(&["B lay hokusai 1"]);
    assert_eq!(table.exhibition(Artist::Hokusai), (Some(seat("A")), cards("hokusai 2 3 4 6")));
    assert_eq!(table.game.exhibitions(), 1);
}

#[test]
fn only_cards_of_the_closing_exhibition_are_laid() {
    let table = outnumbering("B", "hokusai 1 5");
    let refusal = "Hokusai 7 is not in the closing exhibition; choose from Hokusai 1 5 (§7)";
    assert_eq!(table.refusal("B lay hokusai 7"), refusal);
}

#[test]
fn nothing_is_laid_when_no_exhibition_closes() {
    let table = Board::new(2).table();
    assert_eq!(table.refusal("A lay hokusai 7"), "no exhibition is closing: there is nothing to lay down (§7)");
}
