//! The mind that knows nothing but the rules.

use table::{BySeat, Game};

use crate::Mind;

/// Knows nothing of a game: it plays worlds to their very end, any legal action is plausible, and every seat expects
/// the same until there is a result.
///
/// With it every search plays every game, before anybody has written down what players know of it.
///
/// ```
/// use bots::{Bot, Budget, PlainMind, TreeSearch, TreeSearchSettings, Uniform, journal_for, play};
/// use table::{Rng, Seed, Table};
/// use testkit::toys::{Bids, BidsOptions};
///
/// let mut rng = Rng::new(&Seed::numbered(1, 1));
/// let settings = TreeSearchSettings { budget: Budget::Iterations(50), ..TreeSearchSettings::default() };
/// let search = TreeSearch::new(settings, PlainMind { clear_lead: 3.0 }, rng.fork());
/// let mut bots: Vec<Box<dyn Bot<Bids>>> = vec![Box::new(search), Box::new(Uniform::new(rng.fork()))];
///
/// let mut journal = journal_for(&bots);
/// let mut table = Table::open(2, BidsOptions::default(), Seed::numbered(1, 2), &mut journal).expect("two can play");
/// let outcome = play(&mut table, &mut journal, &mut bots, |_| {});
/// assert_eq!(outcome.points.seats(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PlainMind {
    /// A lead of about this many points is a clear one.
    pub clear_lead: f32,
}

impl<G: Game> Mind<G> for PlainMind {
    #[inline]
    fn clear_lead(&self) -> f32 {
        self.clear_lead
    }

    #[inline]
    fn chapter(&self, _world: &G) -> u32 {
        0
    }

    #[inline]
    fn expect(&self, world: &G) -> BySeat<f32> {
        BySeat::all(world.seats(), 0.0)
    }
}
