//! Finds the weights of IKI's judgment anew: plays games, and fits the final points to the appraisals on the way.
//!
//! `cargo run --release -p bots --example fit_iki -- QUICK PLANNED > judgment.tsv`, and then move the table to
//! `crates/iki/data`.
//!
//! The quick policy plays thousands of games in a few seconds. Planners, who judge by the table that is there, play a
//! few games a second, but their positions are the ones that matter, so they count more.

use bots::{Bot, Planner, PlannerSettings};
use iki::{Action, Appraisal, Aspect, Iki, IkiOptions, Judgment, Weight};
use table::{Game, Input, Journal, Rng, Seat, Seed, Strategy, Viewer};

/// Two weights for every aspect: without time, and with a year.
const COLUMNS: usize = 2 * Aspect::COUNT;
/// How often a player takes anything legal instead, so that the games differ.
const SLIPS: f32 = 0.03;
/// How many positions of quick games one of a planned game counts for.
const PLANNED_WEIGHT: f64 = 4.0;
/// What keeps weights small that the games say nothing about.
const RIDGE: f64 = 30.0;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut number = |usual| arguments.next().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (quick, planned): (u64, u64) = (number(4_000), number(0));
    let found: Vec<Vec<f64>> = (2..=4).map(|seats| fit(seats, quick, planned)).collect();
    let weight = |aspect: Aspect, seats: u8| {
        let weights = &found[usize::from(seats - 2)];
        Weight {
            at_the_end: weights[aspect as usize] as f32,
            with_a_year: weights[Aspect::COUNT + aspect as usize] as f32,
        }
    };
    print!("{}", Judgment::write(weight));
}

/// How the games are played.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    Quick,
    Planned,
}

/// Plays so many games and solves for the weights that miss the final points by the least squares.
fn fit(seats: u8, quick: u64, planned: u64) -> Vec<f64> {
    let mut sums = Sums::new();
    for number in 0..quick {
        play(seats, number, Manner::Quick, &mut sums);
    }
    for number in 0..planned {
        play(seats, number, Manner::Planned, &mut sums);
    }
    let weights = sums.solve();
    eprintln!("{seats} seats: {} positions, {:.1} points off on average", sums.count, sums.deviation(&weights));
    weights
}

fn play(seats: u8, number: u64, manner: Manner, sums: &mut Sums) {
    let mut rng = Rng::new(&Seed::numbered(0x1F17, number * 8 + u64::from(seats)));
    let mut journal = Journal::closed();
    let mut game = Iki::setup(seats, &IkiOptions::default(), &mut rng, &mut journal);
    let settings = || PlannerSettings { playouts: 0, finalists: 1, positions: 3_000, ..PlannerSettings::default() };
    let mut planners: Vec<Planner<Iki>> = (0..seats).map(|_| Planner::new(settings(), rng.fork())).collect();
    let mut seen: Vec<(Seat, Appraisal)> = Vec::new();
    let mut legal = Vec::new();
    let mut chapter = 0;
    while let Some(seat) = game.waiting().must.first() {
        if game.chapter() != chapter {
            chapter = game.chapter();
            seen.extend(Seat::all(seats).map(|seat| (seat, game.appraise(seat))));
        }
        legal.clear();
        game.legal(seat, &mut legal);
        let action = if rng.unit() < SLIPS {
            legal[rng.below(legal.len() as u32) as usize]
        } else if manner == Manner::Planned {
            planners[seat.index()].choose(seat, &game.view(Viewer::Seat(seat)), &legal)
        } else {
            game.plausible(seat, &legal, &mut rng)
        };
        game.apply(Input::Choose(seat, action), &mut rng, &mut journal);
        if action == Action::Done && game.chapter() == chapter {
            seen.push((seat, game.appraise(seat)));
        }
    }
    let points = game.outcome().expect("nobody is waited for").points;
    let weight = match manner {
        Manner::Quick => 1.0,
        Manner::Planned => PLANNED_WEIGHT,
    };
    for (seat, appraisal) in &seen {
        sums.add(appraisal, f64::from(points[*seat]), weight);
    }
}

/// The sums of products that least squares need.
struct Sums {
    matrix: Vec<Vec<f64>>,
    right: Vec<f64>,
    squares: f64,
    weight: f64,
    count: u64,
}

impl Sums {
    fn new() -> Sums {
        Sums {
            matrix: vec![vec![0.0; COLUMNS]; COLUMNS],
            right: vec![0.0; COLUMNS],
            squares: 0.0,
            weight: 0.0,
            count: 0,
        }
    }

    fn add(&mut self, appraisal: &Appraisal, points: f64, weight: f64) {
        let missing = points - f64::from(appraisal.iki);
        let mut row = [0.0; COLUMNS];
        for (index, value) in appraisal.aspects.iter().enumerate() {
            row[index] = f64::from(*value);
            row[Aspect::COUNT + index] = f64::from(value * appraisal.time);
        }
        for (one, sums) in self.matrix.iter_mut().enumerate() {
            if row[one] == 0.0 {
                continue;
            }
            for (sum, other) in sums.iter_mut().zip(&row) {
                *sum += weight * row[one] * other;
            }
            self.right[one] += weight * row[one] * missing;
        }
        self.squares += weight * missing * missing;
        self.weight += weight;
        self.count += 1;
    }

    /// Gauss and Jordan on the normal equations, with a small ridge.
    fn solve(&self) -> Vec<f64> {
        let mut rows: Vec<Vec<f64>> = self.matrix.clone();
        let mut right = self.right.clone();
        for (index, row) in rows.iter_mut().enumerate() {
            row[index] += RIDGE;
        }
        for pivot in 0..COLUMNS {
            let largest = (pivot..COLUMNS)
                .max_by(|&one, &other| rows[one][pivot].abs().total_cmp(&rows[other][pivot].abs()))
                .expect("there are rows left");
            rows.swap(pivot, largest);
            right.swap(pivot, largest);
            let pivot_row = rows[pivot].clone();
            for row in 0..COLUMNS {
                let factor = rows[row][pivot] / pivot_row[pivot];
                if row == pivot || factor == 0.0 {
                    continue;
                }
                for (cell, above) in rows[row].iter_mut().zip(&pivot_row) {
                    *cell -= factor * above;
                }
                right[row] -= factor * right[pivot];
            }
        }
        (0..COLUMNS).map(|index| right[index] / rows[index][index]).collect()
    }

    /// The root of the mean square by which these weights miss.
    fn deviation(&self, weights: &[f64]) -> f64 {
        let mut squares = self.squares;
        for (one, sums) in self.matrix.iter().enumerate() {
            squares -= 2.0 * weights[one] * self.right[one];
            squares += weights[one] * sums.iter().zip(weights).map(|(sum, other)| sum * other).sum::<f64>();
        }
        (squares / self.weight).max(0.0).sqrt()
    }
}
