//! The taste of the quick policy: all numbers by which it weighs what is at hand, in points at the end of the game.
//!
//! The numbers are judgments, not rules: a mon early on buys more than the fifth of a point it scores at the end. They
//! were found by letting policies with slightly different tastes play each other.

/// Names every number once, so that a search for better ones can go through them all.
macro_rules! taste {
    ($($(#[$doc:meta])* $name:ident: $value:literal),* $(,)?) => {
        /// What the quick policy makes of things.
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct Taste {
            $($(#[$doc])* pub $name: f32),*
        }

        impl Taste {
            /// The taste the house plays with.
            pub const OF_THE_HOUSE: Taste = Taste { $($name: $value),* };

            /// The names of all numbers.
            pub const NAMES: &[&'static str] = &[$(stringify!($name)),*];

            /// All numbers, in the order of their names.
            pub fn numbers_mut(&mut self) -> Vec<&mut f32> {
                vec![$(&mut self.$name),*]
            }
        }
    };
}

taste! {
    /// A mon at the end.
    mon_at_the_end: 0.12,
    /// What it is worth more while there is time to spend it.
    mon_early: 0.56,
    /// For how many turns before the end money loses this.
    mon_turns: 2.93,
    /// A pair of sandals while there is a walk to come.
    sandal: 0.68,
    /// Lumber beyond the point it scores, with a year to come.
    lumber_early: 0.37,
    /// Koban beyond the points it scores, with a year to come.
    koban_early: 0.39,
    /// A step of firefighting power while fires are to come.
    power: 1.23,
    /// The same when none is.
    power_late: 0.09,
    /// A bale of rice for a card that would otherwise go hungry.
    rice_needed: 3.36,
    /// A bale of rice for the Payday after.
    rice_later: 1.04,
    /// A bale of rice as a salary of later.
    rice_salary: 1.63,
    /// Steps of experience that a card gains in a month: a lap of the street takes about three, and others come by.
    experience_a_month: 0.16,
    /// What a card eats on each Payday after the next.
    food: 0.51,
    /// A retired discount for each month to come.
    discount: 0.17,
    /// A retired extra step for each month to come.
    extra_step: 0.29,
    /// A retired card of any type.
    wild_type: 0.47,
    /// A retired card that saves from fire, for each fire to come.
    save: 2.37,
    /// What experience for somebody else's professional costs, by what it helps them.
    help: 0.24,
    /// What a gift to all others costs.
    gift: 0.1,
    /// Swapping two cards.
    swap: 0.42,
    /// A Kobun that comes back or stays at hand, for each turn to come.
    kobun: 0.15,
    /// A first pipe for each turn to come, beyond what it doubles.
    pipe: 0.38,
    /// The hope for a pipe that doubles the pouches, with a year to come.
    pipe_hope: 0.27,
    /// A building that scores for goods, for each turn to come.
    store: 1.3,
    /// A deal must be worth so much before it is better than none.
    bother: 0.05,
    /// How far apart two actions may be judged wrongly; keeps play varied.
    noise: 0.8,
    /// A neighbor of the same type.
    neighbor: 31.0,
    /// The danger of fire for a card.
    fire: 5.41,
    /// The danger of fire for a building.
    fire_of_building: 4.57,
    /// What a hire brings on average, while there is time, if another space of the Way of Life is compared with X.
    hire_on_average: 8.9,
    /// How much of the next type is counted when a card is hired.
    variety: 0.6,
    /// One more mouth to feed when rice is to spare.
    mouth_with_rice: 0.12,
    /// One more mouth to feed when it is not.
    mouth_without: 2.5,
    /// How much of the experience is counted that passing the starting point brings.
    passing: 0.7,
}
