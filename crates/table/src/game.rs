//! The trait that every game implements.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{Journal, Options, Outcome, Rng, Seat, SeatSet, Viewer};

/// A game in progress: the whole truth, which nobody at the table knows.
///
/// The implementor is the state: small, `Clone`, without heap memory, and never `Serialize`. Five words, five
/// meanings: an *action* is an intent, an *event* is news, a *view* is sight, a *memory* is recollection, an
/// *outcome* is the result.
///
/// A whole game: a coin shows heads or tails under a cup, and the only seat guesses which.
///
/// ```
/// use std::fmt;
/// use std::ops::RangeInclusive;
/// use std::str::FromStr;
///
/// use serde::Serialize;
/// use table::{BySeat, Game, Input, Journal, Outcome, Rng, Seat, Seed, Table, Viewer, Waiting};
///
/// #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
/// enum Side { Heads, Tails }
///
/// impl fmt::Display for Side {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         f.write_str(match self { Side::Heads => "heads", Side::Tails => "tails" })
///     }
/// }
///
/// impl FromStr for Side {
///     type Err = &'static str;
///
///     fn from_str(text: &str) -> Result<Side, Self::Err> {
///         match text {
///             "heads" => Ok(Side::Heads),
///             "tails" => Ok(Side::Tails),
///             _ => Err("write 'heads' or 'tails'"),
///         }
///     }
/// }
///
/// fn toss(rng: &mut Rng) -> Side {
///     if rng.below(2) == 0 { Side::Heads } else { Side::Tails }
/// }
///
/// #[derive(Clone, PartialEq, Eq, Debug)]
/// struct Coin { hidden: Side, guess: Option<Side> }
///
/// /// What anybody sees: both sides once the cup is lifted.
/// #[derive(Clone, PartialEq, Eq, Debug, Serialize)]
/// struct Shown { guessed: Option<(Side, Side)> }
///
/// impl fmt::Display for Shown {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         match self.guessed {
///             Some((guess, coin)) => write!(f, "guessed {guess}, the coin shows {coin}"),
///             None => f.write_str("the coin is under the cup"),
///         }
///     }
/// }
///
/// impl Game for Coin {
///     type Options = ();
///     type Action = Side;
///     type Event = Shown;
///     type View = Shown;
///     type Memory = ();
///     type Refusal = String;
///
///     const NAME: &'static str = "coin";
///     const RULES: u32 = 1;
///     const SEATS: RangeInclusive<u8> = 1..=1;
///
///     fn setup_by(_rules: u32, _seats: u8, _options: &(), rng: &mut Rng, journal: &mut Journal<Shown>) -> Coin {
///         journal.tell(Shown { guessed: None });
///         Coin { hidden: toss(rng), guess: None }
///     }
///
///     fn seats(&self) -> u8 {
///         1
///     }
///
///     fn waiting(&self) -> Waiting {
///         match self.guess {
///             None => Waiting::turn(Seat::new(0)),
///             Some(_) => Waiting::OVER,
///         }
///     }
///
///     fn legal(&self, _seat: Seat, actions: &mut Vec<Side>) {
///         if self.guess.is_none() {
///             actions.extend([Side::Heads, Side::Tails]);
///         }
///     }
///
///     fn check(&self, _seat: Seat, _action: Side) -> Result<(), String> {
///         Ok(())
///     }
///
///     fn apply(&mut self, input: Input<Side>, _rng: &mut Rng, journal: &mut Journal<Shown>) {
///         if let Input::Choose(_, side) = input {
///             self.guess = Some(side);
///             journal.tell(self.view(Viewer::Spectator));
///         }
///     }
///
///     fn view(&self, _viewer: Viewer) -> Shown {
///         Shown { guessed: self.guess.map(|guess| (guess, self.hidden)) }
///     }
///
///     fn recall(_memory: &mut (), _seat: Seat, _event: &Shown) {}
///
///     // The side under the cup is drawn again: the view does not tell it.
///     fn imagine(view: &Shown, _memory: &(), rng: &mut Rng) -> Coin {
///         match view.guessed {
///             None => Coin { hidden: toss(rng), guess: None },
///             Some((guess, coin)) => Coin { hidden: coin, guess: Some(guess) },
///         }
///     }
///
///     fn outcome(&self) -> Option<Outcome> {
///         let guess = self.guess?;
///         Some(Outcome::by_points(BySeat::all(1, i32::from(guess == self.hidden))))
///     }
///
///     fn audit(&self) -> Result<(), String> {
///         Ok(())
///     }
/// }
///
/// let mut journal = Journal::open();
/// let mut table = Table::<Coin>::open(1, (), Seed::numbered(1, 1), &mut journal).unwrap();
/// table.put(Input::Choose(Seat::new(0), Side::Heads), &mut journal).unwrap();
/// assert!(table.game().waiting().is_over());
/// assert_eq!(journal.news().len(), 2);
/// ```
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// What can be chosen when a table is set up.
    type Options: Options;
    /// What a seat can do. `Display` and `FromStr` are its notation, unique among the actions legal at one time.
    type Action: Copy + Eq + Hash + Debug + Display + FromStr<Err: Display> + Send + Sync + 'static;
    /// News, `Display`ed as a sentence. What a viewer may not know is not in the event it hears.
    type Event: Clone + Eq + Debug + Display + Serialize + Send + Sync + 'static;
    /// What one viewer sees at one moment, `Display`ed as readable text.
    type View: Clone + Eq + Debug + Display + Serialize + Send + Sync + 'static;
    /// What an attentive seat keeps in mind of the news although the table no longer shows it.
    type Memory: Clone + Debug + Default + Send + Sync + 'static;
    /// Why an action is refused, `Display`ed as a sentence that names the rule (§).
    type Refusal: Clone + Eq + Debug + Display + Send + Sync + 'static;

    /// The name in records, addresses and on the command line.
    const NAME: &'static str;
    /// The newest version of these rules. Any change in behavior raises it.
    const RULES: u32;
    /// The oldest version that can still be played. Every version from this one to [`Game::RULES`] must stay playable:
    /// a record replays under the version it names, and a table goes on under the version it began with.
    const OLDEST_RULES: u32 = 1;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;

    /// A new game under a version of the rules between [`Game::OLDEST_RULES`] and [`Game::RULES`], told to the journal.
    ///
    /// Where versions differ the state keeps the version, a view shows it, and the rule that differs asks for it.
    fn setup_by(
        rules: u32,
        seats: u8,
        options: &Self::Options,
        rng: &mut Rng,
        journal: &mut Journal<Self::Event>,
    ) -> Self;

    /// A new game under the newest rules.
    #[inline]
    fn setup(seats: u8, options: &Self::Options, rng: &mut Rng, journal: &mut Journal<Self::Event>) -> Self {
        Self::setup_by(Self::RULES, seats, options, rng, journal)
    }

    /// How many seats the table has.
    fn seats(&self) -> u8;

    /// Whom the game waits for now.
    fn waiting(&self) -> Waiting;

    /// Appends every legal action of the seat in a fixed order to `actions`; none if it is not waited for.
    fn legal(&self, seat: Seat, actions: &mut Vec<Self::Action>);

    /// Whether a seat that is waited for may do this, and if not, which rule forbids it. Agrees with [`Game::legal`].
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries an input out. This is the unchecked door, for search; the world comes through [`crate::Table`].
    ///
    /// # Panics
    /// It may, if the input is not legal now.
    fn apply(&mut self, input: Input<Self::Action>, rng: &mut Rng, journal: &mut Journal<Self::Event>);

    /// Decides between two inputs of a race that reached the table at the same time: the lower number goes first. By
    /// default all are equal.
    #[inline]
    fn precedence(&self, _seat: Seat, _action: Self::Action) -> u8 {
        0
    }

    /// A number for what a race is about, which no other race of this game has. While it stays the same, a reaction
    /// means the same, even if a time limit ran out in between. By default every question is a race of its own.
    #[inline]
    fn occasion(&self) -> Option<u32> {
        None
    }

    /// What this viewer sees.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Takes an event that the seat heard into its memory.
    fn recall(memory: &mut Self::Memory, seat: Seat, event: &Self::Event);

    /// Whether the event shows something that the table covers again. It is sent when it happens and never repeated,
    /// not even to a player who was away.
    #[inline]
    fn fades(_event: &Self::Event) -> bool {
        false
    }

    /// A whole world that looks to the seat of the view exactly as the true one does and agrees with everything it
    /// remembers. Each such world is drawn with its true probability as far as the game can compute it.
    fn imagine(view: &Self::View, memory: &Self::Memory, rng: &mut Rng) -> Self;

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// Whether the books balance: cards conserved, tokens counted.
    fn audit(&self) -> Result<(), String>;
}

/// The only things that can happen to a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input<A> {
    /// A seat does something.
    Choose(Seat, A),
    /// The time that the rules would wait is over.
    TimeUp,
}

/// Whom a game waits for.
///
/// Several seats in `must` choose at the same time. Seats in `may` can cut in, first come first served. If nobody
/// must, there is a limit, or the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Waiting {
    /// The game goes on only when each of these has chosen.
    pub must: SeatSet,
    /// These can act, or leave it.
    pub may: SeatSet,
    /// After how many milliseconds [`Input::TimeUp`] is due.
    pub limit_ms: Option<u32>,
}

impl Waiting {
    /// The game is over.
    pub const OVER: Waiting = Waiting { must: SeatSet::NONE, may: SeatSet::NONE, limit_ms: None };

    /// It is this seat's turn.
    #[inline]
    pub fn turn(seat: Seat) -> Waiting {
        Waiting { must: SeatSet::only(seat), may: SeatSet::NONE, limit_ms: None }
    }

    /// All these seats choose at the same time.
    #[inline]
    pub const fn together(seats: SeatSet) -> Waiting {
        Waiting { must: seats, may: SeatSet::NONE, limit_ms: None }
    }

    /// Everybody who can act now.
    #[inline]
    pub const fn anyone(self) -> SeatSet {
        self.must.or(self.may)
    }

    /// Whether the game is over: nobody can act and no time limit runs.
    #[inline]
    pub const fn is_over(self) -> bool {
        self.anyone().is_empty() && self.limit_ms.is_none()
    }
}
