//! What a player who thinks ahead may ask of a game beyond its rules.

use crate::{BySeat, Game, Rng, Seat};

/// How far to look and how things stand.
///
/// All of it is about worlds that a bot imagined; none of it is ever asked of the true game on a bot's behalf.
pub trait Strategy: Game {
    /// A lead of about this many points is a clear one.
    const CLEAR_LEAD: f32;

    /// So many chapters, the running one included, have to be played on before points tell who will win.
    const OUTLOOK: u32 = 1;

    /// The number of the running chapter (a deal, a round, a month). A search looks no further than its end.
    fn chapter(&self) -> u32;

    /// The points that each seat may expect to have when the game is over, up to what every seat expects alike.
    fn expect(&self) -> BySeat<f32>;

    /// The points at the end of the chapter if everybody plays their best from here knowing everything, when so
    /// little is left that it can be computed exactly.
    fn solve(&self) -> Option<BySeat<f32>> {
        None
    }

    /// What a plausible player does here, quickly, for playing a world to its end. The list is never empty.
    #[inline]
    fn plausible(&self, _seat: Seat, legal: &[Self::Action], rng: &mut Rng) -> Self::Action {
        legal[rng.below(legal.len() as u32) as usize]
    }

    /// Who of plausible players cuts in where seats may act but need not, and how; nobody if time is to pass. Whoever
    /// searches takes it that nobody does; whoever tells chances counts with it.
    #[inline]
    fn interruption(&self, _rng: &mut Rng) -> Option<(Seat, Self::Action)> {
        None
    }
}

/// How a player judges the worlds that it imagines. Most leave that to the game, and are [`OfTheHouse`]; whoever looks for
/// better weights judges by others.
pub trait Mind<G: Strategy>: Send + Sync + 'static {
    /// What [`Strategy::expect`] says, or something else.
    #[inline]
    fn expect(&self, world: &G) -> BySeat<f32> {
        world.expect()
    }

    /// What [`Strategy::plausible`] says, or something else.
    #[inline]
    fn plausible(&self, world: &G, seat: Seat, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        world.plausible(seat, legal, rng)
    }
}

/// The mind that thinks what the game says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct OfTheHouse;

impl<G: Strategy> Mind<G> for OfTheHouse {}
