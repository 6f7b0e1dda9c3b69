//! A planner thinks of the whole turn before its first step.

use table::{Game, Input, Journal, Seat};

use super::pennies::Pennies;
use super::seeds::{Seeds, SeedsMind, Work};
use super::{Known, play_deal, rng, uniform};
use crate::{Bot, Estimator, Greedy, GreedySettings, Planner, PlannerSettings};

fn planner<G: Known>(playouts: u32, number: u64) -> Planner<G, G::Mind> {
    let settings = PlannerSettings { playouts, finalists: 6, positions: 4_000, ..PlannerSettings::default() };
    Planner::new(settings, G::MIND, rng(number))
}

#[test]
fn a_step_that_costs_is_made_for_the_step_that_follows() {
    let game = Seeds::setup(2, &(), &mut rng(0), &mut Journal::closed());
    let legal = [Work::Rest, Work::Sow];
    let seat = Seat::new(0);
    let mut greedy = Greedy::new(GreedySettings::default(), SeedsMind, rng(1));
    assert_eq!(greedy.choose(seat, &game, &legal), Work::Rest);
    for playouts in [0, 20] {
        assert_eq!(planner::<Seeds>(playouts, 2).choose(seat, &game, &legal), Work::Sow, "{playouts} playouts");
    }
}

#[test]
fn a_plan_is_followed_to_its_end() {
    let (_, outcome) = play_deal::<Seeds>(
        (),
        0,
        vec![Box::new(planner::<Seeds>(0, 1)), Box::new(planner::<Seeds>(20, 2)), uniform(3)],
    );
    assert_eq!(outcome.points[Seat::new(0)], 6);
    assert_eq!(outcome.points[Seat::new(1)], 6);
}

#[test]
fn a_plan_is_dropped_when_something_else_came_of_it() {
    let mut game = Seeds::setup(2, &(), &mut rng(0), &mut Journal::closed());
    let seat = Seat::new(0);
    let mut bot = planner::<Seeds>(0, 1);
    assert_eq!(bot.choose(seat, &game, &[Work::Rest, Work::Sow]), Work::Sow);
    // Somebody took the seed away again: what was planned next is not due.
    game.points[seat] = -5;
    assert_eq!(bot.choose(seat, &game, &[Work::Rest, Work::Sow]), Work::Sow);
}

#[test]
fn every_action_is_estimated_by_the_best_that_can_follow_it() {
    let game = Seeds::setup(3, &(), &mut rng(0), &mut Journal::closed());
    let legal = [Work::Rest, Work::Sow];
    for playouts in [0, 30] {
        let estimates = planner::<Seeds>(playouts, 5).estimate(Seat::new(0), &game, &legal);
        assert_eq!(estimates.len(), 2);
        assert_eq!(estimates[0].action, Work::Sow);
        assert!(estimates[0].value > estimates[1].value);
    }
}

#[test]
fn those_who_choose_at_the_same_time_can_be_planners_too() {
    for deal in 0..4 {
        let players: Vec<Box<dyn Bot<Pennies>>> =
            vec![Box::new(planner::<Pennies>(8, 1)), Box::new(planner::<Pennies>(0, 2))];
        let (table, _) = play_deal::<Pennies>((), deal, players);
        let chose = |seat: Seat| {
            table.inputs().iter().filter(move |input| matches!(input, Input::Choose(at, _) if *at == seat))
        };
        assert_eq!([0, 1].map(Seat::new).map(|seat| chose(seat).count()), [1, 1], "each chooses once");
    }
}
