//! What may become of a game: the chances of the seats, as far as one of them can know.

use table::{BySeat, Game, Rng, Seat, Strategy};

use crate::Utility;
use crate::playout::{Hands, Windows};

/// Only winning counts: the shares of the seats are their chances, and together they are 1. With this certainty about seven
/// of ten win who are said to win with 70 %, in all games of the house; with less, favorites win more often than is said.
const CHANCE: Utility = Utility { lead_part: 0.0, certainty: 3.0 };

/// Plays imagined worlds on as far as the game's outlook goes, with plausible players on all seats who cut in where
/// they may, and takes what the game expects then for the chances of the seats; where the game is over by then, the
/// result.
pub struct Forecaster<G: Game> {
    hands: Hands<G>,
}

impl<G: Strategy> Forecaster<G> {
    /// A forecaster with this generator.
    pub fn new(rng: Rng) -> Forecaster<G> {
        Forecaster { hands: Hands { windows: Windows::Lively, ..Hands::new(rng) } }
    }

    /// The chance of each seat to win, over so many worlds that agree with a view and a memory.
    pub fn chances(&mut self, view: &G::View, memory: &G::Memory, worlds: u32) -> BySeat<f32> {
        let mut sum: Option<BySeat<f32>> = None;
        for _ in 0..worlds.max(1) {
            let mut world = G::imagine(view, memory, &mut self.hands.rng);
            let shares = self.shares(&mut world);
            sum = Some(match sum {
                None => shares,
                Some(sum) => BySeat::from_fn(sum.seats(), |seat| sum[seat] + shares[seat]),
            });
        }
        let sum = sum.expect("at least one world was played");
        BySeat::from_fn(sum.seats(), |seat| sum[seat] / worlds.max(1) as f32)
    }

    /// By how much the chance of a seat is better after `one` than after `other`, from -1 to 1 in each of so many worlds
    /// in which both are played. `None` means that a chance to cut in is let pass.
    pub fn compare(
        &mut self,
        seat: Seat,
        (one, other): (Option<G::Action>, Option<G::Action>),
        view: &G::View,
        memory: &G::Memory,
        worlds: u32,
    ) -> Vec<f32> {
        let difference = |_| {
            let world = G::imagine(view, memory, &mut self.hands.rng);
            // The same chance on both sides leaves less to luck. It is a fork, so that the next world has another one
            // however little these two draw.
            let chance = self.hands.rng.fork();
            let rng = std::mem::replace(&mut self.hands.rng, chance.clone());
            let one = self.share_after(world.clone(), seat, one);
            self.hands.rng = chance;
            let other = self.share_after(world, seat, other);
            self.hands.rng = rng;
            one - other
        };
        (0..worlds).map(difference).collect()
    }

    /// The chance of a seat to win after one of its actions, over so many worlds that agree with what it knows.
    pub fn chance_after(
        &mut self,
        seat: Seat,
        action: G::Action,
        view: &G::View,
        memory: &G::Memory,
        worlds: u32,
    ) -> f32 {
        let mut sum = 0.0;
        for _ in 0..worlds.max(1) {
            let world = G::imagine(view, memory, &mut self.hands.rng);
            sum += self.share_after(world, seat, Some(action));
        }
        sum / worlds.max(1) as f32
    }

    fn share_after(&mut self, mut world: G, seat: Seat, action: Option<G::Action>) -> f32 {
        let last = last_chapter(&world);
        match action {
            Some(action) => self.hands.act(&mut world, seat, action),
            None => self.hands.wait(&mut world),
        }
        self.hands.value_after(&mut world, last, &CHANCE)[seat]
    }

    fn shares(&mut self, world: &mut G) -> BySeat<f32> {
        let last = last_chapter(world);
        self.hands.value_after(world, last, &CHANCE)
    }
}

/// The last chapter that is played on.
fn last_chapter<G: Strategy>(world: &G) -> u32 {
    world.chapter() + G::OUTLOOK - 1
}
