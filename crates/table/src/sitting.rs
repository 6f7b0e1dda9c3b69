//! A table: one running game behind its checked door.

use std::fmt;

use crate::{Game, Input, Journal, OptionError, Record, Rng, Seat, Seed, Waiting, describe, parse_options};

/// One running game with its generator and everything that happened to it.
#[derive(Debug)]
pub struct Table<G: Game> {
    pub(crate) game: G,
    pub(crate) rng: Rng,
    seed: Seed,
    options: G::Options,
    pub(crate) inputs: Vec<Input<G::Action>>,
}

impl<G: Game> Table<G> {
    /// Sets a game up.
    pub fn open(
        seats: u8,
        options: G::Options,
        seed: Seed,
        journal: &mut Journal<G::Event>,
    ) -> Result<Table<G>, OpenError> {
        if !G::SEATS.contains(&seats) {
            return Err(OpenError::Seats { game: G::NAME, from: *G::SEATS.start(), to: *G::SEATS.end(), asked: seats });
        }
        let mut rng = Rng::new(&seed);
        let game = G::setup(seats, &options, &mut rng, journal);
        // Room for a short game at once: growing step by step costs more than a quick game itself.
        Ok(Table { game, rng, seed, options, inputs: Vec::with_capacity(256) })
    }

    /// The truth. Whoever asks for it is trusted not to pass it on.
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
            rules: G::RULES,
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
        if record.result != table.game.outcome() {
            return Err(ReplayError::Result { line: record.line_of_input(record.inputs.len()) });
        }
        Ok(table)
    }

    /// Plays a record as far as it goes, whatever it says of the result.
    pub fn rebuild(
        record: &Record,
        mut watch: impl FnMut(&Table<G>, Option<&Input<G::Action>>, &mut Journal<G::Event>),
    ) -> Result<Table<G>, ReplayError> {
        if record.game != G::NAME {
            return Err(ReplayError::OtherGame { record: record.game.clone(), expected: G::NAME });
        }
        if record.rules != G::RULES {
            return Err(ReplayError::OtherRules { game: G::NAME, record: record.rules, known: G::RULES });
        }
        let options = parse_options(&record.options).map_err(ReplayError::Options)?;
        let mut journal = Journal::open();
        let mut table = Table::open(record.seats, options, record.seed, &mut journal).map_err(ReplayError::Open)?;
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
    /// The game is not for so many.
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
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let OpenError::Seats { game, from, to, asked } = self;
        write!(f, "{game} is a game for {from} to {to}, not for {asked}: choose a number of seats between the two")
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
    /// It was played under another version of the rules.
    OtherRules {
        /// Which game.
        game: &'static str,
        /// The version of the record.
        record: u32,
        /// The newest version known here.
        known: u32,
    },
    /// An option is not one of the game's.
    Options(OptionError),
    /// The table can't be set up.
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
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplayError::OtherGame { record, expected } => write!(f, "this is a record of {record}, not of {expected}"),
            ReplayError::OtherRules { game, record, known } if record > known => write!(
                f,
                "this record was played under rules {record} of {game}, newer than the rules {known} known here: \
                 update zashiki to replay it"
            ),
            ReplayError::OtherRules { game, record, known } => {
                write!(f, "rules {record} of {game} are no longer known here, only rules {known}")
            }
            ReplayError::Options(error) => error.fmt(f),
            ReplayError::Open(error) => error.fmt(f),
            ReplayError::Input { line, reason } => write!(f, "line {line}: {reason}"),
            ReplayError::Result { line } => {
                write!(f, "line {line}: the result is not the one that these inputs lead to")
            }
        }
    }
}

impl std::error::Error for ReplayError {}
