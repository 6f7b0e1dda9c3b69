//! The deck and the four stacks (§1, §3).

use std::fmt;
use std::ops::Deref;

use serde::{Serialize, Serializer};
use table::Rng;

use crate::components::{Actor, KINDS, MASKS, Mask};

/// The masks nobody has seen yet.
///
/// A shuffled deck that nobody looks into is the same as one that is mixed when it is drawn from, so only the number
/// left of each kind is kept: there is no order in the state that could leak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Deck {
    left: [u8; KINDS],
    total: u8,
}

impl Deck {
    /// A deck with this many masks of each of the first kinds.
    pub(crate) fn of(kinds: usize, copies: u8) -> Deck {
        let mut left = [0; KINDS];
        left[..kinds].fill(copies);
        Deck { left, total: kinds as u8 * copies }
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.total == 0
    }

    #[inline]
    pub(crate) fn total(&self) -> u8 {
        self.total
    }

    /// How many of this kind are left.
    pub(crate) fn left(&self, mask: Mask) -> u8 {
        self.left[mask.index()]
    }

    /// Draws the top mask, each that is left with the same chance.
    ///
    /// # Panics
    /// If the deck is empty.
    #[inline]
    pub(crate) fn draw(&mut self, rng: &mut Rng) -> Mask {
        let mut nth = rng.below(u32::from(self.total)) as u8;
        for mask in Mask::ALL {
            let left = self.left[mask.index()];
            if nth < left {
                self.left[mask.index()] -= 1;
                self.total -= 1;
                return mask;
            }
            nth -= left;
        }
        unreachable!("the total is the sum of what is left of each kind")
    }

    /// Takes one mask of this kind out, if there is one.
    pub(crate) fn take(&mut self, mask: Mask) -> Option<Mask> {
        let left = &mut self.left[mask.index()];
        *left = left.checked_sub(1)?;
        self.total -= 1;
        Some(mask)
    }
}

/// A mask and the actor it was given to, in one byte: a game is copied a million times in a search.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Placement(u8);

impl Placement {
    const NONE: Placement = Placement(0);

    #[inline]
    fn new(actor: Actor, mask: Mask) -> Placement {
        Placement((actor.index() as u8) << 4 | mask.index() as u8)
    }

    #[inline]
    fn mask(self) -> Mask {
        Mask::ALL[usize::from(self.0 & 0b1111)]
    }

    #[inline]
    fn actor(self) -> Actor {
        Actor::ALL[usize::from(self.0 >> 4)]
    }
}

impl fmt::Debug for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}>{}", self.mask(), self.actor())
    }
}

/// All masks given in this round in the order in which they were given. An actor's stack is the part of it that this
/// actor got, bottom first; so one array of fifty serves all four, whichever grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stacks {
    count: u8,
    given: [Placement; MASKS],
}

impl Stacks {
    /// Four actors without a mask.
    pub(crate) const BARE: Stacks = Stacks { count: 0, given: [Placement::NONE; MASKS] };

    /// Puts a mask on top of a stack.
    #[inline]
    pub(crate) fn place(&mut self, actor: Actor, mask: Mask) {
        self.given[usize::from(self.count)] = Placement::new(actor, mask);
        self.count += 1;
    }

    #[inline]
    fn given(&self) -> &[Placement] {
        &self.given[..usize::from(self.count)]
    }

    /// How many masks were given in all.
    pub(crate) fn count(&self) -> u8 {
        self.count
    }

    /// The actor who got a mask last, and the mask.
    #[inline]
    pub(crate) fn last(&self) -> Option<(Actor, Mask)> {
        self.given().last().map(|last| (last.actor(), last.mask()))
    }

    /// How many masks under the one placed last are of its kind and in its stack (§6).
    #[inline]
    pub(crate) fn matches(&self) -> u8 {
        match self.given().split_last() {
            Some((last, before)) => before.iter().filter(|&placement| placement == last).count() as u8,
            None => 0,
        }
    }

    /// Whether the actor already has a mask of this kind.
    #[inline]
    pub(crate) fn has(&self, actor: Actor, mask: Mask) -> Holds {
        let wanted = Placement::new(actor, mask);
        if self.given().contains(&wanted) { Holds::Yes } else { Holds::No }
    }

    /// How many masks lie on this actor.
    #[inline]
    pub(crate) fn height(&self, actor: Actor) -> u8 {
        self.given().iter().filter(|placement| placement.actor() == actor).count() as u8
    }

    /// The mask that shows on this actor.
    pub(crate) fn top(&self, actor: Actor) -> Option<Mask> {
        self.given().iter().rev().find(|placement| placement.actor() == actor).map(|placement| placement.mask())
    }

    /// The whole stack of this actor.
    pub(crate) fn stack(&self, actor: Actor) -> Stack {
        self.given().iter().filter(|placement| placement.actor() == actor).map(|placement| placement.mask()).collect()
    }

    /// All masks that were given.
    pub(crate) fn masks(&self) -> impl Iterator<Item = Mask> {
        self.given().iter().map(|placement| placement.mask())
    }
}

/// Whether an actor has a mask of some kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Holds {
    Yes,
    No,
}

/// The masks of one stack, bottom first; in JSON a list.
#[derive(Clone, Copy)]
pub struct Stack {
    height: u8,
    masks: [Mask; MASKS],
}

impl Deref for Stack {
    type Target = [Mask];

    fn deref(&self) -> &[Mask] {
        &self.masks[..usize::from(self.height)]
    }
}

impl FromIterator<Mask> for Stack {
    /// # Panics
    /// If there are more than [`MASKS`].
    fn from_iter<I: IntoIterator<Item = Mask>>(masks: I) -> Stack {
        let mut stack = Stack { height: 0, masks: [Mask::Green1; MASKS] };
        for mask in masks {
            stack.masks[usize::from(stack.height)] = mask;
            stack.height += 1;
        }
        stack
    }
}

impl PartialEq for Stack {
    fn eq(&self, other: &Stack) -> bool {
        **self == **other
    }
}

impl Eq for Stack {}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl fmt::Display for Stack {
    /// The masks from the bottom to the top.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (position, mask) in self.iter().enumerate() {
            let separator = if position == 0 { "" } else { " " };
            write!(f, "{separator}{mask}")?;
        }
        Ok(())
    }
}

impl Serialize for Stack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
