//! What the players promise, shown on games so small that the right answer is known.

mod nim;
mod pennies;
mod seeds;
mod toys;

mod budgets;
mod choosing;
mod driving;
mod forecasting;
mod minds;
mod numbers;
mod planning;
mod stopping;
mod together;
mod utility;
mod wrappers;

use table::{Game, Outcome, Rng, Seat, Seed, Table};

use crate::{Bot, Budget, Mind, TreeSearch, TreeSearchSettings, Uniform, journal_for, play};

/// A game that the tests have a mind for.
trait Known: Game {
    type Mind: Mind<Self>;
    const MIND: Self::Mind;
}

/// A generator of its own for every number.
fn rng(number: u64) -> Rng {
    Rng::new(&Seed::numbered(0xB07, number))
}

/// A tree search with this many iterations and the default parameters.
fn tree<G: Known>(iterations: u32, number: u64) -> TreeSearch<G, G::Mind> {
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

/// The share of victories of one player over one other, on this many deals, each played from both seats.
///
/// A shared victory counts half.
fn share_of_wins<G: Game>(
    options: &G::Options,
    deals: u64,
    one: impl Fn(u64) -> Box<dyn Bot<G>>,
    other: impl Fn(u64) -> Box<dyn Bot<G>>,
) -> f64 {
    let mut wins = 0.0;
    for deal in 0..deals {
        for place in 0..2 {
            let mut players = vec![one(deal * 4 + place), other(deal * 4 + 2 + place)];
            if place == 1 {
                players.swap(0, 1);
            }
            let (_, outcome) = play_deal(options.clone(), deal, players);
            let winners = outcome.winners();
            if winners.contains(Seat::new(place as u8)) {
                wins += 1.0 / winners.len() as f64;
            }
        }
    }
    wins / (2 * deals) as f64
}

fn uniform<G: Game>(number: u64) -> Box<dyn Bot<G>> {
    Box::new(Uniform::new(rng(number)))
}
