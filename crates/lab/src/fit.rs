//! Least squares: weights that say what to expect of a position are fitted to what became of positions.
//!
//! Plausible players play, now and then doing anything legal so that the games differ. What a mind expects in a position is
//! a sum of multiples of its weights; what those are is found by asking minds that have one weight each. At the end of
//! the chapter it is known what there was to expect. Only differences between seats count, as in [`table::Strategy`].

use catalog::Entry;
use serde::{Deserialize, Serialize};
use table::{BySeat, Input, Journal, Mind, Rng, Seat, Seed, Weight};

use crate::contest::Contest;

/// How well weights fit.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fit {
    /// How many games were played.
    pub games: u64,
    /// How many positions there were, each seat for itself.
    pub positions: u64,
    /// By how many points the usual weights missed, as the root of the mean square.
    pub before: f64,
    /// By how many the weights missed that were found.
    pub after: f64,
}

/// How often a player does anything legal instead of what is plausible.
const SLIPS: f32 = 0.05;
/// How many positions the usual weights count for: they stay where the games say nothing.
const FAITH: f64 = 10.0;

/// The weights that fit best after so many games, and how well.
pub(crate) fn fit<G: Entry>(
    contest: &Contest<G>,
    mind: fn(&[f32]) -> Box<dyn Mind<G>>,
    weights: &[Weight],
    games: u64,
    done: &(dyn Fn(u64) + Sync),
) -> (Fit, Vec<f32>) {
    let count = weights.len();
    let only = |one: Option<usize>| -> Box<dyn Mind<G>> {
        let numbers: Vec<f32> = (0..count).map(|index| if Some(index) == one { 1.0 } else { 0.0 }).collect();
        mind(&numbers)
    };
    let minds = Minds { none: only(None), each: (0..count).map(|index| only(Some(index))).collect() };
    let mut sums = Sums::new(count);
    for game in 0..games {
        // Another stream than that of the deals which are played for the proof.
        play(contest, &minds, Rng::new(&Seed::numbered(contest.seed ^ 0xF17, game)), &mut sums);
        done(1);
    }
    let usual: Vec<f64> = weights.iter().map(|weight| f64::from(weight.usual)).collect();
    let found = sums.solve(&usual);
    let fit = Fit { games, positions: sums.count, before: sums.deviation(&usual), after: sums.deviation(&found) };
    let limited = weights.iter().zip(&found).map(|(weight, &number)| (number as f32).clamp(weight.least, weight.most));
    (fit, limited.collect())
}

/// Minds that tell what each weight is multiplied by.
struct Minds<G> {
    none: Box<dyn Mind<G>>,
    each: Vec<Box<dyn Mind<G>>>,
}

/// What a seat may expect more than the others: without any weight, and for each.
struct Row {
    base: f64,
    multiples: Vec<f64>,
}

impl<G: Entry> Minds<G> {
    /// A row for every seat.
    fn rows(&self, world: &G) -> Vec<Row> {
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
fn centered(points: &BySeat<f32>) -> Vec<f64> {
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
            rows.iter().zip(&became).for_each(|(row, became)| sums.add(row, became - row.base));
        }
        chapter = game.chapter();
    }
}

fn choose<G: Entry>(game: &G, seat: Seat, legal: &mut Vec<G::Action>, rng: &mut Rng) -> G::Action {
    legal.clear();
    game.legal(seat, legal);
    if rng.unit() < SLIPS { legal[rng.below(legal.len() as u32) as usize] } else { game.plausible(seat, legal, rng) }
}

/// The sums of products that least squares need.
struct Sums {
    matrix: Vec<Vec<f64>>,
    right: Vec<f64>,
    squares: f64,
    count: u64,
}

impl Sums {
    fn new(weights: usize) -> Sums {
        Sums { matrix: vec![vec![0.0; weights]; weights], right: vec![0.0; weights], squares: 0.0, count: 0 }
    }

    fn add(&mut self, row: &Row, missing: f64) {
        for ((one, sums), right) in row.multiples.iter().zip(&mut self.matrix).zip(&mut self.right) {
            if *one == 0.0 {
                continue;
            }
            sums.iter_mut().zip(&row.multiples).for_each(|(sum, other)| *sum += one * other);
            *right += one * missing;
        }
        self.squares += missing * missing;
        self.count += 1;
    }

    /// The weights that miss least: Gauss and Jordan on the normal equations of how far they are from the usual ones.
    fn solve(&self, usual: &[f64]) -> Vec<f64> {
        let count = usual.len();
        let mut rows = self.matrix.clone();
        let mut right: Vec<f64> = (0..count)
            .map(|index| self.right[index] - rows[index].iter().zip(usual).map(|(sum, usual)| sum * usual).sum::<f64>())
            .collect();
        (0..count).for_each(|index| rows[index][index] += FAITH);
        for pivot in 0..count {
            // The matrix is symmetric and positive, so that no row need change its place.
            let above = rows[pivot].clone();
            for row in (0..count).filter(|&row| row != pivot) {
                let factor = rows[row][pivot] / above[pivot];
                rows[row].iter_mut().zip(&above).for_each(|(cell, above)| *cell -= factor * above);
                right[row] -= factor * right[pivot];
            }
        }
        (0..count).map(|index| usual[index] + right[index] / rows[index][index]).collect()
    }

    /// The root of the mean square by which these weights miss.
    fn deviation(&self, weights: &[f64]) -> f64 {
        let mut squares = self.squares;
        for ((sums, right), weight) in self.matrix.iter().zip(&self.right).zip(weights) {
            squares -= 2.0 * weight * right;
            squares += weight * sums.iter().zip(weights).map(|(sum, other)| sum * other).sum::<f64>();
        }
        (squares / self.count.max(1) as f64).max(0.0).sqrt()
    }
}
