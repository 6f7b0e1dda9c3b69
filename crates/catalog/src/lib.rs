//! The list of games and their bots; the only place that names them all.
//!
//! Programs that hold games they do not know by type (a room, a command line) use the object-safe [`AnyGame`],
//! [`AnyTable`] and [`AnyBot`]. Programs that must be fast (an arena, a benchmark) are generic over [`Entry`] and enter
//! through [`visit`].
//!
//! A game of Rinpa between three players of the weakest level, by a program that knows nothing of Rinpa:
//!
//! ```
//! use catalog::{AnyQuestion, Stop};
//! use table::{Input, Rng, Seat, Seed, Viewer};
//!
//! let rinpa = catalog::game("rinpa")?;
//! let mut rng = Rng::new(&Seed::numbered(1, 1));
//! let level = rinpa.levels()[0].name;
//! let mut bots = (0..3).map(|_| rinpa.bot(level, rng.fork())).collect::<Result<Vec<_>, _>>()?;
//! let (mut table, mut news) = rinpa.open(3, &[], Seed::numbered(2, 2))?;
//! while table.outcome().is_none() {
//!     for (seat, bot) in Seat::all(3).zip(&mut bots) {
//!         // A bot hears what its seat may hear and nothing else.
//!         for heard in news.iter().filter(|news| news.audience.includes(Viewer::Seat(seat))) {
//!             bot.hear(seat, heard.event.as_ref());
//!         }
//!     }
//!     let seat = table.waiting().must.first().expect("somebody is asked in Rinpa");
//!     let question = AnyQuestion::of(table.as_ref(), seat).expect("this seat is asked");
//!     let answer = bots[seat.index()].answer(&question, &Stop::default()).expect("it must act");
//!     news = table.apply(Input::Choose(seat, answer.action.as_ref()))?;
//! }
//!
//! let record = table.record();
//! assert_eq!(rinpa.replay(&record, &mut |_| {})?.outcome(), table.outcome());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod any;
mod bot;
mod edo_yashiki;
mod entry;
mod erased_table;
mod event;
mod hint;
mod iki;
mod kabuki;
mod kind;
mod offered;
mod refused;
mod rinpa;
mod sight;
#[cfg(feature = "toys")]
mod toys;
mod ukiyo_e;

pub use ::bots::Stop;
pub use any::{
    Answer, AnyAction, AnyBot, AnyCheckpoint, AnyEvent, AnyGame, AnyNews, AnyQuestion, AnyRefusal, AnySight, AnyTable,
    Asked, Level, ReplayStep,
};
pub use entry::{CountedEvent, Entry, Hands, LookingBack};
pub use erased_table::known_table;
pub use event::{event, known_event};
pub use hint::Advice;
pub use offered::{NotOffered, offered};
pub use players::UnknownPlayer;
pub use refused::{OpenRefused, PutRefused, known_refusal};
pub use sight::{Sight, known_sight, sight};

use kind::Kind;

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
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no game '{name}' in the house: choose from {}", names())]
pub struct UnknownGame {
    /// What was asked for.
    pub name: String,
}

/// The names of all games, as an error lists them.
fn names() -> String {
    games().iter().map(|game| game.name()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests;
