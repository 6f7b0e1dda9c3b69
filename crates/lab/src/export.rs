//! Games as data: JSON Lines with the record, and for every step what each seat that was asked saw and could do.
//!
//! The lines of a game follow from its record alone. Reading them back plays the record again and compares.
//! `docs/DATA.md` describes every field.

use std::io::Write;

use catalog::Entry;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use table::{Input, Journal, Outcome, Record, ReplayError, Rng, Seat, Seed, Table, Viewer};

use crate::contest::Contest;
use crate::{ArenaError, ExportError};

/// What is to be written.
///
/// ```
/// use lab::{Export, check_export};
/// use rinpa::Rinpa;
///
/// let export = Export {
///     seats: 3,
///     options: vec![("deals".to_string(), "one".to_string())],
///     players: vec!["uniform".to_string()],
///     games: 2,
///     seed: 1,
/// };
/// let mut file = Vec::new();
/// export.write::<Rinpa>(&mut file, &|_games| {}).expect("memory can be written");
/// assert_eq!(check_export::<Rinpa>(&mut file.as_slice(), &|_games| {}).expect("every line is right"), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Export {
    /// How many seats the tables have.
    pub seats: u8,
    /// Options of the game by name; what is not named keeps its default.
    pub options: Vec<(String, String)>,
    /// The players; a shorter list is repeated around the table. They move on one seat with every game.
    pub players: Vec<String>,
    /// How many games.
    pub games: u64,
    /// The number that fixes all games.
    pub seed: u64,
}

/// The first line of a file.
#[derive(Serialize, Deserialize)]
pub(crate) struct Heading {
    line: HeadingLine,
    pub(crate) format: String,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) seats: u8,
    pub(crate) seed: u64,
    pub(crate) games: u64,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum HeadingLine {
    Heading,
}

/// The first line of a game.
#[derive(Serialize, Deserialize)]
pub(crate) struct Opening {
    line: OpeningLine,
    pub(crate) number: u64,
    pub(crate) record: String,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum OpeningLine {
    Game,
}

/// A step of a game.
#[derive(Serialize)]
struct StepLine<'a, V> {
    line: &'static str,
    number: u64,
    step: usize,
    asked: &'a [AskedSeat<V>],
    input: WrittenInput,
}

/// A seat that could act, with what it saw and could do.
#[derive(Serialize)]
struct AskedSeat<V> {
    seat: Seat,
    must: bool,
    legal: Vec<String>,
    view: V,
}

#[derive(Serialize)]
#[serde(untagged)]
enum WrittenInput {
    Choose { seat: Seat, action: String },
    Time(&'static str),
}

/// The last line of a game.
#[derive(Serialize)]
struct End<'a> {
    line: &'static str,
    number: u64,
    steps: usize,
    outcome: &'a Option<Outcome>,
}

pub(crate) const FORMAT: &str = "zashiki export 1";

impl Export {
    /// How many games are in memory at a time.
    const AT_ONCE: u64 = 64;

    /// Plays on the threads of the current rayon pool and writes game by game, in order. `done` is told how many games
    /// are written.
    pub fn write<G: Entry>(&self, out: &mut (dyn Write + Send), done: &dyn Fn(u64)) -> Result<(), ExportError> {
        if self.players.is_empty() {
            return Err(ExportError::Arena(ArenaError::NoPlayers));
        }
        let contest =
            Contest::<G>::new(self.seats, &self.options, &self.players, self.seed).map_err(ExportError::Arena)?;
        out.write_all(heading_line::<G>(self.seats, self.seed, self.games).as_bytes())?;
        let mut next = 0;
        while next < self.games {
            let to = (next + Export::AT_ONCE).min(self.games);
            let lines: Vec<String> = (next..to).into_par_iter().map(|number| self.game(&contest, number)).collect();
            for text in &lines {
                out.write_all(text.as_bytes())?;
                done(1);
            }
            next = to;
        }
        Ok(out.flush()?)
    }

    fn game<G: Entry>(&self, contest: &Contest<G>, number: u64) -> String {
        let mut chance = Rng::new(&Seed::numbered(!self.seed, number));
        let seed = Seed::numbered(self.seed, number);
        let player_at = |seat: Seat| (seat.index() + number as usize) % self.players.len();
        let mut bots: Vec<_> =
            Seat::all(self.seats).map(|seat| contest.players[player_at(seat)].make(chance.fork())).collect();
        let mut journal = bots::journal_for(&bots);
        let mut table = Table::<G>::open(self.seats, contest.options.clone(), seed, &mut journal)
            .expect("the first table of this contest was set up with the same seats");
        bots::play(&mut table, &mut journal, &mut bots, |_| {});
        let players = Seat::all(self.seats).map(|seat| (seat, self.players[player_at(seat)].clone()));
        let record = Record { players: players.collect(), ..table.record() };
        lines::<G>(number, &record).expect("a game just played replays")
    }
}

/// The first line of a file.
pub(crate) fn heading_line<G: Entry>(seats: u8, seed: u64, games: u64) -> String {
    line(&Heading {
        line: HeadingLine::Heading,
        format: FORMAT.to_string(),
        game: G::NAME.to_string(),
        rules: G::RULES,
        seats,
        seed,
        games,
    })
}

/// All lines of one game.
pub(crate) fn lines<G: Entry>(number: u64, record: &Record) -> Result<String, ReplayError> {
    let mut text = line(&Opening { line: OpeningLine::Game, number, record: record.to_string() });
    let mut asked: Vec<AskedSeat<G::View>> = Vec::new();
    let mut step = 0;
    let table = Table::<G>::replay(record, |table, input, _journal: &mut Journal<G::Event>| {
        if let Some(input) = input {
            let input = match input {
                Input::Choose(seat, action) => WrittenInput::Choose { seat: *seat, action: action.to_string() },
                Input::TimeUp => WrittenInput::Time("time"),
            };
            text.push_str(&line(&StepLine { line: "step", number, step, asked: &asked, input }));
            step += 1;
        }
        asked = asked_seats(table.game());
    })?;
    let outcome = table.game().outcome();
    text.push_str(&line(&End { line: "end", number, steps: step, outcome: &outcome }));
    Ok(text)
}

fn asked_seats<G: Entry>(game: &G) -> Vec<AskedSeat<G::View>> {
    let waiting = game.waiting();
    let asked = |seat: Seat| {
        let mut legal = Vec::new();
        game.legal(seat, &mut legal);
        AskedSeat {
            seat,
            must: waiting.must.contains(seat),
            legal: legal.iter().map(ToString::to_string).collect(),
            view: game.view(Viewer::Seat(seat)),
        }
    };
    waiting.anyone().iter().map(asked).collect()
}

fn line(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("views and records are plain data with text keys");
    text.push('\n');
    text
}
