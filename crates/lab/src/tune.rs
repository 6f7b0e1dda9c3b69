//! Tuning: the parameters of a tree search are found by self-play, not by hand.
//!
//! Spall's simultaneous perturbation: in every round all parameters are moved at once, each up or down by the toss of a
//! coin; the search moved one way plays the search moved the other way on the same deals from both sides, and the
//! parameters take a step towards whoever did better. At the end what was found plays what it began with on fresh deals.

use bots::{Budget, TreeSearchSettings, Utility};
use catalog::{Entry, Player};
use rayon::prelude::*;
use serde::Serialize;
use table::{Outcome, Rng, Seed};

use crate::contest::{Contest, alternations};
use crate::series::compare;
use crate::{ArenaError, Interval};

/// What is to be tuned, and how long.
#[derive(Clone, Debug)]
pub struct Tune {
    /// How many seats the tables have.
    pub seats: u8,
    /// Options of the game by name; what is not named keeps its default.
    pub options: Vec<(String, String)>,
    /// How many iterations the search makes for a choice.
    pub iterations: u32,
    /// How many steps are taken.
    pub rounds: u32,
    /// How many deals are played for a step, each from both sides.
    pub deals: u64,
    /// How many deals what was found plays what it began with, each from both sides.
    pub proof: u64,
    /// The number that fixes everything.
    pub seed: u64,
}

/// The parameters that are tuned.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Weights {
    /// [`TreeSearchSettings::exploration`].
    pub exploration: f32,
    /// [`Utility::lead_part`].
    pub lead_part: f32,
    /// [`Utility::certainty`].
    pub certainty: f32,
}

/// What came out.
#[derive(Clone, Debug, Serialize)]
pub struct TuneReport {
    /// The game.
    pub game: &'static str,
    /// How many seats the tables had.
    pub seats: u8,
    /// How many iterations the search made for a choice.
    pub iterations: u32,
    /// The number that fixes everything.
    pub seed: u64,
    /// How many games were played.
    pub games: u64,
    /// What it began with.
    pub start: Weights,
    /// The log: every round.
    pub rounds: Vec<Round>,
    /// What was found: the mean over the second half of the rounds, which wavers less than the last.
    pub found: Weights,
    /// The part of the comparisons that what was found won against what it began with, on fresh deals.
    pub score: Interval,
}

/// One step.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Round {
    /// The score of the search moved one way against the search moved the other way.
    pub score: f64,
    /// Where the parameters are after the step.
    pub weights: Weights,
}

/// The parameters as places between the least and the most that each may be.
type Place = [f64; 3];

const LEAST: Place = [0.1, 0.0, 0.5];
const MOST: Place = [1.6, 1.0, 6.0];

impl Weights {
    fn of(settings: &TreeSearchSettings) -> Weights {
        let Utility { lead_part, certainty } = settings.utility;
        Weights { exploration: settings.exploration, lead_part, certainty }
    }

    fn place(self) -> Place {
        let values = [self.exploration, self.lead_part, self.certainty].map(f64::from);
        std::array::from_fn(|i| (values[i] - LEAST[i]) / (MOST[i] - LEAST[i]))
    }

    fn at(place: &Place) -> Weights {
        let value = |i: usize| (LEAST[i] + place[i].clamp(0.0, 1.0) * (MOST[i] - LEAST[i])) as f32;
        Weights { exploration: value(0), lead_part: value(1), certainty: value(2) }
    }

    fn settings(self, iterations: u32) -> TreeSearchSettings {
        let Weights { exploration, lead_part, certainty } = self;
        let utility = Utility { lead_part, certainty };
        let budget = Budget::Iterations(iterations);
        TreeSearchSettings { budget, exploration, utility, ..TreeSearchSettings::default() }
    }
}

impl Tune {
    /// How far the parameters are moved for a comparison in the first round, and how that shrinks: Spall's exponents.
    const MOVED: (f64, f64) = (0.15, 0.101);
    /// How long the first step is for a score that is all won, and how that shrinks.
    const STEP: (f64, f64) = (0.25, 0.602);

    /// How many games it plays.
    pub fn games(&self) -> u64 {
        (u64::from(self.rounds) * self.deals + self.proof) * alternations(self.seats, 0, 1).len() as u64
    }

    /// Tunes on the threads of the current rayon pool. `done` is told how many games are finished.
    pub fn run<G: Entry>(&self, done: &(dyn Fn(u64) + Sync)) -> Result<TuneReport, ArenaError> {
        if self.rounds == 0 || self.deals == 0 || self.proof == 0 {
            return Err(ArenaError::NoDeals);
        }
        let mut contest = Contest::<G>::new(self.seats, &self.options, &[], self.seed)?;
        let start = Weights::of(&TreeSearchSettings::default());
        let mut coin = Rng::new(&Seed::numbered(self.seed, u64::MAX));
        let mut place = start.place();
        let mut rounds = Vec::new();
        for round in 0..self.rounds {
            let shrunk = |(first, power): (f64, f64)| first / (f64::from(round) + 1.0).powf(power);
            let (moved, step) = (shrunk(Tune::MOVED), shrunk(Tune::STEP));
            let toss: Place = std::array::from_fn(|_| if coin.below(2) == 0 { -1.0 } else { 1.0 });
            let away = |sign: f64| Weights::at(&std::array::from_fn(|i| place[i] + sign * moved * toss[i]));
            let from = u64::from(round) * self.deals;
            let scores = self.duel(&mut contest, [away(1.0), away(-1.0)], from..from + self.deals, done);
            let score = scores.iter().sum::<f64>() / scores.len() as f64;
            place = std::array::from_fn(|i| (place[i] + step * (2.0 * score - 1.0) * toss[i]).clamp(0.0, 1.0));
            rounds.push(Round { score, weights: Weights::at(&place) });
        }
        let late = &rounds[rounds.len() / 2..];
        let places: Vec<Place> = late.iter().map(|round| round.weights.place()).collect();
        let mean: Place = std::array::from_fn(|i| places.iter().map(|p| p[i]).sum::<f64>() / places.len() as f64);
        let found = Weights::at(&mean);
        // The proof is played on deals that no round has seen.
        let fresh = u64::from(self.rounds) * self.deals;
        let scores = self.duel(&mut contest, [found, start], fresh..fresh + self.proof, done);
        Ok(TuneReport {
            game: G::NAME,
            seats: self.seats,
            iterations: self.iterations,
            seed: self.seed,
            games: self.games(),
            start,
            rounds,
            found,
            score: Interval::of(&scores),
        })
    }

    /// The score of the first of two searches in each of these deals.
    fn duel<G: Entry>(
        &self,
        contest: &mut Contest<G>,
        weights: [Weights; 2],
        deals: std::ops::Range<u64>,
        done: &(dyn Fn(u64) + Sync),
    ) -> Vec<f64> {
        contest.players = weights.map(|weights| Player::Search(weights.settings(self.iterations))).into();
        let contest = &*contest;
        let seatings = alternations(self.seats, 0, 1);
        let play = |deal| {
            let outcomes: Vec<Outcome> = contest.play(deal, &seatings, &mut ());
            done(seatings.len() as u64);
            compare(2, &seatings, &outcomes).score(0, 1).unwrap_or(0.5)
        };
        deals.into_par_iter().map(play).collect()
    }
}

impl TuneReport {
    /// The log and the result for a terminal.
    pub fn to_text(&self) -> String {
        use std::fmt::Write as _;
        let TuneReport { game, seats, iterations, seed, games, .. } = self;
        let mut text = format!("{game}, {seats} seats, {iterations} iterations, {games} games, seed {seed}\n\n");
        let line = |weights: &Weights| {
            let Weights { exploration, lead_part, certainty } = weights;
            format!("{exploration:>12.3} {lead_part:>10.3} {certainty:>10.3}")
        };
        let _ = writeln!(
            text,
            "{:>6} {:>8} {:>12} {:>10} {:>10}",
            "round", "score %", "exploration", "lead part", "certainty"
        );
        let _ = writeln!(text, "{:>6} {:>8} {}", "start", "", line(&self.start));
        for (number, round) in self.rounds.iter().enumerate() {
            let _ = writeln!(text, "{:>6} {:>8.1} {}", number + 1, round.score * 100.0, line(&round.weights));
        }
        let _ = writeln!(text, "{:>6} {:>8} {}", "found", "", line(&self.found));
        let score = crate::page::plus_minus(self.score, 100.0, 1);
        let _ = writeln!(text, "\nwhat was found scores {score} % against the start, on deals that no round has seen");
        text
    }
}
