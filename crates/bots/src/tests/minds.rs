//! A player judges by the mind it was given.

use table::{BySeat, Rng, Seat};

use super::nim::{Nim, NimMind, Take};
use super::rng;
use crate::{
    Bot, Budget, Estimator, Greedy, GreedySettings, Mind, PlainMind, Plausible, TreeSearch, TreeSearchSettings,
};

const A: Seat = Seat::new(0);
const LEGAL: [Take; 3] = [Take(1), Take(2), Take(3)];

/// Hopes for what others fear, and takes as many sticks as it can.
struct Contrary;

impl Mind<Nim> for Contrary {
    fn clear_lead(&self) -> f32 {
        1.0
    }

    fn chapter(&self, _world: &Nim) -> u32 {
        0
    }

    fn expect(&self, world: &Nim) -> BySeat<f32> {
        let expected = NimMind.expect(world);
        BySeat::from_fn(2, |seat| -expected[seat])
    }

    fn plausible(&self, _world: &Nim, _seat: Seat, legal: &[Take], _rng: &mut Rng) -> Take {
        legal[legal.len() - 1]
    }
}

#[test]
fn greedy_with_a_contrary_mind_never_takes_what_a_sound_mind_would() {
    for sticks in (5..16).filter(|sticks| sticks % 4 != 0) {
        let sound = Greedy::new(GreedySettings::default(), NimMind, rng(0)).choose(A, &Nim::of(sticks), &LEGAL);
        let contrary = Greedy::new(GreedySettings::default(), Contrary, rng(0)).choose(A, &Nim::of(sticks), &LEGAL);
        assert_ne!(sound, contrary, "of {sticks} sticks");
    }
}

#[test]
fn a_search_goes_first_where_its_mind_points() {
    let settings = || TreeSearchSettings { budget: Budget::Iterations(1), ..TreeSearchSettings::default() };
    let estimates = TreeSearch::new(settings(), Contrary, rng(1)).estimate(A, &Nim::of(9), &LEGAL);
    assert_eq!((estimates[0].action, estimates[0].visits), (Take(3), 1));
}

#[test]
fn a_search_that_knows_only_the_rules_finds_the_forced_win() {
    let settings = TreeSearchSettings { budget: Budget::Iterations(4_000), ..TreeSearchSettings::default() };
    let mut search = TreeSearch::<Nim, _>::new(settings, PlainMind { clear_lead: 1.0 }, rng(2));
    assert_eq!(search.estimate(A, &Nim::of(10), &LEGAL)[0].action, Take(2));
}

#[test]
fn who_does_what_is_plausible_asks_its_mind_alone() {
    assert_eq!(Plausible::new(Contrary, rng(3)).choose(A, &Nim::of(9), &LEGAL), Take(3));
}
