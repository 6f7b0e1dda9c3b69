//! The record of a game: plain text from which the whole game can be rebuilt. Its format is `docs/RECORD.md`.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use crate::{
    BySeat, Input, InputHistory, MAX_SEATS, NothingToTakeBack, Outcome, RecordLine, Rng, Seat, Seed, SeedHash,
    TakenBack,
};

const TITLE: &str = "zashiki record 1";
const MAX_NAME: usize = 80;

/// Everything needed to play a game again: what it was, its seed and every input.
///
/// ```
/// use table::{Input, Journal, Record, Seat, Seed, Table};
/// use testkit::toys::{Snap, SnapOptions};
///
/// let table = Table::<Snap>::open(2, SnapOptions::default(), Seed::numbered(1, 1), &mut Journal::open())?;
/// let mut record = table.record();
/// record.players.push((Seat::new(0), "Hanako".to_string()));
/// record.inputs.push(Input::TimeUp);
///
/// // A record has exactly one text, and the text is the whole record.
/// let text = record.to_string();
/// assert!(text.starts_with("zashiki record 1\ngame toy-snap\nrules 1\nseats 2\noption pile six\n"));
/// assert!(text.ends_with("player A Hanako\nbegin\ntime\nunfinished\n"));
/// assert_eq!(text.parse::<Record>()?, record);
///
/// let replayed = Table::<Snap>::replay(&record, |_, _, _| ())?;
/// assert_eq!(replayed.inputs(), [Input::TimeUp]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The name of the game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// How many seats it had.
    pub seats: u8,
    /// Its options, by name.
    pub options: Vec<(String, String)>,
    /// Its seed.
    pub seed: Seed,
    /// Who sat where, as far as it is told.
    pub players: Vec<(Seat, String)>,
    /// What happened and counts, actions in the notation of the game.
    pub inputs: Vec<Input<String>>,
    /// What was taken back, in order.
    pub taken_back: Vec<TakenBack>,
    /// The result, if the game is over: points of each seat and who won.
    pub result: Option<Outcome>,
}

impl Record {
    /// The line that names the game, counted from 1.
    pub const GAME_LINE: usize = 2;
    /// The line that names the version of the rules.
    pub const RULES_LINE: usize = 3;
    /// The line that names the number of seats.
    pub const SEATS_LINE: usize = 4;

    /// Reads a record from the bytes of a file.
    ///
    /// ```
    /// use table::Record;
    ///
    /// let error = Record::from_bytes(b"zashiki record 1\ngame \xff\n").unwrap_err();
    /// assert_eq!(error.to_string(), "line 2: the text is not UTF-8");
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Record, RecordError> {
        match std::str::from_utf8(bytes) {
            Ok(text) => text.parse(),
            Err(error) => {
                let before = &bytes[..error.valid_up_to()];
                let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
                Err(RecordError { line, problem: RecordProblem::NotUtf8 })
            }
        }
    }

    /// The line on which option number `index` (from 0) stands.
    pub fn line_of_option(index: usize) -> usize {
        Record::SEATS_LINE + 1 + index
    }

    /// The line on which input number `index` (from 0) stands, counted from 1.
    pub fn line_of_input(&self, index: usize) -> usize {
        let taken_back = self.taken_back.iter().filter(|taken| taken.after <= index);
        let taken_lines: usize = taken_back.map(|taken| taken.lines.len() + 1).sum();
        // title, game, rules, seats, generator, hash, seed and "begin" come before it
        8 + self.options.len() + self.players.len() + taken_lines + index + 1
    }

    /// The name of the player at a seat, if the record tells it.
    pub fn player(&self, seat: Seat) -> Option<&str> {
        self.players.iter().find(|(at, _)| *at == seat).map(|(_, name)| name.as_str())
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{TITLE}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.rules)?;
        writeln!(f, "seats {}", self.seats)?;
        for (name, value) in &self.options {
            writeln!(f, "option {name} {value}")?;
        }
        writeln!(f, "generator {}", Rng::NAME)?;
        writeln!(f, "hash {}", self.seed.hash())?;
        writeln!(f, "seed {}", self.seed)?;
        for (seat, name) in &self.players {
            writeln!(f, "player {seat} {name}")?;
        }
        writeln!(f, "begin")?;
        for line in self.lines() {
            writeln!(f, "{line}")?;
        }
        match &self.result {
            None => writeln!(f, "unfinished"),
            Some(outcome) => write_result(outcome, f),
        }
    }
}

/// An input as a line of a record.
impl<A: fmt::Display> fmt::Display for Input<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Input::Choose(seat, action) => write!(f, "{seat} {action}"),
            Input::TimeUp => f.write_str("time"),
        }
    }
}

impl<A: fmt::Display> Input<A> {
    /// The same with the action in notation.
    pub fn written(&self) -> Input<String> {
        match self {
            Input::Choose(seat, action) => Input::Choose(*seat, action.to_string()),
            Input::TimeUp => Input::TimeUp,
        }
    }
}

impl FromStr for Input<String> {
    type Err = NotAnInput;

    fn from_str(line: &str) -> Result<Input<String>, NotAnInput> {
        if line == "time" {
            return Ok(Input::TimeUp);
        }
        let (seat, action) = line.split_once(' ').ok_or(NotAnInput)?;
        Ok(Input::Choose(seat.parse().map_err(|_| NotAnInput)?, action.to_string()))
    }
}

/// A line of a record that is not an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnInput;

impl fmt::Display for NotAnInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an input is a seat and its action, or 'time'")
    }
}

impl std::error::Error for NotAnInput {}

fn write_result(outcome: &Outcome, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut line = String::from("points");
    for (seat, points) in outcome.points.iter() {
        write!(line, " {seat} {points}")?;
    }
    writeln!(f, "{line}")?;
    line.clear();
    line.push_str("places");
    for (seat, place) in outcome.places.iter() {
        write!(line, " {seat} {place}")?;
    }
    writeln!(f, "{line}")
}

/// What is wrong with a record, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: RecordProblem,
}

/// What can be wrong with a line of a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordProblem {
    /// The text ends although more must follow.
    EndsEarly {
        /// What must follow.
        expected: &'static str,
    },
    /// The line is not the one that must stand here.
    Unexpected {
        /// What must stand here.
        expected: &'static str,
        /// What stands here.
        found: String,
    },
    /// The bytes are not text.
    NotUtf8,
    /// A carriage return stands somewhere else than at the end of a line.
    CarriageReturn,
    /// The number of seats is not one a table can have.
    Seats,
    /// The record names a generator that this house does not have.
    Generator(String),
    /// The hash is not the hash of the seed.
    HashMismatch,
    /// A seat is named that the table does not have, or twice, or out of order.
    SeatOrder(Seat),
    /// A player's name is empty, too long or has control characters.
    PlayerName,
    /// More is taken back than was put in.
    TakenBack,
    /// Something stands behind the result.
    Trailing,
}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordProblem::EndsEarly { expected } => write!(f, "the record ends here, but {expected} must follow"),
            RecordProblem::Unexpected { expected, found } => write!(f, "expected {expected}, found '{found}'"),
            RecordProblem::NotUtf8 => f.write_str("the text is not UTF-8"),
            RecordProblem::CarriageReturn => {
                f.write_str("a carriage return may only stand before a line feed: remove it")
            }
            RecordProblem::Seats => write!(f, "a table has 1 to {MAX_SEATS} seats"),
            RecordProblem::Generator(name) => {
                write!(f, "the generator '{name}' is not known here, only '{}'", Rng::NAME)
            }
            RecordProblem::HashMismatch => {
                f.write_str("the hash does not belong to the seed: one of the two lines was changed")
            }
            RecordProblem::SeatOrder(seat) => {
                write!(f, "seat {seat} is not at this table, or stands here twice or out of order")
            }
            RecordProblem::PlayerName => {
                write!(f, "a player's name has 1 to {MAX_NAME} characters and no control characters")
            }
            RecordProblem::TakenBack => NothingToTakeBack.fmt(f),
            RecordProblem::Trailing => f.write_str("nothing may follow the result"),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for RecordError {}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        // One that stays in a line would be taken for a Windows line end once the record is written.
        if let Some(before) = text.lines().position(|line| line.contains('\r')) {
            return Err(RecordError { line: before + 1, problem: RecordProblem::CarriageReturn });
        }
        let mut lines = Lines::new(text);
        lines.exactly(TITLE, "'zashiki record 1'")?;
        let game = lines.field("game", "'game' and its name")?.to_string();
        let rules = lines.number("rules", "'rules' and a version number")?;
        let seats = lines.number("seats", "'seats' and a number")?;
        if seats < 1 || seats as usize > MAX_SEATS {
            return Err(lines.error(RecordProblem::Seats));
        }
        let seats = seats as u8;
        let options = read_options(&mut lines)?;
        let generator = lines.field("generator", "'generator' and its name")?;
        if generator != Rng::NAME {
            return Err(lines.error(RecordProblem::Generator(generator.to_string())));
        }
        let hash: SeedHash = lines.parse("hash", "'hash' and 64 hexadecimal digits in lower case")?;
        let seed: Seed = lines.parse("seed", "'seed' and 64 hexadecimal digits in lower case")?;
        if seed.hash() != hash {
            return Err(lines.error(RecordProblem::HashMismatch));
        }
        let players = read_players(&mut lines, seats)?;
        lines.exactly("begin", "'begin'")?;
        let history = read_inputs(&mut lines, seats)?;
        let (inputs, taken_back) = (history.inputs().cloned().collect(), history.taken_back());
        let result = read_result(&mut lines, seats)?;
        if lines.next().is_some() {
            return Err(lines.error(RecordProblem::Trailing));
        }
        Ok(Record { game, rules, seats, options, seed, players, inputs, taken_back, result })
    }
}

fn read_options(lines: &mut Lines<'_>) -> Result<Vec<(String, String)>, RecordError> {
    const EXPECTED: &str = "'option', its name and its value";
    let mut options = Vec::new();
    while let Some(rest) = lines.peek_field("option") {
        lines.next();
        match rest.split_once(' ') {
            Some((name, value)) if !name.is_empty() && !value.is_empty() && !value.contains(' ') => {
                options.push((name.to_string(), value.to_string()));
            }
            _ => return Err(lines.unexpected(EXPECTED)),
        }
    }
    Ok(options)
}

fn read_players(lines: &mut Lines<'_>, seats: u8) -> Result<Vec<(Seat, String)>, RecordError> {
    let mut players: Vec<(Seat, String)> = Vec::new();
    while let Some(rest) = lines.peek_field("player") {
        lines.next();
        let (seat, name) = rest.split_once(' ').ok_or_else(|| lines.error(RecordProblem::PlayerName))?;
        let seat: Seat = seat.parse().map_err(|_| lines.unexpected("'player', a seat and a name"))?;
        if seat.index() >= seats as usize || players.last().is_some_and(|(last, _)| *last >= seat) {
            return Err(lines.error(RecordProblem::SeatOrder(seat)));
        }
        let length = name.chars().count();
        if length == 0 || length > MAX_NAME || name.chars().any(char::is_control) {
            return Err(lines.error(RecordProblem::PlayerName));
        }
        players.push((seat, name.to_string()));
    }
    Ok(players)
}

fn read_inputs(lines: &mut Lines<'_>, seats: u8) -> Result<InputHistory, RecordError> {
    const EXPECTED: &str = "a seat and its action, 'time', 'back', a seat and how many, or the result";
    let mut history = InputHistory::default();
    loop {
        let line = lines.peek().ok_or_else(|| lines.ends_early("'unfinished' or the result"))?;
        if line == "unfinished" || line.starts_with("points ") {
            return Ok(history);
        }
        lines.next();
        let line = line.parse().map_err(|NotAnInput| lines.unexpected(EXPECTED))?;
        match line {
            RecordLine::Put(Input::Choose(seat, _)) | RecordLine::Back(seat, _) if seat.index() >= seats as usize => {
                return Err(lines.error(RecordProblem::SeatOrder(seat)));
            }
            RecordLine::Put(_) | RecordLine::Back(..) => {
                history.push(line).map_err(|NothingToTakeBack| lines.error(RecordProblem::TakenBack))?;
            }
        }
    }
}

fn read_result(lines: &mut Lines<'_>, seats: u8) -> Result<Option<Outcome>, RecordError> {
    if lines.peek() == Some("unfinished") {
        lines.next();
        return Ok(None);
    }
    let points = read_by_seat(lines, seats, "points", "'points' and the points of every seat")?;
    let places = read_by_seat(lines, seats, "places", "'places' and the place of every seat")?;
    Ok(Some(Outcome { points, places }))
}

/// A value for each seat in order, each number in its one shortest spelling.
fn read_by_seat<T: FromStr + ToString + Copy + Default>(
    lines: &mut Lines<'_>,
    seats: u8,
    key: &str,
    expected: &'static str,
) -> Result<BySeat<T>, RecordError> {
    let mut words = lines.field(key, expected)?.split(' ');
    let mut values = BySeat::all(seats, T::default());
    for seat in Seat::all(seats) {
        let named = words.next().and_then(|word| word.parse().ok());
        let spelled = |word: &str| word.parse().ok().filter(|value: &T| value.to_string() == word);
        let value = words.next().and_then(spelled);
        match (named, value) {
            (Some(named), Some(value)) if seat == named => values[seat] = value,
            _ => return Err(lines.unexpected(expected)),
        }
    }
    if words.next().is_some() { Err(lines.unexpected(expected)) } else { Ok(values) }
}

/// The lines of a record with the number of the one read last.
struct Lines<'a> {
    rest: std::iter::Peekable<std::str::Lines<'a>>,
    current: &'a str,
    number: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Lines<'a> {
        Lines { rest: text.lines().peekable(), current: "", number: 0 }
    }

    fn next(&mut self) -> Option<&'a str> {
        self.number += 1;
        self.current = self.rest.next()?;
        Some(self.current)
    }

    fn peek(&mut self) -> Option<&'a str> {
        self.rest.peek().copied()
    }

    fn peek_field(&mut self, key: &str) -> Option<&'a str> {
        self.peek()?.strip_prefix(key)?.strip_prefix(' ')
    }

    fn exactly(&mut self, text: &str, expected: &'static str) -> Result<(), RecordError> {
        match self.next() {
            Some(line) if line == text => Ok(()),
            Some(_) => Err(self.unexpected(expected)),
            None => Err(self.error(RecordProblem::EndsEarly { expected })),
        }
    }

    fn field(&mut self, key: &str, expected: &'static str) -> Result<&'a str, RecordError> {
        let Some(line) = self.next() else {
            return Err(self.error(RecordProblem::EndsEarly { expected }));
        };
        let rest = line.strip_prefix(key).and_then(|rest| rest.strip_prefix(' '));
        rest.filter(|rest| !rest.is_empty()).ok_or_else(|| self.unexpected(expected))
    }

    fn parse<T: FromStr>(&mut self, key: &str, expected: &'static str) -> Result<T, RecordError> {
        let field = self.field(key, expected)?;
        field.parse().map_err(|_| self.unexpected(expected))
    }

    /// A number in its one shortest spelling, so that a record has one text.
    fn number(&mut self, key: &str, expected: &'static str) -> Result<u32, RecordError> {
        let field = self.field(key, expected)?;
        field.parse().ok().filter(|n: &u32| n.to_string() == field).ok_or_else(|| self.unexpected(expected))
    }

    fn error(&self, problem: RecordProblem) -> RecordError {
        RecordError { line: self.number, problem }
    }

    fn unexpected(&self, expected: &'static str) -> RecordError {
        let found = self.current.chars().take(60).collect();
        self.error(RecordProblem::Unexpected { expected, found })
    }

    fn ends_early(&self, expected: &'static str) -> RecordError {
        RecordError { line: self.number + 1, problem: RecordProblem::EndsEarly { expected } }
    }
}
