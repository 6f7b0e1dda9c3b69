//! The inputs of a game with those that were taken back: which of them count, and what every `back` took back.

use crate::{Input, MAX_SEATS, NothingToTakeBack, RecordLine, Seat, TakenBack};

/// The lines of a game in the order in which they happened.
///
/// Adding a line takes constant time on average, also if most lines take something back: nothing is copied or replayed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct InputHistory {
    lines: Vec<RecordLine>,
    /// Positions in `lines` of the inputs that count.
    counting: Vec<usize>,
    /// What was taken back, leaving out what is part of a longer span that was taken back later.
    spans: Vec<Span>,
    /// How often each seat took something back.
    backs: [u32; MAX_SEATS],
}

/// Lines that do not count, from the first input to the `back` that took them back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Span {
    first: usize,
    back: usize,
    /// How many inputs that count came before it.
    after: usize,
}

impl InputHistory {
    /// Adds a line and returns how many inputs count after it.
    ///
    /// # Errors
    /// If it takes back nothing, or more inputs than count.
    pub fn push(&mut self, line: RecordLine) -> Result<usize, NothingToTakeBack> {
        let position = self.lines.len();
        match line {
            RecordLine::Put(_) => self.counting.push(position),
            RecordLine::Back(_, 0) => return Err(NothingToTakeBack),
            RecordLine::Back(seat, inputs) => {
                let after = self.counting.len().checked_sub(inputs).ok_or(NothingToTakeBack)?;
                let first = self.counting[after];
                self.counting.truncate(after);
                while self.spans.pop_if(|earlier| earlier.first >= first).is_some() {}
                self.spans.push(Span { first, back: position, after });
                self.backs[seat.index()] += 1;
            }
        }
        self.lines.push(line);
        Ok(self.counting.len())
    }

    /// How many lines there are.
    pub fn len(&self) -> usize {
        self.lines.len()
    }

    /// Whether nothing has happened.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// The inputs that count, the latest last.
    pub fn inputs(&self) -> impl DoubleEndedIterator<Item = &Input<String>> + ExactSizeIterator {
        self.counting.iter().map(|&position| match &self.lines[position] {
            RecordLine::Put(input) => input,
            RecordLine::Back(..) => unreachable!("only inputs are listed as counting"),
        })
    }

    /// How often this seat took something back.
    pub fn backs_of(&self, seat: Seat) -> u32 {
        self.backs[seat.index()]
    }

    /// What was taken back, as a record keeps it.
    pub fn taken_back(&self) -> Vec<TakenBack> {
        let taken = |span: &Span| match &self.lines[span.back] {
            RecordLine::Back(by, _) => {
                let lines = self.lines[span.first..span.back].to_vec();
                TakenBack { by: *by, after: span.after, lines }
            }
            RecordLine::Put(_) => unreachable!("a span ends with the line that took it back"),
        };
        self.spans.iter().map(taken).collect()
    }
}
