//! What a seat with a perfect memory keeps in mind: every mask it saw being placed, although it is covered now.

use std::fmt;

use crate::components::{ACTORS, Actor, MASKS, Mask};
use crate::event::Event;
use crate::missed::{Miss, Missed};

/// The masks of this round by actor and height, as far as they were seen.
#[derive(Clone)]
pub struct Memory {
    known: [[Option<Mask>; MASKS]; ACTORS],
    missed: Missed,
}

impl Default for Memory {
    /// Somebody who has just sat down.
    fn default() -> Memory {
        Memory { known: [[None; MASKS]; ACTORS], missed: Missed::NONE }
    }
}

impl fmt::Debug for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stacks = self.known.iter().map(|stack| {
            let height = stack.iter().rposition(Option::is_some).map_or(0, |highest| highest + 1);
            &stack[..height]
        });
        f.debug_list().entries(stacks).finish()
    }
}

impl Memory {
    /// The mask that lies on this actor at this height, counted from 0, if it was seen.
    pub fn at(&self, actor: Actor, height: usize) -> Option<Mask> {
        self.known[actor.index()][height]
    }

    /// What got through in this round.
    pub(crate) fn missed(&self) -> &Missed {
        &self.missed
    }

    /// Takes news into memory.
    pub(crate) fn keep(&mut self, event: &Event) {
        match event {
            Event::RoundBegan { .. } => *self = Memory::default(),
            Event::Placed { seat, mask, actor, height } => {
                let (below, here) = self.known[actor.index()].split_at_mut(usize::from(*height) - 1);
                let matches = below.iter().filter(|&&known| known == Some(*mask)).count() as u8;
                here[0] = Some(*mask);
                if matches > 0 {
                    self.missed.push(Miss { placer: *seat, mask: *mask, actor: *actor, matches });
                }
            }
            Event::Caught { .. } => self.missed.pop(),
            Event::Revealed { actor, masks } => {
                for (slot, &mask) in self.known[actor.index()].iter_mut().zip(masks.iter()) {
                    *slot = Some(mask);
                }
            }
            Event::Turned { .. }
            | Event::MayTurn { .. }
            | Event::Answered { .. }
            | Event::Stopped { .. }
            | Event::Mistaken { .. }
            | Event::Seen { .. }
            | Event::Covered { .. }
            | Event::RoundOver { .. }
            | Event::GameOver { .. } => {}
        }
    }
}
