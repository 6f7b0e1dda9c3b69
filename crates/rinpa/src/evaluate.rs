//! How a deal stands, at a glance, and what a plausible player does, for players who think ahead.

use table::{BySeat, Rng};

use crate::action::Action;
use crate::state::Rinpa;

impl Rinpa {
    /// The points each seat may expect.
    pub(crate) fn expectation(&self) -> BySeat<f32> {
        let totals = self.total_points();
        BySeat::from_fn(self.trick.seats(), |seat| f32::from(totals[seat]))
    }

    /// What a plausible player does.
    #[inline]
    pub(crate) fn likely_action(&self, legal: &[Action], rng: &mut Rng) -> Action {
        legal[rng.below(legal.len() as u32) as usize]
    }
}
