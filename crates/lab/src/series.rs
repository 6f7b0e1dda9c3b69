//! A series of matches: deals are played on all threads, kept in the log, and no more of them than are needed.

use std::time::Instant;

use catalog::Entry;
use rayon::prelude::*;
use table::Outcome;

use crate::ArenaError;
use crate::contest::{Contest, Seating};
use crate::early_stop::{EarlyStop, EarlyStopReport, Verdict};
use crate::line_up::LineUp;
use crate::log::{Heading, Log};
use crate::rating::Comparisons;

/// Some of the players on the same deals.
pub(crate) struct Match {
    /// Every deal is played once for each of these.
    pub(crate) seatings: Vec<Seating>,
    /// The player whom an early stop is about.
    pub(crate) first: usize,
    /// How many deals it has at most.
    pub(crate) deals: u64,
}

/// What came out of a match.
pub(crate) struct MatchResult {
    /// How the games of each deal ended, in the order of the seatings.
    pub(crate) deals: Vec<Vec<Outcome>>,
    /// How the test ended, if there was one.
    pub(crate) stopped: Option<EarlyStopReport>,
}

/// How a series is played.
pub(crate) struct Series<'a> {
    pub(crate) matches: &'a [Match],
    /// When a match ends before all its deals are played.
    pub(crate) early_stop: Option<EarlyStop>,
    pub(crate) log: Option<&'a Log>,
    /// Told how many games are finished, or need not be played.
    pub(crate) done: &'a (dyn Fn(u64) + Sync),
}

impl Series<'_> {
    /// Plays all matches on the threads of the current rayon pool.
    pub(crate) fn play<G: Entry>(&self, contest: &Contest<G>) -> Result<Vec<MatchResult>, ArenaError> {
        let Some(test) = self.early_stop else { return self.play_all(contest) };
        let in_turn = |(number, of): (usize, &Match)| self.play_until_clear(contest, number, of, test);
        self.matches.par_iter().enumerate().map(in_turn).collect()
    }

    fn play_all<G: Entry>(&self, contest: &Contest<G>) -> Result<Vec<MatchResult>, ArenaError> {
        let work = evenly(&self.matches.iter().map(|of| of.deals).collect::<Vec<_>>());
        // Some deals take a thousand times as long as others: each is dealt out by itself.
        let played = work.par_iter().with_max_len(1).map(|&(number, deal)| self.play_deal(contest, number, deal));
        let played = played.collect::<Result<Vec<_>, _>>()?;
        let mut results: Vec<MatchResult> =
            self.matches.iter().map(|_| MatchResult { deals: Vec::new(), stopped: None }).collect();
        for ((number, _), outcomes) in work.into_iter().zip(played) {
            results[number].deals.push(outcomes);
        }
        Ok(results)
    }

    fn play_until_clear<G: Entry>(
        &self,
        contest: &Contest<G>,
        number: usize,
        of: &Match,
        test: EarlyStop,
    ) -> Result<MatchResult, ArenaError> {
        let mut deals: Vec<Vec<Outcome>> = Vec::new();
        let mut scores: Vec<f64> = Vec::new();
        loop {
            let from = deals.len() as u64;
            let to = (from + EarlyStop::DEALS).min(of.deals);
            let more = (from..to).into_par_iter().map(|deal| self.play_deal(contest, number, deal));
            for outcomes in more.collect::<Result<Vec<_>, _>>()? {
                scores.extend(compare(contest.players.len(), &of.seatings, &outcomes).score_of(of.first));
                deals.push(outcomes);
            }
            let report = test.judge(&scores);
            if report.verdict != Verdict::Open || to == of.deals {
                (self.done)((of.deals - to) * of.seatings.len() as u64);
                return Ok(MatchResult { deals, stopped: Some(report) });
            }
        }
    }

    fn play_deal<G: Entry>(&self, contest: &Contest<G>, number: usize, deal: u64) -> Result<Vec<Outcome>, ArenaError> {
        let seatings = &self.matches[number].seatings;
        let outcomes = match self.log.and_then(|log| log.finished(number, deal)) {
            Some(outcomes) => outcomes,
            None => {
                let start = Instant::now();
                let outcomes = contest.play(deal, seatings, &mut ());
                if let Some(log) = self.log {
                    log.keep(number, deal, &outcomes, start.elapsed()).map_err(ArenaError::Log)?;
                }
                outcomes
            }
        };
        (self.done)(seatings.len() as u64);
        Ok(outcomes)
    }
}

/// All deals of matches with these numbers of deals, as one list of work, so that no thread waits for the end of a
/// match. Wherever one is in it, the same part of every match is done: some take far longer than others, and how long
/// the rest will take could not be told if the slow ones came last.
pub(crate) fn evenly(deals: &[u64]) -> Vec<(usize, u64)> {
    let of_match = |(number, &deals): (usize, &u64)| (0..deals).map(move |deal| (number, deal));
    let mut work: Vec<(usize, u64)> = deals.iter().enumerate().flat_map(of_match).collect();
    let part = |&(number, deal): &(usize, u64)| (deal as f64 + 0.5) / deals[number] as f64;
    work.sort_by(|one, other| part(one).total_cmp(&part(other)));
    work
}

/// Who was ahead of whom in the games of a deal.
pub(crate) fn compare(players: usize, seatings: &[Seating], outcomes: &[Outcome]) -> Comparisons {
    let mut comparisons = Comparisons::none(players);
    for (seating, outcome) in seatings.iter().zip(outcomes) {
        comparisons.add(seating, outcome);
    }
    comparisons
}

/// What the log of a contest is headed with.
pub(crate) fn heading<G: Entry>(contest: &Contest<G>, names: &[String], matches: &[Match]) -> Heading {
    Heading {
        log: Heading::FORMAT.to_string(),
        game: G::NAME.to_string(),
        rules: G::RULES,
        seats: contest.seats,
        options: table::describe(&contest.options),
        line_up: LineUp::of::<G>(names, contest.seats),
        matches: matches.iter().map(|of| of.seatings.clone()).collect(),
        seed: contest.seed,
    }
}
