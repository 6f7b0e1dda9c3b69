//! What a player who thinks ahead is told.

use table::{Game, Journal, Rng, Seed, Strategy, random_input};

use super::scene::{A, B, Scene, actor};
use crate::{Action, Kabuki, KabukiOptions, Mask};

use Mask::{Blue1, Red1};

#[test]
fn the_chapters_are_the_rounds() {
    let mut scene = Scene::quick(2, &[]);
    let mut chapters = Vec::new();
    for _ in 0..3 {
        chapters.push(scene.game.chapter());
        scene.turn(scene.game.active).place_all(&[1; 50]).time();
    }
    chapters.push(scene.game.chapter());
    assert_eq!(chapters, [0, 1, 2, 3]);
}

#[test]
fn one_expects_the_rounds_that_are_over_and_the_tokens_held() {
    let mut scene = Scene::quick(2, &[Blue1, Blue1]);
    scene.turn(A).place_all(&[1, 1]).stop(A);
    assert_eq!(scene.game.expect().as_slice(), [6.0, 4.0]);
    let mut scene = Scene::quick(2, &[]);
    scene.turn(A).place_all(&[1; 50]).time();
    assert_eq!(scene.game.expect().as_slice(), [10.0, 10.0]);
}

#[test]
fn a_plausible_player_gives_a_mask_to_an_actor_who_does_not_have_it() {
    let mut rng = Rng::new(&Seed::numbered(4, 1));
    let mut scene = Scene::quick(2, &[Blue1, Blue1, Blue1, Blue1]);
    scene.turn(A).place_all(&[1, 2, 4]).time().time();
    for _ in 0..20 {
        assert_eq!(scene.game.plausible(B, &scene.legal(B), &mut rng), Action::Place(actor(3)));
    }
}

#[test]
fn a_plausible_player_cries_more_often_when_there_is_something_to_catch() {
    let cries = |masks: &[Mask]| {
        let mut rng = Rng::new(&Seed::numbered(4, 2));
        let mut scene = Scene::quick(2, masks);
        scene.turn(A).place_all(&[1, 1]).time();
        let mut answers = (0..1_000).map(|_| scene.game.plausible(A, &scene.legal(A), &mut rng));
        let cries = answers.by_ref().filter(|&action| action == Action::Stop).count();
        assert!(answers.all(|action| action == Action::Turn));
        cries
    };
    let (right, wrong) = (cries(&[Blue1, Blue1]), cries(&[Blue1, Red1]));
    assert!((500..700).contains(&right) && (5..50).contains(&wrong), "{right} {wrong}");
}

#[test]
fn play_takes_no_memory_from_the_heap() {
    let mut rng = Rng::new(&Seed::numbered(4, 3));
    let mut journal = Journal::closed();
    let mut legal = Vec::with_capacity(8);
    let mut inputs = 0;
    let allocations = allocation_counter::measure(|| {
        let mut game = Kabuki::setup(6, &KabukiOptions::default(), &mut rng, &mut journal);
        while !game.waiting().is_over() {
            let input = random_input(&game, &mut legal, &mut rng);
            game.apply(input, &mut rng, &mut journal);
            inputs += 1;
        }
    });
    assert!(inputs > 20);
    assert_eq!(allocations.count_total, 0);
}
