//! What a search knows of Kabuki.

use bots::Mind;
use kabuki::{Action, Actor, Kabuki, Mask, Phase, Stage};
use table::{BySeat, Game as _, Rng, Seat};

/// How often a plausible player notices a mask that the actor has already.
const NOTICES: f32 = 0.6;
/// How often a plausible player cries for nothing.
const IMAGINES: f32 = 0.02;

/// Counts tokens, and plays quickly like somebody who remembers a good part of the masks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KabukiMind;

impl KabukiMind {
    /// A lead of about this many tokens is a clear one.
    pub(super) const CLEAR_LEAD: f32 = 4.0;
}

impl Mind<Kabuki> for KabukiMind {
    #[inline]
    fn clear_lead(&self) -> f32 {
        KabukiMind::CLEAR_LEAD
    }

    /// A chapter is a round.
    #[inline]
    fn chapter(&self, world: &Kabuki) -> u32 {
        u32::from(world.round()) + u32::from(world.phase() == Phase::Over)
    }

    /// The rounds that are over and the tokens of this one. A round still to come gives everybody the same.
    fn expect(&self, world: &Kabuki) -> BySeat<f32> {
        let points = world.points();
        BySeat::from_fn(world.seats(), |seat| match world.phase() {
            Phase::Over => points[seat] as f32,
            Phase::Opening
            | Phase::Placing
            | Phase::Racing { .. }
            | Phase::Answering { .. }
            | Phase::Checking { .. } => points[seat] as f32 + f32::from(world.tokens()[seat]),
        })
    }

    /// Places where the mask is new if there is such a place, and cries as often as somebody who remembers a good
    /// part of what lies there.
    fn plausible(&self, world: &Kabuki, _seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        if world.phase() == Phase::Placing {
            return Action::Place(plausible_actor(world, world.next_mask(), rng));
        }
        let cries = if world.matches() > 0 { NOTICES } else { IMAGINES };
        if legal.contains(&Action::Stop) && rng.unit() < cries {
            return Action::Stop;
        }
        // Passing is listed last. A player who may turn a mask and does not cry turns it.
        if legal[0] == Action::Turn { Action::Turn } else { legal[legal.len() - 1] }
    }

    /// Every seat decides once, while nobody may turn the next mask; any of those who cry may be the first.
    fn interruption(&self, world: &Kabuki, rng: &mut Rng) -> Option<(Seat, Action)> {
        if world.phase() != (Phase::Racing { stage: Stage::Held }) {
            return None;
        }
        let cries = if world.matches() > 0 { NOTICES } else { IMAGINES };
        let mut criers = 0u64;
        for seat in world.others().iter() {
            if rng.unit() < cries && world.check(seat, Action::Stop).is_ok() {
                criers |= 1 << seat.index();
            }
        }
        (criers != 0).then(|| (Seat::new(rng.bit(criers) as u8), Action::Stop))
    }
}

fn plausible_actor(world: &Kabuki, mask: Mask, rng: &mut Rng) -> Actor {
    let fresh = Actor::ALL.into_iter().filter(|&actor| world.count(actor, mask) == 0);
    let bits = fresh.fold(0, |bits, actor| bits | 1u64 << actor.index());
    match bits {
        0 => Actor::ALL[rng.below(Actor::ALL.len() as u32) as usize],
        bits => Actor::ALL[rng.bit(bits) as usize],
    }
}
