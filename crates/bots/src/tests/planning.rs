//! A planner thinks of the whole turn before its first step.

use iki::{Iki, IkiOptions};
use table::{Game, Journal, Seat, Viewer};

use super::pennies::Pennies;
use super::seeds::{Seeds, Work};
use super::{play_deal, rng, uniform};
use crate::{Bot, Estimator, Greedy, GreedySettings, Planner, PlannerSettings};

fn planner<G: table::Strategy>(playouts: u32, number: u64) -> Planner<G> {
    let settings = PlannerSettings { playouts, finalists: 6, positions: 4_000, ..PlannerSettings::default() };
    Planner::new(settings, rng(number))
}

#[test]
fn a_step_that_costs_is_made_for_the_step_that_follows() {
    let game = Seeds::setup(2, &(), &mut rng(0), &mut Journal::closed());
    let legal = [Work::Rest, Work::Sow];
    let seat = Seat::new(0);
    let mut greedy = Greedy::<Seeds>::new(GreedySettings::default(), rng(1));
    assert_eq!(greedy.choose(seat, &game, &legal), Work::Rest);
    for playouts in [0, 20] {
        assert_eq!(planner::<Seeds>(playouts, 2).choose(seat, &game, &legal), Work::Sow, "{playouts} playouts");
    }
}

#[test]
fn a_plan_is_followed_to_its_end() {
    let (table, outcome) =
        play_deal::<Seeds>((), 0, vec![Box::new(planner(0, 1)), Box::new(planner(20, 2)), uniform(3)]);
    assert_eq!(outcome.points[Seat::new(0)], 6);
    assert_eq!(outcome.points[Seat::new(1)], 6);
    assert!(table.game().outcome().is_some());
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
fn with_few_positions_it_still_answers_with_something_legal() {
    let mut game_rng = rng(3);
    let game = Iki::setup(4, &IkiOptions::default(), &mut game_rng, &mut Journal::closed());
    let seat = game.waiting().must.first().expect("somebody takes a starting card");
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let settings = PlannerSettings { positions: 1, finalists: 3, playouts: 6, ..PlannerSettings::default() };
    let action = Planner::<Iki>::new(settings, rng(4)).choose(seat, &game.view(Viewer::Seat(seat)), &legal);
    assert!(legal.contains(&action));
}

#[test]
fn those_who_choose_at_the_same_time_can_be_planners_too() {
    for deal in 0..4 {
        let (table, _) = play_deal::<Pennies>((), deal, vec![Box::new(planner(8, 1)), Box::new(planner(0, 2))]);
        assert!(table.game().outcome().is_some());
    }
}

#[test]
fn the_same_generators_give_the_same_game_and_planners_beat_greedy_players() {
    let play = |deal: u64| {
        let greedy = |number| -> Box<dyn Bot<Iki>> { Box::new(Greedy::new(GreedySettings::default(), rng(number))) };
        play_deal::<Iki>(IkiOptions::default(), deal, vec![Box::new(planner(0, 1)), greedy(2), greedy(3)])
    };
    assert_eq!(play(0).0.record().inputs, play(0).0.record().inputs);
    let leads: i32 = (0..6)
        .map(|deal| {
            let points = play(deal).1.points;
            2 * points[Seat::new(0)] - points[Seat::new(1)] - points[Seat::new(2)]
        })
        .sum();
    assert!(leads > 0, "{leads}");
}
