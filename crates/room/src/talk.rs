//! What people say to each other at the table.

use std::collections::VecDeque;
use std::sync::Arc;

use table::{Seat, SeatSet};

/// At most so many lines are kept for whoever comes later.
const MOST_LINES: usize = 100;
/// The longest thing one can say, in characters.
pub const MOST_LETTERS: usize = 240;

/// What somebody says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Saying {
    /// In words.
    Words(String),
    /// With a gesture.
    Gesture(Gesture),
}

/// Gestures that everybody understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// A bow.
    Bow,
    /// Applause.
    Applause,
    /// A laugh.
    Laugh,
    /// A sigh.
    Sigh,
    /// Thinking takes a while.
    Thinking,
    /// Thank you.
    Thanks,
}

impl Gesture {
    /// All of them.
    pub const ALL: [Gesture; 6] =
        [Gesture::Bow, Gesture::Applause, Gesture::Laugh, Gesture::Sigh, Gesture::Thinking, Gesture::Thanks];

    /// The word for it in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Gesture::Bow => "bow",
            Gesture::Applause => "applause",
            Gesture::Laugh => "laugh",
            Gesture::Sigh => "sigh",
            Gesture::Thinking => "thinking",
            Gesture::Thanks => "thanks",
        }
    }

    /// The gesture of this name.
    pub fn named(name: &str) -> Option<Gesture> {
        Gesture::ALL.into_iter().find(|gesture| gesture.name() == name)
    }
}

/// Something that was said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Counts up at every table.
    pub number: u32,
    /// The seat of whoever said it; nothing for somebody who watches.
    pub seat: Option<Seat>,
    /// The name of whoever said it.
    pub name: String,
    /// What they said.
    pub saying: Saying,
}

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
