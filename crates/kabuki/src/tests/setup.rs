//! §2: the set-up of a round.

use std::collections::HashSet;

use table::{Game, Journal, Rng, SeatSet, Seed};

use crate::testing::Scene;
use crate::{Actor, Event, Kabuki, KabukiOptions, Mask};

#[test]
fn two_to_four_get_five_tokens_each_and_more_get_four() {
    for (seats, tokens, in_box) in [(2, 5, 14), (3, 5, 9), (4, 5, 4), (5, 4, 4), (6, 4, 0)] {
        let scene = Scene::quick(seats, &[]);
        assert!(scene.tokens().iter().all(|&held| held == tokens), "{seats} seats");
        assert_eq!(scene.game.in_box, in_box, "{seats} seats");
    }
}

#[test]
fn all_masks_are_in_the_deck_and_the_actors_are_bare() {
    let scene = Scene::quick(3, &[]);
    let view = scene.seen_by(crate::testing::B);
    assert_eq!(view.deck, 50);
    assert!(view.actors.iter().all(|face| face.top.is_none() && face.height == 0));
}

#[test]
fn chance_chooses_who_starts() {
    let starters: HashSet<usize> = (0..60).map(|number| set_up(number).0.active.index()).collect();
    assert_eq!(starters.len(), 6);
}

#[test]
fn the_deck_is_shuffled() {
    let decks: HashSet<Vec<Mask>> = (0..20).map(|number| set_up(number).0.masks.iter().collect()).collect();
    assert_eq!(decks.len(), 20);
}

#[test]
fn the_start_is_told_to_everyone() {
    let (game, journal) = set_up(3);
    let starter = game.active;
    let told: Vec<Event> = journal.news().iter().map(|news| news.event).collect();
    assert_eq!(told, [Event::RoundBegan { round: 1, starter, tokens: 4, masks: 50 }]);
    assert_eq!(game.waiting().must, SeatSet::only(starter));
    assert!(Actor::ALL.iter().all(|&actor| game.masks.height(actor) == 0));
}

fn set_up(number: u64) -> (Kabuki, Journal<Event>) {
    let mut journal = Journal::open();
    let mut rng = Rng::new(&Seed::numbered(2, number));
    (Kabuki::setup(6, &KabukiOptions::default(), &mut rng, &mut journal), journal)
}

#[test]
fn chance_is_used_in_the_order_that_the_readme_tells() {
    for (deck, kinds, copies) in [(crate::DeckSize::Full, 10, 5), (crate::DeckSize::Small, SMALL_KINDS, 2)] {
        for (seats, number) in (2..=6).zip(1..) {
            let seed = Seed::numbered(21, number);
            let options = KabukiOptions { deck, ..KabukiOptions::default() };
            let mut rng = Rng::new(&seed);
            let mut game = Kabuki::setup(seats, &options, &mut rng, &mut Journal::closed());
            // The same told again, from the README alone.
            let mut told = Rng::new(&seed);
            assert_eq!(game.active.index(), told.below(u32::from(seats)) as usize);
            for _ in 0..2 {
                let mut order: Vec<&str> =
                    IDS[..kinds].iter().flat_map(|id| [*id; 5].into_iter().take(copies)).collect();
                told.shuffle(&mut order);
                let mut masks = game.masks;
                let dealt = order.iter().map(|_| {
                    let top = masks.top_of_deck().to_string();
                    masks.place(Actor::ALL[0]);
                    top
                });
                assert_eq!(dealt.collect::<Vec<_>>(), order, "{seats} seats");
                game.begin_round(game.active, &mut rng, &mut Journal::closed());
            }
        }
    }
}

/// The ids of the masks in the order of the README's table.
const IDS: [&str; 10] =
    ["green1", "yellow1", "yellow2", "red1", "red2", "purple1", "purple2", "blue1", "blue2", "blue3"];
/// How many kinds the small deck has: the first of the table.
const SMALL_KINDS: usize = 3;
