//! Ratings: one number for every player of a contest, by Bradley and Terry, with intervals by bootstrap over deals.
//!
//! Every two seats of a game that are held by different players are compared: the better place wins, the same place is
//! half a win for each. A game counts once, however many such pairs it has. A player whose rating is 400 higher is
//! expected to win ten comparisons for every one that it loses.

use serde::{Deserialize, Serialize};
use table::{Outcome, Rng, Seat, Seed};

use crate::contest::Seating;
use crate::least_squares::eliminate;

/// How strong a player is among the others of its contest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// Who.
    pub player: String,
    /// Its rating; the mean over the players of the contest is 0.
    pub rating: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end of the 95 % interval.
    pub high: f64,
}

/// How often each player was ahead of each other, in parts of games.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Comparisons {
    players: usize,
    /// `wins[one * players + other]`: games in which `one` was ahead of `other`.
    wins: Vec<f64>,
}

impl Comparisons {
    /// How many times deals are weighed anew for the intervals.
    pub(crate) const RESAMPLES: usize = 1_000;

    pub(crate) fn none(players: usize) -> Comparisons {
        Comparisons { players, wins: vec![0.0; players * players] }
    }

    /// Takes a game in.
    pub(crate) fn add(&mut self, seating: &Seating, outcome: &Outcome) {
        let seats = Seat::all(outcome.places.seats());
        let pairs = || {
            let all = seats.clone().flat_map(|one| seats.clone().map(move |other| (one, other)));
            all.filter(|(one, other)| seating[one.index()] != seating[other.index()])
        };
        // Each pair of seats is seen twice, once from either side.
        let weight = 2.0 / pairs().count().max(1) as f64;
        for (one, other) in pairs() {
            let place = |seat: Seat| outcome.places[seat];
            let score = match place(one).cmp(&place(other)) {
                std::cmp::Ordering::Less => 1.0,
                std::cmp::Ordering::Equal => 0.5,
                std::cmp::Ordering::Greater => 0.0,
            };
            self.wins[seating[one.index()] * self.players + seating[other.index()]] += weight * score;
        }
    }

    /// Adds other comparisons, each with this weight.
    fn add_weighed(&mut self, others: &Comparisons, weight: f64) {
        self.wins.iter_mut().zip(&others.wins).for_each(|(sum, more)| *sum += weight * more);
    }

    /// Lets every two who met win another deal each, so that nobody has won or lost all of them. `of_deal` says how
    /// many games of two players a deal has.
    fn add_unseen(&mut self, of_deal: impl Fn(usize, usize) -> f64, mut weight: impl FnMut() -> f64) {
        for one in 0..self.players {
            for other in (0..self.players).filter(|&other| other != one) {
                let games = of_deal(one, other);
                if games > 0.0 {
                    self.wins[one * self.players + other] += games * weight();
                }
            }
        }
    }

    /// How many games two players had.
    fn games(&self, one: usize, other: usize) -> f64 {
        self.wins[one * self.players + other] + self.wins[other * self.players + one]
    }

    /// The part of the comparisons that `one` won of those with `other`, if there were any.
    pub(crate) fn score(&self, one: usize, other: usize) -> Option<f64> {
        let games = self.games(one, other);
        (games > 0.0).then(|| self.wins[one * self.players + other] / games)
    }

    /// The part of all its comparisons that a player won, if there were any.
    pub(crate) fn score_of(&self, one: usize) -> Option<f64> {
        let others = (0..self.players).filter(|&other| other != one);
        let (won, lost) = others.fold((0.0, 0.0), |(won, lost), other| {
            (won + self.wins[one * self.players + other], lost + self.wins[other * self.players + one])
        });
        (won + lost > 0.0).then(|| won / (won + lost))
    }

    /// The ratings under which these comparisons are likeliest, in the order of the players. They are finite if a chain
    /// of wins leads from everybody to everybody else.
    pub(crate) fn ratings(&self) -> Vec<f64> {
        const MOST_ROUNDS: usize = 100;
        /// Further than this, a step is not to be trusted.
        const LONGEST: f64 = 1.0;
        let n = self.players;
        let mut strengths = vec![0.0f64; n];
        // Newton's method: the likelihood has one peak.
        for _ in 0..MOST_ROUNDS {
            // Ratings are differences, so that one equation is missing: their changes add up to nothing.
            let mut rows = vec![vec![1.0; n]; n];
            let mut step = vec![0.0; n];
            for i in 0..n {
                for j in (0..n).filter(|&j| j != i) {
                    let chance = 1.0 / (1.0 + (strengths[j] - strengths[i]).exp());
                    let slope = self.games(i, j) * chance * (1.0 - chance);
                    rows[i][i] += slope;
                    rows[i][j] -= slope;
                    step[i] += self.wins[i * n + j] - self.games(i, j) * chance;
                }
            }
            eliminate(&mut rows, &mut step);
            let longest = step.iter().fold(0.0f64, |longest, step| longest.max(step.abs()));
            let scale = LONGEST / longest.max(LONGEST);
            strengths.iter_mut().zip(step).for_each(|(strength, step)| *strength += scale * step);
            if longest < 1e-9 {
                break;
            }
        }
        let ratings: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength / std::f64::consts::LN_10).collect();
        let mean = ratings.iter().sum::<f64>() / n as f64;
        ratings.into_iter().map(|rating| rating - mean).collect()
    }
}

/// The ratings of all players, with intervals over deals. `deals` has the comparisons of each deal.
///
/// As Laplace would have it, every two who met are also taken to have won a deal each. The intervals are those of
/// Rubin's bootstrap: a deal does not count once, but as much as is drawn for it, and so does each of those. So a
/// player who plays few deals is in every draw, and deals that all ended alike do not make a rating certain.
pub(crate) fn rate(names: &[String], deals: &[Comparisons], seed: u64) -> Vec<Rating> {
    let of_deal = |one: usize, other: usize| {
        let played = || deals.iter().map(|deal| deal.games(one, other)).filter(|games| *games > 0.0);
        played().sum::<f64>() / played().count().max(1) as f64
    };
    let count = names.len();
    let of_deal: Vec<f64> = (0..count * count).map(|pair| of_deal(pair / count, pair % count)).collect();
    let weighed = |weight: &mut dyn FnMut() -> f64| {
        let mut sum = Comparisons::none(count);
        deals.iter().for_each(|deal| sum.add_weighed(deal, weight()));
        sum.add_unseen(|one, other| of_deal[one * count + other], weight);
        sum.ratings()
    };
    let ratings = weighed(&mut || 1.0);
    let mut rng = Rng::new(&Seed::numbered(seed, u64::MAX));
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(Comparisons::RESAMPLES); names.len()];
    for _ in 0..Comparisons::RESAMPLES {
        let resampled = weighed(&mut || exponential(&mut rng));
        drawn.iter_mut().zip(resampled).for_each(|(of_player, rating)| of_player.push(rating));
    }
    let rating = |(player, name): (usize, &String)| {
        let drawn = &mut drawn[player];
        drawn.sort_by(f64::total_cmp);
        let (low, high) = (quantile(drawn, 0.025), quantile(drawn, 0.975));
        Rating { player: name.clone(), rating: ratings[player], low, high }
    };
    names.iter().enumerate().map(rating).collect()
}

/// A positive number, exponentially distributed around 1.
fn exponential(rng: &mut Rng) -> f64 {
    const STEPS: u32 = 1 << 24;
    let unit = (f64::from(rng.below(STEPS)) + 0.5) / f64::from(STEPS);
    -unit.ln()
}

/// The value below which this part of a sorted list lies.
pub(crate) fn quantile(sorted: &[f64], part: f64) -> f64 {
    let last = sorted.len().saturating_sub(1);
    let place = part * last as f64;
    let below = (place.floor() as usize).min(last);
    let above = (below + 1).min(last);
    sorted[below] + (sorted[above] - sorted[below]) * (place - below as f64)
}
