//! What a player knows of Ukiyo-e.

use bots::Mind;
use table::{BySeat, Rng, Seat};
use ukiyo_e::{Action, UkiyoE};

use super::evaluation::expectation;
use super::policy::plausible_action;
use super::weights::{Hopes, Temper};

/// Judges a round by what hands and exhibitions promise.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct UkiyoEMind {
    /// How imagined rounds are played to their end.
    pub temper: Temper,
    /// What it expects in the middle of a round.
    pub hopes: Hopes,
}

impl UkiyoEMind {
    /// The mind of all levels.
    pub const DEFAULT: UkiyoEMind = UkiyoEMind { temper: Temper::DEFAULT, hopes: Hopes::DEFAULT };
}

impl Mind<UkiyoE> for UkiyoEMind {
    #[inline]
    fn clear_lead(&self) -> f32 {
        6.0
    }

    /// A chapter is a round.
    #[inline]
    fn chapter(&self, world: &UkiyoE) -> u32 {
        u32::from(world.round())
    }

    #[inline]
    fn expect(&self, world: &UkiyoE) -> BySeat<f32> {
        expectation(world, &self.hopes)
    }

    #[inline]
    fn plausible(&self, world: &UkiyoE, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        plausible_action(world, seat, legal, &self.temper, rng)
    }
}
