//! An uncertain memory of the stacks: what a person still knows of the masks they saw being covered.

use kabuki::{ACTORS, Actor, DeckSize, Event, MASKS, Mask};
use table::Rng;

use super::settings::Recall;

/// What somebody believes to lie on the four actors. It may be incomplete, and it may be wrong.
#[derive(Clone, Debug)]
pub struct Recollection {
    recall: Recall,
    heights: [u8; ACTORS],
    traces: [[Option<Trace>; MASKS]; ACTORS],
}

/// One mask as it is remembered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Trace {
    mask: Mask,
    /// How many masks were placed since it was last seen.
    age: u8,
}

/// What somebody believes about how often a kind of mask lies in some part of a stack.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Belief {
    /// How likely it is not there at all.
    pub none: f32,
    /// How many of it are expected there.
    pub expected: f32,
    /// How many of them an ordinary opponent is expected to remember.
    pub remembered: f32,
    /// How many masks that are easily taken for it are expected there.
    pub lookalikes: f32,
}

impl Belief {
    /// What one believes of a stack of which nothing is covered.
    const NOTHING: Belief = Belief { none: 1.0, expected: 0.0, remembered: 0.0, lookalikes: 0.0 };

    /// Takes in another mask that is of the kind with chance `chance`, looks like it with chance `lookalike`, and is
    /// remembered by an opponent with chance `recall`.
    fn and(self, chance: f32, lookalike: f32, recall: f32) -> Belief {
        Belief {
            none: self.none * (1.0 - chance),
            expected: self.expected + chance,
            remembered: self.remembered + chance * recall,
            lookalikes: self.lookalikes + lookalike,
        }
    }
}

/// How likely an ordinary opponent takes in a mask,
const OPPONENT_ATTENTION: f32 = 0.8;
/// and still has it in mind after each further one.
const OPPONENT_KEEPS: f32 = 0.96;
/// How likely an ordinary opponent remembers a mask that one has forgotten oneself.
const OPPONENT_RECALLS_FORGOTTEN: f32 = 0.3;

impl Recollection {
    /// The empty mind of somebody who has just sat down.
    pub fn new(recall: Recall) -> Recollection {
        Recollection { recall, heights: [0; ACTORS], traces: [[None; MASKS]; ACTORS] }
    }

    /// Takes an event in, as well as this player does.
    pub fn hear(&mut self, event: &Event, rng: &mut Rng) {
        match event {
            Event::RoundBegan { .. } => *self = Recollection::new(self.recall),
            Event::Placed { mask, actor, height, .. } => self.see_placed(*mask, *actor, *height, rng),
            Event::Revealed { actor, masks } => self.see_checked(*actor, masks, rng),
            Event::Turned { .. }
            | Event::MayTurn { .. }
            | Event::Answered { .. }
            | Event::Stopped { .. }
            | Event::Caught { .. }
            | Event::Mistaken { .. }
            | Event::Seen { .. }
            | Event::Covered { .. }
            | Event::RoundOver { .. }
            | Event::GameOver { .. } => {}
        }
    }

    /// A further mask: what is covered fades a little, and the new one is taken in or not.
    fn see_placed(&mut self, mask: Mask, actor: Actor, height: u8, rng: &mut Rng) {
        self.fade(rng);
        self.heights[actor.index()] = height;
        if rng.unit() < self.recall.attention {
            self.traces[actor.index()][usize::from(height) - 1] = Some(Trace { mask, age: 0 });
        }
    }

    /// A whole stack is open: each of its masks is taken in anew, or stays as it was in mind.
    fn see_checked(&mut self, actor: Actor, masks: &[Mask], rng: &mut Rng) {
        self.heights[actor.index()] = masks.len() as u8;
        for (trace, &mask) in self.traces[actor.index()].iter_mut().zip(masks) {
            if rng.unit() < self.recall.study {
                *trace = Some(Trace { mask, age: 0 });
            }
        }
    }

    fn fade(&mut self, rng: &mut Rng) {
        for (stack, &height) in self.traces.iter_mut().zip(&self.heights) {
            // The top mask lies in the open and does not fade.
            for slot in &mut stack[..usize::from(height.saturating_sub(1))] {
                let Some(trace) = slot else { continue };
                trace.age += 1;
                if self.recall.fading > 0.0 && rng.unit() < self.recall.fading {
                    *slot = slip(*trace, self.recall.confusion, rng);
                }
            }
        }
    }

    /// What is believed about masks of this kind under the top one of this actor, who is `height` high.
    ///
    /// `suspicion` is how much of blind chance is granted to a mask that is not in mind.
    pub fn under_top(&self, actor: Actor, height: u8, mask: Mask, deck: DeckSize, suspicion: f32) -> Belief {
        let blind = f32::from(deck.copies_of(mask)) / f32::from(deck.masks()) * suspicion;
        let covered = &self.traces[actor.index()][..usize::from(height.saturating_sub(1))];
        covered.iter().fold(Belief::NOTHING, |belief, trace| match trace {
            None => belief.and(blind, 0.0, OPPONENT_RECALLS_FORGOTTEN),
            Some(trace) => self.weigh(belief, *trace, mask),
        })
    }

    fn weigh(&self, belief: Belief, trace: Trace, mask: Mask) -> Belief {
        let recall = OPPONENT_ATTENTION * OPPONENT_KEEPS.powi(i32::from(trace.age));
        if trace.mask == mask {
            return belief.and(self.reliability(trace), 0.0, recall);
        }
        if trace.mask.color() != mask.color() {
            return belief;
        }
        let others = trace.mask.lookalikes().count() as f32;
        belief.and((1.0 - self.reliability(trace)) / others, 1.0, recall)
    }

    /// How sure somebody who knows their own mind is that a mask was not taken for another one meanwhile.
    ///
    /// Of the traces that are still there, those that never slipped are to those that slipped once into another mask
    /// as `1 - fading` to `fading * confusion * age`.
    fn reliability(&self, trace: Trace) -> f32 {
        if trace.mask.lookalikes().next().is_none() {
            return 1.0;
        }
        let intact = 1.0 - self.recall.fading;
        let confused = self.recall.fading * self.recall.confusion * f32::from(trace.age);
        intact / (intact + confused)
    }
}

/// What becomes of a mask that slips from memory: one that looks like it, or nothing.
fn slip(trace: Trace, confusion: f32, rng: &mut Rng) -> Option<Trace> {
    let confused = rng.unit() < confusion;
    let lookalikes = trace.mask.lookalikes().count() as u32;
    if !confused || lookalikes == 0 {
        return None;
    }
    let other = trace.mask.lookalikes().nth(rng.below(lookalikes) as usize)?;
    Some(Trace { mask: other, ..trace })
}
