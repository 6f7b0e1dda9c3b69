//! The ladder: players against each other, and what that makes of each.

use std::path::Path;

use catalog::Entry;
use serde::{Deserialize, Serialize};
use table::Outcome;

use crate::contest::{Contest, alternations, lead_per_deal, lead_range, win_share};
use crate::early_stop::{EarlyStop, EarlyStopReport};
use crate::line_up::LineUp;
use crate::log::Log;
use crate::rating::{Comparisons, Rating, rate};
use crate::series::{Match, Series, compare, heading};
use crate::{ArenaError, Interval};

/// A ladder that is to be played.
///
/// ```
/// use lab::Ladder;
/// use rinpa::Rinpa;
///
/// let ladder = Ladder {
///     seats: 3,
///     options: vec![("deals".to_string(), "one".to_string())],
///     players: vec!["uniform".to_string(), "greedy".to_string()],
///     reach: None,
///     deals: 4,
///     slow: Vec::new(),
///     seed: 1,
///     early_stop: None,
/// };
/// let report = ladder.run::<Rinpa>(None, &|_games| {}).expect("three can play");
/// assert_eq!(report.ratings[0].player, "greedy", "the best comes first");
/// ```
#[derive(Clone, Debug)]
pub struct Ladder {
    /// How many seats the tables have.
    pub seats: u8,
    /// Options of the game by name; what is not named keeps its default.
    pub options: Vec<(String, String)>,
    /// The players, each once.
    pub players: Vec<String>,
    /// How many places apart in that list two players may stand to play each other; everybody plays everybody if not
    /// said.
    pub reach: Option<usize>,
    /// How many deals every pair plays at most; each from both sides.
    pub deals: u64,
    /// Players who play fewer deals with anybody, and how many at most: those that take long.
    pub slow: Vec<(String, u64)>,
    /// The number that fixes all deals and all bots.
    pub seed: u64,
    /// When a pair has played enough.
    pub early_stop: Option<EarlyStop>,
}

/// What came out. It is kept as JSON beside the document that is written from it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LadderReport {
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats the tables had.
    pub seats: u8,
    /// The options, all of them.
    pub options: Vec<(String, String)>,
    /// The number that fixes all deals and all bots.
    pub seed: u64,
    /// How many games were played in all.
    pub games: u64,
    /// Who played.
    pub line_up: LineUp,
    /// The players, the strongest first.
    pub ratings: Vec<Rating>,
    /// Every pair that played, in the order of the ratings.
    pub pairs: Vec<Pair>,
}

/// How one player did against another.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pair {
    /// The one with the higher rating.
    pub player: String,
    /// The other.
    pub against: String,
    /// How many deals they played.
    pub deals: u64,
    /// In what part of the comparisons of two seats the first had the better place; level places are half.
    pub score: Interval,
    /// By how many points per seat and game the first was ahead.
    pub points: Interval,
    /// By how much its share of victories per seat was larger.
    pub win_share: Interval,
    /// How the test for an early stop ended, seen from the player that was named first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub early_stop: Option<EarlyStopReport>,
}

impl Ladder {
    /// How many games it has at most.
    pub fn games(&self) -> u64 {
        let deals: u64 = self.matched().into_iter().map(|pair| self.deals_of(pair)).sum();
        deals * alternations(self.seats, 0, 1).len() as u64
    }

    /// How many deals a pair plays at most.
    fn deals_of(&self, (a, b): (usize, usize)) -> u64 {
        let plays = |name: &str| [a, b].iter().any(|&player| self.players[player] == name);
        let few = self.slow.iter().filter(|(name, _)| plays(name)).map(|(_, deals)| *deals);
        few.chain([self.deals]).min().unwrap_or(self.deals)
    }

    /// Who plays whom.
    fn matched(&self) -> Vec<(usize, usize)> {
        let count = self.players.len();
        let reach = self.reach.unwrap_or(count).max(1);
        (0..count).flat_map(|a| (a + 1..count.min(a + reach + 1)).map(move |b| (a, b))).collect()
    }

    /// How many deals a pair needs for this many games.
    pub fn deals_for(seats: u8, games: u64) -> u64 {
        games.div_ceil(alternations(seats, 0, 1).len() as u64)
    }

    /// Plays all pairs on the threads of the current rayon pool. `done` is told how many games are finished or need not
    /// be played. Finished deals are kept in the log, and those that are there already are not played again.
    pub fn run<G: Entry>(&self, log: Option<&Path>, done: &(dyn Fn(u64) + Sync)) -> Result<LadderReport, ArenaError> {
        let contest = Contest::<G>::new(self.seats, &self.options, &self.players, self.seed)?;
        self.check()?;
        let count = self.players.len();
        let pairs = self.matched();
        let matches: Vec<Match> = pairs
            .iter()
            .map(|&(a, b)| Match { seatings: alternations(self.seats, a, b), first: a, deals: self.deals_of((a, b)) })
            .collect();
        let log = log.map(|path| Log::open(path, &heading(&contest, &self.players, &matches)));
        let log = log.transpose().map_err(ArenaError::Log)?;
        let series = Series { matches: &matches, early_stop: self.early_stop, log: log.as_ref(), done };
        let results = series.play(&contest)?;

        let longest = results.iter().map(|result| result.deals.len()).max().unwrap_or(0);
        // The games of all pairs on the same deal share its luck: they are drawn together.
        let mut by_deal = vec![Comparisons::none(count); longest];
        for (of, result) in matches.iter().zip(&results) {
            for (comparisons, outcomes) in by_deal.iter_mut().zip(&result.deals) {
                of.seatings.iter().zip(outcomes).for_each(|(seating, outcome)| comparisons.add(seating, outcome));
            }
        }
        let mut ratings = rate(&self.players, &by_deal, self.seed);
        ratings.sort_by(|one, other| other.rating.total_cmp(&one.rating));

        let place = |name: &str| ratings.iter().position(|rating| rating.player == name);
        let mut reports = Vec::new();
        for ((&(a, b), of), result) in pairs.iter().zip(&matches).zip(&results) {
            let (above, below) = if place(&self.players[a]) < place(&self.players[b]) { (a, b) } else { (b, a) };
            reports.push(self.pair(above, below, of, &result.deals, result.stopped));
        }
        reports.sort_by_key(|pair| (place(&pair.player), place(&pair.against)));
        let games = matches.iter().zip(&results).map(|(of, result)| (of.seatings.len() * result.deals.len()) as u64);
        Ok(LadderReport {
            game: G::NAME.to_string(),
            rules: G::RULES,
            seats: self.seats,
            options: table::describe(&contest.options),
            seed: self.seed,
            games: games.sum(),
            line_up: LineUp::of::<G>(&self.players, self.seats),
            ratings,
            pairs: reports,
        })
    }

    fn check(&self) -> Result<(), ArenaError> {
        if self.players.len() < 2 {
            return Err(ArenaError::TooFewPlayers);
        }
        let repeated = |(place, name): (usize, &String)| self.players[..place].contains(name);
        if let Some((_, name)) = self.players.iter().enumerate().find(|&named| repeated(named)) {
            return Err(ArenaError::PlayerTwice(name.clone()));
        }
        let has_none = self.deals == 0 || self.slow.iter().any(|(_, deals)| *deals == 0);
        if has_none { Err(ArenaError::NoDeals) } else { Ok(()) }
    }

    fn pair(
        &self,
        above: usize,
        below: usize,
        of: &Match,
        deals: &[Vec<Outcome>],
        early_stop: Option<EarlyStopReport>,
    ) -> Pair {
        let score = |outcomes: &Vec<Outcome>| {
            compare(self.players.len(), &of.seatings, outcomes).score(above, below).unwrap_or(0.5)
        };
        let points = |outcome: &Outcome, seat| f64::from(outcome.points[seat]);
        let (seatings, both) = (&of.seatings, [above, below]);
        Pair {
            player: self.players[above].clone(),
            against: self.players[below].clone(),
            deals: deals.len() as u64,
            score: Interval::of_shares(&deals.iter().map(score).collect::<Vec<_>>(), 0.0..=1.0),
            points: Interval::of(&lead_per_deal(seatings, deals, both, points)),
            win_share: Interval::of_shares(
                &lead_per_deal(seatings, deals, both, win_share),
                lead_range(seatings, both),
            ),
            early_stop,
        }
    }
}
