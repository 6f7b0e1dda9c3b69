//! How long it takes to list and score every place of a card in a house of twelve cards, on one core.
//!
//! `cargo run --release -p edo-yashiki --example geometry`

use std::hint::black_box;
use std::time::Instant;

use edo_yashiki::{ALL_KINDS, Card, House, Place, Rules};
use table::{Rng, Seed};

const HOUSES: usize = 64;
const CARDS: u8 = 12;
const ROUNDS: usize = 400;
const RUNS: usize = 5;

fn main() {
    let mut rng = Rng::new(&Seed::numbered(1, 1));
    let scattered: Vec<(House, Card)> = (0..HOUSES).map(|_| build(Taste::Anything, &mut rng)).collect();
    let dense: Vec<(House, Card)> = (0..HOUSES).map(|_| build(Taste::Points, &mut rng)).collect();
    for (name, houses) in [("built at random", scattered), ("built for points", dense)] {
        for rules in [Rules::Standard, Rules::Specialist] {
            let (micros, places) = measure(&houses, rules);
            println!("houses of {CARDS} cards {name}, {rules:?} rules: {micros:.2} µs for {places:.0} places");
        }
    }
}

/// How a house is built.
#[derive(Clone, Copy)]
enum Taste {
    /// Every card anywhere.
    Anything,
    /// Every card where it scores most.
    Points,
}

/// A house of this many cards, and another card for it.
fn build(taste: Taste, rng: &mut Rng) -> (House, Card) {
    let mut cards: Vec<Card> = Card::all().collect();
    rng.shuffle(&mut cards);
    let mut house = House::founded(cards[0]);
    for &card in &cards[1..usize::from(CARDS)] {
        let mut places: Vec<(u8, Place)> = Vec::new();
        house.each_gain(&[card], Rules::Standard, ALL_KINDS, |_, place, gain| places.push((gain.points, place)));
        let chosen = match taste {
            Taste::Anything => rng.choose(&places).copied(),
            Taste::Points => places.iter().copied().max_by_key(|&(points, _)| points),
        };
        let (_, place) = chosen.expect("a card can always be placed");
        house.lay(card, place);
    }
    (house, cards[usize::from(CARDS)])
}

/// The time for one house and one card in microseconds, the median of several runs, and how many places there are.
fn measure(houses: &[(House, Card)], rules: Rules) -> (f64, f64) {
    let mut places = 0u64;
    let mut runs: Vec<f64> = (0..RUNS)
        .map(|_| {
            places = 0;
            let start = Instant::now();
            for (house, card) in houses.iter().cycle().take(HOUSES * ROUNDS) {
                let mut points = 0u32;
                black_box(house).each_gain(black_box(&[*card]), rules, ALL_KINDS, |_, _, gain| {
                    points += u32::from(gain.points);
                    places += 1;
                });
                black_box(points);
            }
            start.elapsed().as_secs_f64() * 1e6 / (HOUSES * ROUNDS) as f64
        })
        .collect();
    runs.sort_by(f64::total_cmp);
    (runs[RUNS / 2], places as f64 / (HOUSES * ROUNDS) as f64)
}
