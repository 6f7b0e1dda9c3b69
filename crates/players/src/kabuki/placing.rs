//! Where to place a mask: where it is least likely to be already, and if it seems to be everywhere, where the others
//! are least likely to remember it.

use kabuki::{ACTORS, Actor, Mask, View};
use table::Rng;

use super::daring::Daring;
use super::recollection::{Belief, Recollection};
use super::settings::HumanSettings;

/// Stacks whose danger differs by no more than this are equally good.
const ALIKE: f32 = 0.02;

/// The stack that a player with these settings, daring and memory gives the mask to.
pub fn place(
    mask: Mask,
    view: &View,
    recollection: &Recollection,
    settings: &HumanSettings,
    daring: &Daring,
    rng: &mut Rng,
) -> Actor {
    let beliefs = Actor::ALL.map(|actor| believe(mask, actor, view, recollection, settings));
    let danger = beliefs.map(|belief| 1.0 - belief.none);
    let least = least_of(danger);
    // Both draws are always made, so that the generator does not shift with what is believed.
    let baits = rng.unit() < settings.temper.guile;
    if least >= daring.hopeless {
        let costs = beliefs.map(|belief| belief.remembered);
        return one_near(least_of(costs), costs, rng);
    }
    if baits {
        let tempting = |actor: Actor| {
            let belief = beliefs[actor.index()];
            if danger[actor.index()] <= least + ALIKE { -belief.lookalikes } else { f32::INFINITY }
        };
        let dullness = Actor::ALL.map(tempting);
        return one_near(least_of(dullness), dullness, rng);
    }
    one_near(least, danger, rng)
}

/// What is believed about the whole stack: what is under the top from memory, the top from sight.
fn believe(mask: Mask, actor: Actor, view: &View, recollection: &Recollection, settings: &HumanSettings) -> Belief {
    let face = view.actors[actor.index()];
    let under = recollection.under_top(actor, face.height, mask, view.options.deck, settings.temper.suspicion);
    match face.top {
        // Everybody sees it: no bluff is worse.
        Some(top) if top == mask => {
            Belief { none: 0.0, expected: under.expected + 1.0, remembered: under.remembered + 1.0, ..under }
        }
        Some(_) | None => under,
    }
}

fn least_of(values: [f32; ACTORS]) -> f32 {
    values.into_iter().fold(f32::INFINITY, f32::min)
}

/// One of the actors whose value is about the least, each with the same chance.
fn one_near(least: f32, values: [f32; ACTORS], rng: &mut Rng) -> Actor {
    let near = Actor::ALL.into_iter().filter(|actor| values[actor.index()] <= least + ALIKE);
    let bits = near.fold(0, |bits, actor| bits | 1u64 << actor.index());
    Actor::ALL[rng.bit(bits) as usize]
}
