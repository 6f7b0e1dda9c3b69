//! The players that compare their moves over imagined worlds: greedy, and determinized search.

use table::{Game, Rng, Seat};

use crate::flat::{Criteria, Horizon, Knowledge, MoveComparison};
use crate::playout::Playout;
use crate::{Bot, Budget, Estimate, Estimator, Mind, Reaction, Stop, Utility};

/// Imagines worlds, makes every legal move in each of them, and takes the move that does best on average.
///
/// How far each world is played before it is judged depends on the settings: see [`Greedy`] and [`Pimc`]. Seats that
/// choose at the same time are assumed to choose plausibly.
///
/// ```
/// use bots::{Bot, Greedy, GreedySettings, PlainMind};
/// use table::{Game, Journal, Rng, Seed, Viewer};
/// use testkit::toys::{Hands, HandsOptions};
///
/// let mut rng = Rng::new(&Seed::numbered(1, 1));
/// let game = Hands::setup(2, &HandsOptions::default(), &mut rng, &mut Journal::closed());
/// let seat = game.waiting().must.first().expect("somebody leads");
/// let mut legal = Vec::new();
/// game.legal(seat, &mut legal);
///
/// let mut bot = Greedy::<Hands, _>::new(GreedySettings::default(), PlainMind { clear_lead: 2.0 }, rng.fork());
/// let action = bot.choose(seat, &game.view(Viewer::Seat(seat)), &legal);
/// assert!(legal.contains(&action));
/// ```
pub struct WorldSearch<G: Game, M, S> {
    settings: S,
    memory: G::Memory,
    playout: Playout<G, M>,
    comparison: MoveComparison<G::Action>,
}

/// Looks one move ahead: takes the action after which its mind expects most.
pub type Greedy<G, M> = WorldSearch<G, M, GreedySettings>;

/// Determinized search: plays each imagined world plausibly to the end of the chapter after every action, or asks the
/// mind to solve it.
pub type Pimc<G, M> = WorldSearch<G, M, PimcSettings>;

/// The parameters of a [`WorldSearch`].
pub trait WorldSearchSettings: Send + 'static {
    /// How far each world is played before it is judged.
    const HORIZON: Horizon;

    /// How many worlds it imagines for a choice. In each of them every action is tried once.
    fn worlds(&self) -> &Budget;

    /// What it wants.
    fn utility(&self) -> &Utility;
}

/// The parameters of [`Greedy`].
#[derive(Clone, Debug)]
pub struct GreedySettings {
    /// How many worlds it imagines for a choice.
    pub worlds: Budget,
    /// What it wants.
    pub utility: Utility,
}

impl Default for GreedySettings {
    fn default() -> GreedySettings {
        GreedySettings { worlds: Budget::Iterations(32), utility: Utility::default() }
    }
}

impl WorldSearchSettings for GreedySettings {
    const HORIZON: Horizon = Horizon::Move;

    fn worlds(&self) -> &Budget {
        &self.worlds
    }

    fn utility(&self) -> &Utility {
        &self.utility
    }
}

/// The parameters of [`Pimc`].
#[derive(Clone, Debug)]
pub struct PimcSettings {
    /// How many worlds it imagines for a choice. In each of them every action is played out once.
    pub worlds: Budget,
    /// What it wants.
    pub utility: Utility,
}

impl Default for PimcSettings {
    fn default() -> PimcSettings {
        PimcSettings { worlds: Budget::Iterations(100), utility: Utility::default() }
    }
}

impl WorldSearchSettings for PimcSettings {
    const HORIZON: Horizon = Horizon::Chapter;

    fn worlds(&self) -> &Budget {
        &self.worlds
    }

    fn utility(&self) -> &Utility {
        &self.utility
    }
}

impl<G: Game, M: Mind<G>, S: WorldSearchSettings> WorldSearch<G, M, S> {
    /// A player with these parameters, who judges by this mind.
    pub fn new(settings: S, mind: M, rng: Rng) -> WorldSearch<G, M, S> {
        let (memory, playout) = (G::Memory::default(), Playout::new(mind, rng));
        WorldSearch { settings, memory, playout, comparison: MoveComparison::new() }
    }
}

impl<G: Game, M: Mind<G>, S: WorldSearchSettings> Bot<G> for WorldSearch<G, M, S> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        G::recall(&mut self.memory, seat, event);
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        match legal {
            &[only] => only,
            _ => self.estimate(seat, view, legal)[0].action,
        }
    }

    fn react(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        let known = Knowledge { seat, view, memory: &self.memory };
        self.comparison.react(&known, legal, &criteria(&self.settings), &mut self.playout)
    }

    fn stop_on(&mut self, stop: &Stop) {
        self.playout.stop = stop.clone();
    }
}

impl<G: Game, M: Mind<G>, S: WorldSearchSettings> Estimator<G> for WorldSearch<G, M, S> {
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        let known = Knowledge { seat, view, memory: &self.memory };
        self.comparison.estimate(&known, legal, &criteria(&self.settings), &mut self.playout)
    }
}

fn criteria<S: WorldSearchSettings>(settings: &S) -> Criteria<'_> {
    Criteria { horizon: S::HORIZON, worlds: settings.worlds(), utility: settings.utility() }
}
