//! Ending a search from outside.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A flag shared between a searcher and the code that ends its search.
///
/// A searcher looks at it once per iteration. What a search answers that was stopped is legal, but rash: it is for
/// those who have lost interest in the answer, or who have no more time.
///
/// ```
/// use bots::{Bot, Budget, PlainMind, Stop, TreeSearch, TreeSearchSettings};
/// use table::{Game, Journal, Rng, Seed, Viewer};
/// use testkit::toys::{Hands, HandsOptions};
///
/// let mut rng = Rng::new(&Seed::numbered(1, 1));
/// let game = Hands::setup(2, &HandsOptions::default(), &mut rng, &mut Journal::closed());
/// let seat = game.waiting().must.first().expect("somebody leads");
/// let settings = TreeSearchSettings { budget: Budget::UntilStopped, ..TreeSearchSettings::default() };
/// let mut bot = TreeSearch::<Hands, _>::new(settings, PlainMind { clear_lead: 2.0 }, rng.fork());
///
/// let stop = Stop::new();
/// bot.stop_on(&stop);
/// stop.set();
/// assert_eq!(bot.search(&game.view(Viewer::Seat(seat))), 1);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is not set.
    pub fn new() -> Stop {
        Stop::default()
    }

    /// Ends the running search, and every later one that looks at this flag after one iteration.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the search is to end.
    #[inline]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
