//! Levels: the opponents that people can choose.

use bots::Bot;
use table::{Game, Rng};

/// The levels of a game, from the weakest to the strongest.
pub type Levels<G> = &'static [Level<G>];

/// An opponent with published parameters. It is defined by counts, not by time, so that it plays the same everywhere.
pub struct Level<G: Game> {
    /// Its name in addresses, in stored tables and on the command line.
    pub name: &'static str,
    /// How it plays, in one sentence.
    pub about: &'static str,
    /// All its parameters, as text.
    pub parameters: fn() -> String,
    /// Makes a player of this level.
    pub make: fn(Rng) -> Box<dyn Bot<G>>,
}

/// The levels of a player of its own, each with a constant of its settings. `$parameters` writes the settings as text,
/// `$make` makes a bot with them.
macro_rules! levels_by_settings {
    ($settings:ident, $parameters:ident, $make:ident, $($name:literal is $constant:ident: $about:literal,)+) => {
        &[$($crate::Level {
            name: $name,
            about: $about,
            parameters: || $parameters(&$settings::$constant),
            make: |rng| $make($settings::$constant, rng),
        }),+]
    };
}
pub(crate) use levels_by_settings;
