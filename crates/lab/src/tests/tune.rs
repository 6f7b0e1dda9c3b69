//! Tuning is repeatable and ends where it says.

use rinpa::Rinpa;

use crate::{Tune, TuneReport};

fn tune(rounds: u32) -> TuneReport {
    let tune = Tune {
        seats: 3,
        options: vec![("deals".to_string(), "one".to_string())],
        iterations: 4,
        rounds,
        deals: 1,
        proof: 2,
        seed: 9,
    };
    assert_eq!(tune.games(), u64::from(rounds) * 6 + 12);
    tune.run::<Rinpa>(&|_| {}).expect("three can play")
}

#[test]
fn the_same_seed_finds_the_same_weights_on_any_number_of_threads() {
    let run = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads can be had");
        pool.install(|| tune(3).to_text())
    };
    assert_eq!(run(1), run(2));
}

#[test]
fn every_round_takes_a_step_towards_the_better_of_two() {
    let report = tune(6);
    assert_eq!(report.rounds.len(), 6);
    let mut before = report.start;
    for round in &report.rounds {
        assert_eq!(round.score == 0.5, round.weights == before, "a level score is no reason to move: {round:?}");
        before = round.weights;
        assert!((0.1..=1.6).contains(&before.exploration) && (0.0..=1.0).contains(&before.lead_part));
    }
    assert!(report.to_text().contains("what was found scores"));
}
