//! Every ruling of the README by its number, as far as no other test shows it already.

use table::{Game, SeatSet};

use crate::testing::{A, B, Scene, at, card, describe, house, standard, turned};
use crate::{ALL_KINDS, Direction, GOAL, Kind, Kinds, Laid, Obstacle, Place, Rules, Spot, Turn};

#[test]
fn ruling_1_a_card_may_be_turned_by_half_a_turn_but_never_lies_across() {
    let scene = {
        let mut scene = Scene::draft(2, &[]);
        scene.grab(A, 1);
        scene
    };
    let places: Vec<Place> = scene.seen_by(A).prospects(A).into_iter().map(|prospect| prospect.place).collect();
    assert!(places.contains(&at(0, 3)) && places.contains(&turned(0, 3)));
    // Whichever way it is turned, it is two columns wide and three rows high.
    for place in places {
        let spots: Vec<Spot> = Laid { card: card("FFPTGT"), place }.squares().map(|(spot, _)| spot).collect();
        assert!(spots.iter().all(|spot| (0..2).contains(&(spot.column - place.column))));
        assert!(spots.iter().all(|spot| (0..3).contains(&(spot.row - place.row))));
    }
}

#[test]
fn ruling_2_squares_lie_on_squares() {
    // A place is a whole column and a whole row by its type; every covered square is covered entirely.
    let house = house(&[("FFPTGT", at(0, 0)), ("TTGPFP", at(1, 1))]);
    assert_eq!(house.squares().count(), 6 + 6 - 2);
}

#[test]
fn ruling_3_an_extended_line_scores_again_by_its_whole_length() {
    let three = house(&[("TTFPFG", at(0, 0)), ("TFGFTP", at(-1, 2))]);
    let standing = three.run_through(Spot { column: 0, row: 2 }).map(describe);
    assert_eq!(standing.as_deref(), Some("column of 3 floor squares from 0 1"));
    let house = house(&[("TGFGPF", at(0, 0)), ("GFPTFP", at(-2, -1)), ("PPGGTT", turned(-3, 0))]);
    assert_eq!(house.run_through(Spot { column: -1, row: 0 }).map(|run| run.length), Some(4));
    assert_eq!(standard(&house, "GTPFTP", at(1, -2)), (vec!["row of 5 tatami squares".to_string()], 4));
}

#[test]
fn ruling_3_a_line_of_six_scores_nothing_and_is_no_kind_for_the_bonus() {
    let house = house(&[
        ("TTGPFP", at(0, 0)),
        ("TGFGPF", turned(2, -2)),
        ("GTGTPP", turned(2, 1)),
        ("GTPFTP", at(1, -5)),
        ("FGGPTT", at(2, -2)),
    ]);
    let (lines, points) = standard(&house, "TTPPFG", turned(4, -2));
    assert_eq!((lines, points), (vec!["row of 3 pond squares".to_string(), "row of 6 tatami squares".to_string()], 1));
}

#[test]
fn ruling_4_two_parts_that_a_card_joins_are_one_line() {
    let house = house(&[
        ("GGFFPP", at(0, 0)),
        ("FTTFGG", at(1, -1)),
        ("GTPFTP", at(0, -2)),
        ("GFTFGP", at(-2, 1)),
        ("TTPPFF", at(-4, 0)),
    ]);
    assert_eq!(standard(&house, "TTGPFP", turned(-2, -2)), (vec!["row of 5 tatami squares".to_string()], 4));
}

#[test]
fn ruling_5_crossing_lines_of_a_kind_both_score_and_count_once_for_the_bonus() {
    let house = house(&[("PTTFGG", at(0, 0)), ("FFPTGT", turned(-2, 1))]);
    let scoring = house.scoring(card("TGPGPT"), at(-2, 2), Rules::Standard, ALL_KINDS);
    let spots: Vec<Vec<Spot>> = scoring.runs().map(|judged| judged.run.spots().collect()).collect();
    assert_eq!(spots[0].iter().filter(|spot| spots[1].contains(spot)).count(), 1);
    assert_eq!((scoring.gain.points, scoring.bonus()), (2, 0));
}

#[test]
fn ruling_6_a_line_may_not_be_covered_even_by_an_equal_square_nor_if_it_is_longer_than_five() {
    let six = [
        ("TTGPFP", at(0, 0)),
        ("TGFGPF", turned(2, -2)),
        ("GTGTPP", turned(2, 1)),
        ("GTPFTP", at(1, -5)),
        ("FGGPTT", at(2, -2)),
        ("TTPPFG", turned(4, -2)),
    ];
    let house = house(&six);
    let Err(Obstacle::Covers { run, .. }) = house.may_place(at(0, -2)) else { panic!("tatami are covered") };
    assert_eq!((run.kind, run.direction, run.length), (Kind::Tatami, Direction::Row, 6));
    // The lower row of this card is tatami as well; it does not matter.
    let equal = Laid { card: card("GPPTFF"), place: at(0, -2) }.squares();
    assert!(equal.into_iter().any(|(_, kind)| kind == Kind::Tatami));
}

#[test]
fn ruling_7_a_whole_card_may_be_covered() {
    let mut house = house(&[("TGFGPF", at(0, 0)), ("FFTTGP", turned(-2, -2))]);
    assert_eq!(house.may_place(at(-2, -2)), Ok(()));
    house.lay(card("FPGTTG"), at(-2, -2));
    assert!(house.squares().all(|square| square.card != 1));
}

#[test]
fn ruling_8_a_card_may_overlap_one_card_and_lie_beside_another() {
    let house = house(&[("FFPTGT", at(0, 0)), ("TPGPTF", at(2, 1))]);
    assert_eq!(house.may_place(at(0, 3)), Ok(()));
    assert_eq!(house.may_place(at(1, 3)), Ok(()));
}

#[test]
fn ruling_9_the_first_card_scores_nothing() {
    let scene = Scene::draft(2, &[]);
    assert_eq!(scene.points(), [0, 0]);
    assert!(scene.seen_by(A).scorings[A].is_none());
}

#[test]
fn ruling_10_a_card_may_touch_any_card_of_the_house() {
    let house = house(&[("FFPTGT", at(0, 0)), ("TTGPFP", at(2, 0)), ("PPFGTG", at(4, 0))]);
    assert_eq!(house.may_place(at(-2, 0)), Ok(()));
}

#[test]
fn ruling_11_in_a_rush_the_first_input_has_the_card_and_in_a_draft_the_start_player() {
    let mut scene = Scene::rush(2, &[]);
    scene.begin_rush().grab(B, 2);
    assert_eq!(scene.game.line[1].taken, Some(B));
    let scene = Scene::draft(2, &[]);
    assert_eq!(scene.game.waiting().must, SeatSet::only(A));
}

#[test]
fn ruling_12_the_score_goes_on_beyond_29() {
    let mut scene = Scene::draft(2, &["GPPTFF", "GGFFPT", "FFPTGT", "TPGPTF", "PPGGTT", "PGFGPT"]);
    scene.game.points[A] = GOAL - 1;
    scene.grab(A, 1).place(A, at(1, -2)).place_idly(B);
    scene.grab(B, 2).place(A, at(2, -1)).place_idly(B);
    assert_eq!(scene.points(), [GOAL - 1 + 8, 0]);
    assert_eq!(scene.game.outcome().unwrap().points[A], 32);
}

#[test]
fn ruling_13_nobody_may_keep_a_marker_by_refusing_to_score() {
    let house = house(&[("FFGTGP", at(0, 0)), ("TTPPFF", turned(-2, -2))]);
    let gain = house.gain(card("FPFPGG"), at(-2, 0), Rules::Specialist, ALL_KINDS);
    assert!(!gain.markers.contains(Kind::Pond) && !gain.markers.contains(Kind::Garden));
}

#[test]
fn ruling_14_new_markers_may_be_used_for_the_lines_that_are_left() {
    let house = house(&[("FFGTGP", at(0, 0)), ("TTPPFF", turned(-2, -2))]);
    let ponds = Kinds::NONE.with(Kind::Pond);
    let gain = house.gain(card("FPFPGG"), at(-2, 0), Rules::Specialist, ponds);
    assert_eq!((gain.points, gain.kinds.len()), (1 + 1 + 2, 2));
    assert_eq!(gain.markers, ALL_KINDS.without(Kind::Garden));
}

#[test]
fn ruling_15_the_markers_never_run_out() {
    // A seat has at most its own four, so five seats need at most the twenty of the box.
    let scene = Scene::draft(5, &[]);
    let markers: u8 = scene.game.markers.as_slice().iter().map(|markers| markers.len()).sum();
    assert_eq!(markers, 20);
}

#[test]
fn ruling_16_all_who_are_level_win() {
    let mut scene = Scene::draft(3, &[]);
    (scene.game.points[A], scene.game.points[B]) = (GOAL, GOAL);
    scene.idle_round();
    assert_eq!(scene.game.outcome().unwrap().winners(), SeatSet::from_iter([A, B]));
}

#[test]
fn ruling_17_the_start_player_changes_at_the_end_of_every_round() {
    let mut scene = Scene::draft(2, &[]);
    scene.idle_round();
    assert_eq!(scene.game.start, B);
}

#[test]
fn ruling_18_a_line_of_six_takes_no_marker_and_an_open_line_waits_for_the_refill() {
    let six = house(&[
        ("TTGPFP", at(0, 0)),
        ("TGFGPF", turned(2, -2)),
        ("GTGTPP", turned(2, 1)),
        ("GTPFTP", at(1, -5)),
        ("FGGPTT", at(2, -2)),
    ]);
    let gain = six.gain(card("TTPPFG"), turned(4, -2), Rules::Specialist, ALL_KINDS);
    assert_eq!(gain.markers, ALL_KINDS.without(Kind::Pond));
    // Two ponds and a garden with the marker for ponds alone: the garden has no marker before the refill and must be
    // scored after it.
    let house = house(&[("GFPTTG", at(0, 0)), ("FPTPTF", at(0, -3)), ("TFFGPP", turned(2, 0))]);
    let gain = house.gain(card("GGPFPT"), turned(0, -1), Rules::Specialist, Kinds::NONE.with(Kind::Pond));
    assert_eq!((gain.points, gain.kinds.len()), (2 + 1 + 1 + 2, 2));
}

#[test]
fn ruling_19_nobody_waits_to_place() {
    let mut scene = Scene::draft(5, &[]);
    scene.grab(A, 1).place(A, Place { column: 0, row: 3, turn: Turn::Turned });
    assert_eq!(scene.game.houses[A].cards(), 2);
    assert_eq!(scene.game.grabbing.len(), 4);
}
