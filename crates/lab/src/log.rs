//! The log of a contest: every finished deal is a line, so that a run that was interrupted goes on where it stopped.
//!
//! The first line says what is played. A log is only taken up by the same contest; more deals of it are welcome. Every
//! line also says how long its deal took, so that what is told of a whole run holds however often it was interrupted.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;
use std::sync::Mutex;
use std::time::Duration;

use serde::{Deserialize, Serialize};
use table::{BySeat, Outcome, Seat};
use thiserror::Error;

use crate::contest::Seating;
use crate::line_up::LineUp;

/// What a contest is: all that its results depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Heading {
    /// The format of the log.
    pub(crate) log: String,
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) seats: u8,
    pub(crate) options: Vec<(String, String)>,
    pub(crate) line_up: LineUp,
    /// How the players are seated, for each match.
    pub(crate) matches: Vec<Vec<Seating>>,
    pub(crate) seed: u64,
}

impl Heading {
    pub(crate) const FORMAT: &'static str = "zashiki contest 2";
}

/// A line of the log: the games of one deal.
#[derive(Serialize, Deserialize)]
struct FinishedDeal {
    #[serde(rename = "match")]
    number: usize,
    deal: u64,
    games: Vec<Ended>,
    /// How long the games took on their thread.
    #[serde(default)]
    ms: u64,
}

#[derive(Serialize, Deserialize)]
struct Ended {
    points: Vec<i32>,
    places: Vec<u8>,
}

/// A log that is open for more lines.
pub(crate) struct Log {
    file: Mutex<File>,
    done: HashMap<(usize, u64), Vec<Outcome>>,
}

/// Why a log can't be taken up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LogError {
    /// The file can't be read or written, and why.
    #[error("the log of finished deals can't be used: {0}")]
    File(String),
    /// The file is not a log.
    #[error("line {line} of the log is not a finished deal: name another file, or delete this one")]
    NotALog {
        /// The line that is not one.
        line: usize,
    },
    /// It is the log of another contest.
    #[error(
        "the log is of another contest (game, options, players, their weights or the seed differ): name another file, or \
         delete this one"
    )]
    OtherContest,
    /// Another run writes to it.
    #[error("another run is using this log of finished deals: wait for its end, or name another file")]
    InUse,
}

impl From<io::Error> for LogError {
    fn from(error: io::Error) -> LogError {
        LogError::File(error.to_string())
    }
}

impl Log {
    /// Opens the log of this contest, a new one if there is no file of this name. Nobody else can until it is dropped.
    pub(crate) fn open(path: &Path, heading: &Heading) -> Result<Log, LogError> {
        let named = |error: io::Error| LogError::File(format!("{}: {error}", path.display()));
        if path.exists() && !path.is_file() {
            return Err(named(io::Error::other("it is no ordinary file: name another one")));
        }
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path).map_err(named)?;
        // The system takes the lock back when the program ends, in whatever way.
        file.try_lock().map_err(|error| match error {
            TryLockError::WouldBlock => LogError::InUse,
            TryLockError::Error(error) => named(error),
        })?;
        let mut text = String::new();
        file.read_to_string(&mut text).map_err(named)?;
        // A run that was stopped in the middle of a line has not finished that deal.
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let done = read(&text[..whole], heading)?;
        let mut first = String::new();
        if whole == 0 {
            first = serde_json::to_string(heading).map_err(io::Error::other)? + "\n";
            // What is not the beginning of a heading was written by somebody else.
            if !first.starts_with(&text) {
                return Err(LogError::NotALog { line: 1 });
            }
        }
        file.set_len(whole as u64)?;
        file.seek(SeekFrom::End(0))?;
        file.write_all(first.as_bytes())?;
        Ok(Log { file: Mutex::new(file), done })
    }

    /// How the games of a deal ended, if they were played before.
    pub(crate) fn finished(&self, number: usize, deal: u64) -> Option<Vec<Outcome>> {
        self.done.get(&(number, deal)).cloned()
    }

    /// Keeps a deal that was finished just now.
    pub(crate) fn keep(&self, number: usize, deal: u64, outcomes: &[Outcome], took: Duration) -> Result<(), LogError> {
        let ended = |outcome: &Outcome| Ended {
            points: outcome.points.as_slice().to_vec(),
            places: outcome.places.as_slice().to_vec(),
        };
        let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
        let line = FinishedDeal { number, deal, games: outcomes.iter().map(ended).collect(), ms };
        let mut text = serde_json::to_string(&line).map_err(io::Error::other)?;
        text.push('\n');
        // A poisoned lock means that another thread failed while it wrote, and that failure is reported.
        let mut file = self.file.lock().map_err(|_| io::Error::other("another thread failed"))?;
        Ok(file.write_all(text.as_bytes())?)
    }
}

/// How long the deals took that a log holds already, on one thread; nothing if there is no log yet.
pub fn time_kept(path: &Path) -> Duration {
    let text = fs::read_to_string(path).unwrap_or_default();
    let kept = text.lines().filter_map(|line| serde_json::from_str::<FinishedDeal>(line).ok());
    kept.map(|line| Duration::from_millis(line.ms)).sum()
}

/// The finished deals of a log, if it is of this contest; of an empty one none.
fn read(text: &str, heading: &Heading) -> Result<HashMap<(usize, u64), Vec<Outcome>>, LogError> {
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return Ok(HashMap::new()) };
    let found: Heading = serde_json::from_str(first).map_err(|_| LogError::NotALog { line: 1 })?;
    if found != *heading {
        return Err(LogError::OtherContest);
    }
    let deal = |(index, line)| read_line(line, heading).ok_or(LogError::NotALog { line: index + 2 });
    lines.enumerate().map(deal).collect()
}

fn read_line(line: &str, heading: &Heading) -> Option<((usize, u64), Vec<Outcome>)> {
    let FinishedDeal { number, deal, games, ms: _ } = serde_json::from_str(line).ok()?;
    let seats = usize::from(heading.seats);
    let fits = |game: &Ended| game.points.len() == seats && game.places.len() == seats;
    if games.len() != heading.matches.get(number)?.len() || !games.iter().all(fits) {
        return None;
    }
    let outcome = |game: &Ended| Outcome {
        points: BySeat::from_fn(heading.seats, |seat: Seat| game.points[seat.index()]),
        places: BySeat::from_fn(heading.seats, |seat: Seat| game.places[seat.index()]),
    };
    Some(((number, deal), games.iter().map(outcome).collect()))
}
