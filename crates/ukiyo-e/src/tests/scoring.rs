//! §10 to §12: scoring a round, the next round, and the end of the game.

use table::{Game, SeatSet, Viewer};

use crate::state::Kept;
use crate::testing::{Board, Rest, Table, card, cards, seat};
use crate::{Artist, Phase, Picture};

/// B takes the last turn of the round: two draws and a discard.
fn end_of_round(board: Board) -> Table {
    let mut table = board.rest(Rest::Discards).last_turn("B", "A").table();
    table.play(&["B draw discard", "B draw discard"]);
    let discard = table.listed().into_iter().next().expect("B drew");
    table.play(&[&format!("B {discard}")]);
    table
}

fn points(table: &Table) -> Vec<i32> {
    table.game.points().as_slice().to_vec()
}

#[test]
fn an_exhibition_scores_its_lowest_card() {
    let table = end_of_round(Board::new(2).show("A", "hokusai 3 6 7").show("B", "sharaku 5 5"));
    assert_eq!(points(&table), [3, 5]);
}

#[test]
fn all_exhibitions_of_a_seat_score() {
    let table =
        end_of_round(Board::new(2).show("A", "hokusai 3 6").show("A", "hiroshige 8 8").show("A", "moronobu 1 2"));
    assert_eq!(points(&table), [12, 0]);
}

#[test]
fn cards_in_hand_do_not_score() {
    let table = end_of_round(Board::new(2).hand("A", "hiroshige 7 7 8 8").show("A", "hokusai 3 6"));
    assert_eq!(points(&table), [3, 0]);
}

#[test]
fn everybody_hears_what_a_round_brought() {
    let table = end_of_round(Board::new(2).hand("A", "utamaro 1").show("A", "hokusai 3 6").show("B", "sharaku 5 5"));
    let heard = table.heard_by(Viewer::Spectator);
    for news in [
        "A discards the hand: Utamaro 1.",
        "A keeps Hokusai 3.",
        "B keeps Sharaku 5.",
        "Round 1 is over. A scores 3, 3 in all. B scores 5, 5 in all.",
    ] {
        assert!(heard.contains(&news.to_string()), "{news} among {heard:?}");
    }
}

#[test]
fn ruling_13_a_card_that_scored_is_out_of_the_game() {
    let table = end_of_round(Board::new(2).show("A", "hokusai 3 6").show("B", "sharaku 5 5"));
    let game = &table.game;
    assert_eq!(game.out(), cards("hokusai 3, sharaku 5"));
    let dealt = |picture: Picture| {
        let in_hands: u8 = game.hands.as_slice().iter().map(|hand| hand.copies(picture)).sum();
        in_hands as usize + game.piles.draw_pile().iter().filter(|&&card| card == picture).count()
    };
    let counts: Vec<usize> = cards("hokusai 3 6, sharaku 5").pictures().map(dealt).collect();
    // Sharaku 5 and Hokusai 3 once, Hokusai 6 twice: only the lowest card stays out.
    assert_eq!(counts, [1, 1, 2]);
    assert_eq!(usize::from(game.piles.drawing()), 70 - 2 - 10);
}

#[test]
fn ruling_13_of_equal_lowest_cards_one_is_kept() {
    let table = end_of_round(Board::new(2).show("A", "hokusai 3 3 6"));
    assert_eq!(table.game.out(), cards("hokusai 3"));
}

#[test]
fn the_next_round_starts_with_new_hands_and_an_empty_table() {
    let table = end_of_round(Board::new(2).show("A", "hokusai 3 6").hand("A", "sharaku 1 2 3 4 5 6"));
    let game = &table.game;
    assert_eq!((game.round, game.phase, game.exhibitions()), (1, Phase::FirstDraw, 0));
    assert_eq!((game.hands[seat("A")].len(), game.hands[seat("B")].len()), (5, 5));
    assert_eq!((game.piles.discards(), game.ender), (0, None));
}

#[test]
fn three_rounds_are_a_game_and_their_points_add_up() {
    let mut table = end_of_round(Board::new(2).show("A", "hokusai 3 6").round(3));
    assert_eq!(table.game.phase, Phase::Over);
    assert!(table.game.waiting().is_over());
    let outcome = table.game.outcome().expect("the game is over");
    assert_eq!(outcome.points.as_slice(), [3, 0]);
    assert_eq!(outcome.winners(), SeatSet::only(seat("A")));
    assert!(table.heard_by(Viewer::Spectator).contains(&"The game is over: A wins.".to_string()));
    table.game.kept[0][Artist::Sharaku.index()] = Some(Kept::new(seat("B"), card("sharaku 6")));
    assert_eq!(points(&table), [3, 6]);
    assert_eq!(table.game.round_points(0).as_slice(), [0, 6]);
    assert_eq!(table.game.round_points(2).as_slice(), [3, 0]);
}

#[test]
fn the_short_game_is_one_round() {
    let mut table = Board::new(2).rest(Rest::Discards).last_turn("B", "A").table();
    table.game.options.rounds = crate::Rounds::One;
    table.play(&["B draw discard", "B draw discard", "B discard hiroshige 8"]);
    assert_eq!(table.game.phase, Phase::Over);
}

#[test]
fn ruling_15_of_equal_points_the_seat_with_more_cards_wins() {
    let table =
        end_of_round(Board::new(2).show("A", "hokusai 5 6").show("B", "sharaku 4 4").show("B", "utamaro 1 2").round(3));
    let outcome = table.game.outcome().expect("the game is over");
    assert_eq!(outcome.points.as_slice(), [5, 5]);
    assert_eq!(outcome.places.as_slice(), [2, 1]);
}

#[test]
fn ruling_15_of_equal_points_and_cards_the_victory_is_shared() {
    let table = end_of_round(Board::new(2).show("A", "hokusai 5 6").show("B", "sharaku 5 6").round(3));
    let outcome = table.game.outcome().expect("the game is over");
    assert_eq!(outcome.places.as_slice(), [1, 1]);
    assert!(table.heard_by(Viewer::Spectator).contains(&"The game is over: A and B share the victory.".to_string()));
}

#[test]
fn a_kept_card_remembers_its_owner() {
    for owner in ["A", "B", "C", "D"] {
        for card in crate::catalog().cards().pictures() {
            let kept = Kept::new(seat(owner), card);
            assert_eq!((kept.owner(), kept.card()), (seat(owner), card));
        }
    }
    assert_eq!(size_of::<Option<Kept>>(), 1);
}
