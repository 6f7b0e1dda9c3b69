//! What may become of a game: the chances of the seats, as far as one of them can know.

use table::{BySeat, Game, Rng, Seat};

use crate::playout::{Interruptions, Playout};
use crate::{Budget, Mind, Stop, Utility};

/// Only winning counts: the shares of the seats are their chances, and together they are 1. With this certainty about
/// seven of ten players with a forecast of 70 % win, in every game; with less certainty, favorites win more often than
/// forecast.
const CHANCE: Utility = Utility { lead_part: 0.0, certainty: 3.0 };

/// Estimates each seat's chance to win.
///
/// It plays imagined worlds on for as many chapters as [`Mind::outlook`] says, with plausible players on all seats who
/// interrupt where they may, and turns the points that the mind expects then into chances; where the game is over by
/// then, the result counts.
pub struct Forecaster<G: Game, M> {
    playout: Playout<G, M>,
}

impl<G: Game, M: Mind<G>> Forecaster<G, M> {
    /// A forecaster who judges by this mind.
    pub fn new(mind: M, rng: Rng) -> Forecaster<G, M> {
        Forecaster { playout: Playout { interruptions: Interruptions::Plausible, ..Playout::new(mind, rng) } }
    }

    /// From now on [`Forecaster::chance_after`] ends soon after this flag is set.
    pub fn stop_on(&mut self, stop: &Stop) {
        self.playout.stop = stop.clone();
    }

    /// The chance of each seat to win, over this many worlds that agree with a view and a memory.
    pub fn chances(&mut self, view: &G::View, memory: &G::Memory, worlds: u32) -> BySeat<f32> {
        let mut sum: Option<BySeat<f32>> = None;
        for _ in 0..worlds.max(1) {
            let mut world = G::imagine(view, memory, &mut self.playout.rng);
            let shares = self.shares(&mut world);
            sum = Some(match sum {
                None => shares,
                Some(sum) => BySeat::from_fn(sum.seats(), |seat| sum[seat] + shares[seat]),
            });
        }
        let sum = sum.expect("at least one world was played");
        BySeat::from_fn(sum.seats(), |seat| sum[seat] / worlds.max(1) as f32)
    }

    /// By how much the chance of a seat is better after `one` than after `other`, from -1 to 1 in each of this many
    /// worlds in which both are played. `None` means that the seat does not interrupt.
    pub fn compare(
        &mut self,
        seat: Seat,
        (one, other): (Option<G::Action>, Option<G::Action>),
        view: &G::View,
        memory: &G::Memory,
        worlds: u32,
    ) -> Vec<f32> {
        let difference = |_| {
            let world = G::imagine(view, memory, &mut self.playout.rng);
            // The same chance on both sides leaves less to luck. It is a fork, so that the next world has another one
            // however little these two draw.
            let chance = self.playout.rng.fork();
            let rng = std::mem::replace(&mut self.playout.rng, chance.clone());
            let one = self.share_after(world.clone(), seat, one);
            self.playout.rng = chance;
            let other = self.share_after(world, seat, other);
            self.playout.rng = rng;
            one - other
        };
        (0..worlds).map(difference).collect()
    }

    /// The chance of a seat to win after one of its actions, over this many worlds that agree with what it knows, or
    /// fewer if it is stopped.
    pub fn chance_after(
        &mut self,
        seat: Seat,
        action: G::Action,
        view: &G::View,
        memory: &G::Memory,
        worlds: u32,
    ) -> f32 {
        let budget = Budget::Iterations(worlds);
        let mut sum = 0.0;
        let mut done = 0;
        while budget.allows(done, &self.playout.stop) {
            let world = G::imagine(view, memory, &mut self.playout.rng);
            sum += self.share_after(world, seat, Some(action));
            done += 1;
        }
        sum / done as f32
    }

    fn share_after(&mut self, mut world: G, seat: Seat, action: Option<G::Action>) -> f32 {
        let last = self.last_chapter(&world);
        match action {
            Some(action) => self.playout.act(&mut world, seat, action),
            None => self.playout.wait(&mut world),
        }
        self.playout.value_after(&mut world, last, &CHANCE)[seat]
    }

    fn shares(&mut self, world: &mut G) -> BySeat<f32> {
        let last = self.last_chapter(world);
        self.playout.value_after(world, last, &CHANCE)
    }

    /// The last chapter that is played.
    fn last_chapter(&self, world: &G) -> u32 {
        self.playout.mind.chapter(world) + self.playout.mind.outlook() - 1
    }
}
