//! Following the lines of a game: which inputs count, and what every `back` took back.

use crate::{Input, Line, MAX_SEATS, NothingToTakeBack, Seat, TakenBack};

/// The lines of a game in the order in which they happened.
///
/// Adding a line takes constant time on average, also if most lines take something back: nothing is copied or replayed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Course {
    lines: Vec<Line>,
    /// The inputs that count, by their place in `lines`.
    counting: Vec<usize>,
    /// What was taken back, without what lies inside of something that was taken back later.
    detours: Vec<Detour>,
    /// How often each seat took something back.
    backs: [u32; MAX_SEATS],
}

/// Lines that do not count, from the first input to the `back` that took them back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Detour {
    first: usize,
    back: usize,
    /// How many inputs that count came before it.
    after: usize,
}

impl Course {
    /// Adds a line, and says how many inputs count after it. Refuses to take back more than counts.
    pub fn take(&mut self, line: Line) -> Result<usize, NothingToTakeBack> {
        let place = self.lines.len();
        match line {
            Line::Put(_) => self.counting.push(place),
            Line::Back(_, 0) => return Err(NothingToTakeBack),
            Line::Back(seat, inputs) => {
                let after = self.counting.len().checked_sub(inputs).ok_or(NothingToTakeBack)?;
                let first = self.counting[after];
                self.counting.truncate(after);
                while self.detours.pop_if(|earlier| earlier.first >= first).is_some() {}
                self.detours.push(Detour { first, back: place, after });
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
        self.counting.iter().map(|&place| match &self.lines[place] {
            Line::Put(input) => input,
            Line::Back(..) => unreachable!("only inputs are noted as counting"),
        })
    }

    /// How often this seat took something back.
    pub fn backs_of(&self, seat: Seat) -> u32 {
        self.backs[seat.index()]
    }

    /// What was taken back, as a record keeps it.
    pub fn taken_back(&self) -> Vec<TakenBack> {
        let taken = |detour: &Detour| match &self.lines[detour.back] {
            Line::Back(by, _) => {
                let lines = self.lines[detour.first..detour.back].to_vec();
                TakenBack { by: *by, after: detour.after, lines }
            }
            Line::Put(_) => unreachable!("a detour ends with the line that took it back"),
        };
        self.detours.iter().map(taken).collect()
    }
}
