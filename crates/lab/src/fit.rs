//! Fitting: weights that say what to expect of a position are fitted to what became of positions.
//!
//! Plausible players play, now and then doing anything legal so that the games differ. At the end of the chapter it is
//! known what there was to expect.

use std::fmt;

use bots::Mind as _;
use catalog::Entry;
use players::{MakeMind, Weight};
use serde::{Deserialize, Serialize};
use table::{BySeat, Input, Journal, Rng, Seat, Seed};

use crate::contest::Contest;
use crate::least_squares::{Equation, Sums};
use crate::minds::{Minds, centered};

/// How well weights fit.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fit {
    /// How many games were played.
    pub games: u64,
    /// How many positions there were, each seat for itself.
    pub positions: u64,
    /// By how many points the weights before missed, as the root of the mean square.
    pub before: f64,
    /// By how many the weights missed that were found.
    pub after: f64,
}

impl fmt::Display for Fit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Fit { games, positions, before, after } = self;
        write!(f, "fitted to {positions} positions of {games} games: {before:.4} points off before, {after:.4} after")
    }
}

/// How often a player does anything legal instead.
pub(crate) const SLIPS: f32 = 0.05;

/// How many positions the usual weights count for: they stay where the games say nothing.
pub(crate) const FAITH: f64 = 10.0;

/// The weights that fit best after this many games, and how well.
pub(crate) fn fit<G: Entry>(
    contest: &Contest<G>,
    mind: MakeMind<G>,
    weights: &[Weight],
    games: u64,
    done: &(dyn Fn(u64) + Sync),
) -> (Fit, Vec<f32>) {
    let minds = Minds::new(mind, weights.len());
    let mut sums = Sums::new(weights.len());
    for game in 0..games {
        play(contest, &minds, learning_chance(contest, game), &mut sums);
        done(1);
    }
    let usual: Vec<f64> = weights.iter().map(|weight| f64::from(weight.default)).collect();
    let found = sums.solve(&usual, &vec![FAITH; weights.len()]);
    let fit = Fit { games, positions: sums.count(), before: sums.deviation(&usual), after: sums.deviation(&found) };
    (fit, limited(weights, &found))
}

/// The chance of a game that is learnt from: another stream than that of the deals which are played for the proof.
pub(crate) fn learning_chance<G: Entry>(contest: &Contest<G>, game: u64) -> Rng {
    Rng::new(&Seed::numbered(contest.seed ^ 0xF17, game))
}

/// What was found, but nothing beyond what makes sense.
pub(crate) fn limited(weights: &[Weight], found: &[f64]) -> Vec<f32> {
    weights.iter().zip(found).map(|(weight, &number)| (number as f32).clamp(weight.least, weight.most)).collect()
}

fn play<G: Entry>(contest: &Contest<G>, minds: &Minds<G>, mut rng: Rng, sums: &mut Sums) {
    let mut journal = Journal::closed();
    let mut game = G::setup(contest.seats, &contest.options, &mut rng, &mut journal);
    let mut seen: Vec<Vec<Equation>> = Vec::new();
    let mut legal = Vec::new();
    let mut chapter = G::MIND.chapter(&game);
    while game.outcome().is_none() {
        match game.waiting().must.first() {
            Some(seat) => {
                let action = choose(&game, seat, &mut legal, &mut rng);
                game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
            }
            None => game.apply(Input::TimeUp, &mut rng, &mut journal),
        }
        let outcome = game.outcome();
        if outcome.is_none() && G::MIND.chapter(&game) == chapter {
            seen.push(minds.rows(&game));
            continue;
        }
        let became = match outcome {
            Some(outcome) => BySeat::from_fn(contest.seats, |seat| outcome.points[seat] as f32),
            None => minds.without_weights(&game),
        };
        let became = centered(&became);
        for rows in seen.drain(..) {
            rows.iter().zip(&became).for_each(|(row, became)| sums.add(row, *became));
        }
        chapter = G::MIND.chapter(&game);
    }
}

fn choose<G: Entry>(game: &G, seat: Seat, legal: &mut Vec<G::Action>, rng: &mut Rng) -> G::Action {
    legal.clear();
    game.legal(seat, legal);
    if rng.unit() < SLIPS {
        legal[rng.below(legal.len() as u32) as usize]
    } else {
        G::MIND.plausible(game, seat, legal, rng)
    }
}
