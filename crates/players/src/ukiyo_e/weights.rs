//! The weights by which a player judges. They are tuned by letting players who judge differently play each other
//! (`zashiki tune ukiyo-e`); `docs/tuning` has the log.

use super::prospects::Eye;
use crate::weights;

weights! {
    /// How a plausible player weighs chances, in whose manner imagined rounds are played to their end.
    pub struct Temper {
        /// How likely the most exposed exhibition of a fresh round is to be outnumbered; 1 and more means surely.
        risk: 1.313 in 0.2..2.0,
        /// What remains of a promise for each card that is missing.
        reach: 0.404 in 0.1..0.9,
        /// What it is worth to take points from somebody, as a part of them, at a table of two; it is shared by more.
        deny: 0.919 in 0.0..2.0,
        /// What a card more than needed adds, in points.
        spare: 0.049 in 0.0..0.6,
        /// The top discard is taken if it adds this many points of promise.
        worth_taking: 0.38 in 0.0..1.5,
        /// An exhibition is held if it gains this many points.
        worth_showing: -0.122 in -0.5..2.0,
    }
}

weights! {
    /// What a position lets a player hope for and fear, in the middle of a round.
    pub struct Hopes {
        /// What the best promise of a hand counts against points on show: turns are few.
        best: 0.31 in 0.0..1.2,
        /// The second.
        second: 0.276 in 0.0..1.0,
        /// The third.
        third: 0.17 in 0.0..0.8,
        /// The fourth.
        fourth: 0.089 in 0.0..0.6,
        /// What the best counts when the end of the round is near; then there is one turn left, and no second.
        last: 0.847 in 0.2..1.5,
        /// How likely an exhibition is to be outnumbered by a seat that has the cards for it.
        ready: 0.504 in 0.0..1.0,
        /// How much of a round that seat needs for it; the part of the round that is left is added.
        haste: 0.398 in 0.0..1.0,
        /// How likely it is if the seat lacks one card.
        lacking_one: 0.32 in 0.0..0.8,
        /// If it lacks two.
        lacking_two: 0.112 in 0.0..0.5,
        /// If it lacks three.
        lacking_three: 0.021 in 0.0..0.3,
        /// If it lacks more.
        lacking_more: 0.008 in 0.0..0.2,
        /// How likely the most exposed exhibition of a fresh round is to be outnumbered, once what is promised is on
        /// show.
        risk: 1.072 in 0.2..2.0,
        /// What remains of a promise for each card that is missing.
        reach: 0.408 in 0.1..0.9,
        /// What a promise to take points from somebody counts, as a part of them, at a table of two; it is shared by
        /// more.
        deny: 0.963 in 0.0..2.0,
        /// What a card more than needed adds, in points.
        spare: 0.126 in 0.0..0.6,
    }
}

impl Temper {
    /// How a player of this temper looks at a hand.
    #[inline]
    pub(super) fn eye(&self) -> Eye {
        let Temper { risk, reach, deny, spare, .. } = *self;
        Eye { risk, reach, deny, spare }
    }
}

impl Hopes {
    /// How a player with these hopes looks at a hand. It is not the eye of a temper, because each set of weights is
    /// tuned by itself.
    #[inline]
    pub(super) fn eye(&self) -> Eye {
        let Hopes { risk, reach, deny, spare, .. } = *self;
        Eye { risk, reach, deny, spare }
    }
}
