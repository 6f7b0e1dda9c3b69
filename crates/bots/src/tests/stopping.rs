//! A search that is stopped ends soon: counted in positions that are judged, never in seconds.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use table::{BySeat, Game, Input, Journal, Rng, Seat};

use super::nim::{Nim, NimMind, Take};
use super::seeds::{Seeds, SeedsMind, Work};
use super::{rng, tree};
use crate::{
    Attentive, AttentiveSettings, Bot, Budget, Estimator, EventImportance, Forecaster, Forgetful, ForgetfulSettings,
    Greedy, GreedySettings, Mind, Pimc, PimcSettings, Planner, PlannerSettings, Reflexes, ReflexesSettings, Stop,
    TreeSearch, TreeSearchSettings, Wavering, WaveringSettings,
};

const A: Seat = Seat::new(0);
const ALL: [Take; 3] = [Take(1), Take(2), Take(3)];
/// Far more than a search does that is stopped.
const HUGE: u32 = 1_000_000;
/// After this many positions the search is stopped.
const ENOUGH: u32 = 10;

/// A mind that counts the positions it is asked to judge and stops the search at one of them.
struct Counting<M> {
    mind: M,
    judged: Arc<AtomicU32>,
    last: u32,
    stop: Stop,
}

impl<M> Counting<M> {
    fn new(mind: M, last: u32) -> Counting<M> {
        Counting { mind, judged: Arc::default(), last, stop: Stop::new() }
    }
}

impl<G: Game, M: Mind<G>> Mind<G> for Counting<M> {
    /// Asked once for every position that is judged.
    fn clear_lead(&self) -> f32 {
        if self.judged.fetch_add(1, Ordering::Relaxed) + 1 == self.last {
            self.stop.set();
        }
        self.mind.clear_lead()
    }

    fn chapter(&self, world: &G) -> u32 {
        self.mind.chapter(world)
    }

    fn expect(&self, world: &G) -> BySeat<f32> {
        self.mind.expect(world)
    }

    fn plausible(&self, world: &G, seat: Seat, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        self.mind.plausible(world, seat, legal, rng)
    }
}

#[test]
fn a_tree_search_makes_no_further_iteration() {
    let mind = Counting::new(NimMind, ENOUGH);
    let stop = mind.stop.clone();
    let settings = TreeSearchSettings { budget: Budget::Iterations(HUGE), ..TreeSearchSettings::default() };
    let mut bot = TreeSearch::new(settings, mind, rng(1));
    bot.stop_on(&stop);
    assert_eq!(bot.search(&Nim::of(15)), ENOUGH);
}

#[test]
fn a_comparison_over_worlds_ends_with_the_world_it_is_in() {
    let mind = Counting::new(NimMind, ENOUGH);
    let (stop, judged) = (mind.stop.clone(), mind.judged.clone());
    let settings = PimcSettings { worlds: Budget::Iterations(HUGE), ..PimcSettings::default() };
    let mut bot = Pimc::new(settings, mind, rng(2));
    bot.stop_on(&stop);
    assert!(ALL.contains(&bot.choose(A, &Nim::of(15), &ALL)));
    assert_eq!(judged.load(Ordering::Relaxed), ENOUGH.next_multiple_of(3), "three actions in every world");

    let mind = Counting::new(NimMind, ENOUGH);
    let (stop, judged) = (mind.stop.clone(), mind.judged.clone());
    let settings = GreedySettings { worlds: Budget::Iterations(HUGE), ..GreedySettings::default() };
    let mut bot = Greedy::new(settings, mind, rng(3));
    bot.stop_on(&stop);
    bot.react(A, &Nim::of(15), &ALL);
    assert_eq!(judged.load(Ordering::Relaxed), ENOUGH.next_multiple_of(4), "and letting it pass is a fourth");
}

/// Plans a turn and says how many positions were judged when the search is stopped at this one.
fn plan_stopped_at(last: u32) -> u32 {
    let mind = Counting::new(SeedsMind, last);
    let (stop, judged) = (mind.stop.clone(), mind.judged.clone());
    let settings = PlannerSettings { playouts: HUGE, finalists: 4, ..PlannerSettings::default() };
    let mut bot = Planner::new(settings, mind, rng(4));
    bot.stop_on(&stop);
    let game = Seeds::setup(2, &(), &mut rng(0), &mut Journal::closed());
    let legal = [Work::Rest, Work::Sow];
    assert!(legal.contains(&bot.choose(A, &game, &legal)));
    judged.load(Ordering::Relaxed)
}

#[test]
fn a_planner_ends_with_the_round_of_finalists_or_with_the_sequence_it_is_in() {
    assert_eq!(plan_stopped_at(1), 1, "the first sequence is the last");
    assert!((100..=103).contains(&plan_stopped_at(100)), "{}", plan_stopped_at(100));
}

#[test]
fn a_planner_does_not_follow_a_plan_that_was_stopped() {
    let mut game = Seeds::setup(2, &(), &mut rng(0), &mut Journal::closed());
    let mind = Counting::new(SeedsMind, 0);
    let judged = mind.judged.clone();
    let settings = PlannerSettings { playouts: HUGE, finalists: 1, ..PlannerSettings::default() };
    let mut bot = Planner::new(settings, mind, rng(5));
    let stop = Stop::new();
    bot.stop_on(&stop);
    stop.set();
    // Alone with a plausible choice, it happens to sow; what it would have done after that is not kept.
    assert_eq!(bot.choose(A, &game, &[Work::Rest, Work::Sow]), Work::Sow);
    game.apply(Input::Choose(A, Work::Sow), &mut rng(0), &mut Journal::closed());
    bot.stop_on(&Stop::new());
    let before = judged.load(Ordering::Relaxed);
    assert_eq!(bot.choose(A, &game, &[Work::Weed, Work::Reap]), Work::Reap);
    assert!(judged.load(Ordering::Relaxed) > before, "it plans anew");
}

#[test]
fn a_forecast_ends_with_the_world_it_is_in() {
    let mind = Counting::new(NimMind, ENOUGH);
    let (stop, judged) = (mind.stop.clone(), mind.judged.clone());
    let mut forecaster = Forecaster::new(mind, rng(6));
    forecaster.stop_on(&stop);
    let chance = forecaster.chance_after(A, Take(1), &Nim::of(15), &(), HUGE);
    assert!((0.0..=1.0).contains(&chance), "the mean of the worlds that were played: {chance}");
    assert_eq!(judged.load(Ordering::Relaxed), ENOUGH);
}

#[test]
fn every_wrapper_passes_the_stop_on() {
    let iterations = |bot: &mut dyn Estimator<Nim>| {
        let stop = Stop::new();
        bot.stop_on(&stop);
        stop.set();
        // An absent-minded player is two; each of them is asked now and then.
        let most = (0..20).map(|_| bot.estimate(A, &Nim::of(7), &ALL).iter().map(|one| one.visits).sum::<u32>()).max();
        most.expect("it was asked")
    };
    let search = || tree::<Nim>(1_000, 7);
    let reflexes = ReflexesSettings { fastest_ms: 1, typical_extra_ms: 1, alertness: 1.0 };
    assert_eq!(iterations(&mut Reflexes::new(search(), reflexes, rng(8))), 1);
    let wavering = WaveringSettings { doubt: 0.1, top: 2 };
    assert_eq!(iterations(&mut Wavering::new(search(), wavering, rng(9))), 1);
    let forgetful = ForgetfulSettings { attention: 0.5 };
    assert_eq!(iterations(&mut Forgetful::new(search(), forgetful, |_: &Take| EventImportance::Minor, rng(10))), 1);
    let attentive = AttentiveSettings { attention: 0.5 };
    assert_eq!(iterations(&mut Attentive::new(attentive, rng(11), |_| search())), 1);
    assert_eq!(iterations(&mut Box::new(search())), 1);
}
