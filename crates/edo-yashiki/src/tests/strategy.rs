//! What a player who thinks ahead is told, and what it costs.

use table::{Game, Journal, Rng, Seed, Strategy, Viewer, random_input};

use super::scene::{A, B, Scene, at};
use crate::{Action, EdoYashiki, EdoYashikiOptions, Place};

#[test]
fn the_chapters_are_the_rounds() {
    let mut scene = Scene::draft(2, &[]);
    let mut chapters = vec![scene.game.chapter()];
    scene.idle_round();
    chapters.push(scene.game.chapter());
    scene.game.points[A] = 25;
    scene.idle_round();
    chapters.push(scene.game.chapter());
    assert_eq!(chapters, [1, 2, 3]);
}

#[test]
fn one_expects_the_points_so_far_and_the_best_of_the_card_in_hand() {
    let mut scene = Scene::draft(2, &["GPPTFF", "GGFFPT", "FFPTGT", "TPGPTF", "PPGGTT", "PGFGPT"]);
    scene.grab(A, 1).place(A, at(1, -2)).place(B, at(2, 0)).grab(B, 2);
    let hand = scene.game.best_place(B, scene.game.hands[B].unwrap()).1.points;
    assert_eq!(scene.game.expect().as_slice(), [8.0, f32::from(hand)]);
}

#[test]
fn a_plausible_player_grabs_and_places_what_scores_most_now() {
    let mut rng = Rng::new(&Seed::numbered(4, 1));
    let mut scene = Scene::draft(2, &["GGFFPT", "GPPTFF", "TPGPTF", "FFPTGT", "PGFGPT", "PPGGTT"]);
    scene.grab(A, 1).place(B, at(1, -2)).place(A, at(2, 0));
    // B starts the second round, and the second card of the line is worth eight.
    let grab = scene.game.plausible(B, &scene.legal(B), &mut rng);
    assert_eq!(grab.to_string(), "grab 2");
    scene.grab(B, 2);
    assert_eq!(scene.game.plausible(B, &scene.legal(B), &mut rng), Action::Place(at(2, -1)));
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<EdoYashiki>() <= 1_024, "{}", size_of::<EdoYashiki>());
    assert_eq!((size_of::<Action>(), size_of::<Place>()), (3, 3));
}

#[test]
fn playing_judging_and_imagining_take_no_heap_memory() {
    for seats in [2, 4] {
        let mut rng = Rng::new(&Seed::numbered(4, 3));
        let mut journal = Journal::closed();
        let mut legal = Vec::with_capacity(2_000);
        let mut inputs = 0;
        let allocations = allocation_counter::measure(|| {
            let mut game = EdoYashiki::setup(seats, &EdoYashikiOptions::default(), &mut rng, &mut journal);
            while !game.waiting().is_over() {
                let view = game.view(Viewer::Seat(A));
                assert_eq!(EdoYashiki::imagine(&view, &(), &mut rng).expect().seats(), seats);
                let input = random_input(&game, &mut legal, &mut rng);
                game.apply(input, &mut rng, &mut journal);
                inputs += 1;
            }
        });
        assert!(inputs > 20);
        assert_eq!(allocations.count_total, 0);
    }
}
