//! What a search is told of a position, and what it costs.

use bots::Mind;
use edo_yashiki::testing::{A, B, Scene, at};
use edo_yashiki::{Action, EdoYashiki, EdoYashikiOptions};
use table::{Game, Journal, Rng, Seed, Viewer, random_input};

use crate::edo_yashiki::EdoYashikiMind;
use crate::edo_yashiki::mind::best_place;

#[test]
fn the_chapters_are_the_rounds() {
    let mut scene = Scene::draft(2, &[]);
    let mut chapters = vec![EdoYashikiMind.chapter(&scene.game)];
    scene.idle_round();
    chapters.push(EdoYashikiMind.chapter(&scene.game));
    scene.give_points(A, 25);
    scene.idle_round();
    chapters.push(EdoYashikiMind.chapter(&scene.game));
    assert_eq!(chapters, [1, 2, 3]);
}

#[test]
fn one_expects_the_points_so_far_and_the_best_of_the_card_in_hand() {
    let mut scene = Scene::draft(2, &["GPPTFF", "GGFFPT", "FFPTGT", "TPGPTF", "PPGGTT", "PGFGPT"]);
    scene.grab(A, 1).place(A, at(1, -2)).place(B, at(2, 0)).grab(B, 2);
    let hand = best_place(&scene.game, B, scene.game.hand(B).unwrap()).1.points;
    assert_eq!(EdoYashikiMind.expect(&scene.game).as_slice(), [8.0, f32::from(hand)]);
}

#[test]
fn a_plausible_player_grabs_and_places_what_scores_most_now() {
    let mut rng = Rng::new(&Seed::numbered(4, 1));
    let mut scene = Scene::draft(2, &["GGFFPT", "GPPTFF", "TPGPTF", "FFPTGT", "PGFGPT", "PPGGTT"]);
    scene.grab(A, 1).place(B, at(1, -2)).place(A, at(2, 0));
    // B starts the second round, and the second card of the line is worth eight.
    let grab = EdoYashikiMind.plausible(&scene.game, B, &scene.legal(B), &mut rng);
    assert_eq!(grab.to_string(), "grab 2");
    scene.grab(B, 2);
    assert_eq!(EdoYashikiMind.plausible(&scene.game, B, &scene.legal(B), &mut rng), Action::Place(at(2, -1)));
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
                let world = EdoYashiki::imagine(&view, &(), &mut rng);
                assert_eq!(EdoYashikiMind.expect(&world).seats(), seats);
                let input = random_input(&game, &mut legal, &mut rng);
                game.apply(input, &mut rng, &mut journal);
                inputs += 1;
            }
        });
        assert!(inputs > 20);
        assert_eq!(allocations.count_total, 0);
    }
}
