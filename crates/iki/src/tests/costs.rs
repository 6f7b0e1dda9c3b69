//! What the rules cost: a small state, and no memory from the heap while they run.

use table::{Game, Input, Journal, Rng, Seed, Viewer};

use crate::{Action, Event, Iki, IkiOptions, Memory};

#[test]
fn sizes_are_pinned() {
    assert_eq!(size_of::<Iki>(), 368);
    assert_eq!(size_of::<Action>(), 2);
    assert_eq!(size_of::<Event>(), 22);
    assert_eq!(size_of::<Memory>(), 0);
}

#[test]
fn random_play_takes_no_memory_from_the_heap_once_it_is_warm() {
    let mut rng = Rng::new(&Seed::numbered(12, 1));
    let mut journal = Journal::closed();
    let mut legal: Vec<Action> = Vec::new();
    let mut play = |games: u32| {
        let mut actions = 0u32;
        for number in 0..games {
            let mut game = Iki::setup(2 + (number % 3) as u8, &IkiOptions::default(), &mut rng, &mut journal);
            while let Some(seat) = game.waiting().must.first() {
                legal.clear();
                game.legal(seat, &mut legal);
                let action = legal[rng.below(legal.len() as u32) as usize];
                game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
                actions += 1;
            }
        }
        actions
    };
    play(30);
    let mut actions = 0;
    let memory = allocation_counter::measure(|| actions = play(60));
    assert!(actions > 60 * 100, "{actions} actions");
    assert_eq!(memory.count_total, 0);
}

#[test]
fn looking_and_imagining_take_no_memory_from_the_heap() {
    let mut rng = Rng::new(&Seed::numbered(12, 2));
    let mut game = Iki::setup(4, &IkiOptions::default(), &mut rng, &mut Journal::closed());
    let mut legal: Vec<Action> = Vec::with_capacity(64);
    let memory = allocation_counter::measure(|| {
        while let Some(seat) = game.waiting().must.first() {
            let view = game.view(Viewer::Seat(seat));
            assert_eq!(Iki::imagine(&view, &Memory, &mut rng).view(Viewer::Seat(seat)), view);
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            game.apply(Input::Choose(seat, action), &mut rng, &mut Journal::closed());
        }
    });
    assert_eq!(memory.count_total, 0);
}
