//! What a table can choose: how long one may cry "Stop!" (§4), and for research a smaller deck.

use serde::Serialize;

use crate::components::{KINDS, Mask};

table::options! {
    /// The options of a table.
    pub struct KabukiOptions {
        /// How long the others may cry "Stop!" after a mask was placed.
        ///
        /// It also says how the window opens and closes (§4).
        window: Window for Players {
            /// At least two seconds for everybody, at most five.
            Quick = "quick",
            /// At least four seconds for everybody, at most twelve.
            Calm = "calm",
            /// No race: everybody answers in secret, then it is resolved.
            Untimed = "untimed",
        },
        /// Which masks are played with.
        deck: DeckSize for Researchers {
            /// All fifty masks.
            Full = "full",
            /// Two masks of each of three kinds.
            ///
            /// They are the first three kinds; whole games can be compared with each other.
            Small = "small",
        },
    }
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
    /// How many kinds of mask are played with: the first ones of [`Mask::ALL`].
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
