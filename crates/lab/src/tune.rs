//! Tuning: the weights of players are found by play, not by hand.
//!
//! Most sets of weights are found by Spall's simultaneous perturbation: in every round all weights are moved at once,
//! each up or down by the toss of a coin; the player moved one way plays the player moved the other way on the same
//! deals from both sides, and the weights take a step towards the better one. Weights that say what to expect of a
//! position are fitted to what became of positions ([`crate::fit`]), or learnt from whole games ([`crate::lessons`]).
//! Either way what was found plays at the end what it began with, on deals that nothing was learnt from.

use catalog::Entry;
use players::{Player, TuningMethod, UnknownWeights, Weight, WeightSet};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Outcome, Rng, Seed};
use thiserror::Error;

use crate::contest::{Contest, alternations};
use crate::fit::{self, Fit};
use crate::lessons::Lessons;
use crate::series::compare;
use crate::{ArenaError, Interval};

/// What is to be tuned, and how long.
#[derive(Clone, Debug)]
pub struct Tune {
    /// How many seats the tables have.
    pub seats: u8,
    /// Options of the game by name; what is not named keeps its default.
    pub options: Vec<(String, String)>,
    /// Which weights of the game; the first set if none is named.
    pub set: Option<String>,
    /// Where it starts, the name and the number of every weight; the default weights if nothing is given.
    pub start: Option<Vec<(String, f32)>>,
    /// The search budget of the player; that of the set of weights if nothing is given.
    pub iterations: Option<u32>,
    /// How many steps are taken, or lessons.
    pub rounds: u32,
    /// How many deals are played for a step, each from both sides; for a fit or a lesson as many games.
    pub deals: u64,
    /// How far every weight is moved for a comparison in the first round, as a part of its range.
    pub moved: f64,
    /// How many deals the final match between the found weights and the start weights has, each from both sides.
    pub proof: u64,
    /// The number that fixes everything.
    pub seed: u64,
}

/// Where progress is reported.
pub struct Watch<'a> {
    /// Told how many games are finished.
    pub games: &'a (dyn Fn(u64) + Sync),
    /// Told in a sentence what came out of every round.
    pub note: &'a (dyn Fn(&str) + Sync),
}

/// What came out. It is kept as JSON beside the document that is written from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TuneReport {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Which weights.
    pub set: String,
    /// How many seats the tables had.
    pub seats: u8,
    /// The options, all of them.
    pub options: Vec<(String, String)>,
    /// The search budget of the player.
    pub iterations: u32,
    /// The number that fixes everything.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// What the weights are called.
    pub names: Vec<String>,
    /// The start weights.
    pub start: Vec<f32>,
    /// How the weights were found.
    pub course: Course,
    /// The found weights, rounded to three digits, which is what played the final match.
    pub found: Vec<f32>,
    /// The score of the found weights against the start weights, on fresh deals.
    pub score: Interval,
}

/// How the weights were found.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Course {
    /// By play against each other; what was found is the mean over the second half, which wavers less than the last.
    Rounds(Vec<Round>),
    /// By least squares.
    Fit(Fit),
    /// By least squares after every lesson, each fitted to all games so far.
    Lessons(Vec<Fit>),
}

/// One step.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {
    /// The score of the player moved one way against the player moved the other way.
    pub score: f64,
    /// Where the weights are after the step.
    pub weights: Vec<f32>,
}

/// The weights as places between the least and the most that each may be.
type Place = Vec<f64>;

fn place(weights: &[Weight], numbers: &[f32]) -> Place {
    let place = |(weight, &number): (&Weight, &f32)| f64::from(number - weight.least) / span(weight);
    weights.iter().zip(numbers).map(place).collect()
}

fn at(weights: &[Weight], place: &[f64]) -> Vec<f32> {
    let number =
        |(weight, &place): (&Weight, &f64)| (f64::from(weight.least) + place.clamp(0.0, 1.0) * span(weight)) as f32;
    weights.iter().zip(place).map(number).collect()
}

fn span(weight: &Weight) -> f64 {
    f64::from(weight.most - weight.least)
}

/// Sets the weights to the given start.
fn begin_with(start: &[(String, f32)], weights: &mut [Weight]) -> Result<(), TuneError> {
    if !start.iter().map(|(name, _)| name.as_str()).eq(weights.iter().map(|weight| weight.name)) {
        return Err(TuneError::OtherWeights);
    }
    for (weight, &(_, number)) in weights.iter_mut().zip(start) {
        let Weight { name, least, most, .. } = *weight;
        if !(least..=most).contains(&number) {
            return Err(TuneError::OutOfRange(format!("{name} is {number}, but goes from {least} to {most}")));
        }
        weight.default = number;
    }
    Ok(())
}

impl Tune {
    /// How far weights are usually moved. The more weights there are, the less each can be moved before the two players
    /// differ so much that their games tell nothing of those in between.
    pub const MOVED: f64 = 0.15;
    /// How that shrinks from round to round: one of Spall's two exponents.
    const MOVES_SHRINK: f64 = 0.101;
    /// How long the first step is for a score that is all won.
    const STEP: f64 = 0.25;
    /// How the steps shrink from round to round: the other of Spall's exponents.
    const STEPS_SHRINK: f64 = 0.602;

    /// How many games it plays.
    pub fn games(&self) -> u64 {
        (self.learnt() + self.proof) * alternations(self.seats, 0, 1).len() as u64
    }

    /// How many deals it learns from.
    fn learnt(&self) -> u64 {
        u64::from(self.rounds) * self.deals
    }

    /// Tunes on the threads of the current rayon pool.
    pub fn run<G: Entry>(&self, watch: &Watch<'_>) -> Result<TuneReport, TuneError> {
        if self.rounds == 0 || self.deals == 0 || self.proof == 0 {
            return Err(TuneError::Contest(ArenaError::NoDeals));
        }
        let set = WeightSet::<G>::named(self.set.as_deref()).map_err(TuneError::Weights)?;
        let contest = Contest::<G>::new(self.seats, &self.options, &[], self.seed).map_err(TuneError::Contest)?;
        let mut weights = (set.weights)(self.seats);
        if let Some(start) = &self.start {
            begin_with(start, &mut weights)?;
        }
        let start: Vec<f32> = weights.iter().map(|weight| weight.default).collect();
        let iterations = self.iterations.unwrap_or(set.budget);
        let mut table = Duel { contest, set, iterations, watch };
        let sides = alternations(self.seats, 0, 1).len() as u64;
        let (course, found) = match set.method {
            TuningMethod::SelfPlay => self.walk(&mut table, &weights, &start),
            TuningMethod::LeastSquares(mind) => {
                let (fit, found) = fit::fit(&table.contest, mind, &weights, self.learnt() * sides, watch.games);
                (Course::Fit(fit), found)
            }
            TuningMethod::Lessons(mind) => {
                let lessons = Lessons { contest: &table.contest, set, mind, iterations, watch };
                let (fits, found) = lessons.take(&weights, self.rounds, self.deals * sides);
                (Course::Lessons(fits), found)
            }
        };
        let found: Vec<f32> = found.into_iter().map(|number| (number * 1_000.0).round() / 1_000.0).collect();
        // The final match is played on deals that were not used for tuning.
        let fresh = self.learnt();
        let scores = table.play([found.clone(), start.clone()], fresh..fresh + self.proof);
        Ok(TuneReport {
            game: G::NAME.to_string(),
            rules: G::RULES,
            set: set.name.to_string(),
            seats: self.seats,
            options: table::describe(&table.contest.options),
            iterations,
            seed: self.seed,
            games: self.games(),
            names: weights.iter().map(|weight| weight.name.to_string()).collect(),
            start,
            course,
            found,
            score: Interval::of_shares(&scores, 0.0..=1.0),
        })
    }

    /// Simultaneous perturbation.
    fn walk<G: Entry>(&self, table: &mut Duel<'_, G>, weights: &[Weight], start: &[f32]) -> (Course, Vec<f32>) {
        let mut coin = Rng::new(&Seed::numbered(self.seed, u64::MAX));
        let mut here = place(weights, start);
        let mut rounds = Vec::new();
        let mut places: Vec<Place> = Vec::new();
        for round in 0..self.rounds {
            let shrunk = |first: f64, power: f64| first / (f64::from(round) + 1.0).powf(power);
            let (moved, step) = (shrunk(self.moved, Tune::MOVES_SHRINK), shrunk(Tune::STEP, Tune::STEPS_SHRINK));
            let toss: Place = weights.iter().map(|_| if coin.below(2) == 0 { -1.0 } else { 1.0 }).collect();
            let away = |by: f64| -> Place { here.iter().zip(&toss).map(|(here, toss)| here + by * toss).collect() };
            let from = u64::from(round) * self.deals;
            let sides = [at(weights, &away(moved)), at(weights, &away(-moved))];
            let scores = table.play(sides, from..from + self.deals);
            let score = scores.iter().sum::<f64>() / scores.len() as f64;
            here = away(step * (2.0 * score - 1.0)).into_iter().map(|place| place.clamp(0.0, 1.0)).collect();
            let round = Round { score, weights: at(weights, &here) };
            let (number, percent) = (rounds.len() + 1, score * 100.0);
            (table.watch.note)(&format!("round {number}: {percent:.1} %, now {:.3?}", round.weights));
            rounds.push(round);
            places.push(here.clone());
        }
        let late = &places[places.len() / 2..];
        let mean = |index: usize| late.iter().map(|place| place[index]).sum::<f64>() / late.len() as f64;
        let mean: Place = (0..weights.len()).map(mean).collect();
        (Course::Rounds(rounds), at(weights, &mean))
    }
}

/// Two players who differ in their weights alone.
struct Duel<'a, G: Entry> {
    contest: Contest<G>,
    set: &'static WeightSet<G>,
    iterations: u32,
    watch: &'a Watch<'a>,
}

impl<G: Entry> Duel<'_, G> {
    /// The score of the first of two in each of these deals.
    fn play(&mut self, sides: [Vec<f32>; 2], deals: std::ops::Range<u64>) -> Vec<f64> {
        let (set, iterations) = (self.set, self.iterations);
        self.contest.players =
            sides.map(|numbers| Player::Weighted { set, weights: numbers, budget: iterations }).into();
        let (contest, done) = (&self.contest, self.watch.games);
        let seatings = alternations(contest.seats, 0, 1);
        let play = |deal| {
            let outcomes: Vec<Outcome> = contest.play(deal, &seatings, &mut ());
            done(seatings.len() as u64);
            compare(2, &seatings, &outcomes).score(0, 1).unwrap_or(0.5)
        };
        deals.into_par_iter().map(play).collect()
    }
}

/// Why nothing is tuned.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TuneError {
    /// Weights that the game does not have.
    #[error(transparent)]
    Weights(UnknownWeights),
    /// Nothing can be played.
    #[error(transparent)]
    Contest(ArenaError),
    /// The start is of other weights.
    #[error("the start is of other weights: name a result of the same set")]
    OtherWeights,
    /// The start lies where a weight can't be; says which.
    #[error("the start can't be played: {0}")]
    OutOfRange(String),
}
