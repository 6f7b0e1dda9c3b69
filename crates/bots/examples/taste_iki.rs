//! Looks for a better taste of IKI's quick policy: policies with slightly different tastes play each other.
//!
//! `cargo run --release -p bots --example taste_iki -- STEPS [GAMES]`
//!
//! In every step all numbers are changed a little at random, up for one policy and down for the other, and the taste
//! moves towards the one that does better (simultaneous perturbation, Spall 1992). Prints the numbers, and how the taste
//! found does against that of the house.

use iki::{Iki, IkiOptions, Taste};
use table::{Game, Input, Journal, Outcome, Rng, Seat, Seed};

/// How far the numbers are changed for a comparison: a factor of e to this.
const CHANGE: f32 = 0.12;
/// How far the taste moves for a difference of 1.
const STRIDE: f32 = 0.35;
/// Neither play that never varies nor any play at all: this number is not sought.
const KEPT: &str = "noise";

fn main() {
    let mut arguments = std::env::args().skip(1);
    let steps: u32 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(200);
    let games: u64 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(160);
    let mut rng = Rng::new(&Seed::numbered(0x7A57E, 0));
    let mut taste = Taste::OF_THE_HOUSE;
    for step in 0..steps {
        let signs: Vec<f32> = Taste::NAMES
            .iter()
            .map(|&name| match (name, rng.below(2)) {
                (KEPT, _) => 0.0,
                (_, 0) => -1.0,
                (_, _) => 1.0,
            })
            .collect();
        let (up, down) = (changed(&taste, &signs, CHANGE), changed(&taste, &signs, -CHANGE));
        let difference = compare(up, down, games, &mut rng);
        let slower = 1.0 / (1.0 + step as f32 / (0.5 * steps as f32));
        taste = changed(&taste, &signs, (STRIDE * difference * slower).clamp(-CHANGE, CHANGE));
    }
    let mut found = taste;
    for (name, number) in Taste::NAMES.iter().zip(found.numbers_mut()) {
        println!("{name}: {number:.3}");
    }
    let lead = compare(taste, Taste::OF_THE_HOUSE, 20 * games, &mut rng);
    println!("against the taste of the house: {lead:.3} (a win share of 1 and 15 points count 1 each)");
}

/// The taste with all numbers changed by these signs.
fn changed(taste: &Taste, signs: &[f32], change: f32) -> Taste {
    let mut taste = *taste;
    for (number, sign) in taste.numbers_mut().into_iter().zip(signs) {
        *number *= (sign * change).exp();
    }
    taste
}

/// By how much the first taste does better than the second, on tables of two and of four.
fn compare(one: Taste, other: Taste, games: u64, rng: &mut Rng) -> f32 {
    // A search is short, and rules borrow a taste for as long as the program runs.
    let tastes: [&'static Taste; 2] = [Box::leak(Box::new(one)), Box::leak(Box::new(other))];
    let mut total = 0.0;
    for _ in 0..games / 4 {
        let seed = rng.seed();
        for (seats, first) in [(2, 0), (2, 1), (4, 0), (4, 1)] {
            let at = |seat: Seat| tastes[(seat.index() + first) % 2];
            let outcome = play(seats, at, &seed);
            let mut lead = 0.0;
            for seat in Seat::all(seats) {
                let side = if (seat.index() + first).is_multiple_of(2) { 1.0 } else { -1.0 };
                let win = if outcome.winners().contains(seat) { 1.0 } else { 0.0 };
                lead += side * (win + outcome.points[seat] as f32 / 15.0 * 2.0 / f32::from(seats));
            }
            total += lead;
        }
    }
    total / games as f32
}

fn play(seats: u8, taste: impl Fn(Seat) -> &'static Taste, seed: &Seed) -> Outcome {
    let mut rng = Rng::new(seed);
    let mut journal = Journal::closed();
    let mut game = Iki::setup(seats, &IkiOptions::default(), &mut rng, &mut journal);
    let mut legal = Vec::new();
    while let Some(seat) = game.waiting().must.first() {
        legal.clear();
        game.legal(seat, &mut legal);
        let action = game.sensible_action(seat, &legal, taste(seat), &mut rng);
        game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
    }
    game.outcome().expect("nobody is waited for")
}
