//! The list of games and their bots; the only place that names them all.
//!
//! Programs that hold games they do not know by type (a room, a command line) use the object-safe [`AnyGame`],
//! [`AnyTable`] and [`AnyBot`]. Programs that must be fast (an arena, a benchmark) are generic over [`Entry`] and enter
//! through [`visit`].

mod any;
mod edo_yashiki;
mod entry;
mod erased;
mod hint;
mod iki;
mod kabuki;
mod offered;
mod refused;
mod rinpa;
#[cfg(feature = "toys")]
mod toys;
mod ukiyo_e;

pub use any::{
    Answer, AnyBot, AnyCheckpoint, AnyEvent, AnyGame, AnyNews, AnyQuestion, AnyRefusal, AnySight, AnyTable, Asked, Step,
};
pub use entry::{Entry, Hands, LookingBack, Tally};
pub use erased::{Sight, event, known_event, known_sight, known_table, sight};
pub use hint::Advice;
pub use offered::{NotOffered, offered};
pub use players::UnknownPlayer;
pub use refused::{OpenRefused, PutRefused, known_refusal};

use erased::Kind;
use std::fmt;

/// What [`visit`] does with the game it finds.
pub trait Visitor {
    /// What comes out of it.
    type Output;

    /// Called with the game as a type.
    fn visit<G: Entry>(self) -> Self::Output;
}

/// One line a game: all lists of games in the house follow from this one.
macro_rules! games {
    ($($game:ty),* $(,)?) => {
        /// All games of the house, in the order in which they are offered.
        pub fn games() -> &'static [&'static dyn AnyGame] {
            &[$(&Kind::<$game>::NEW),*]
        }

        /// Calls the visitor with the game of this name as a type.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Result<V::Output, UnknownGame> {
            $(if name == <$game as table::Game>::NAME {
                return Ok(visitor.visit::<$game>());
            })*
            Err(UnknownGame { name: name.to_string() })
        }
    };
}

games![::rinpa::Rinpa, ::kabuki::Kabuki, ::ukiyo_e::UkiyoE, ::iki::Iki, ::edo_yashiki::EdoYashiki];

/// The game of this name.
pub fn game(name: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    let found = games().iter().find(|game| game.name() == name);
    found.copied().ok_or_else(|| UnknownGame { name: name.to_string() })
}

/// A game type as a value, also of one that is not offered to guests.
pub const fn of_type<G: Entry>() -> &'static dyn AnyGame {
    &Kind::<G>::NEW
}

/// A game that is not in the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<&str> = games().iter().map(|game| game.name()).collect();
        write!(f, "there is no game '{}' in the house: choose from {}", self.name, known.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

#[cfg(test)]
mod tests;
