//! Weights: numbers that are found by play and not set by hand, each with a name, a default and a range.

/// A number by which a player judges, and which can be tuned.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weight {
    /// What it is called.
    pub name: &'static str,
    /// What players use unless told otherwise.
    pub default: f32,
    /// The smallest value that makes sense.
    pub least: f32,
    /// The largest value that makes sense.
    pub most: f32,
}

/// Makes a struct of weights: `name: default in least..most` for each, with a doc comment that says what it weighs.
///
/// The struct gets `DEFAULT`, the weights that players use, `ALL`, which names every one of them, and `of`, which makes
/// one from numbers in that order. So every number is written in one place only.
///
/// ```
/// players::weights! {
///     /// How somebody judges the weather.
///     pub struct Weather {
///         /// Rain.
///         rain: -0.5 in -1.0..0.0,
///         /// Sunshine.
///         sun: 2.0 in 0.0..4.0,
///     }
/// }
///
/// assert_eq!(Weather::DEFAULT.sun, 2.0);
/// assert_eq!(Weather::of(&[-1.0, 3.0]), Weather { rain: -1.0, sun: 3.0 });
/// assert_eq!(Weather::ALL[0].name, "rain");
/// ```
#[macro_export]
macro_rules! weights {
    (
        $(#[$about:meta])*
        $vis:vis struct $name:ident {
            $($(#[$doc:meta])* $field:ident: $default:literal in $least:literal .. $most:literal),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Debug)]
        $vis struct $name {
            $($(#[$doc])* $vis $field: f32),*
        }

        impl $name {
            /// What players use unless told otherwise.
            $vis const DEFAULT: $name = $name { $($field: $default),* };

            /// Every weight, in the order of the fields.
            $vis const ALL: &[$crate::Weight] = &[
                $($crate::Weight { name: stringify!($field), default: $default, least: $least, most: $most }),*
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
