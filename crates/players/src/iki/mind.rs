//! What a player knows of IKI.

use bots::Mind;
use iki::{Action, Iki, Phase};
use table::{BySeat, Game as _, Rng, Seat};

use super::evaluation::expect_by;
use super::judgment::Judgment;
use super::policy::sensible_action;
use super::taste::Taste;

/// Judges a position aspect by aspect, and plays quickly by what goods and cards are worth.
#[derive(Clone, PartialEq, Debug)]
pub struct IkiMind {
    /// What every aspect of a position promises; by default what was found for the number of seats.
    pub judgment: Option<Judgment>,
    /// What goods and cards are worth.
    pub taste: Taste,
}

impl IkiMind {
    /// The mind of all levels.
    pub const DEFAULT: IkiMind = IkiMind { judgment: None, taste: Taste::DEFAULT };
}

impl Mind<Iki> for IkiMind {
    #[inline]
    fn clear_lead(&self) -> f32 {
        12.0
    }

    /// A chapter is a month; after the last turn there is one more.
    #[inline]
    fn chapter(&self, world: &Iki) -> u32 {
        u32::from(world.month().number()) + u32::from(world.phase() == Phase::Over)
    }

    fn expect(&self, world: &Iki) -> BySeat<f32> {
        let judgment = self.judgment.as_ref().unwrap_or_else(|| Judgment::default_for(world.seats()));
        expect_by(world, judgment, &self.taste)
    }

    fn plausible(&self, world: &Iki, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        sensible_action(world, seat, legal, &self.taste, rng)
    }
}
