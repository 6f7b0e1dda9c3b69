//! The masks of a round: the deck and the four stacks (§1, §3).

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use serde::{Serialize, Serializer};
use table::Rng;

use crate::components::{Actor, MASKS, Mask};
use crate::options::DeckSize;

/// A mask and, once it was placed, the actor it was given to, in one byte: a game is copied a million times in a
/// search.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Placement(u8);

impl Placement {
    #[inline]
    const fn new(actor: Actor, mask: Mask) -> Placement {
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

/// All masks of a round in the order in which they are turned: first those that were placed, then the deck.
///
/// An actor's stack is the part of the first that this actor got, bottom first, so one array of fifty serves the deck
/// and all four stacks, whichever grows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Masks {
    total: u8,
    placed: u8,
    order: [Placement; MASKS],
}

impl Masks {
    /// A deck of these masks, top first, and four bare actors.
    ///
    /// # Panics
    /// If there are more than [`MASKS`].
    pub(crate) fn deck(masks: impl IntoIterator<Item = Mask>) -> Masks {
        let mut deck = Masks { total: 0, placed: 0, order: [DUMMY; MASKS] };
        for mask in masks {
            deck.order[usize::from(deck.total)] = Placement::new(Actor::ALL[0], mask);
            deck.total += 1;
        }
        deck
    }

    /// All masks of this size of deck, sorted.
    #[inline]
    pub(crate) const fn sorted(size: DeckSize) -> Masks {
        match size {
            DeckSize::Full => const { Masks::sort(DeckSize::Full) },
            DeckSize::Small => const { Masks::sort(DeckSize::Small) },
        }
    }

    /// Sorts a deck while this is compiled: it is needed for every round of every game that a search plays.
    const fn sort(size: DeckSize) -> Masks {
        let mut deck = Masks { total: 0, placed: 0, order: [DUMMY; MASKS] };
        while deck.total < size.masks() {
            let mask = Mask::ALL[(deck.total / size.copies()) as usize];
            deck.order[deck.total as usize] = Placement::new(Actor::ALL[0], mask);
            deck.total += 1;
        }
        deck
    }

    /// Shuffles what is not placed yet.
    #[inline]
    pub(crate) fn shuffle(&mut self, rng: &mut Rng) {
        rng.shuffle(&mut self.order[usize::from(self.placed)..usize::from(self.total)]);
    }

    /// How many masks are not placed yet, the one that is shown included.
    #[inline]
    pub(crate) fn unplaced(&self) -> u8 {
        self.total - self.placed
    }

    /// The mask that is shown or, before it is turned, the top one of the deck.
    #[inline]
    pub(crate) fn top_of_deck(&self) -> Mask {
        self.order[usize::from(self.placed)].mask()
    }

    /// Puts the mask that is shown on top of a stack.
    #[inline]
    pub(crate) fn place(&mut self, actor: Actor) {
        let mask = self.top_of_deck();
        self.order[usize::from(self.placed)] = Placement::new(actor, mask);
        self.placed += 1;
    }

    #[inline]
    fn given(&self) -> &[Placement] {
        &self.order[..usize::from(self.placed)]
    }

    /// How many masks were placed in all.
    pub(crate) fn placed(&self) -> u8 {
        self.placed
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

    /// How many masks of this kind the actor has.
    #[inline]
    pub(crate) fn count(&self, actor: Actor, mask: Mask) -> u8 {
        let wanted = Placement::new(actor, mask);
        self.given().iter().filter(|&&placement| placement == wanted).count() as u8
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

    /// All masks, placed or not.
    pub(crate) fn iter(&self) -> impl Iterator<Item = Mask> {
        self.order[..usize::from(self.total)].iter().map(|placement| placement.mask())
    }
}

/// What stands behind the last mask of a deck that has fewer than fifty.
const DUMMY: Placement = Placement::new(Actor::ALL[0], Mask::Green1);

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

impl Hash for Stack {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

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
