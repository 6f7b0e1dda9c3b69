//! A table: one running game behind its checked door.

use std::fmt;

use crate::{Game, Input, Journal, OptionError, Options, Record, Rng, Seat, Seed, Waiting, describe, parse_options};

/// One running game with its generator and everything that happened to it.
///
/// ```
/// use table::{Game, Input, Journal, Refused, Seat, Seed, Table};
/// use testkit::toys::{Hands, HandsOptions};
///
/// let mut journal = Journal::open();
/// let mut table = Table::<Hands>::open(2, HandsOptions::default(), Seed::numbered(1, 1), &mut journal)?;
/// let seat = table.game().waiting().must.first().expect("somebody leads");
/// let card = table.game().hand(seat).first().expect("hands are dealt");
///
/// // What the rules forbid is refused and changes nothing.
/// let other = seat.left(1, 2);
/// assert!(matches!(table.put(Input::Choose(other, card), &mut journal), Err(Refused::NotAsked { .. })));
/// assert_eq!(table.inputs().len(), 0);
///
/// table.put(Input::Choose(seat, card), &mut journal).expect("it is in the hand");
/// assert_eq!(table.inputs(), [Input::Choose(seat, card)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Table<G: Game> {
    /// The version of the rules it is played under.
    rules: u32,
    pub(crate) game: G,
    pub(crate) rng: Rng,
    seed: Seed,
    options: G::Options,
    pub(crate) inputs: Vec<Input<G::Action>>,
}

impl<G: Game> Table<G> {
    /// Sets a game up under the newest rules.
    pub fn open(
        seats: u8,
        options: G::Options,
        seed: Seed,
        journal: &mut Journal<G::Event>,
    ) -> Result<Table<G>, OpenError> {
        Table::open_by(G::RULES, seats, options, seed, journal)
    }

    /// Sets a game up under a version of its rules.
    pub fn open_by(
        rules: u32,
        seats: u8,
        options: G::Options,
        seed: Seed,
        journal: &mut Journal<G::Event>,
    ) -> Result<Table<G>, OpenError> {
        if !(G::OLDEST_RULES..=G::RULES).contains(&rules) {
            let (oldest, newest) = (G::OLDEST_RULES, G::RULES);
            return Err(OpenError::Rules { game: G::NAME, asked: rules, oldest, newest });
        }
        if !G::SEATS.contains(&seats) {
            return Err(OpenError::Seats { game: G::NAME, from: *G::SEATS.start(), to: *G::SEATS.end(), asked: seats });
        }
        let mut rng = Rng::new(&seed);
        let game = G::setup_by(rules, seats, &options, &mut rng, journal);
        // Room for a short game at once: growing step by step costs more than a quick game itself.
        Ok(Table { rules, game, rng, seed, options, inputs: Vec::with_capacity(256) })
    }

    /// The version of the rules it is played under.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The whole state, hidden information included: never send it to a player.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The seed, which is a secret until the game is over.
    pub fn seed(&self) -> &Seed {
        &self.seed
    }

    /// The options the table was set up with.
    pub fn options(&self) -> &G::Options {
        &self.options
    }

    /// Everything that happened so far.
    pub fn inputs(&self) -> &[Input<G::Action>] {
        &self.inputs
    }

    /// Whether the rules take this input now.
    #[inline]
    pub fn check(&self, input: Input<G::Action>) -> Result<(), Refused<G>> {
        let waiting = self.game.waiting();
        match input {
            _ if waiting.is_over() => Err(Refused::Over),
            Input::Choose(seat, _) if !waiting.anyone().contains(seat) => Err(Refused::NotAsked { seat, waiting }),
            Input::Choose(seat, action) => self.game.check(seat, action).map_err(Refused::Forbidden),
            Input::TimeUp if waiting.limit_ms.is_none() => Err(Refused::NoLimit),
            Input::TimeUp => Ok(()),
        }
    }

    /// Carries an input out if the rules take it; otherwise nothing changes.
    #[inline]
    pub fn put(&mut self, input: Input<G::Action>, journal: &mut Journal<G::Event>) -> Result<(), Refused<G>> {
        self.check(input)?;
        self.inputs.push(input);
        self.game.apply(input, &mut self.rng, journal);
        Ok(())
    }

    /// Carries out an input that was just taken from the list of legal actions of this very moment, and so need not be
    /// checked.
    ///
    /// # Panics
    /// It may, if the input is not legal now.
    #[inline]
    pub fn put_listed(&mut self, input: Input<G::Action>, journal: &mut Journal<G::Event>) {
        debug_assert!(self.check(input).is_ok(), "{input:?} is not legal now");
        self.inputs.push(input);
        self.game.apply(input, &mut self.rng, journal);
    }

    /// The record of the game so far. It holds the seed: keep it to yourself while the game runs.
    pub fn record(&self) -> Record {
        Record {
            game: G::NAME.to_string(),
            rules: self.rules,
            seats: self.game.seats(),
            options: describe(&self.options),
            seed: self.seed,
            players: Vec::new(),
            inputs: self.inputs.iter().map(Input::written).collect(),
            taken_back: Vec::new(),
            result: self.game.outcome(),
        }
    }

    /// Plays a record again and checks its result. `watch` sees the table after the set-up and after every input, with
    /// the news of that step.
    pub fn replay(
        record: &Record,
        watch: impl FnMut(&Table<G>, Option<&Input<G::Action>>, &mut Journal<G::Event>),
    ) -> Result<Table<G>, ReplayError> {
        let table = Table::rebuild(record, watch)?;
        let points_line = record.line_of_input(record.inputs.len());
        match (&record.result, &table.game.outcome()) {
            (told, reached) if told == reached => Ok(table),
            (Some(told), Some(reached)) if told.points == reached.points => {
                Err(ReplayError::Places { line: points_line + 1 })
            }
            _ => Err(ReplayError::Result { line: points_line }),
        }
    }

    /// Plays a record as far as it goes, whatever it says of the result.
    pub fn rebuild(
        record: &Record,
        mut watch: impl FnMut(&Table<G>, Option<&Input<G::Action>>, &mut Journal<G::Event>),
    ) -> Result<Table<G>, ReplayError> {
        if record.game != G::NAME {
            return Err(ReplayError::OtherGame { record: record.game.clone(), expected: G::NAME });
        }
        let options = read_options(record)?;
        let mut journal = Journal::open();
        let mut table = Table::open_by(record.rules, record.seats, options, record.seed, &mut journal)
            .map_err(ReplayError::Open)?;
        watch(&table, None, &mut journal);
        for (index, input) in record.inputs.iter().enumerate() {
            journal.clear();
            let at_line = |reason: String| ReplayError::Input { line: record.line_of_input(index), reason };
            let input = read_input::<G>(input).map_err(at_line)?;
            table.put(input, &mut journal).map_err(|refused| at_line(refused.to_string()))?;
            watch(&table, Some(&input), &mut journal);
        }
        Ok(table)
    }
}

/// The options of a record: one line for each of the game's, in their order, for a record has one spelling.
fn read_options<O: Options>(record: &Record) -> Result<O, ReplayError> {
    for (index, choice) in O::CHOICES.iter().enumerate() {
        match record.options.get(index) {
            Some((name, _)) if name == choice.name => {}
            told => {
                let found = told.map(|(name, _)| name.clone());
                let reason = OptionLine::Expected { option: choice.name, found };
                return Err(ReplayError::Option { line: Record::line_of_option(index), reason });
            }
        }
        let one = std::slice::from_ref(&record.options[index]);
        let invalid =
            |error| ReplayError::Option { line: Record::line_of_option(index), reason: OptionLine::Unknown(error) };
        parse_options::<O>(one).map_err(invalid)?;
    }
    if let Some((name, _)) = record.options.get(O::CHOICES.len()) {
        let line = Record::line_of_option(O::CHOICES.len());
        return Err(ReplayError::Option { line, reason: OptionLine::TooMany { found: name.clone() } });
    }
    Ok(parse_options(&record.options).expect("every option was just read"))
}

fn read_input<G: Game>(input: &Input<String>) -> Result<Input<G::Action>, String> {
    match input {
        Input::Choose(seat, text) => match text.parse::<G::Action>() {
            Ok(action) if action.to_string() == *text => Ok(Input::Choose(*seat, action)),
            Ok(action) => Err(format!("'{text}' must be written '{action}'")),
            Err(error) => Err(format!("'{text}' is not an action of this game: {error}")),
        },
        Input::TimeUp => Ok(Input::TimeUp),
    }
}

/// A table that can't be set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// The game can't be played with this number of seats.
    Seats {
        /// Which game.
        game: &'static str,
        /// The fewest that can play.
        from: u8,
        /// The most that can play.
        to: u8,
        /// How many were asked for.
        asked: u8,
    },
    /// This version of the rules can't be played here.
    Rules {
        /// Which game.
        game: &'static str,
        /// The version that was asked for.
        asked: u32,
        /// The oldest that can be played.
        oldest: u32,
        /// The newest.
        newest: u32,
    },
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenError::Seats { game, from, to, asked } => {
                write!(
                    f,
                    "{game} is a game for {from} to {to}, not for {asked}: choose a number of seats between the two"
                )
            }
            OpenError::Rules { game, asked, newest, .. } if asked > newest => write!(
                f,
                "rules {asked} of {game} are newer than rules {newest}, the newest known here: update zashiki to play them"
            ),
            OpenError::Rules { game, asked, oldest, .. } => {
                write!(
                    f,
                    "rules {asked} of {game} are not known here: the oldest that can be played are rules {oldest}"
                )
            }
        }
    }
}

impl std::error::Error for OpenError {}

/// Why an input was not carried out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused<G: Game> {
    /// The game is over.
    Over,
    /// The game does not wait for this seat.
    NotAsked {
        /// Who wanted to act.
        seat: Seat,
        /// Whom the game waits for.
        waiting: Waiting,
    },
    /// The rules set no time limit now.
    NoLimit,
    /// The rules forbid the action.
    Forbidden(G::Refusal),
}

impl<G: Game> fmt::Display for Refused<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::Over => f.write_str("the game is over"),
            Refused::NotAsked { seat, waiting } => {
                let asked: Vec<String> = waiting.anyone().iter().map(|seat| seat.to_string()).collect();
                if asked.is_empty() {
                    return write!(f, "it is not seat {seat}'s turn: wait until the time limit runs out");
                }
                write!(f, "it is not seat {seat}'s turn: wait for seat {}", asked.join(" and "))
            }
            Refused::NoLimit => f.write_str("no time limit runs now"),
            Refused::Forbidden(refusal) => refusal.fmt(f),
        }
    }
}

impl<G: Game> std::error::Error for Refused<G> {}

/// Why a record does not replay.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplayError {
    /// It is the record of another game.
    OtherGame {
        /// The game of the record.
        record: String,
        /// The game that was asked to replay it.
        expected: &'static str,
    },
    /// An option line is missing, or not the one that must stand there.
    Option {
        /// The line it stands on, or must stand on.
        line: usize,
        /// What is wrong with it.
        reason: OptionLine,
    },
    /// The table can't be set up: the version of the rules or the number of seats is not one of the game's.
    Open(OpenError),
    /// An input is refused.
    Input {
        /// The line it stands on.
        line: usize,
        /// Why.
        reason: String,
    },
    /// The result is not the one the inputs lead to.
    Result {
        /// The line it stands on.
        line: usize,
    },
    /// The points are right and the places are not.
    Places {
        /// The line the places stand on.
        line: usize,
    },
}

/// What is wrong with an option line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionLine {
    /// Another option must stand here.
    Expected {
        /// Which.
        option: &'static str,
        /// The one that stands here; none if the options end too early.
        found: Option<String>,
    },
    /// The game has all its options already.
    TooMany {
        /// The option that stands here.
        found: String,
    },
    /// The value is not one of the option's.
    Unknown(OptionError),
}

impl fmt::Display for OptionLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionLine::Expected { option, found: Some(found) } => {
                write!(
                    f,
                    "expected option '{option}', found option '{found}': each option stands once, in the game's order"
                )
            }
            OptionLine::Expected { option, found: None } => {
                write!(f, "expected option '{option}': each option of the game has its line")
            }
            OptionLine::TooMany { found } => {
                write!(f, "found option '{found}' although all options of the game were given: each stands once")
            }
            OptionLine::Unknown(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::OtherGame { record, expected } => {
                write!(f, "line {}: this is a record of {record}, not of {expected}", Record::GAME_LINE)
            }
            ReplayError::Option { line, reason } => write!(f, "line {line}: {reason}"),
            ReplayError::Open(error @ OpenError::Rules { .. }) => write!(f, "line {}: {error}", Record::RULES_LINE),
            ReplayError::Open(error @ OpenError::Seats { .. }) => write!(f, "line {}: {error}", Record::SEATS_LINE),
            ReplayError::Input { line, reason } => write!(f, "line {line}: {reason}"),
            ReplayError::Result { line } => {
                write!(f, "line {line}: the result is not the one that these inputs lead to")
            }
            ReplayError::Places { line } => {
                write!(f, "line {line}: the places are not those that these inputs lead to")
            }
        }
    }
}

impl std::error::Error for ReplayError {}
