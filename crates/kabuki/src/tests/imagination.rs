//! Perfect memory, and worlds that agree with it.

use std::collections::HashMap;

use table::{Game, Journal, Rng, Seed, Viewer, random_input};

use crate::testing::{A, B, C, Scene, actor};
use crate::{Actor, DeckSize, Kabuki, KabukiOptions, Mask, Memory, Window};

use Mask::{Blue1, Green1, Red1, Yellow1};

#[test]
fn who_heard_everything_imagines_the_stacks_as_they_are() {
    let mut rng = Rng::new(&Seed::numbered(3, 1));
    for window in [Window::Quick, Window::Untimed] {
        let mut journal = Journal::open();
        let options = KabukiOptions { window, deck: DeckSize::Full };
        let mut game = Kabuki::setup(4, &options, &mut rng, &mut journal);
        let mut memory = Memory::default();
        let mut legal = Vec::new();
        while !game.waiting().is_over() {
            journal.heard_by(Viewer::Seat(B)).for_each(|event| Kabuki::recall(&mut memory, B, event));
            journal.clear();
            let world = Kabuki::imagine(&game.view(Viewer::Seat(B)), &memory, &mut rng);
            assert!(Actor::ALL.iter().all(|&actor| world.masks.stack(actor) == game.masks.stack(actor)));
            let input = random_input(&game, &mut legal, &mut rng);
            game.apply(input, &mut rng, &mut journal);
        }
    }
}

#[test]
fn who_has_just_sat_down_imagines_a_world_that_looks_the_same() {
    let mut rng = Rng::new(&Seed::numbered(3, 2));
    let mut scene = Scene::quick(3, &[Blue1, Red1, Blue1, Green1, Yellow1]);
    scene.turn(A).place_all(&[1, 1, 1, 2, 1]);
    for _ in 0..50 {
        let world = Kabuki::imagine(&scene.seen_by(C), &Memory::default(), &mut rng);
        assert_eq!(world.audit(), Ok(()));
        assert_eq!(world.view(Viewer::Seat(C)), scene.seen_by(C));
        assert_eq!(world.waiting(), scene.game.waiting());
    }
}

#[test]
fn who_came_late_knows_what_was_placed_since_and_what_was_checked() {
    let mut rng = Rng::new(&Seed::numbered(3, 3));
    let mut scene = Scene::quick(3, &[Blue1, Red1, Green1, Yellow1, Red1]);
    scene.turn(A).place_all(&[1, 2]);
    let mut memory = Memory::default();
    for number in [2, 1] {
        scene.time().time().place(number);
        scene.news().iter().for_each(|event| Kabuki::recall(&mut memory, C, event));
    }
    assert_eq!((memory.at(actor(2), 0), memory.at(actor(2), 1)), (None, Some(Green1)));
    assert_eq!((memory.at(actor(1), 0), memory.at(actor(1), 1)), (None, Some(Yellow1)));
    scene.stop(C);
    scene.news().iter().for_each(|event| Kabuki::recall(&mut memory, C, event));
    assert_eq!(memory.at(actor(1), 0), Some(Blue1));
    scene.time().place(1);
    scene.news().iter().for_each(|event| Kabuki::recall(&mut memory, C, event));
    let world = Kabuki::imagine(&scene.seen_by(C), &memory, &mut rng);
    assert_eq!(*world.masks.stack(actor(1)), [Blue1, Yellow1, Red1]);
}

#[test]
fn a_new_round_empties_the_memory() {
    let mut scene = Scene::quick(2, &[Blue1]);
    let mut memory = Memory::default();
    scene.turn(A).place(1);
    scene.news().iter().for_each(|event| Kabuki::recall(&mut memory, B, event));
    assert_eq!(memory.at(actor(1), 0), Some(Blue1));
    scene.time().time().place_all(&[1; 49]).time();
    scene.news().iter().for_each(|event| Kabuki::recall(&mut memory, B, event));
    assert_eq!(memory.at(actor(1), 0), None);
}

/// Two masks under the top of one stack, from a small deck: every pair of what is left comes as often as it should.
#[test]
fn what_was_never_seen_is_filled_with_its_proper_chance() {
    const TRIES: u32 = 40_000;
    let mut rng = Rng::new(&Seed::numbered(3, 4));
    let options = KabukiOptions { window: Window::Quick, deck: DeckSize::Small };
    let mut game = Kabuki::setup(2, &options, &mut rng, &mut Journal::closed());
    game.masks = crate::masks::Masks::deck([
        Mask::Yellow1,
        Mask::Yellow2,
        Mask::Green1,
        Mask::Green1,
        Mask::Yellow1,
        Mask::Yellow2,
    ]);
    (0..3).for_each(|_| game.masks.place(actor(1)));
    game.open_window();
    let view = game.view(Viewer::Seat(game.next()));
    let mut counts: HashMap<(Mask, Mask), u32> = HashMap::new();
    for _ in 0..TRIES {
        let stack = Kabuki::imagine(&view, &Memory::default(), &mut rng).masks.stack(actor(1));
        *counts.entry((stack[0], stack[1])).or_default() += 1;
    }
    // One green, two of either yellow are left: twenty ordered pairs of single masks.
    let left = |mask| if mask == Mask::Green1 { 1 } else { 2 };
    let kinds = [Mask::Green1, Mask::Yellow1, Mask::Yellow2];
    for (one, other) in kinds.into_iter().flat_map(|one| kinds.map(|other| (one, other))) {
        let ways = left(one) * (left(other) - u32::from(one == other));
        let expected = f64::from(TRIES * ways) / 20.0;
        let found = f64::from(counts.get(&(one, other)).copied().unwrap_or(0));
        // Five standard deviations of a binomial draw.
        assert!((found - expected).abs() <= 5.0 * expected.sqrt(), "{one} {other}: {found}, expected {expected}");
    }
}
