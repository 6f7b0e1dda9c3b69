//! A player judges by its own mind, whatever the game says.

use table::{BySeat, Mind, OfTheHouse, Rng, Seat, Strategy};

use super::nim::{Nim, Take};
use super::rng;
use crate::{Bot, Budget, Estimator, Greedy, GreedySettings, Plausible, TreeSearch, TreeSearchSettings};

const A: Seat = Seat::new(0);
const LEGAL: [Take; 3] = [Take(1), Take(2), Take(3)];

/// Hopes for what the house fears, and takes as many sticks as it can.
struct Contrary;

impl Mind<Nim> for Contrary {
    fn expect(&self, world: &Nim) -> BySeat<f32> {
        let expected = world.expect();
        BySeat::from_fn(2, |seat| -expected[seat])
    }

    fn plausible(&self, _world: &Nim, _seat: Seat, legal: &[Take], _rng: &mut Rng) -> Take {
        legal[legal.len() - 1]
    }
}

#[test]
fn greedy_with_a_contrary_mind_never_takes_what_the_house_would() {
    for sticks in (5..16).filter(|sticks| sticks % 4 != 0) {
        let house = Greedy::<Nim>::new(GreedySettings::default(), rng(0)).choose(A, &Nim::of(sticks), &LEGAL);
        let contrary = Greedy::minded(GreedySettings::default(), Contrary, rng(0)).choose(A, &Nim::of(sticks), &LEGAL);
        assert_ne!(house, contrary, "of {sticks} sticks");
    }
}

#[test]
fn a_search_goes_first_where_its_mind_points() {
    let settings = || TreeSearchSettings { budget: Budget::Iterations(1), ..TreeSearchSettings::default() };
    let estimates = TreeSearch::minded(settings(), Contrary, rng(1)).estimate(A, &Nim::of(9), &LEGAL);
    assert_eq!((estimates[0].action, estimates[0].visits), (Take(3), 1));
}

#[test]
fn the_mind_of_the_house_changes_nothing() {
    let settings = || TreeSearchSettings { budget: Budget::Iterations(200), ..TreeSearchSettings::default() };
    let plain = TreeSearch::<Nim>::new(settings(), rng(2)).estimate(A, &Nim::of(10), &LEGAL);
    assert_eq!(plain, TreeSearch::<Nim, _>::minded(settings(), OfTheHouse, rng(2)).estimate(A, &Nim::of(10), &LEGAL));
}

#[test]
fn who_does_what_is_plausible_asks_its_mind_alone() {
    assert_eq!(Plausible::new(Contrary, rng(3)).choose(A, &Nim::of(9), &LEGAL), Take(3));
}
