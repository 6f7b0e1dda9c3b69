//! What people say to each other at the table.

use std::collections::VecDeque;
use std::sync::Arc;

use table::{Seat, SeatSet};
use wire::{MOST_LETTERS, Said, Saying};

/// How many lines are kept for guests who come later.
const MOST_LINES: usize = 100;

/// The talk of a table: those who play among themselves, those who watch among themselves, until the game is over.
#[derive(Default)]
pub(crate) struct Talk {
    lines: VecDeque<Arc<Said>>,
    count: u32,
}

impl Talk {
    pub(crate) fn take_in(&mut self, seat: Option<Seat>, name: String, saying: Saying) -> Arc<Said> {
        let said = Arc::new(Said { number: self.count, seat, name, saying });
        self.count += 1;
        if self.lines.len() == MOST_LINES {
            self.lines.pop_front();
        }
        self.lines.push_back(said.clone());
        said
    }

    /// Forgets what was said from these seats.
    pub(crate) fn forget(&mut self, seats: SeatSet) {
        self.lines.retain(|said| said.seat.is_none_or(|seat| !seats.contains(seat)));
    }

    /// What somebody may hear of what was said so far.
    pub(crate) fn heard(&self, listener: Option<Seat>, is_over: bool) -> Vec<Arc<Said>> {
        self.lines.iter().filter(|said| may_hear(said, listener, is_over)).cloned().collect()
    }
}

/// Whether somebody may hear what was said.
pub(crate) fn may_hear(said: &Said, listener: Option<Seat>, is_over: bool) -> bool {
    is_over || said.seat.is_some() == listener.is_some()
}

/// Words as they may be said: in one line, not too long, and not nothing.
pub(crate) fn tidy(words: &str) -> Option<String> {
    let line: String = words.split_whitespace().collect::<Vec<_>>().join(" ");
    let line: String = line.chars().filter(|letter| !letter.is_control()).take(MOST_LETTERS).collect();
    (!line.is_empty()).then_some(line)
}
