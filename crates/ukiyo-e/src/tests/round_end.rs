//! §8, §9 and §11: the end of a round, last turns, and who begins the next.

use crate::testing::{Board, Rest, cards, list, seat};
use crate::{Artist, Phase};

/// Five artists are on show: three of A, two of B.
fn five_on_show(seats: u8) -> Board {
    Board::new(seats)
        .show("A", "moronobu 1 2")
        .show("A", "toyokuni 1 2")
        .show("A", "kuniyoshi 1 2")
        .show("B", "sharaku 1 2")
        .show("B", "hokusai 1 2")
}

#[test]
fn the_sixth_exhibition_ends_the_round() {
    let mut table = five_on_show(2).hand("A", "utamaro 3 4 5").phase(Phase::DiscardOrShow).table();
    let heard = table.play(&["A show utamaro 3 4 5"]);
    assert_eq!(
        heard[1..],
        ["All artists but one are on show: A ends the round, the others have one last turn.", "B takes a last turn.",]
    );
    assert_eq!(table.game.ender, Some(seat("A")));
}

#[test]
fn a_sixth_exhibition_by_outnumbering_is_no_sixth() {
    let board = five_on_show(2).hand("A", "hokusai 3 4 5").phase(Phase::DiscardOrShow);
    let mut table = board.table();
    table.play(&["A show hokusai 3 4 5", "B lay hokusai 1"]);
    assert_eq!((table.game.exhibitions(), table.game.ender), (5, None));
}

#[test]
fn the_empty_draw_pile_ends_the_round_whatever_is_discarded() {
    let mut table = Board::new(2).pile("hokusai 1, hokusai 2").rest(Rest::Discards).table();
    table.play(&["A draw pile"]);
    assert_eq!(table.game.ender, None);
    let heard = table.play(&["A draw pile"]);
    assert_eq!(heard[1], "The draw pile is empty: A ends the round, the others have one last turn.");
}

#[test]
fn everybody_but_the_ender_takes_one_last_turn() {
    let mut table = Board::new(4).pile("hokusai 1").rest(Rest::Discards).table();
    table.play(&["A draw pile", "A draw discard", "A discard hokusai 1"]);
    for letter in ["B", "C", "D"] {
        assert_eq!((table.game.turn, table.game.round), (seat(letter), 0));
        assert!(table.game.is_last_turn());
        let input = |text: &str| format!("{letter} {text}");
        table.play(&[&input("draw discard"), &input("draw discard"), &input("discard hokusai 1")]);
    }
    assert_eq!(table.game.round, 1);
}

#[test]
fn the_last_turn_example() {
    // Toyokuni is the artist whom nobody shows.
    let board = Board::new(3)
        .show("A", "moronobu 1 2")
        .show("A", "kuniyoshi 1 2")
        .show("B", "sharaku 1 2")
        .show("B", "hokusai 1 2")
        .show("C", "hiroshige 2 3 4")
        .hand("A", "utamaro 3 4 5")
        .hand("B", "toyokuni 3, sharaku 4")
        .hand("C", "hiroshige 5 6 7")
        .pile("hiroshige 1, hiroshige 8, toyokuni 2, utamaro 1")
        .phase(Phase::DiscardOrShow);
    let mut table = board.table();
    table.play(&["A show utamaro 3 4 5", "B draw pile", "B draw pile"]);
    let refusal = "6 artists are on show; Toyokuni can no longer be shown in this round (§8)";
    assert_eq!(table.refusal("B show toyokuni 2 3"), refusal);
    assert!(table.listed().iter().all(|action| action.starts_with("discard")));
    table.play(&["B discard utamaro 1", "C draw pile", "C draw pile"]);
    assert_eq!(table.hand("C"), cards("hiroshige 1 5 6 7 8"));
    table.play(&["C show hiroshige 5 6 7 8", "C lay hiroshige 2"]);
    let heard = table.play(&["C lay hiroshige 3"]);
    assert!(heard.contains(&"C keeps Hiroshige 5.".to_string()));
    assert_eq!(table.game.round, 1);
}

#[test]
fn ruling_1_who_ended_a_round_begins_the_next() {
    let mut table = Board::new(3).pile("hokusai 1").rest(Rest::Discards).table();
    table.play(&["A draw pile", "A draw discard", "A discard hokusai 1"]);
    table.play(&["B draw discard", "B draw discard", "B discard hokusai 1"]);
    let heard = table.play(&["C draw discard", "C draw discard", "C discard hokusai 1"]);
    assert!(heard.contains(&"Round 2 begins with A; 55 cards in the draw pile.".to_string()));
    assert_eq!((table.game.turn, table.game.phase), (seat("A"), Phase::FirstDraw));
}

#[test]
fn ruling_1_turn_order_never_breaks() {
    // B ends the round, A has the last turn at this table of two, so B is next anyway.
    let mut table = Board::new(2).pile("hokusai 1").rest(Rest::Discards).table();
    table.game.turn = seat("B");
    table.play(&["B draw pile", "B draw discard", "B discard hokusai 1"]);
    table.play(&["A draw discard", "A draw discard", "A discard hokusai 1"]);
    assert_eq!(table.game.turn, seat("B"));
}

#[test]
fn ruling_5_the_last_card_as_the_first_draw_leaves_the_second_draw_and_the_rest_of_the_turn() {
    let mut table = Board::new(2).hand("A", "hokusai 3").pile("hokusai 4").rest(Rest::Discards).table();
    table.play(&["A draw pile"]);
    assert_eq!((table.game.ender, table.game.phase), (Some(seat("A")), Phase::SecondDraw));
    table.play(&["A draw discard", "A show hokusai 3 4"]);
    assert_eq!((table.game.ender, table.game.turn), (Some(seat("A")), seat("B")));
}

#[test]
fn ruling_6_the_seat_that_empties_the_draw_pile_may_still_open_a_new_artist() {
    let mut table = Board::new(2).hand("A", "hokusai 3").pile("hokusai 4").rest(Rest::Discards).table();
    table.play(&["A draw pile", "A draw discard"]);
    assert!(!table.game.is_last_turn());
    table.play(&["A show hokusai 3 4"]);
    assert_eq!(table.exhibition(Artist::Hokusai).0, Some(seat("A")));
}

#[test]
fn on_a_last_turn_no_new_artist_is_shown_even_with_few_exhibitions() {
    let board = Board::new(2).hand("B", "sharaku 3 4").show("A", "hokusai 1 2").rest(Rest::Discards);
    let mut table = board.last_turn("B", "A").table();
    table.play(&["B draw discard", "B draw discard"]);
    let refusal = "Sharaku is not on show; on a last turn only outnumber an artist who is (§9)";
    assert_eq!(table.refusal("B show sharaku 3 4"), refusal);
}

#[test]
fn on_a_last_turn_an_exhibition_can_be_outnumbered() {
    let board = Board::new(2).hand("B", "hokusai 3 4 5").show("A", "hokusai 1 2").rest(Rest::Discards);
    let mut table = board.last_turn("B", "A").table();
    table.play(&["B draw discard", "B draw discard", "B show hokusai 3 4 5"]);
    assert_eq!(table.exhibition(Artist::Hokusai).0, Some(seat("B")));
}

#[test]
fn ruling_7_the_seventh_artist_is_never_shown() {
    let board = five_on_show(2).hand("A", "utamaro 3 4 5").hand("B", "hiroshige 7 8").phase(Phase::DiscardOrShow);
    let mut table = board.table();
    table.play(&["A show utamaro 3 4 5", "B draw pile", "B draw pile"]);
    let refusal = "6 artists are on show; Hiroshige can no longer be shown in this round (§8)";
    assert_eq!(table.refusal("B show hiroshige 7 8"), refusal);
}

#[test]
fn ruling_8_an_artist_whose_exhibition_was_outnumbered_is_still_on_show() {
    let board = Board::new(3).hand("A", "hokusai 3 4 5").hand("B", "hokusai 6 6 7 7").show("C", "hokusai 1 1");
    let mut table = board.pile("utamaro 1").rest(Rest::Discards).table();
    table.play(&["A draw pile", "A draw discard", "A show hokusai 3 4 5"]);
    assert_eq!(table.top_discards(2), list("hokusai 1, hokusai 1"));
    // C's exhibition is gone, but Hokusai is not: B may outnumber A on a last turn.
    table.play(&["B draw discard", "B draw discard", "B show hokusai 6 6 7 7"]);
    assert_eq!(table.exhibition(Artist::Hokusai).0, Some(seat("B")));
}

#[test]
fn ruling_14_both_end_conditions_at_once_give_one_last_turn_each() {
    let board = five_on_show(2).hand("A", "utamaro 3 4").pile("hiroshige 1").rest(Rest::Discards);
    let mut table = board.table();
    table.play(&["A draw pile", "A draw discard"]);
    let heard = table.play(&["A show utamaro 3 4"]);
    assert_eq!(heard, ["A holds an exhibition: Utamaro 3 4.", "B takes a last turn."]);
    table.play(&["B draw discard", "B draw discard", "B discard hiroshige 8"]);
    assert_eq!(table.game.round, 1);
}
