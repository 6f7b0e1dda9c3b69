//! §5: what rows and columns are worth.

use crate::testing::{at, house, standard, turned};
use crate::{bonus, worth};

#[test]
fn three_four_and_five_are_worth_one_two_and_four_and_more_nothing() {
    assert_eq!([0, 1, 2, 3, 4, 5, 6, 7, 10].map(worth), [0, 0, 0, 1, 2, 4, 0, 0, 0]);
}

#[test]
fn two_three_and_four_kinds_get_two_four_and_six() {
    assert_eq!([0, 1, 2, 3, 4].map(bonus), [0, 0, 2, 4, 6]);
}

#[test]
fn a_card_that_lines_nothing_up_scores_nothing() {
    let house = house(&[("TTFPFG", at(0, 0))]);
    assert_eq!(standard(&house, "TFGFTP", at(2, 1)), (vec![], 0));
}

#[test]
fn lines_that_were_there_before_do_not_score_again_unless_the_card_takes_part() {
    let house = house(&[("TTFPFG", at(0, 0)), ("TFGFTP", at(-1, 2))]);
    assert_eq!(house.to_string(), ".TT\n.FP\nTFG\nGF.\nTP.\n");
    // The column of three floors stands; a card elsewhere does not touch it.
    let (lines, points) = standard(&house, "PGTFFP", at(2, 0));
    assert_eq!((lines, points), (vec![], 0));
}

#[test]
fn several_lines_of_one_kind_count_as_one_kind_for_the_bonus() {
    let house = house(&[("GFPTTG", at(0, 0)), ("FPTPTF", at(0, -3)), ("TFFGPP", turned(2, 0))]);
    let (lines, points) = standard(&house, "GGPFPT", turned(0, -1));
    assert_eq!(lines, ["column of 4 pond squares", "row of 3 garden squares", "row of 3 pond squares"]);
    assert_eq!(points, 2 + 1 + 1 + bonus(2));
}
