//! What was taken back at a table. It no longer counts, but the record keeps it: it was really played.
//!
//! Which inputs count is worked out in `input_history.rs`.

use std::fmt;
use std::str::FromStr;

use crate::{Input, NotAnInput, Record, Seat};

/// One line of what happened at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordLine {
    /// Something was put in.
    Put(Input<String>),
    /// A seat took back this many of the latest inputs that still counted.
    Back(Seat, usize),
}

impl fmt::Display for RecordLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordLine::Put(input) => input.fmt(f),
            RecordLine::Back(seat, inputs) => write!(f, "back {seat} {inputs}"),
        }
    }
}

impl FromStr for RecordLine {
    type Err = NotAnInput;

    fn from_str(text: &str) -> Result<RecordLine, NotAnInput> {
        let Some(back) = text.strip_prefix("back ") else { return text.parse().map(RecordLine::Put) };
        let (seat, number) = back.split_once(' ').ok_or(NotAnInput)?;
        let seat = seat.parse().map_err(|_| NotAnInput)?;
        // A number has one spelling, so that a record has one text.
        match number.parse::<usize>() {
            Ok(inputs) if inputs > 0 && inputs.to_string() == number => Ok(RecordLine::Back(seat, inputs)),
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
    pub lines: Vec<RecordLine>,
}

impl TakenBack {
    /// How many inputs counted until they were taken back.
    pub fn inputs(&self) -> usize {
        self.lines.iter().fold(0, |inputs, line| match line {
            RecordLine::Put(_) => inputs + 1,
            RecordLine::Back(_, back) => inputs - back,
        })
    }

    /// The lines, and the one that took them back.
    fn whole(self) -> impl Iterator<Item = RecordLine> {
        let back = RecordLine::Back(self.by, self.inputs());
        self.lines.into_iter().chain([back])
    }
}

impl Record {
    /// Everything that happened, in order, whether it counts or not.
    pub fn lines(&self) -> Vec<RecordLine> {
        interleave(&self.inputs, 0, self.taken_back.iter().cloned())
    }
}

/// Inputs, of which the first has this number, with what was taken back between them.
fn interleave(inputs: &[Input<String>], first: usize, taken: impl Iterator<Item = TakenBack>) -> Vec<RecordLine> {
    let mut taken = taken.peekable();
    let mut lines = Vec::with_capacity(inputs.len());
    for place in 0..=inputs.len() {
        while let Some(back) = taken.next_if(|back| back.after == first + place) {
            lines.extend(back.whole());
        }
        lines.extend(inputs.get(place).cloned().map(RecordLine::Put));
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
