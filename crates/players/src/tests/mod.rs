//! What all players promise, whatever the game.

mod names;
mod planning;
mod searching;
mod weight;

use bots::{Bot, Budget, TreeSearch, TreeSearchSettings, Uniform, journal_for, play};
use table::{Game, Outcome, Rng, Seed, Table};

use crate::{DefaultMind, PlayedGame};

/// A generator of its own for every number.
fn rng(number: u64) -> Rng {
    Rng::new(&Seed::numbered(0xB07, number))
}

/// A tree search with this many iterations, with default parameters.
fn tree<G: PlayedGame>(iterations: u32, number: u64) -> TreeSearch<G, DefaultMind<G>> {
    let settings = TreeSearchSettings { budget: Budget::Iterations(iterations), ..TreeSearchSettings::default() };
    TreeSearch::new(settings, G::MIND, rng(number))
}

/// Opens deal number `deal` and plays it to its end; gives the table and the result.
fn play_deal<G: Game>(options: G::Options, deal: u64, mut players: Vec<Box<dyn Bot<G>>>) -> (Table<G>, Outcome) {
    let mut journal = journal_for(&players);
    let table = Table::open(players.len() as u8, options, Seed::numbered(1, deal), &mut journal);
    let mut table = table.expect("the game allows this many seats");
    let outcome = play(&mut table, &mut journal, &mut players, |_| {});
    (table, outcome)
}

fn uniform<G: Game>(number: u64) -> Box<dyn Bot<G>> {
    Box::new(Uniform::new(rng(number)))
}
