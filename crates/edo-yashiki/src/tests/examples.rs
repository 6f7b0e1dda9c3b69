//! The worked examples of the rulebook, on houses that give exactly their lines.

use crate::testing::{A, B, Scene, at, card, house, position, standard, turned};
use crate::{Action, Event, Fate, Grab, Kind, Kinds, Rules};

use Kind::{Floor, Garden, Pond, Tatami};

/// Four gardens, three ponds and three tatami in rows with one card, which covers two tatami: 2 + 1 + 1 + 4.
#[test]
fn four_gardens_three_ponds_and_three_tatami_make_eight_points() {
    let house = house(&[("GPPTFF", at(0, 0)), ("FFPTGT", at(1, -2))]);
    assert_eq!(house.to_string(), ".FF\n.PT\nGGT\nPT.\nFF.\n");
    let (lines, points) = standard(&house, "PPGGTT", at(2, -1));
    assert_eq!(lines, ["row of 3 pond squares", "row of 3 tatami squares", "row of 4 garden squares"]);
    assert_eq!(points, 8);
}

/// The same example as part of a game, with its news line by line.
#[test]
fn the_example_as_it_is_told_at_the_table() {
    let mut scene = Scene::draft(2, &["GPPTFF", "GGFFPT", "FFPTGT", "TPGPTF", "PPGGTT", "PGFGPT"]);
    scene.grab(A, 1).place(A, at(1, -2)).place_idly(B);
    scene.grab(B, 2).place(A, at(2, -1));
    let news: Vec<String> = scene.news().iter().map(ToString::to_string).collect();
    assert_eq!(
        news,
        [
            "seat A places PPGGTT at 2 -1",
            "seat A scores a row of 3 pond squares: 1",
            "seat A scores a row of 4 garden squares: 2",
            "seat A scores a row of 3 tatami squares: 1",
            "seat A gets a bonus for 3 kinds: 4",
            "seat A gains 8 and has 8",
        ]
    );
    assert_eq!(scene.points(), [8, 0]);
    let view = scene.seen_by(B);
    let scoring = view.scorings[A].expect("A has placed a card");
    assert_eq!((scoring.runs().count(), scoring.bonus(), scoring.gain.points), (3, 4, 8));
}

#[test]
fn a_row_and_a_column_of_three_gardens_make_two_points() {
    let house = house(&[("PTTFGG", at(0, 0)), ("FFPTGT", turned(-2, 1))]);
    let (lines, points) = standard(&house, "TGPGPT", at(-2, 2));
    assert_eq!(lines, ["column of 3 garden squares", "row of 3 garden squares"]);
    assert_eq!(points, 2);
}

#[test]
fn one_column_and_two_rows_of_three_kinds_get_a_bonus_of_four() {
    let house = house(&[("GTFTFG", at(0, 0)), ("FTGPPF", at(0, 3)), ("PPFGTG", turned(-1, -3))]);
    let (lines, points) = standard(&house, "GGFFPT", turned(1, 2));
    assert_eq!(lines, ["column of 3 tatami squares", "row of 3 floor squares", "row of 3 garden squares"]);
    assert_eq!(points, 1 + 1 + 1 + 4);
}

#[test]
fn lines_of_all_four_kinds_get_a_bonus_of_six() {
    let house = house(&[("PPGGTF", at(0, 0)), ("FFTTGP", at(1, 1)), ("FPFPGG", at(3, -1)), ("GGFFPP", at(4, 0))]);
    let (lines, points) = standard(&house, "PPTGTF", at(2, -1));
    assert_eq!(
        lines,
        ["column of 3 tatami squares", "row of 3 floor squares", "row of 3 garden squares", "row of 3 pond squares"]
    );
    assert_eq!(points, 4 + 6);
}

/// Three ponds in a column and three gardens in a row, but no marker for gardens: one point and no bonus.
#[test]
fn a_specialist_without_a_marker_for_gardens_scores_only_the_ponds() {
    let house = house(&[("FFGTGP", at(0, 0)), ("TTPPFF", turned(-2, -2))]);
    let place = at(-2, 0);
    assert_eq!(house.may_place(place), Ok(()));
    let markers = Kinds::from_iter([Floor, Tatami, Pond]);
    let scoring = house.scoring(card("FPFPGG"), place, Rules::Specialist, markers);
    let judged: Vec<(Kind, u8, Fate)> =
        scoring.runs().map(|judged| (judged.run.kind, judged.run.length, judged.fate)).collect();
    assert_eq!(judged, [(Pond, 3, Fate::Scored { points: 1 }), (Garden, 3, Fate::NoMarker)]);
    assert_eq!((scoring.gain.points, scoring.bonus()), (1, 0));
    assert_eq!(scoring.gain.markers, Kinds::from_iter([Floor, Tatami]));
}

/// The example of the line-up: four cards for four players.
#[test]
fn four_cards_lie_in_line_for_four() {
    let scene = Scene::new(4, Grab::Rush, Rules::Standard, &[]);
    assert_eq!(scene.game.slots().len(), 4);
    assert_eq!(scene.refusal(B, Action::Grab(position(5))).map(|refusal| refusal.to_string()).as_deref(), {
        Some("there is no card 5: the line has 4 (§3)")
    });
    assert!(scene.news().iter().any(|event| matches!(event, Event::LinedUp { cards, .. } if cards.len() == 4)));
}
