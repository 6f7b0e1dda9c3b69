//! The arena: bots play the same deals from every seat.
//!
//! A deal is a seed. Every deal is played once for each rotation of the players over the seats, so that nobody owes a
//! result to a good hand. The games of one deal are not independent of each other; deals are, so all intervals are
//! taken over deals.

use std::path::Path;

use bots::TableUpdate;
use catalog::{CountedEvent, Entry};
use rayon::prelude::*;
use serde::Serialize;
use table::{Outcome, Table, Viewer};

use crate::balance::{Balance, Observed};
use crate::contest::{Contest, Seating, Witness, lead_per_deal, lead_range, per_deal, rotations, win_range, win_share};
use crate::early_stop::{EarlyStop, EarlyStopReport};
use crate::log::Log;
use crate::rating::{Rating, rate};
use crate::series::{Match, Series, compare, heading};
use crate::{ArenaError, Interval};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Arena {
    /// How many seats the tables have.
    pub seats: u8,
    /// Options of the game by name; what is not named keeps its default.
    pub options: Vec<(String, String)>,
    /// The players, seat by seat; a shorter list is repeated around the table.
    pub players: Vec<String>,
    /// How many deals; each is played once from every rotation of the players.
    pub deals: u64,
    /// The number that fixes all deals and all bots.
    pub seed: u64,
    /// When it ends before all deals are played: the test is about the player named first.
    pub early_stop: Option<EarlyStop>,
    /// How much is reported.
    pub detail: Detail,
}

/// How much an arena reports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    /// How the players did.
    Standings,
    /// Also what points came from, what seats are worth, and who did what and won. All deals are played.
    Balance,
}

/// What came out.
#[derive(Clone, Debug, Serialize)]
pub struct ArenaReport {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats the tables had.
    pub seats: u8,
    /// The options, all of them.
    pub options: Vec<(String, String)>,
    /// The number that fixes all deals and all bots.
    pub seed: u64,
    /// How many deals were played.
    pub deals: u64,
    /// How many games that makes.
    pub games: u64,
    /// Each player, in the order in which they were named.
    pub standings: Vec<Standing>,
    /// Each pair of players, compared deal by deal.
    pub gaps: Vec<Gap>,
    /// The rating of each player among the others; empty if there is only one.
    pub ratings: Vec<Rating>,
    /// How the test for an early stop ended, if there was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub early_stop: Option<EarlyStopReport>,
    /// What the games say about the balance of the game, if that was asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub balance: Option<Balance>,
}

/// How one player did.
#[derive(Clone, Debug, Serialize)]
pub struct Standing {
    /// Who.
    pub player: String,
    /// On how many of the seats of each game.
    pub seats: usize,
    /// Points per seat and game.
    pub points: Interval,
    /// Share of victories per seat and game; a shared victory counts in parts. The fair share is 1 / seats.
    pub win_share: Interval,
}

/// One player compared with another on the same deals.
#[derive(Clone, Debug, Serialize)]
pub struct Gap {
    /// Who.
    pub player: String,
    /// Compared with whom.
    pub against: String,
    /// By how many points per seat and game the first is ahead.
    pub points: Interval,
    /// By how much its share of victories is larger.
    pub win_share: Interval,
}

impl Arena {
    /// Plays on the threads of the current rayon pool. `done` is told how many games are finished or need not be
    /// played. Finished deals are kept in the log, and those that are there already are not played again.
    pub fn run<G: Entry>(&self, log: Option<&Path>, done: &(dyn Fn(u64) + Sync)) -> Result<ArenaReport, ArenaError> {
        if self.players.is_empty() {
            return Err(ArenaError::NoPlayers);
        }
        let (names, line_up) = self.line_up();
        let contest = Contest::<G>::new(self.seats, &self.options, &names, self.seed)?;
        if self.players.len() > usize::from(self.seats) {
            return Err(ArenaError::TooManyPlayers { players: self.players.len(), seats: self.seats });
        }
        if self.early_stop.is_some() && names.len() < 2 {
            return Err(ArenaError::NobodyToTellFrom);
        }
        if self.deals == 0 {
            return Err(ArenaError::NoDeals);
        }
        let matches = [Match { seatings: rotations(&line_up), first: line_up[0], deals: self.deals }];
        match self.detail {
            Detail::Standings => {
                let log = log.map(|path| Log::open(path, &heading(&contest, &names, &matches)));
                let log = log.transpose().map_err(ArenaError::Log)?;
                let early_stop = self.early_stop;
                let series = Series { matches: &matches, early_stop, log: log.as_ref(), done };
                let mut results = series.play(&contest)?;
                let result = results.pop().expect("one match was played");
                let report = self.report(&contest, &names, &matches[0].seatings, &result.deals);
                Ok(ArenaReport { early_stop: result.stopped, ..report })
            }
            Detail::Balance => Ok(self.balance(&contest, &names, &matches[0].seatings, done)),
        }
    }

    /// The distinct players in the order of their naming, and who of them plays first, second …
    fn line_up(&self) -> (Vec<String>, Seating) {
        let mut distinct: Vec<String> = Vec::new();
        let mut order = Vec::new();
        for name in self.players.iter().cycle().take(usize::from(self.seats).max(1)) {
            let position = distinct.iter().position(|known| known == name).unwrap_or_else(|| {
                distinct.push(name.clone());
                distinct.len() - 1
            });
            order.push(position);
        }
        (distinct, order)
    }

    fn balance<G: Entry>(
        &self,
        contest: &Contest<G>,
        names: &[String],
        seatings: &[Seating],
        done: &(dyn Fn(u64) + Sync),
    ) -> ArenaReport {
        let play = |deal| {
            let mut watching = Watching { events: Vec::new(), games: Vec::new() };
            let outcomes = contest.play(deal, seatings, &mut watching);
            done(seatings.len() as u64);
            (outcomes, watching.games)
        };
        let (outcomes, games): (Vec<Vec<Outcome>>, Vec<Vec<Observed>>) =
            (0..self.deals).into_par_iter().map(play).unzip();
        let report = self.report(contest, names, seatings, &outcomes);
        ArenaReport { balance: Some(Balance::of(self.seats, &games)), ..report }
    }

    fn report<G: Entry>(
        &self,
        contest: &Contest<G>,
        names: &[String],
        seatings: &[Seating],
        deals: &[Vec<Outcome>],
    ) -> ArenaReport {
        let points = |outcome: &Outcome, seat| f64::from(outcome.points[seat]);
        let standings = names.iter().enumerate().map(|(player, name)| Standing {
            player: name.clone(),
            seats: seatings[0].iter().filter(|&&at| at == player).count(),
            points: Interval::of(&per_deal(seatings, deals, player, points)),
            win_share: Interval::of_shares(&per_deal(seatings, deals, player, win_share), win_range(seatings, player)),
        });
        let count = names.len();
        let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| [one, other]));
        let gaps = pairs.map(|pair| Gap {
            player: names[pair[0]].clone(),
            against: names[pair[1]].clone(),
            points: Interval::of(&lead_per_deal(seatings, deals, pair, points)),
            win_share: Interval::of_shares(
                &lead_per_deal(seatings, deals, pair, win_share),
                lead_range(seatings, pair),
            ),
        });
        let compared = || deals.iter().map(|outcomes| compare(count, seatings, outcomes)).collect::<Vec<_>>();
        ArenaReport {
            game: G::NAME,
            rules: G::RULES,
            seats: self.seats,
            options: table::describe(&contest.options),
            seed: self.seed,
            deals: deals.len() as u64,
            games: (deals.len() * seatings.len()) as u64,
            standings: standings.collect(),
            gaps: gaps.collect(),
            ratings: if count > 1 { rate(names, &compared(), self.seed) } else { Vec::new() },
            early_stop: None,
            balance: None,
        }
    }
}

/// Notes what the balance of a game is seen from.
struct Watching {
    events: Vec<CountedEvent>,
    games: Vec<Observed>,
}

impl<G: Entry> Witness<G> for Watching {
    const LISTENS: bool = true;

    fn see(&mut self, step: &TableUpdate<'_, G>) {
        self.events.extend(step.journal.heard_by(Viewer::Spectator).filter_map(G::counted));
    }

    fn end(&mut self, table: &Table<G>, _seating: &[usize], outcome: &Outcome) {
        self.games.push(Observed::of(table.game(), *outcome, std::mem::take(&mut self.events)));
    }
}
