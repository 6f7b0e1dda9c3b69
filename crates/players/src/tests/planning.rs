//! The planner at a real game: IKI.

use bots::{Bot, Greedy, GreedySettings, Planner, PlannerSettings};
use iki::{Iki, IkiOptions};
use table::{Game, Journal, Seat, Viewer};

use super::{play_deal, rng};
use crate::iki::IkiMind;

fn planner(playouts: u32, number: u64) -> Planner<Iki, IkiMind> {
    let settings = PlannerSettings { playouts, finalists: 6, positions: 4_000, ..PlannerSettings::default() };
    Planner::new(settings, IkiMind::DEFAULT, rng(number))
}

#[test]
fn with_few_positions_it_still_answers_with_something_legal() {
    let mut game_rng = rng(3);
    let game = Iki::setup(4, &IkiOptions::default(), &mut game_rng, &mut Journal::closed());
    let seat = game.waiting().must.first().expect("somebody takes a starting card");
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    let settings = PlannerSettings { positions: 1, finalists: 3, playouts: 6, ..PlannerSettings::default() };
    let action = Planner::new(settings, IkiMind::DEFAULT, rng(4)).choose(seat, &game.view(Viewer::Seat(seat)), &legal);
    assert!(legal.contains(&action));
}

#[test]
fn the_same_generators_give_the_same_game_and_planners_beat_greedy_players() {
    let play = |deal: u64| {
        let greedy = |number| -> Box<dyn Bot<Iki>> {
            Box::new(Greedy::new(GreedySettings::default(), IkiMind::DEFAULT, rng(number)))
        };
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
