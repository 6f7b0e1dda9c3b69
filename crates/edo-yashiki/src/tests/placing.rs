//! §4: where a card may lie.

use crate::testing::{at, card, describe, house, turned};
use crate::{Obstacle, Spot};

#[test]
fn a_card_may_lie_beside_the_house_if_an_edge_is_shared() {
    let house = house(&[("FFPTGT", at(0, 0))]);
    for place in [at(2, 0), at(-2, 2), at(0, 3), at(1, -3), turned(2, -2)] {
        assert_eq!(house.may_place(place), Ok(()), "{place}");
    }
}

#[test]
fn corners_do_not_touch() {
    let house = house(&[("FFPTGT", at(0, 0))]);
    for place in [at(2, 3), at(-2, -3), at(2, -3), at(-2, 3), at(3, 0), at(0, 4), at(127, 127), at(-128, -128)] {
        assert_eq!(house.may_place(place), Err(Obstacle::Apart), "{place}");
    }
}

#[test]
fn a_card_may_overlap_the_house() {
    let house = house(&[("FFPTGT", at(0, 0))]);
    for place in [at(1, 0), at(1, 2), at(-1, -2), turned(0, 1)] {
        assert_eq!(house.may_place(place), Ok(()), "{place}");
    }
}

/// The example of the rulebook: a row of three gardens stands; one place is allowed, another is not.
#[test]
fn no_part_of_three_in_line_may_be_covered() {
    let house = house(&[("PTTFGG", at(0, 0)), ("GFPTTG", at(-2, 2))]);
    assert_eq!(house.to_string(), "..PT\n..TF\nGFGG\nPT..\nTG..\n");
    let mut house = house;
    house.lay(card("GGTFPF"), at(2, 2));
    assert_eq!(house.to_string(), "..PT..\n..TF..\nGFGGGG\nPT..TF\nTG..PF\n");
    assert_eq!(house.may_place(at(2, 3)), Ok(()));
    let Err(Obstacle::Covers { spot, run }) = house.may_place(at(2, 1)) else { panic!("it covers gardens") };
    assert_eq!(spot, Spot { column: 2, row: 2 });
    assert_eq!(describe(run), "row of 4 garden squares from 0 2");
}

#[test]
fn a_single_square_may_be_covered_again_and_again() {
    let mut house = house(&[("FPGPTG", at(0, 0))]);
    for letters in ["TGFGPF", "PFTFGT", "GTPTFP", "FPGTPG"] {
        assert_eq!(house.may_place(at(0, 0)), Ok(()));
        house.lay(card(letters), at(0, 0));
    }
    assert_eq!(house.to_string(), "FP\nGT\nPG\n");
}
