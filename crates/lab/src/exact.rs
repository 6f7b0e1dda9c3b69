//! Small games solved: an equilibrium, and by how much every player can be exploited.
//!
//! On a variant so small that every course of every deal can be written down, nothing need be estimated by play: what a
//! player gets, what the best answer to it gets, and what nobody can improve on are sums over all courses.

use bots::Bot;
use catalog::{Entry, OpenRefused};
use players::{Player, UnknownPlayer};
use rayon::prelude::*;
use serde::Serialize;
use table::{Game, Rng, Seat, Seed};
use thiserror::Error;

use crate::contest::options_of;
use crate::exact_solve::Profile;
use crate::exact_tree::{Known, Tree};

/// What is to be solved, and whom to compare with it.
#[derive(Clone, Debug)]
pub struct Exact {
    /// How many seats the table has.
    pub seats: u8,
    /// Options of the game by name, one of which makes it small; what is not named keeps its default.
    pub options: Vec<(String, String)>,
    /// Who is compared with the solution.
    pub players: Vec<String>,
    /// What is played for.
    pub stake: Stake,
    /// How many set-ups are drawn to find all there are.
    pub draws: u64,
    /// How often a player is asked for everything that it can know, to see how it mixes its actions.
    pub asks: u32,
    /// How many rounds the search for an equilibrium has.
    pub rounds: u32,
    /// The most positions that are written down.
    pub most: usize,
    /// The number that fixes all draws and all bots.
    pub seed: u64,
}

/// What is played for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stake {
    /// One for a victory alone, a part of it for a shared one.
    Victory,
    /// The points above the mean of the table.
    Points,
}

/// What came out.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ExactReport {
    /// The game.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats the table has.
    pub seats: u8,
    /// The options, all of them.
    pub options: Vec<(String, String)>,
    /// What is played for.
    pub stake: Stake,
    /// How many set-ups were drawn to find all there are.
    pub draws: u64,
    /// How many different ones were found.
    pub deals: usize,
    /// After how many draws the last of them came.
    pub last_new: u64,
    /// How many positions there are in which somebody has a real choice or the game is over.
    pub positions: usize,
    /// How many different things a seat can know when it has a real choice.
    pub known: usize,
    /// How often every player was asked for each of them.
    pub asks: u32,
    /// How many rounds the search for an equilibrium had.
    pub rounds: u32,
    /// What every seat gets if all cards lie open and everybody plays their best.
    pub open: Vec<f64>,
    /// The equilibrium that was found.
    pub equilibrium: Worth,
    /// The players, as they were named.
    pub players: Vec<PlayerWorth>,
}

/// What a way to play is worth if everybody plays like that.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Worth {
    /// What every seat gets.
    pub values: Vec<f64>,
    /// How much more every seat would get if it alone played the best answer to the others.
    pub gains: Vec<f64>,
}

/// What a player is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerWorth {
    /// Its name.
    pub player: String,
    /// Among its like.
    pub alike: Worth,
    /// What it loses on every seat, compared with the equilibrium, when all others play that.
    pub loss: Vec<f64>,
}

impl Worth {
    /// By how much it can be exploited: what the best answer gains, on the mean of the seats. Nothing in equilibrium.
    pub fn exploitability(&self) -> f64 {
        self.gains.iter().sum::<f64>() / self.gains.len().max(1) as f64
    }
}

/// Why a game was not solved.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ExactError {
    /// Seats or options the game does not have.
    #[error(transparent)]
    Open(OpenRefused),
    /// A player the game does not have.
    #[error(transparent)]
    Player(UnknownPlayer),
    /// It has too many positions.
    #[error(
        "this game has more than {most} positions: choose a smaller variant (see the options for research in \
         'zashiki games'), or allow more with --most"
    )]
    TooLarge {
        /// The most that are written down.
        most: usize,
    },
    /// It has more different deals than this many draws can find.
    #[error(
        "this game has more different deals than {draws} draws can find: choose a smaller variant (see the options for \
         research in 'zashiki games'), or draw more with --draws"
    )]
    TooManyDeals {
        /// How many set-ups were to be drawn.
        draws: u64,
    },
    /// Not enough draws to be sure that all deals were found.
    #[error(
        "drawn {draws} times, found {deals} deals; the last new one came after {last_new} draws, so some may be \
         missing: draw more with --draws"
    )]
    TooFewDraws {
        /// How many set-ups were drawn.
        draws: u64,
        /// How many different ones were found.
        deals: usize,
        /// After how many draws the last of them came.
        last_new: u64,
    },
    /// Chance acts after the set-up.
    #[error("this game draws by chance after the set-up, so its courses can't be written down")]
    ChanceInPlay,
}

impl Exact {
    /// How many pieces of work there are besides unfolding the game, if it has this many information sets.
    fn work<G: Entry>(&self, players: &[Player<G>], known: usize) -> u64 {
        let asked = players.iter().filter(|player| !matches!(player, Player::Uniform));
        u64::from(self.rounds) + (asked.count() * known) as u64
    }

    /// Solves the game on the threads of the current rayon pool. `begin` is told how many pieces of work there are once
    /// the game is unfolded, `done` whenever one is done.
    pub fn run<G: Entry>(&self, begin: &dyn Fn(u64), done: &(dyn Fn() + Sync)) -> Result<ExactReport, ExactError> {
        let options = options_of::<G>(self.seats, &self.options).map_err(ExactError::Open)?;
        let named = |name: &String| Player::<G>::named(name, self.seats).map_err(ExactError::Player);
        let players: Vec<Player<G>> = self.players.iter().map(named).collect::<Result<_, _>>()?;
        let tree = Tree::<G>::unfold(self.seats, &options, (self.draws, self.seed), self.stake, self.most)?;
        begin(self.work(&players, tree.sets.len()));
        let equilibrium = tree.equilibrium(self.rounds, done);
        let worth = |profile: &Profile| Worth { values: tree.values(profile), gains: tree.gains(profile) };
        let solved = worth(&equilibrium);
        let compare = |(name, player): (&String, &Player<G>)| {
            let profile = match player {
                Player::Uniform => tree.uniform(),
                Player::Level(_) | Player::Greedy(_) | Player::Pimc(_) | Player::Weighted { .. } => {
                    asked(&tree, &|rng| player.make(rng), self.asks, self.seed, done)
                }
            };
            let against = |seat: Seat| tree.values(&tree.mixed(seat, &profile, &equilibrium))[seat.index()];
            let loss = Seat::all(self.seats).map(|seat| solved.values[seat.index()] - against(seat)).collect();
            PlayerWorth { player: name.clone(), alike: worth(&profile), loss }
        };
        Ok(ExactReport {
            game: G::NAME,
            rules: G::RULES,
            seats: self.seats,
            options: table::describe(&options),
            stake: self.stake,
            draws: self.draws,
            deals: tree.roots.len(),
            last_new: tree.last_new,
            positions: tree.nodes.len(),
            known: tree.sets.len(),
            asks: self.asks,
            rounds: self.rounds,
            open: tree.open_values(),
            players: self.players.iter().zip(&players).map(compare).collect(),
            equilibrium: solved,
        })
    }
}

/// How a bot plays, by asking a new one so often for everything that a seat can know.
pub(crate) fn asked<G: Game>(
    tree: &Tree<G>,
    make: &(dyn Fn(Rng) -> Box<dyn Bot<G>> + Sync),
    asks: u32,
    seed: u64,
    done: &(dyn Fn() + Sync),
) -> Profile {
    let of_set = |(place, known): (usize, &Known<G>)| {
        let mut chance = Rng::new(&Seed::numbered(!seed, place as u64));
        let mut counts = vec![0.0; known.legal.len()];
        for _ in 0..asks.max(1) {
            let mut bot = make(chance.fork());
            known.heard.iter().for_each(|event| bot.hear(known.seat, event));
            let action = bot.choose(known.seat, &known.view, &known.legal);
            let place = known.legal.iter().position(|&legal| legal == action);
            counts[place.expect("a bot chooses from its legal actions")] += 1.0 / f64::from(asks.max(1));
        }
        done();
        counts
    };
    tree.sets.par_iter().enumerate().map(of_set).collect()
}
