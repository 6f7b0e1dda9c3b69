//! Numbers that are found by play and not set by hand: each with a name, what it usually is, and how far it may go.

/// A number by which a player judges, and which can be tuned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weight {
    /// What it is called.
    pub name: &'static str,
    /// What the house plays with.
    pub usual: f32,
    /// The least that makes sense.
    pub least: f32,
    /// The most that makes sense.
    pub most: f32,
}

/// Makes a struct of weights: `name: usual in least..most` for each, with a doc comment that says what it weighs.
///
/// The struct gets `OF_THE_HOUSE`, the weights that the house plays with, `ALL`, which names every one of them, and
/// `of`, which makes one from numbers in that order. So every number stands in one place only.
#[macro_export]
macro_rules! weights {
    (
        $(#[$about:meta])*
        $vis:vis struct $name:ident {
            $($(#[$doc:meta])* $field:ident: $usual:literal in $least:literal .. $most:literal),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        $vis struct $name {
            $($(#[$doc])* $vis $field: f32),*
        }

        impl $name {
            /// What the house plays with.
            $vis const OF_THE_HOUSE: $name = $name { $($field: $usual),* };

            /// Every weight, in the order of the fields.
            $vis const ALL: &[$crate::Weight] = &[
                $($crate::Weight { name: stringify!($field), usual: $usual, least: $least, most: $most }),*
            ];

            /// The weights that are these numbers, in the order of [`Self::ALL`].
            ///
            /// # Panics
            /// If there are more or fewer numbers than weights.
            $vis fn of(numbers: &[f32]) -> $name {
                let [$($field),*] = *numbers else { panic!("there are {} weights", $name::ALL.len()) };
                $name { $($field),* }
            }
        }
    };
}
