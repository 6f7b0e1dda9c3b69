//! What there is to know of the toys of the testkit.

use table::{BySeat, Game, Seat};
use testkit::toys::{Bids, Hands, Snap};

use super::Known;
use crate::Mind;

/// Knows the points so far and, where cards have ranks, that high cards are good.
pub(super) struct ToyMind;

impl Mind<Hands> for ToyMind {
    fn clear_lead(&self) -> f32 {
        2.0
    }

    fn chapter(&self, _world: &Hands) -> u32 {
        0
    }

    /// The tricks taken, and half a trick for each high card in hand.
    fn expect(&self, world: &Hands) -> BySeat<f32> {
        let middle = world.deck().len() / 2;
        let high = |seat: Seat| world.hand(seat).iter().filter(|card| card.rank() > middle).count();
        let points = world.points();
        BySeat::from_fn(world.seats(), |seat| points[seat] as f32 + 0.5 * high(seat) as f32)
    }
}

impl Mind<Bids> for ToyMind {
    fn clear_lead(&self) -> f32 {
        3.0
    }

    fn chapter(&self, _world: &Bids) -> u32 {
        0
    }

    fn expect(&self, world: &Bids) -> BySeat<f32> {
        let points = world.points();
        BySeat::from_fn(world.seats(), |seat| points[seat] as f32)
    }
}

impl Mind<Snap> for ToyMind {
    fn clear_lead(&self) -> f32 {
        3.0
    }

    fn chapter(&self, _world: &Snap) -> u32 {
        0
    }

    fn expect(&self, world: &Snap) -> BySeat<f32> {
        let points = world.points();
        BySeat::from_fn(world.seats(), |seat| points[seat] as f32)
    }
}

impl Known for Hands {
    type Mind = ToyMind;
    const MIND: ToyMind = ToyMind;
}

impl Known for Bids {
    type Mind = ToyMind;
    const MIND: ToyMind = ToyMind;
}

impl Known for Snap {
    type Mind = ToyMind;
    const MIND: ToyMind = ToyMind;
}
