//! The arena: bots play the same deals from every seat.
//!
//! A deal is a seed. Every deal is played once for each rotation of the players over the seats, so that nobody owes a
//! result to a good hand. The games of one deal are not independent of each other; deals are, so all intervals are
//! taken over deals.

use std::collections::BTreeMap;
use std::fmt;

use catalog::{Entry, OpenRefused, Player, UnknownPlayer};
use rayon::prelude::*;
use serde::Serialize;
use table::{Journal, Outcome, Rng, Seat, Seed, Table, parse_options};

use crate::Interval;

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

/// Why an arena did not start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ArenaError {
    /// A player the game does not have.
    Player(UnknownPlayer),
    /// Seats or options the game does not have.
    Open(OpenRefused),
    /// Nobody to play.
    NoPlayers,
    /// More players than seats.
    TooManyPlayers {
        /// How many were named.
        players: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// Nothing to play.
    NoDeals,
}

impl fmt::Display for ArenaError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ArenaError::Player(error) => error.fmt(f),
            ArenaError::Open(error) => error.fmt(f),
            ArenaError::NoPlayers => f.write_str("nobody plays: name at least one player"),
            ArenaError::TooManyPlayers { players, seats } => {
                write!(f, "{players} players do not fit on {seats} seats: name fewer or add seats")
            }
            ArenaError::NoDeals => f.write_str("no game is to be played: ask for at least one"),
        }
    }
}

impl std::error::Error for ArenaError {}

/// Points and share of victory of each player, averaged over the games of one deal.
type DealResult = BTreeMap<usize, (f64, f64)>;

impl Arena {
    /// Plays all games on the threads of the current rayon pool. `done` is called after each game.
    pub fn run<G: Entry>(&self, done: &(dyn Fn() + Sync)) -> Result<ArenaReport, ArenaError> {
        let players = self.players::<G>()?;
        let options =
            parse_options::<G::Options>(&self.options).map_err(|e| ArenaError::Open(OpenRefused::Option(e)))?;
        Table::<G>::open(self.seats, options.clone(), Seed::numbered(self.seed, 0), &mut Journal::closed())
            .map_err(|e| ArenaError::Open(OpenRefused::Table(e)))?;
        if self.deals == 0 {
            return Err(ArenaError::NoDeals);
        }
        let names = self.names();
        let results: Vec<DealResult> = (0..self.deals)
            .into_par_iter()
            .map(|deal| self.play_deal::<G>(deal, &players, &names, &options, done))
            .collect();
        Ok(self.report::<G>(&names, &options, &results))
    }

    fn players<G: Entry>(&self) -> Result<Vec<Player<G>>, ArenaError> {
        if self.players.is_empty() {
            return Err(ArenaError::NoPlayers);
        }
        if self.players.len() > self.seats as usize {
            return Err(ArenaError::TooManyPlayers { players: self.players.len(), seats: self.seats });
        }
        let around = self.players.iter().cycle().take(self.seats as usize);
        around.map(|name| Player::named(name).map_err(ArenaError::Player)).collect()
    }

    /// The distinct players in the order of their naming, and who of them plays first, second …
    fn names(&self) -> Names {
        let mut distinct: Vec<String> = Vec::new();
        let mut order = Vec::new();
        for name in self.players.iter().cycle().take(self.seats as usize) {
            let position = distinct.iter().position(|known| known == name).unwrap_or_else(|| {
                distinct.push(name.clone());
                distinct.len() - 1
            });
            order.push(position);
        }
        Names { distinct, order }
    }

    fn play_deal<G: Entry>(
        &self,
        deal: u64,
        players: &[Player<G>],
        names: &Names,
        options: &G::Options,
        done: &(dyn Fn() + Sync),
    ) -> DealResult {
        let mut result = DealResult::new();
        let seed = Seed::numbered(self.seed, deal);
        // The bots' chance comes from another stream than the deal's, and differs from rotation to rotation.
        let mut bot_chance = Rng::new(&Seed::numbered(!self.seed, deal));
        for rotation in 0..self.seats {
            let player_at = |seat: Seat| (seat.index() + rotation as usize) % self.seats as usize;
            let mut bots: Vec<_> =
                Seat::all(self.seats).map(|seat| players[player_at(seat)].make(bot_chance.fork())).collect();
            let mut journal = bots::journal_for(&bots);
            let mut table = Table::<G>::open(self.seats, options.clone(), seed, &mut journal)
                .expect("the first table of this arena was set up with the same seats");
            let outcome = bots::play(&mut table, &mut journal, &mut bots, |_| {});
            for seat in Seat::all(self.seats) {
                let entry = result.entry(names.order[player_at(seat)]).or_insert((0.0, 0.0));
                entry.0 += f64::from(outcome.points[seat]);
                entry.1 += win_share(&outcome, seat);
            }
            done();
        }
        for (player, (points, wins)) in &mut result {
            let seats = names.seats_of(*player) as f64 * f64::from(self.seats);
            *points /= seats;
            *wins /= seats;
        }
        result
    }

    fn report<G: Entry>(&self, names: &Names, options: &G::Options, results: &[DealResult]) -> ArenaReport {
        let points = |player: usize| results.iter().map(|deal| deal[&player].0).collect::<Vec<_>>();
        let wins = |player: usize| results.iter().map(|deal| deal[&player].1).collect::<Vec<_>>();
        let difference = |a: &[f64], b: &[f64]| Interval::of(&a.iter().zip(b).map(|(a, b)| a - b).collect::<Vec<_>>());
        let standings = names.distinct.iter().enumerate().map(|(player, name)| Standing {
            player: name.clone(),
            seats: names.seats_of(player),
            points: Interval::of(&points(player)),
            win_share: Interval::of(&wins(player)),
        });
        let count = names.distinct.len();
        let pairs = (0..count).flat_map(|a| (a + 1..count).map(move |b| (a, b)));
        let gaps = pairs.map(|(a, b)| Gap {
            player: names.distinct[a].clone(),
            against: names.distinct[b].clone(),
            points: difference(&points(a), &points(b)),
            win_share: difference(&wins(a), &wins(b)),
        });
        ArenaReport {
            game: G::NAME,
            rules: G::RULES,
            seats: self.seats,
            options: table::describe(options),
            seed: self.seed,
            deals: self.deals,
            games: self.deals * u64::from(self.seats),
            standings: standings.collect(),
            gaps: gaps.collect(),
        }
    }
}

struct Names {
    distinct: Vec<String>,
    order: Vec<usize>,
}

impl Names {
    fn seats_of(&self, player: usize) -> usize {
        self.order.iter().filter(|&&at| at == player).count()
    }
}

/// One for a victory alone, a part of it for a shared one.
fn win_share(outcome: &Outcome, seat: Seat) -> f64 {
    let winners = outcome.winners();
    if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 }
}
