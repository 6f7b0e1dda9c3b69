//! Gaps found for all sets at once are the gaps found set by set.

use rinpa::{Card, Cards, Set};
use table::{Rng, Seed};

use crate::rinpa::gaps::{beaten_by, between, last_but_one_of_set, last_of_set, unbeaten};

/// Cards by chance, many or few.
fn some_cards(rng: &mut Rng) -> Cards {
    let count = rng.below(49);
    Cards::from_bits(rng.bits(Card::ALL.bits(), count))
}

/// The missing cards of all sets that lack exactly this many.
fn in_sets_that_lack(missing: Cards, count: u8) -> Cards {
    let lacking = Set::all().map(|set| set.cards() & missing).filter(|gaps| gaps.len() == count);
    lacking.fold(Cards::NONE, |all, gaps| all | gaps)
}

#[test]
fn the_last_missing_cards_are_found() {
    let mut rng = Rng::new(&Seed::numbered(7, 1));
    for _ in 0..20_000 {
        let missing = some_cards(&mut rng);
        assert_eq!(last_of_set(missing), in_sets_that_lack(missing, 1), "of {missing}");
    }
}

#[test]
fn the_last_two_missing_cards_are_found() {
    let mut rng = Rng::new(&Seed::numbered(7, 2));
    for _ in 0..20_000 {
        let missing = some_cards(&mut rng);
        assert_eq!(last_but_one_of_set(missing), in_sets_that_lack(missing, 2), "of {missing}");
    }
}

#[test]
fn cards_that_nothing_beats_are_found() {
    let mut rng = Rng::new(&Seed::numbered(7, 3));
    for _ in 0..20_000 {
        let cards = some_cards(&mut rng);
        let others = some_cards(&mut rng) - cards;
        let beats = |card: Card| !(others & card.artist().cards()).iter().any(|other| other.rank() > card.rank());
        assert_eq!(unbeaten(cards, others), cards.iter().filter(|&card| beats(card)).collect(), "{cards} / {others}");
    }
}

#[test]
fn the_cards_above_and_between_are_found() {
    for card in Card::ALL.iter() {
        let higher = |other: &Card| other.artist() == card.artist() && other.rank() > card.rank();
        assert_eq!(beaten_by(card), Card::ALL.iter().filter(higher).collect());
        for other in beaten_by(card).iter() {
            let inside = |middle: &Card| higher(middle) && middle.rank() < other.rank();
            assert_eq!(between(card, other), Card::ALL.iter().filter(inside).collect());
        }
    }
}
