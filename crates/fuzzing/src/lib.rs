//! What strangers can send: a function for each kind of input that reads it as the program does and checks what must
//! hold, whatever the input is.
//!
//! `fuzz/` runs these functions under libFuzzer for as long as somebody likes. The tests of this crate run them for
//! seconds, on the kept corpus and on seeded mutations of it.
//!
//! ```
//! use fuzzing::{TARGETS, Verdict};
//!
//! let records = TARGETS.iter().find(|target| target.name == "records").unwrap();
//! assert_eq!((records.check)(b"zashiki record 1\ngame go\n"), Verdict::Refused);
//! ```

pub mod actions;
pub mod forms;
pub mod messages;
mod mutation;
pub mod options;
pub mod records;

pub use mutation::mutate;

use catalog::AnyGame;
use table::Rng;

/// What became of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The program took it.
    Accepted,
    /// The program refused it, as it should refuse most inputs.
    Refused,
}

/// One kind of input.
pub struct Target {
    /// Its name, which is that of its file in `fuzz/fuzz_targets` and of its folder in `fuzz/corpus`.
    pub name: &'static str,
    /// Reads an input and says what became of it.
    ///
    /// # Panics
    /// If something does not hold that must: this is what fuzzing looks for.
    pub check: fn(&[u8]) -> Verdict,
    /// Inputs that must be accepted, from which a corpus starts.
    pub good: fn(&mut Rng) -> Vec<String>,
}

/// All kinds of input.
pub const TARGETS: [Target; 5] = [
    Target { name: "records", check: records::check, good: records::good },
    Target { name: "actions", check: actions::check, good: actions::good },
    Target { name: "options", check: options::check, good: options::good },
    Target { name: "messages", check: messages::check, good: messages::good },
    Target { name: "forms", check: forms::check, good: forms::good },
];

/// The game that a byte stands for. Every byte stands for one, so that a mutation rarely makes an input meaningless.
fn game(byte: u8) -> &'static dyn AnyGame {
    let games = catalog::games();
    games[usize::from(byte) % games.len()]
}

/// The byte for game number `index`, as a letter that can be read.
fn game_letter(index: usize) -> char {
    // A multiple of the number of games, so that the letter stands for this game.
    let games = catalog::games().len();
    let base = usize::from(b'a').next_multiple_of(games);
    char::from((base + index) as u8)
}

/// The number of seats that a byte stands for at this game.
fn seats(game: &dyn AnyGame, byte: u8) -> u8 {
    let (fewest, most) = game.seats().into_inner();
    fewest + byte % (most - fewest + 1)
}
