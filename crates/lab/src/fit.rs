//! Fitting: weights that say what to expect of a position are fitted to what became of positions.
//!
//! Plausible players play, now and then doing anything legal so that the games differ. What a mind expects in a position is
//! a sum of multiples of its weights; what those are is found by asking minds that have one weight each. At the end of
//! the chapter it is known what there was to expect. Only differences between seats count, as in [`table::Strategy`].

use std::fmt;

use catalog::Entry;
use serde::{Deserialize, Serialize};
use table::{BySeat, Input, Journal, Mind, Rng, Seat, Seed, Weight};

use crate::contest::Contest;
use crate::least_squares::{Row, Sums};

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
const FAITH: f64 = 10.0;

/// Makes a mind from weights.
pub(crate) type ToMind<G> = fn(&[f32]) -> Box<dyn Mind<G>>;

/// The weights that fit best after so many games, and how well.
pub(crate) fn fit<G: Entry>(
    contest: &Contest<G>,
    mind: ToMind<G>,
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
    let usual: Vec<f64> = weights.iter().map(|weight| f64::from(weight.usual)).collect();
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

/// Minds that tell what each weight is multiplied by.
pub(crate) struct Minds<G> {
    none: Box<dyn Mind<G>>,
    each: Vec<Box<dyn Mind<G>>>,
}

impl<G: Entry> Minds<G> {
    pub(crate) fn new(mind: ToMind<G>, count: usize) -> Minds<G> {
        let only = |one: Option<usize>| -> Box<dyn Mind<G>> {
            let numbers: Vec<f32> = (0..count).map(|index| if Some(index) == one { 1.0 } else { 0.0 }).collect();
            mind(&numbers)
        };
        Minds { none: only(None), each: (0..count).map(|index| only(Some(index))).collect() }
    }

    /// How many weights there are.
    pub(crate) fn count(&self) -> usize {
        self.each.len()
    }

    /// What every seat may expect more than the others.
    pub(crate) fn rows(&self, world: &G) -> Vec<Row> {
        let none = centered(&self.none.expect(world));
        let each: Vec<Vec<f64>> = self.each.iter().map(|mind| centered(&mind.expect(world))).collect();
        let row = |seat: usize| Row {
            base: none[seat],
            multiples: each.iter().map(|expected| expected[seat] - none[seat]).collect(),
        };
        (0..none.len()).map(row).collect()
    }
}

/// The points of each seat less the mean of all.
pub(crate) fn centered(points: &BySeat<f32>) -> Vec<f64> {
    let points: Vec<f64> = points.as_slice().iter().map(|&points| f64::from(points)).collect();
    let mean = points.iter().sum::<f64>() / points.len() as f64;
    points.into_iter().map(|points| points - mean).collect()
}

fn play<G: Entry>(contest: &Contest<G>, minds: &Minds<G>, mut rng: Rng, sums: &mut Sums) {
    let mut journal = Journal::closed();
    let mut game = G::setup(contest.seats, &contest.options, &mut rng, &mut journal);
    let mut seen: Vec<Vec<Row>> = Vec::new();
    let mut legal = Vec::new();
    let mut chapter = game.chapter();
    while game.outcome().is_none() {
        match game.waiting().must.first() {
            Some(seat) => {
                let action = choose(&game, seat, &mut legal, &mut rng);
                game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
            }
            None => game.apply(Input::TimeUp, &mut rng, &mut journal),
        }
        let outcome = game.outcome();
        if outcome.is_none() && game.chapter() == chapter {
            seen.push(minds.rows(&game));
            continue;
        }
        let became = match outcome {
            Some(outcome) => BySeat::from_fn(contest.seats, |seat| outcome.points[seat] as f32),
            None => minds.none.expect(&game),
        };
        let became = centered(&became);
        for rows in seen.drain(..) {
            rows.iter().zip(&became).for_each(|(row, became)| sums.add(row, *became));
        }
        chapter = game.chapter();
    }
}

fn choose<G: Entry>(game: &G, seat: Seat, legal: &mut Vec<G::Action>, rng: &mut Rng) -> G::Action {
    legal.clear();
    game.legal(seat, legal);
    if rng.unit() < SLIPS { legal[rng.below(legal.len() as u32) as usize] } else { game.plausible(seat, legal, rng) }
}
