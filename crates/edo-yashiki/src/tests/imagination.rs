//! Worlds that look the same: only the order of the unseen deck differs.

use std::collections::{BTreeSet, HashMap};

use table::{Game, Journal, Rng, Seed, Viewer, random_input};

use crate::testing::{A, B, Scene};
use crate::{Card, EdoYashiki, EdoYashikiOptions, Grab};

#[test]
fn an_imagined_deck_has_exactly_the_cards_that_lie_nowhere() {
    let mut rng = Rng::new(&Seed::numbered(3, 1));
    let options = EdoYashikiOptions { grab: Grab::Rush, ..EdoYashikiOptions::default() };
    let mut game = EdoYashiki::setup(4, &options, &mut rng, &mut Journal::closed());
    let mut legal = Vec::new();
    while !game.waiting().is_over() {
        let world = EdoYashiki::imagine(&game.view(Viewer::Seat(B)), &(), &mut rng);
        let sorted = |game: &EdoYashiki| game.pile.cards().iter().copied().collect::<BTreeSet<Card>>();
        assert_eq!(sorted(&world), sorted(&game));
        assert_eq!(world.audit(), Ok(()));
        let input = random_input(&game, &mut legal, &mut rng);
        game.apply(input, &mut rng, &mut Journal::closed());
    }
}

#[test]
fn every_order_of_the_deck_has_the_same_chance() {
    const TRIES: u32 = 30_000;
    let mut rng = Rng::new(&Seed::numbered(3, 2));
    let scene = Scene::draft(2, &[]);
    let view = scene.seen_by(A);
    let mut next: HashMap<Card, u32> = HashMap::new();
    for _ in 0..TRIES {
        let world = EdoYashiki::imagine(&view, &(), &mut rng);
        *next.entry(*world.pile.cards().last().unwrap()).or_default() += 1;
    }
    let expected = f64::from(TRIES) / 60.0;
    assert_eq!(next.len(), 60);
    // Five standard deviations of a binomial draw.
    assert!(next.values().all(|&count| (f64::from(count) - expected).abs() < 5.0 * expected.sqrt()), "{next:?}");
}
