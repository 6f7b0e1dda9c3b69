//! The generator is portable, unbiased and keeps its secrets.

use crate::{Rng, Seed};

#[test]
fn the_words_are_those_of_chacha8_with_the_seed_as_key() {
    // First words of ChaCha8 with key, nonce and counter zero (ecrypt test vectors, set 1 of the 8-round variant).
    let mut rng = Rng::new(&Seed::from_bytes([0; 32]));
    let first: Vec<String> = rng.seed().bytes()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(first.join(""), "3e00ef2f895f40d6");
}

#[test]
fn a_number_below_three_takes_each_value_equally_often() {
    let mut rng = Rng::new(&Seed::numbered(1, 1));
    let mut counts = [0u32; 3];
    for _ in 0..30_000 {
        counts[rng.below(3) as usize] += 1;
    }
    assert!(counts.iter().all(|count| count.abs_diff(10_000) < 400), "{counts:?}");
}

#[test]
fn a_shuffle_reaches_every_order_equally_often() {
    let mut rng = Rng::new(&Seed::numbered(1, 2));
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..24_000 {
        let mut items = [0, 1, 2, 3];
        rng.shuffle(&mut items);
        *counts.entry(items).or_insert(0u32) += 1;
    }
    assert_eq!(counts.len(), 24);
    assert!(counts.values().all(|count| count.abs_diff(1_000) < 160), "{counts:?}");
}

#[test]
fn every_subset_of_bits_is_drawn_equally_often() {
    for count in 0..=5 {
        let mut rng = Rng::new(&Seed::numbered(1, 3));
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..10_000 {
            let drawn = rng.bits(0b1011_0110, count);
            assert_eq!(drawn.count_ones(), count);
            assert_eq!(drawn & !0b1011_0110, 0);
            *counts.entry(drawn).or_insert(0u32) += 1;
        }
        let subsets = [1, 5, 10, 10, 5, 1][count as usize];
        assert_eq!(counts.len(), subsets);
        let fair = 10_000 / subsets as u32;
        assert!(counts.values().all(|drawn| drawn.abs_diff(fair) < fair / 5 + 1), "{counts:?}");
    }
}

#[test]
fn a_fork_does_not_depend_on_what_its_parent_draws_later() {
    let mut parent = Rng::new(&Seed::numbered(1, 4));
    let mut same_parent = parent.clone();
    let mut fork = parent.fork();
    let mut same_fork = same_parent.fork();
    parent.below(7);
    let draws = |rng: &mut Rng| (0..8).map(|_| rng.below(1000)).collect::<Vec<_>>();
    assert_eq!(draws(&mut fork), draws(&mut same_fork));
    assert_ne!(draws(&mut fork), draws(&mut parent));
}

#[test]
fn units_stay_below_one() {
    let mut rng = Rng::new(&Seed::numbered(1, 5));
    assert!((0..10_000).map(|_| rng.unit()).all(|unit| (0.0..1.0).contains(&unit)));
}

#[test]
fn neither_seed_nor_generator_can_be_read_from_a_log_line() {
    let seed = Seed::from_bytes([7; 32]);
    let printed = format!("{seed:?} {:?}", Rng::new(&seed));
    assert!(!printed.contains(&seed.to_string()));
    assert!(printed.contains(&seed.hash().to_string()));
}

#[test]
fn a_seed_is_read_back_from_its_text_and_nothing_else_is() {
    let seed = Seed::numbered(0x0123_4567_89ab_cdef, 42);
    assert_eq!(seed.to_string().parse(), Ok(seed));
    for text in ["", "0", &seed.to_string().to_uppercase(), &format!("{seed}0"), &"+1".repeat(32), &"é".repeat(32)] {
        assert!(text.parse::<Seed>().is_err(), "{text}");
    }
}
