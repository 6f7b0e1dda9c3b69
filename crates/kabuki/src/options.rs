//! What a table can choose: how long one may cry "Stop!" (§4), and for research a smaller deck.

use serde::Serialize;
use table::{Choice, OfferedTo, Options, Value};

use crate::components::{KINDS, Mask};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct KabukiOptions {
    /// How the window in which one may cry "Stop!" opens and closes.
    pub window: Window,
    /// Which masks are played with.
    pub deck: DeckSize,
}

/// How the window in which one may cry "Stop!" opens and closes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Window {
    /// A race with little time.
    #[default]
    Quick,
    /// A race with more time.
    Calm,
    /// No race: everybody answers in secret.
    Untimed,
}

/// Which masks are played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum DeckSize {
    /// All fifty.
    #[default]
    Full,
    /// Two of each of the first three kinds, so that whole games can be compared with each other.
    Small,
}

/// How long a timed table waits, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Pace {
    /// After a mask was placed, nobody may turn the next one for this long.
    pub shortest_ms: u32,
    /// After this long in all, the next mask is turned by itself.
    pub longest_ms: u32,
    /// A check lasts this long,
    pub check_ms: u32,
    /// and this much longer for every mask in the stack.
    pub check_mask_ms: u32,
}

impl Window {
    /// How long the table waits; nothing if it does not race.
    #[inline]
    pub const fn pace(self) -> Option<Pace> {
        match self {
            Window::Quick => Some(Pace { shortest_ms: 2_000, longest_ms: 5_000, check_ms: 2_500, check_mask_ms: 300 }),
            Window::Calm => Some(Pace { shortest_ms: 4_000, longest_ms: 12_000, check_ms: 4_000, check_mask_ms: 700 }),
            Window::Untimed => None,
        }
    }
}

impl DeckSize {
    /// How many kinds of mask are played with: the first so many of [`Mask::ALL`].
    pub const fn kinds(self) -> usize {
        match self {
            DeckSize::Full => KINDS,
            DeckSize::Small => 3,
        }
    }

    /// How many masks there are of each kind played with.
    pub const fn copies(self) -> u8 {
        match self {
            DeckSize::Full => 5,
            DeckSize::Small => 2,
        }
    }

    /// How many masks of this kind are played with.
    pub const fn copies_of(self, mask: Mask) -> u8 {
        if mask.index() < self.kinds() { self.copies() } else { 0 }
    }

    /// How many masks are played with.
    pub const fn masks(self) -> u8 {
        self.kinds() as u8 * self.copies()
    }
}

const WINDOWS: [Window; 3] = [Window::Quick, Window::Calm, Window::Untimed];
const DECKS: [DeckSize; 2] = [DeckSize::Full, DeckSize::Small];
const WINDOW: usize = 0;

impl Options for KabukiOptions {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "window",
            about: "How long the others may cry \"Stop!\" after a mask was placed.",
            values: &[
                Value { name: "quick", about: "At least two seconds for everybody, at most five." },
                Value { name: "calm", about: "At least four seconds for everybody, at most twelve." },
                Value { name: "untimed", about: "No race: everybody answers in secret, then it is resolved." },
            ],
            offered_to: OfferedTo::Players,
        },
        Choice {
            name: "deck",
            about: "Which masks are played with.",
            values: &[
                Value { name: "full", about: "All fifty masks." },
                Value { name: "small", about: "Two masks of each of three kinds." },
            ],
            offered_to: OfferedTo::Researchers,
        },
    ];

    fn get(&self, choice: usize) -> usize {
        let position = if choice == WINDOW {
            WINDOWS.iter().position(|&window| window == self.window)
        } else {
            DECKS.iter().position(|&deck| deck == self.deck)
        };
        position.expect("every value of an option is listed")
    }

    fn set(&mut self, choice: usize, value: usize) {
        if choice == WINDOW {
            self.window = WINDOWS[value];
        } else {
            self.deck = DECKS[value];
        }
    }
}
