//! Seats that choose at the same time.

use table::{Game, Seat, Viewer};

use super::pennies::{Coin, Covered, Pennies};
use super::{Known, play_deal, rng, tree};
use crate::{Bot, Budget, Estimator, PlainMind, TreeSearch, TreeSearchSettings, Utility};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const BOTH: [Coin; 2] = [Coin::Heads, Coin::Tails];

fn searcher(number: u64) -> TreeSearch<Pennies, PlainMind> {
    let utility = Utility { lead_part: 1.0, ..Utility::default() };
    let budget = Budget::Iterations(20_000);
    TreeSearch::new(TreeSearchSettings { budget, utility, ..TreeSearchSettings::default() }, Pennies::MIND, rng(number))
}

fn share_of_heads(seat: Seat, number: u64) -> f32 {
    let view = Pennies::default().view(Viewer::Seat(seat));
    let estimates = searcher(number).estimate(seat, &view, &BOTH);
    let heads = estimates.iter().find(|estimate| estimate.action == Coin::Heads).expect("every action is estimated");
    heads.visits as f32 / 20_000.0
}

/// What seat A gets in each of the four cases, by its own coin first.
fn worth(first: Coin, second: Coin) -> f32 {
    let utility = Utility { lead_part: 1.0, ..Utility::default() };
    utility.of_outcome(&Pennies::result(first, second), 2.0)[A]
}

#[test]
fn decoupled_search_approaches_the_mixed_equilibrium() {
    let heads = worth(Coin::Heads, Coin::Heads);
    let tails = worth(Coin::Tails, Coin::Tails);
    let apart = worth(Coin::Heads, Coin::Tails);
    // Each mixes so that the other gains nothing by preferring a coin; here that is the same mixture for both.
    let equilibrium = (tails - apart) / (heads - apart + tails - apart);
    assert!((0.3..0.5).contains(&equilibrium), "the toy is uneven, but not by much: {equilibrium}");
    for number in 0..8 {
        for seat in [A, B] {
            let share = share_of_heads(seat, number);
            assert!((share - equilibrium).abs() < 0.03, "seat {seat} showed heads in {share}, not in {equilibrium}");
        }
    }
}

#[test]
fn choices_made_at_the_same_time_are_drawn_from_the_mixture() {
    let view = Covered([None; 2]);
    let mut bot = searcher(2);
    let choices: Vec<Coin> = (0..12).map(|_| bot.choose(A, &view, &BOTH)).collect();
    assert!(BOTH.iter().all(|coin| choices.contains(coin)), "{choices:?}");
}

#[test]
fn one_search_serves_every_seat_of_the_moment() {
    let mut bot = tree::<Pennies>(500, 3);
    let estimates = bot.estimate(B, &Covered([None; 2]), &BOTH);
    assert_eq!(estimates.iter().map(|estimate| estimate.visits).sum::<u32>(), 500);
}

#[test]
fn a_table_that_chooses_together_is_played_to_its_end() {
    let players: Vec<Box<dyn Bot<Pennies>>> = vec![Box::new(searcher(4)), Box::new(searcher(5))];
    let (table, _) = play_deal((), 0, players);
    assert_eq!(table.inputs().len(), 2);
}
