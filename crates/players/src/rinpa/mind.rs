//! What a player knows of Rinpa.

use bots::Mind;
use rinpa::{Action, Rinpa};
use table::{BySeat, Rng, Seat};

use super::chances::Chances;
use super::evaluation::expectation;
use super::policy::likely_action;
use super::solver::solution;

/// Judges a deal by chances on sets, plays quickly by a few rules of thumb, and solves the last tricks exactly.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RinpaMind {
    /// What it makes of a set that nobody has yet.
    pub chances: Chances,
}

impl RinpaMind {
    /// The mind of all levels.
    pub const DEFAULT: RinpaMind = RinpaMind { chances: Chances::DEFAULT };
}

impl Mind<Rinpa> for RinpaMind {
    #[inline]
    fn clear_lead(&self) -> f32 {
        12.0
    }

    /// A chapter is a deal.
    #[inline]
    fn chapter(&self, world: &Rinpa) -> u32 {
        u32::from(world.scores().finished())
    }

    #[inline]
    fn expect(&self, world: &Rinpa) -> BySeat<f32> {
        expectation(world, &self.chances)
    }

    #[inline]
    fn solve(&self, world: &Rinpa) -> Option<BySeat<f32>> {
        solution(world)
    }

    #[inline]
    fn plausible(&self, world: &Rinpa, _seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        likely_action(world, legal, rng)
    }
}
