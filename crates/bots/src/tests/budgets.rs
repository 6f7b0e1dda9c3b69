//! How long a search lasts and what it takes.

use std::thread;

use table::{Game, Journal, Seat, Viewer};
use testkit::toys::Hands;

use super::nim::{Nim, NimMind, Take};
use super::{rng, tree};
use crate::{Bot, Budget, Estimator, Stop, TreeSearch, TreeSearchSettings};

const A: Seat = Seat::new(0);
const ALL: [Take; 3] = [Take(1), Take(2), Take(3)];

fn until(stop: &Stop) -> TreeSearch<Nim, NimMind> {
    let settings =
        TreeSearchSettings { budget: Budget::UntilStopped, most_edges: 10_000, ..TreeSearchSettings::default() };
    let mut bot = TreeSearch::new(settings, NimMind, rng(0));
    bot.stop_on(stop);
    bot
}

#[test]
fn a_stop_from_another_thread_ends_the_search() {
    let stop = Stop::new();
    let mut bot = until(&stop);
    let searching = thread::spawn(move || bot.search(&Nim::of(15)));
    stop.set();
    let iterations = searching.join().expect("the search ends without panic");
    assert!(iterations >= 1);
}

#[test]
fn a_search_that_is_stopped_before_it_begins_still_answers() {
    let stop = Stop::new();
    stop.set();
    let estimates = until(&stop).estimate(A, &Nim::of(7), &ALL);
    assert_eq!(estimates.iter().map(|estimate| estimate.visits).sum::<u32>(), 1);
}

#[test]
fn a_budget_of_no_iterations_is_one() {
    assert_eq!(tree::<Nim>(0, 1).search(&Nim::of(7)), 1);
    assert_eq!(tree::<Nim>(5, 1).search(&Nim::of(7)), 5);
}

#[test]
fn a_full_tree_goes_on_learning_without_growing() {
    let settings = |most_edges| TreeSearchSettings {
        budget: Budget::Iterations(2_000),
        most_edges,
        ..TreeSearchSettings::default()
    };
    let mut small = TreeSearch::new(settings(40), NimMind, rng(2));
    let estimates = small.estimate(A, &Nim::of(11), &ALL);
    assert_eq!(small.edges(), 40);
    assert_eq!(estimates.iter().map(|estimate| estimate.visits).sum::<u32>(), 2_000);
    assert_eq!(estimates[0].action, Take(3));
    let mut large = TreeSearch::new(settings(1_000_000), NimMind, rng(2));
    large.search(&Nim::of(15));
    assert!(large.edges() > 40);
}

#[test]
fn iterations_allocate_nothing_once_the_tree_is_warm() {
    let game = Hands::setup(2, &Default::default(), &mut rng(3), &mut Journal::closed());
    let seat = game.waiting().must.first().expect("somebody leads");
    let view = game.view(Viewer::Seat(seat));
    let mut bot = tree::<Hands>(5_000, 3);
    bot.search(&view);
    bot.search(&view);
    let spent = allocation_counter::measure(|| {
        bot.search(&view);
    });
    // The tree of another search can be a little larger than any before; each growth doubles the list.
    assert!(spent.count_total <= 1, "{} allocations in 5000 iterations", spent.count_total);
}
