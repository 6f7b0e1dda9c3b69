//! Sizes and allocations, which search depends on.

use table::{Game, Input, Journal, Rng, Seed, Viewer};

use crate::{Action, Memory, UkiyoE};

#[test]
fn the_state_is_small() {
    assert_eq!(size_of::<UkiyoE>(), 208);
    assert!(size_of::<UkiyoE>() <= 256);
    assert_eq!(size_of::<Action>(), 3);
}

#[test]
fn playing_and_imagining_take_no_heap_memory() {
    let mut rng = Rng::new(&Seed::numbered(4, 6));
    let mut journal = Journal::closed();
    let mut game = UkiyoE::setup(4, &Default::default(), &mut rng, &mut journal);
    let mut legal = Vec::with_capacity(10_000);
    let memory = Memory::default();
    let mut actions = 0;
    let info = allocation_counter::measure(|| {
        while let Some(seat) = game.waiting().must.first() {
            legal.clear();
            game.legal(seat, &mut legal);
            let action = legal[rng.below(legal.len() as u32) as usize];
            game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
            let view = game.view(Viewer::Seat(seat));
            let world = UkiyoE::imagine(&view, &memory, &mut rng);
            assert_eq!(world.seats(), 4);
            actions += 1;
        }
    });
    assert!(actions > 100);
    assert_eq!(info.count_total, 0);
}
