//! The numbers by which a player judges. They are tuned by letting players who judge differently play each other
//! (`zashiki tune ukiyo-e`); `docs/tuning` has the log.

use table::{BySeat, Mind, Rng, Seat, weights};

use crate::{Action, UkiyoE};

weights! {
    /// How a plausible player weighs chances, in whose manner imagined rounds are played to their end.
    pub struct Temper {
        /// How likely the most exposed exhibition of a fresh round is to be outnumbered; 1 and more means surely.
        risk: 1.183 in 0.2..2.0,
        /// What remains of a promise for each card that is missing.
        reach: 0.345 in 0.1..0.9,
        /// What it is worth to take points from somebody, as a part of them, at a table of two; it is shared by more.
        deny: 0.989 in 0.0..2.0,
        /// What a card more than needed adds, in points.
        spare: 0.128 in 0.0..0.6,
        /// The top discard is taken if it adds so many points of promise.
        worth_taking: 0.416 in 0.0..1.5,
        /// An exhibition is held if it gains so many points.
        worth_showing: 0.015 in -0.5..2.0,
    }
}

weights! {
    /// What a position lets a player hope for and fear, in the middle of a round.
    pub struct Hopes {
        /// What the best promise of a hand counts against points on show: turns are few.
        best: 0.308 in 0.0..1.2,
        /// The second.
        second: 0.268 in 0.0..1.0,
        /// The third.
        third: 0.183 in 0.0..0.8,
        /// The fourth.
        fourth: 0.111 in 0.0..0.6,
        /// What the best counts when the end of the round is near; then there is one turn left, and no second.
        last: 0.866 in 0.2..1.5,
        /// How likely an exhibition is to be outnumbered by a seat that has the cards for it.
        ready: 0.49 in 0.0..1.0,
        /// How much of a round that seat needs for it; the part of the round that is left is added.
        haste: 0.419 in 0.0..1.0,
        /// How likely it is if the seat lacks one card.
        lacking_one: 0.298 in 0.0..0.8,
        /// If it lacks two.
        lacking_two: 0.096 in 0.0..0.5,
        /// If it lacks three.
        lacking_three: 0.046 in 0.0..0.3,
        /// If it lacks more.
        lacking_more: 0.011 in 0.0..0.2,
    }
}

/// A player who is of another temper than the house.
impl Mind<UkiyoE> for Temper {
    #[inline]
    fn plausible(&self, world: &UkiyoE, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        world.plausible_action(seat, legal, self, rng)
    }
}

/// A player who has other hopes than the house.
impl Mind<UkiyoE> for Hopes {
    #[inline]
    fn expect(&self, world: &UkiyoE) -> BySeat<f32> {
        world.expectation(self)
    }
}
