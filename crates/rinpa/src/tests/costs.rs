//! What the rules cost: small states, and no memory from the heap while they run.

use table::{Game, Input, Journal, Rng, Seed, Viewer};

use crate::{Action, Event, Memory, Options, Rinpa};

#[test]
fn sizes_are_pinned() {
    assert_eq!(size_of::<Rinpa>(), 112);
    assert_eq!(size_of::<Action>(), 2);
    assert_eq!(size_of::<Event>(), 16);
    assert_eq!(size_of::<Memory>(), 6);
}

#[test]
fn random_play_takes_no_memory_from_the_heap_once_it_is_warm() {
    let mut rng = Rng::new(&Seed::numbered(12, 1));
    let mut journal = Journal::closed();
    let mut legal: Vec<Action> = Vec::new();
    let mut play = |games: u32| {
        let mut actions = 0u32;
        for _ in 0..games {
            let mut game = Rinpa::setup(4, &Options::default(), &mut rng, &mut journal);
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
    play(20);
    let mut actions = 0;
    let memory = allocation_counter::measure(|| actions = play(100));
    assert!(actions > 100 * 4 * 44, "{actions} actions");
    assert_eq!(memory.count_total, 0);
}

#[test]
fn looking_and_imagining_take_no_memory_from_the_heap() {
    let mut rng = Rng::new(&Seed::numbered(12, 2));
    let mut game = Rinpa::setup(4, &Options::default(), &mut rng, &mut Journal::closed());
    let mut legal: Vec<Action> = Vec::with_capacity(48);
    let memory = allocation_counter::measure(|| {
        for _ in 0..30 {
            let seat = game.turn;
            let view = game.view(Viewer::Seat(seat));
            let world = Rinpa::imagine(&view, &Memory::default(), &mut rng);
            assert_eq!(world.hands[seat.index()], game.hands[seat.index()]);
            legal.clear();
            game.legal(seat, &mut legal);
            game.apply(Input::Choose(seat, legal[0]), &mut rng, &mut Journal::closed());
        }
    });
    assert_eq!(memory.count_total, 0);
}
