//! The taste of the quick policy: all numbers by which it weighs what is at hand, in points at the end of the game.
//!
//! The numbers are judgments, not rules: a mon early on buys more than the fifth of a point it scores at the end. They
//! were found by letting policies with slightly different tastes play each other (`zashiki tune iki -w taste`);
//! `docs/tuning` has the log.

use crate::weights;

weights! {
    /// What the quick policy makes of things.
    pub struct Taste {
        /// A mon at the end.
        mon_at_the_end: 0.112 in 0.03..0.3,
        /// What it is worth more while there is time to spend it.
        mon_early: 0.558 in 0.14..1.4,
        /// For how many turns before the end money loses this.
        mon_turns: 3.067 in 0.73..7.33,
        /// A pair of sandals while there is a walk to come.
        sandal: 0.709 in 0.17..1.7,
        /// Lumber beyond the point it scores, with a year to come.
        lumber_early: 0.405 in 0.09..0.93,
        /// Koban beyond the points it scores, with a year to come.
        koban_early: 0.46 in 0.1..0.98,
        /// A step of firefighting power while fires are to come.
        power: 1.374 in 0.31..3.08,
        /// The same when none is.
        power_late: 0.077 in 0.02..0.22,
        /// A bale of rice for a card that would otherwise go hungry.
        rice_needed: 3.069 in 0.84..8.4,
        /// A bale of rice for the Payday after.
        rice_later: 1.17 in 0.26..2.6,
        /// A bale of rice as a salary of later.
        rice_salary: 1.579 in 0.41..4.07,
        /// Steps of experience that a card gains in a month: a lap of the street takes about three, and others come by.
        experience_a_month: 0.16 in 0.04..0.4,
        /// What a card eats on each Payday after the next.
        food: 0.535 in 0.13..1.27,
        /// A retired discount for each month to come.
        discount: 0.181 in 0.04..0.43,
        /// A retired extra step for each month to come.
        extra_step: 0.295 in 0.07..0.72,
        /// A retired card of any type.
        wild_type: 0.463 in 0.12..1.17,
        /// A retired card that saves from fire, for each fire to come.
        save: 1.842 in 0.59..5.93,
        /// What experience for somebody else's professional costs, by what it helps them.
        help: 0.24 in 0.06..0.6,
        /// What a gift to all others costs.
        gift: 0.095 in 0.03..0.25,
        /// Swapping two cards.
        swap: 0.349 in 0.1..1.05,
        /// A Kobun that comes back or stays at hand, for each turn to come.
        kobun: 0.184 in 0.04..0.38,
        /// A first pipe for each turn to come, beyond what it doubles.
        pipe: 0.345 in 0.1..0.95,
        /// The hope for a pipe that doubles the pouches, with a year to come.
        pipe_hope: 0.306 in 0.07..0.68,
        /// A building that scores for goods, for each turn to come.
        store: 1.099 in 0.33..3.25,
        /// A deal must be worth so much before it is better than none.
        bother: 0.04 in 0.01..0.12,
        /// A neighbor of the same type.
        neighbor: 29.4 in 7.75..77.5,
        /// The danger of fire for a card.
        fire: 4.932 in 1.35..13.53,
        /// The danger of fire for a building.
        fire_of_building: 4.046 in 1.14..11.43,
        /// What a hire brings on average, while there is time, if another space of the Way of Life is compared with X.
        hire_on_average: 9.05 in 2.23..22.25,
        /// How much of the next type is counted when a card is hired.
        variety: 0.678 in 0.15..1.5,
        /// One more mouth to feed when rice is to spare.
        mouth_with_rice: 0.133 in 0.03..0.3,
        /// One more mouth to feed when it is not.
        mouth_without: 2.433 in 0.62..6.25,
        /// How much of the experience is counted that passing the starting point brings.
        passing: 0.806 in 0.17..1.75,
    }
}
