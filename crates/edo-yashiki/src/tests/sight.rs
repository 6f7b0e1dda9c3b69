//! What one sees, and how it is written down.

use expect_test::expect;
use table::{Game, Viewer};

use crate::testing::{A, B, Scene, at, card};
use crate::{Action, Place, Rules, Spot, Square, Turn};

#[test]
fn everybody_sees_the_same_but_for_whose_eyes_they_are() {
    let mut scene = Scene::rush(3, &[]);
    scene.begin_rush().grab(B, 2).place_idly(B);
    let views = Viewer::all(3).map(|viewer| {
        let mut view = scene.game.view(viewer);
        view.viewer = Viewer::Spectator;
        view
    });
    let views: Vec<_> = views.collect();
    assert!(views.iter().all(|view| *view == views[0]));
}

#[test]
fn a_square_knows_the_card_it_belongs_to() {
    let mut scene = Scene::draft(2, &["FFPTGT", "GGFFPT", "TTGPFP"]);
    scene.grab(A, 1).place(A, at(1, 1));
    let house = scene.seen_by(B).houses[A];
    let covered = house.square(Spot { column: 1, row: 1 }).unwrap();
    assert_eq!(covered, Square { spot: Spot { column: 1, row: 1 }, kind: crate::Kind::Tatami, card: 1 });
    assert_eq!(house.square(Spot { column: 0, row: 2 }).map(|square| square.card), Some(0));
    assert_eq!(house.square(Spot { column: 2, row: 0 }), None);
}

#[test]
fn a_page_can_show_what_every_place_would_score() {
    let mut scene = Scene::draft(2, &["GPPTFF", "GGFFPT", "FFPTGT", "TPGPTF", "PPGGTT", "PGFGPT"]);
    scene.grab(A, 1).place(A, at(1, -2)).place_idly(B).grab(B, 2);
    let view = scene.seen_by(A);
    let prospects = view.prospects(A);
    let places: Vec<Action> = prospects.iter().map(|prospect| Action::Place(prospect.place)).collect();
    assert_eq!(places, scene.legal(A));
    let best = prospects.iter().max_by_key(|prospect| prospect.scoring.gain.points).unwrap();
    assert_eq!((best.place, best.scoring.gain.points, best.scoring.runs().count()), (at(2, -1), 8, 3));
    assert_eq!(view.prospects_of(A, card("PPGGTT")), prospects);
    assert_eq!(scene.seen_by(B).options.rules, Rules::Standard);
}

#[test]
fn a_view_reads_like_this() {
    let mut scene = Scene::draft(2, &["GPPTFF", "GGFFPT", "FFPTGT", "TPGPTF", "PPGGTT", "PGFGPT"]);
    scene.grab(A, 1).place(A, at(1, -2)).place(B, Place { column: 2, row: 0, turn: Turn::Upright }).grab(B, 2);
    expect![[r#"
        round 2, 58 cards in the deck, line: (PPGGTT to A) (PGFGPT to B)
        seat A: 0 points, PPGGTT in hand
        .FF
        .PT
        GGT
        PT.
        FF.
        seat B: 0 points, PGFGPT in hand
        GGTP
        FFGP
        PTTF
        all cards are taken
    "#]]
    .assert_eq(&scene.seen_by(A).to_string());
}
