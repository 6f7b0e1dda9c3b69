//! What a player who thinks ahead may ask beyond the rules.

use table::{BySeat, Game as _, Rng, Seat, Strategy};

use crate::action::Action;
use crate::components::{Actor, Mask};
use crate::state::{Kabuki, Phase, Stage};

/// How often a plausible player notices a mask that the actor has already.
const NOTICES: f32 = 0.6;
/// How often a plausible player cries for nothing.
const IMAGINES: f32 = 0.02;

impl Strategy for Kabuki {
    const CLEAR_LEAD: f32 = 4.0;

    fn chapter(&self) -> u32 {
        u32::from(self.round) + u32::from(self.phase == Phase::Over)
    }

    /// The rounds that are over and the tokens of this one. A round still to come gives everybody the same.
    fn expect(&self) -> BySeat<f32> {
        let points = self.points();
        BySeat::from_fn(self.seat_count(), |seat| match self.phase {
            Phase::Over => points[seat] as f32,
            Phase::Opening
            | Phase::Placing
            | Phase::Racing { .. }
            | Phase::Answering { .. }
            | Phase::Checking { .. } => points[seat] as f32 + f32::from(self.tokens[seat]),
        })
    }

    /// Places where the mask is new if there is such a place, and cries as often as somebody who remembers a good
    /// part of what lies there.
    fn plausible(&self, _seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        if self.phase == Phase::Placing {
            return Action::Place(self.plausible_actor(self.masks.top_of_deck(), rng));
        }
        let cries = if self.masks.matches() > 0 { NOTICES } else { IMAGINES };
        if legal.contains(&Action::Stop) && rng.unit() < cries {
            return Action::Stop;
        }
        // Passing stands last; who may turn a mask and does not cry, turns it.
        if legal[0] == Action::Turn { Action::Turn } else { legal[legal.len() - 1] }
    }

    /// Everybody makes up their mind once, while nobody may turn the next mask; any of those who cry may be the first.
    fn interruption(&self, rng: &mut Rng) -> Option<(Seat, Action)> {
        if self.phase != (Phase::Racing { stage: Stage::Held }) {
            return None;
        }
        let cries = if self.masks.matches() > 0 { NOTICES } else { IMAGINES };
        let mut criers = 0u64;
        for seat in self.others().iter() {
            if rng.unit() < cries && self.check(seat, Action::Stop).is_ok() {
                criers |= 1 << seat.index();
            }
        }
        (criers != 0).then(|| (Seat::new(rng.bit(criers) as u8), Action::Stop))
    }
}

impl Kabuki {
    fn plausible_actor(&self, mask: Mask, rng: &mut Rng) -> Actor {
        let fresh = Actor::ALL.into_iter().filter(|&actor| self.masks.count(actor, mask) == 0);
        let bits = fresh.fold(0, |bits, actor| bits | 1u64 << actor.index());
        match bits {
            0 => Actor::ALL[rng.below(Actor::ALL.len() as u32) as usize],
            bits => Actor::ALL[rng.bit(bits) as usize],
        }
    }
}
