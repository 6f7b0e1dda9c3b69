//! What a search is told of a position.

use bots::Mind;
use kabuki::testing::{A, B, Scene, actor};
use kabuki::{Action, Mask};
use table::{Rng, Seed};

use crate::kabuki::KabukiMind;

use Mask::{Blue1, Red1};

#[test]
fn the_chapters_are_the_rounds() {
    let mut scene = Scene::quick(2, &[]);
    let mut chapters = Vec::new();
    for _ in 0..3 {
        chapters.push(KabukiMind.chapter(&scene.game));
        scene.turn(scene.game.active()).place_all(&[1; 50]).time();
    }
    chapters.push(KabukiMind.chapter(&scene.game));
    assert_eq!(chapters, [0, 1, 2, 3]);
}

#[test]
fn one_expects_the_rounds_that_are_over_and_the_tokens_held() {
    let mut scene = Scene::quick(2, &[Blue1, Blue1]);
    scene.turn(A).place_all(&[1, 1]).stop(A);
    assert_eq!(KabukiMind.expect(&scene.game).as_slice(), [6.0, 4.0]);
    let mut scene = Scene::quick(2, &[]);
    scene.turn(A).place_all(&[1; 50]).time();
    assert_eq!(KabukiMind.expect(&scene.game).as_slice(), [10.0, 10.0]);
}

#[test]
fn a_plausible_player_gives_a_mask_to_an_actor_who_does_not_have_it() {
    let mut rng = Rng::new(&Seed::numbered(4, 1));
    let mut scene = Scene::quick(2, &[Blue1, Blue1, Blue1, Blue1]);
    scene.turn(A).place_all(&[1, 2, 4]).time().time();
    for _ in 0..20 {
        assert_eq!(KabukiMind.plausible(&scene.game, B, &scene.legal(B), &mut rng), Action::Place(actor(3)));
    }
}

#[test]
fn a_plausible_player_cries_more_often_when_there_is_something_to_catch() {
    let cries = |masks: &[Mask]| {
        let mut rng = Rng::new(&Seed::numbered(4, 2));
        let mut scene = Scene::quick(2, masks);
        scene.turn(A).place_all(&[1, 1]).time();
        let mut answers = (0..1_000).map(|_| KabukiMind.plausible(&scene.game, A, &scene.legal(A), &mut rng));
        let cries = answers.by_ref().filter(|&action| action == Action::Stop).count();
        assert!(answers.all(|action| action == Action::Turn));
        cries
    };
    let (right, wrong) = (cries(&[Blue1, Blue1]), cries(&[Blue1, Red1]));
    assert!((500..700).contains(&right) && (5..50).contains(&wrong), "{right} {wrong}");
}
