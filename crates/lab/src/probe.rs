//! Games to count by: the same random games every time, for tools that count instructions and allocations.

use std::hint::black_box;

use catalog::{Entry, OpenRefused};
use serde::{Deserialize, Serialize};
use table::{Journal, Rng, Seed, random_input};

use crate::contest::options_of;

/// What it costs to play, counted and not timed, so that it is the same on every machine of a kind.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Counts {
    /// Instructions for one action, with its part of the set-up, the legal list and the choice.
    pub instructions_per_action: f64,
    /// Instructions for one game.
    pub instructions_per_game: f64,
    /// Allocations in one game.
    pub allocations_per_game: f64,
}

/// Plays this many random games and says how many inputs they had together.
pub fn probe<G: Entry>(seats: u8, options: &[(String, String)], seed: u64, games: u64) -> Result<u64, OpenRefused> {
    let options = options_of::<G>(seats, options)?;
    let mut journal = Journal::closed();
    let mut legal = Vec::with_capacity(1_024);
    let mut inputs = 0;
    for number in 0..games {
        // Every game has a seed of its own, so that more games are the same games and some more.
        let mut rng = Rng::new(&Seed::numbered(seed, number));
        let mut game = G::setup(seats, &options, &mut rng, &mut journal);
        while !game.waiting().is_over() {
            let input = random_input(&game, &mut legal, &mut rng);
            game.apply(input, &mut rng, &mut journal);
            inputs += 1;
        }
        black_box(&game);
    }
    Ok(inputs)
}
