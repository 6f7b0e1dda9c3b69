//! What the rules cost: no memory from the heap while they run.

use table::{Game, Journal, Rng, Seed, random_input};

use crate::{Kabuki, KabukiOptions};

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
