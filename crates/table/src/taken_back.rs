//! What was taken back at a table. It no longer counts, but the record keeps it: it was really played.
//!
//! How the lines of a game are followed is in `course.rs`.

use std::fmt;
use std::str::FromStr;

use crate::{Input, NotAnInput, Record, Seat};

/// One line of what happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Line {
    /// Something was put in.
    Put(Input<String>),
    /// A seat took back so many of the latest inputs that still counted.
    Back(Seat, usize),
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Line::Put(input) => input.fmt(f),
            Line::Back(seat, inputs) => write!(f, "back {seat} {inputs}"),
        }
    }
}

impl FromStr for Line {
    type Err = NotAnInput;

    fn from_str(text: &str) -> Result<Line, NotAnInput> {
        let Some(back) = text.strip_prefix("back ") else { return text.parse().map(Line::Put) };
        let (seat, number) = back.split_once(' ').ok_or(NotAnInput)?;
        let seat = seat.parse().map_err(|_| NotAnInput)?;
        // A number has one spelling, so that a record has one text.
        match number.parse::<usize>() {
            Ok(inputs) if inputs > 0 && inputs.to_string() == number => Ok(Line::Back(seat, inputs)),
            Ok(_) | Err(_) => Err(NotAnInput),
        }
    }
}

/// Inputs that were taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TakenBack {
    /// Who took them back.
    pub by: Seat,
    /// How many inputs that count came before them.
    pub after: usize,
    /// What happened until then, with what was taken back on the way.
    pub lines: Vec<Line>,
}

impl TakenBack {
    /// How many inputs counted until they were taken back.
    pub fn inputs(&self) -> usize {
        self.lines.iter().fold(0, |inputs, line| match line {
            Line::Put(_) => inputs + 1,
            Line::Back(_, back) => inputs - back,
        })
    }

    /// The lines, and the one that took them back.
    fn whole(self) -> impl Iterator<Item = Line> {
        let back = Line::Back(self.by, self.inputs());
        self.lines.into_iter().chain([back])
    }
}

impl Record {
    /// Everything that happened, in order, whether it counts or not.
    pub fn lines(&self) -> Vec<Line> {
        interleave(&self.inputs, 0, self.taken_back.iter().cloned())
    }
}

/// Inputs, of which the first has this number, with what was taken back between them.
fn interleave(inputs: &[Input<String>], first: usize, taken: impl Iterator<Item = TakenBack>) -> Vec<Line> {
    let mut taken = taken.peekable();
    let mut lines = Vec::with_capacity(inputs.len());
    for place in 0..=inputs.len() {
        while let Some(back) = taken.next_if(|back| back.after == first + place) {
            lines.extend(back.whole());
        }
        lines.extend(inputs.get(place).cloned().map(Line::Put));
    }
    lines
}

/// More was to be taken back than was put in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NothingToTakeBack;

impl fmt::Display for NothingToTakeBack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("more is taken back than was put in")
    }
}

impl std::error::Error for NothingToTakeBack {}
