//! What a search asks about the worlds it imagines.

use table::{BySeat, Game, Rng, Seat};

/// What a player knows of a game beyond its rules: how far to look, and how a position stands.
///
/// A mind is a value, usually a struct with weights, so that players with other weights are other values of the same
/// type. A search only ever asks it about worlds that the search imagined itself, never about the true game.
///
/// ```
/// use bots::Mind;
/// use table::{BySeat, Game};
/// use testkit::toys::Bids;
///
/// /// Judges a position by the prizes won so far.
/// struct BidsMind {
///     prize: f32,
/// }
///
/// impl Mind<Bids> for BidsMind {
///     fn clear_lead(&self) -> f32 {
///         3.0
///     }
///
///     fn chapter(&self, _world: &Bids) -> u32 {
///         0
///     }
///
///     fn expect(&self, world: &Bids) -> BySeat<f32> {
///         let points = world.points();
///         BySeat::from_fn(world.seats(), |seat| self.prize * points[seat] as f32)
///     }
/// }
/// ```
pub trait Mind<G: Game>: Send + Sync + 'static {
    /// A lead of about this many points is a clear one.
    fn clear_lead(&self) -> f32;

    /// How many chapters, the running one included, have to be played before points tell who will win.
    fn outlook(&self) -> u32 {
        1
    }

    /// The number of the running chapter (a deal, a round, a month). A search looks no further than its end.
    fn chapter(&self, world: &G) -> u32;

    /// The points that each seat can expect at the end of the game. Only differences between seats count.
    fn expect(&self, world: &G) -> BySeat<f32>;

    /// The points at the end of the chapter if every seat plays its best and knows everything, where so little is
    /// left that this can be computed exactly.
    #[inline]
    fn solve(&self, _world: &G) -> Option<BySeat<f32>> {
        None
    }

    /// What a plausible player does here, found quickly, for playing a world to its end. `legal` is never empty.
    #[inline]
    fn plausible(&self, _world: &G, _seat: Seat, legal: &[G::Action], rng: &mut Rng) -> G::Action {
        legal[rng.below(legal.len() as u32) as usize]
    }

    /// Which seat interrupts, and how, where seats may act but need not; `None` if time passes. Searches assume that
    /// nobody interrupts; forecasts ask this.
    #[inline]
    fn interruption(&self, _world: &G, _rng: &mut Rng) -> Option<(Seat, G::Action)> {
        None
    }
}
