//! Reading games as data back: every record is played again and every line compared.

use std::io::{self, BufRead};

use catalog::Entry;
use serde::Deserialize;
use table::{Record, Seed};
use thiserror::Error;

use crate::ArenaError;
use crate::export::{FORMAT, Heading, Opening, heading_line, lines};

/// Why games could not be written or read back.
#[derive(Debug, Error)]
pub enum ExportError {
    /// The games can't be played.
    #[error(transparent)]
    Arena(ArenaError),
    /// The file can't be read or written.
    #[error(transparent)]
    File(#[from] io::Error),
    /// A line is not the one that must stand there.
    #[error("line {line}: {problem}")]
    Line {
        /// Which, counted from 1.
        line: u64,
        /// What is wrong with it.
        problem: String,
    },
}

/// Reads a file back: plays every record again and compares every line. Says how many games it has.
///
/// `done` is told how many games are compared.
pub fn check_export<G: Entry>(input: &mut dyn BufRead, done: &dyn Fn(u64)) -> Result<u64, ExportError> {
    let mut lines_read = NumberedLines { input, number: 0 };
    let (heading, first): (Heading, String) = lines_read.parse("the heading")?;
    if heading.format != FORMAT || heading.game != G::NAME {
        let problem = format!("this is '{}' of {}, not '{FORMAT}' of {}", heading.format, heading.game, G::NAME);
        return Err(ExportError::Line { line: 1, problem });
    }
    if heading.rules != G::RULES {
        let (of, here) = (heading.rules, G::RULES);
        let problem = format!("this was played by rules {of} of {}, and this program plays by rules {here}", G::NAME);
        return Err(ExportError::Line { line: 1, problem });
    }
    let written = heading_line::<G>(heading.seats, heading.seed, heading.games);
    if first != written.trim_end() {
        let problem = format!("this is not how a heading is written: expected {}", shortened(&written));
        return Err(ExportError::Line { line: 1, problem });
    }
    for expected in 0..heading.games {
        let (opening, opening_line): (Opening, String) = lines_read.parse("the first line of a game")?;
        let at = lines_read.number;
        let wrong = |problem: String| ExportError::Line { line: at, problem };
        if opening.number != expected {
            return Err(wrong(format!("game {expected} must stand here, not {}", opening.number)));
        }
        let record: Record = opening.record.parse().map_err(|error| wrong(format!("the record is broken: {error}")))?;
        heading.announces(expected, &record).map_err(wrong)?;
        let text =
            lines::<G>(expected, &record).map_err(|error| wrong(format!("the record does not replay: {error}")))?;
        for (place, line) in text.lines().enumerate() {
            let is_as_found = match place {
                0 => opening_line == line,
                _ => lines_read.next("the next step")? == line,
            };
            if !is_as_found {
                let problem = format!("this is not what game {expected} leads to: expected {}", shortened(line));
                return Err(ExportError::Line { line: lines_read.number, problem });
            }
        }
        done(1);
    }
    match lines_read.next("") {
        Ok(_) => Err(ExportError::Line { line: lines_read.number, problem: "nothing may follow".to_string() }),
        Err(ExportError::Line { .. }) => Ok(heading.games),
        Err(error) => Err(error),
    }
}

/// The name of the game that a file is of, and how many games of it there are, from its first line.
pub fn exported_games(first_line: &str) -> Result<(String, u64), ExportError> {
    let heading: Result<Heading, _> = serde_json::from_str(first_line);
    let problem = || format!("this is not the heading of an export: {}", shortened(first_line));
    heading.map(|heading| (heading.game, heading.games)).map_err(|_| ExportError::Line { line: 1, problem: problem() })
}

impl Heading {
    /// Whether a game of this number is one that the heading speaks of, or why not.
    fn announces(&self, number: u64, record: &Record) -> Result<(), String> {
        let Heading { seats, seed, .. } = self;
        if record.seats != *seats {
            return Err(format!("the heading says {seats} seats, but this is a game of {}", record.seats));
        }
        if record.seed != Seed::numbered(*seed, number) {
            return Err(format!("this is not the seed that game {number} has if the heading's seed is {seed}"));
        }
        Ok(())
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(100).collect()
}

struct NumberedLines<'a> {
    input: &'a mut dyn BufRead,
    number: u64,
}

impl NumberedLines<'_> {
    fn next(&mut self, expected: &str) -> Result<String, ExportError> {
        let mut text = String::new();
        self.number += 1;
        if self.input.read_line(&mut text)? == 0 {
            let problem = format!("the file ends here, but {expected} must follow");
            return Err(ExportError::Line { line: self.number, problem });
        }
        Ok(text.trim_end_matches('\n').to_string())
    }

    /// What the next line says, and the line itself.
    fn parse<T: for<'de> Deserialize<'de>>(&mut self, expected: &str) -> Result<(T, String), ExportError> {
        let text = self.next(expected)?;
        let problem = || format!("{expected} must stand here, not {}", shortened(&text));
        match serde_json::from_str(&text) {
            Ok(said) => Ok((said, text)),
            Err(_) => Err(ExportError::Line { line: self.number, problem: problem() }),
        }
    }
}
