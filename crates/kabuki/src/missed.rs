//! What got through: masks that an actor had already and that nobody stopped, told when the round is over (§7).

use std::fmt;

use serde::{Serialize, Serializer};
use table::Seat;

use crate::components::{Actor, Mask};

/// Nothing gets through more often: of five masks of a kind at least the first is new to its actor.
const MOST: usize = 40;

/// A mask that could have been caught.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Miss {
    /// Who placed it.
    pub placer: Seat,
    /// The mask.
    pub mask: Mask,
    /// Who got it.
    pub actor: Actor,
    /// How many of it the actor had already.
    pub matches: u8,
}

/// What got through in a round, in the order in which it was placed; in JSON a list.
///
/// Each is kept in two bytes, because a game is copied a million times in a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Missed {
    count: u8,
    entries: [[u8; 2]; MOST],
}

impl Missed {
    /// Nothing.
    pub const NONE: Missed = Missed { count: 0, entries: [[0; 2]; MOST] };

    /// Whether nothing got through.
    pub const fn is_empty(&self) -> bool {
        self.count == 0
    }

    /// How many got through.
    pub const fn len(&self) -> usize {
        self.count as usize
    }

    /// What got through, one after the other.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = Miss> {
        self.entries[..self.len()].iter().map(|&[face, fate]| Miss {
            placer: Seat::new(fate >> 4),
            mask: Mask::ALL[usize::from(face & 0b1111)],
            actor: Actor::ALL[usize::from(face >> 4)],
            matches: fate & 0b1111,
        })
    }

    /// Takes in what gets through unless somebody stops it. In the world of somebody who remembers badly there could be
    /// more than there is room for; then the last are left out.
    #[inline]
    pub(crate) fn push(&mut self, miss: Miss) {
        let face = (miss.actor.index() as u8) << 4 | miss.mask.index() as u8;
        let fate = (miss.placer.index() as u8) << 4 | miss.matches;
        if let Some(entry) = self.entries.get_mut(usize::from(self.count)) {
            *entry = [face, fate];
            self.count += 1;
        }
    }

    /// The latest was stopped after all. Who remembers badly may not have noticed it.
    #[inline]
    pub(crate) fn pop(&mut self) {
        self.count = self.count.saturating_sub(1);
        // Two lists of the same are equal, whatever was taken out of them.
        self.entries[self.len()] = [0; 2];
    }
}

impl fmt::Debug for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Missed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
