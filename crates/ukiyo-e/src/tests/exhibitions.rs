//! §6: holding a solo exhibition.

use crate::testing::{Board, cards, seat};
use crate::{Artist, Phase};

fn choosing(board: Board) -> crate::testing::Table {
    board.phase(Phase::DiscardOrShow).table()
}

#[test]
fn two_cards_of_an_artist_are_an_exhibition() {
    let mut table = choosing(Board::new(2).hand("A", "hokusai 3 6, sharaku 1"));
    assert_eq!(table.play(&["A show hokusai 3 6"]), ["A holds an exhibition: Hokusai 3 6."]);
    assert_eq!(table.exhibition(Artist::Hokusai), (Some(seat("A")), cards("hokusai 3 6")));
    assert_eq!(table.hand("A"), cards("sharaku 1"));
}

#[test]
fn one_card_is_no_exhibition() {
    let table = choosing(Board::new(2).hand("A", "hokusai 3 6"));
    let refusal = "an exhibition has two cards or more; show at least 2 of Hokusai (§6)";
    assert_eq!(table.refusal("A show hokusai 3"), refusal);
}

#[test]
fn equal_pictures_make_an_exhibition() {
    let mut table = choosing(Board::new(2).hand("A", "hokusai 6 6"));
    table.play(&["A show hokusai 6 6"]);
    assert_eq!(table.exhibition(Artist::Hokusai).1, cards("hokusai 6 6"));
}

#[test]
fn some_cards_of_the_artist_may_stay_in_the_hand() {
    let mut table = choosing(Board::new(2).hand("A", "hokusai 1 5 6 6"));
    table.play(&["A show hokusai 5 6"]);
    assert_eq!(table.hand("A"), cards("hokusai 1 6"));
}

#[test]
fn every_choice_of_cards_is_listed_once() {
    let table = choosing(Board::new(2).hand("A", "hokusai 1 5 6 6"));
    let mut shows: Vec<String> = table.listed().into_iter().filter(|action| action.starts_with("show")).collect();
    shows.sort();
    assert_eq!(
        shows,
        [
            "show hokusai 1 5",
            "show hokusai 1 5 6",
            "show hokusai 1 5 6 6",
            "show hokusai 1 6",
            "show hokusai 1 6 6",
            "show hokusai 5 6",
            "show hokusai 5 6 6",
            "show hokusai 6 6",
        ]
    );
}

#[test]
fn only_cards_of_the_hand_can_be_shown() {
    let table = choosing(Board::new(2).hand("A", "hokusai 3 6, sharaku 1"));
    let refusal = "Hokusai 7 is not in your hand; choose a card that is (§3)";
    assert_eq!(table.refusal("A show hokusai 6 7"), refusal);
    let refusal = "your hand has 1 of Hokusai 6, not 2; show no more than you have (§6)";
    assert_eq!(table.refusal("A show hokusai 6 6"), refusal);
}

#[test]
fn as_many_cards_as_are_on_show_are_too_few() {
    let table = choosing(Board::new(2).hand("A", "hokusai 5 6 7").show("B", "hokusai 1 2 3"));
    let refusal = "Hokusai is on show with 3 cards; show at least 4 (§6)";
    assert_eq!(table.refusal("A show hokusai 5 6 7"), refusal);
}

#[test]
fn example_1_four_cards_of_kuniyoshi_outnumber_two() {
    let mut table = choosing(Board::new(2).hand("A", "kuniyoshi 1 1 2 2, sharaku 1").show("B", "kuniyoshi 3 4"));
    let refusal = "Kuniyoshi is on show with 2 cards; show at least 3 (§6)";
    assert_eq!(table.refusal("A show kuniyoshi 2 2"), refusal);
    let heard = table.play(&["A show kuniyoshi 1 1 2 2"]);
    assert_eq!(heard[1], "A outnumbers B's exhibition of 2 cards of Kuniyoshi, which closes.");
    table.play(&["B lay kuniyoshi 4"]);
    assert_eq!(table.exhibition(Artist::Kuniyoshi), (Some(seat("A")), cards("kuniyoshi 1 1 2 2")));
    assert_eq!(table.game.piles.discards(), 2);
}

#[test]
fn example_2_an_own_exhibition_is_not_extended_but_outnumbered() {
    let board =
        Board::new(2).hand("A", "hokusai 5 6 6, utamaro 1").show("A", "hokusai 3 4").pile("utamaro 2, hokusai 7");
    let mut table = board.table();
    table.play(&["A draw pile", "A draw pile"]);
    // One more card can't be added to the two on show.
    let refusal = "Hokusai is on show with 2 cards; show at least 3 (§6)";
    assert_eq!(table.refusal("A show hokusai 7"), refusal);
    // Three of the four in the hand score 6 instead of 3.
    table.play(&["A show hokusai 6 6 7", "A lay hokusai 4"]);
    assert_eq!(table.exhibition(Artist::Hokusai), (Some(seat("A")), cards("hokusai 6 6 7")));
    assert_eq!(table.hand("A"), cards("hokusai 5, utamaro 1 2"));
    assert_eq!(table.game.piles.discards(), 2);
}

#[test]
fn ruling_10_an_exhibition_takes_the_place_of_the_discard() {
    let mut table = choosing(Board::new(2).hand("A", "hokusai 3 6, sharaku 1"));
    table.play(&["A show hokusai 3 6"]);
    assert_eq!((table.game.turn, table.game.phase), (seat("B"), Phase::FirstDraw));
    assert_eq!(table.game.piles.discards(), 0);
}
