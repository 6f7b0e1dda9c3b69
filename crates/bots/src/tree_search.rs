//! The player that builds a tree over what it knows: information-set tree search.

use table::{BySeat, Game, Rng, Seat, SeatSet};

use crate::flat::{Criteria, Horizon, Knowledge, MoveComparison};
use crate::playout::Playout;
use crate::tree::{Company, Curiosity, Decision, Index, ROOT, Selection, Tree};
use crate::{Bot, Budget, Estimate, Estimator, Mind, Reaction, Stop, Utility};

/// The parameters of [`TreeSearch`].
#[derive(Clone, Debug)]
pub struct TreeSearchSettings {
    /// How many worlds it imagines and plays out for a choice.
    pub budget: Budget,
    /// How strongly it tries what it has seldom tried: the factor of the square root in the confidence bound.
    pub exploration: f32,
    /// What an action that was never tried promises. At 2 or more, every action is tried before any is repeated; at
    /// less, an action that does better than this is followed deeper first.
    pub first_play: f32,
    /// What it wants.
    pub utility: Utility,
    /// How many edges its tree may have (about 30 bytes each). A full tree goes on learning without growing.
    pub most_edges: u32,
}

impl Default for TreeSearchSettings {
    fn default() -> TreeSearchSettings {
        TreeSearchSettings {
            budget: Budget::Iterations(1_000),
            exploration: 0.7,
            first_play: 2.0,
            utility: Utility::default(),
            most_edges: 4_000_000,
        }
    }
}

impl TreeSearchSettings {
    #[inline]
    fn curiosity(&self) -> Curiosity {
        let TreeSearchSettings { exploration, first_play, most_edges, .. } = *self;
        Curiosity { exploration, first_play, most_edges }
    }
}

/// Information-set tree search with a single observer.
///
/// Every iteration imagines a world from what the seat sees and remembers, goes down one tree by the upper confidence
/// bound among the actions that are legal in that world, adds one edge, plays on plausibly to the end of the chapter
/// (or asks the mind to solve it) and takes the result back up, each seat learning for itself.
///
/// Seats that choose at the same time each choose from their own statistics at the node where the moment began, blind
/// to what the others just chose (decoupled search). Such a choice is a mixture: the player draws an action with the
/// chance of its visits, leaving out what was visited for exploration only. In the tree and below it nobody interrupts;
/// whether to interrupt itself, the player decides by playouts of each way to do so and of letting the chance pass.
pub struct TreeSearch<G: Game, M> {
    settings: TreeSearchSettings,
    memory: G::Memory,
    playout: Playout<G, M>,
    tree: Tree<G::Action>,
    /// The edges of the running iteration.
    path: Vec<Index>,
    /// What the seats of one moment chose.
    moment: Vec<Selection<G::Action>>,
    /// The legal actions of the seat that chooses in the tree.
    legal: Vec<G::Action>,
    comparison: MoveComparison<G::Action>,
}

impl<G: Game, M: Mind<G>> TreeSearch<G, M> {
    /// A player with these parameters, who judges by this mind.
    pub fn new(settings: TreeSearchSettings, mind: M, rng: Rng) -> TreeSearch<G, M> {
        TreeSearch {
            settings,
            memory: G::Memory::default(),
            playout: Playout::new(mind, rng),
            tree: Tree::new(),
            path: Vec::new(),
            moment: Vec::new(),
            legal: Vec::new(),
            comparison: MoveComparison::new(),
        }
    }

    /// How large the tree of the last search was.
    pub fn edges(&self) -> usize {
        self.tree.len()
    }

    /// Searches from what the seat sees and remembers; says how many iterations it made.
    pub fn search(&mut self, view: &G::View) -> u32 {
        self.tree.clear();
        let mut done = 0;
        while self.settings.budget.allows(done, &self.playout.stop) {
            self.iterate(view);
            done += 1;
        }
        done
    }

    fn iterate(&mut self, view: &G::View) {
        let mut world = G::imagine(view, &self.memory, &mut self.playout.rng);
        let chapter = self.playout.mind.chapter(&world);
        self.path.clear();
        self.descend(&mut world, chapter);
        let value = self.playout.value(&mut world, chapter, &self.settings.utility);
        self.learn(&value);
    }

    /// Goes down the tree until it ends, or the chapter does.
    #[inline]
    fn descend(&mut self, world: &mut G, chapter: u32) {
        let mut node = ROOT;
        loop {
            let waiting = world.waiting();
            if waiting.is_over() || self.playout.mind.chapter(world) != chapter {
                return;
            }
            let Some(seat) = waiting.must.first() else {
                self.playout.wait(world);
                continue;
            };
            let next = if waiting.must.len() == 1 {
                let selection = self.select(node, seat, Company::Alone, world);
                self.take(world, seat, selection)
            } else {
                self.choose_together(node, waiting.must, world)
            };
            match next {
                Some(child) => node = child,
                None => return,
            }
        }
    }

    #[inline]
    fn select(&mut self, node: Index, seat: Seat, company: Company, world: &G) -> Selection<G::Action> {
        let curiosity = self.settings.curiosity();
        self.legal.clear();
        world.legal(seat, &mut self.legal);
        let decision = Decision { world, seat, legal: &self.legal, company };
        self.tree.select(node, &decision, &curiosity, &self.playout.mind, &mut self.playout.rng)
    }

    /// Carries a selection out and says which node it leads to, if the tree goes on there.
    #[inline]
    fn take(&mut self, world: &mut G, seat: Seat, selection: Selection<G::Action>) -> Option<Index> {
        match selection {
            Selection::Known(edge, action) => {
                self.path.push(edge);
                self.playout.act(world, seat, action);
                Some(edge)
            }
            Selection::Fresh(edge, action) => {
                self.path.push(edge);
                self.playout.act(world, seat, action);
                None
            }
            Selection::Unkept(action) => {
                self.playout.act(world, seat, action);
                None
            }
        }
    }

    /// All these seats choose from their statistics at this node. The next node depends on the joint choice: below
    /// the first seat's edge is one edge for the second seat's choice, and so on; those only mark the way.
    fn choose_together(&mut self, node: Index, seats: SeatSet, world: &mut G) -> Option<Index> {
        self.moment.clear();
        for seat in seats.iter() {
            let selection = self.select(node, seat, Company::Others, world);
            self.moment.push(selection);
        }
        let curiosity = self.settings.curiosity();
        let mut way = None;
        for (place, seat) in seats.iter().enumerate() {
            let reached = self.take(world, seat, self.moment[place]);
            way = match (place, way, self.moment[place]) {
                (0, _, _) => reached,
                (_, Some(before), Selection::Known(_, action)) => {
                    match self.tree.follow(before, seat, action, &curiosity) {
                        Selection::Known(mark, _) => Some(mark),
                        Selection::Fresh(_, _) | Selection::Unkept(_) => None,
                    }
                }
                (_, _, Selection::Fresh(_, _) | Selection::Unkept(_)) | (_, None, Selection::Known(_, _)) => None,
            };
        }
        way
    }

    #[inline]
    fn learn(&mut self, value: &BySeat<f32>) {
        for &edge in &self.path {
            let seat = self.tree.seat(edge);
            self.tree.learn(edge, value[seat]);
        }
    }

    /// Draws one of the estimated actions with the chance of its visits. What was visited less than a third as often
    /// as the most visited is mere exploration and is left out.
    fn draw(&mut self, estimates: &[Estimate<G::Action>]) -> G::Action {
        let most = estimates[0].visits;
        let serious = estimates.iter().take_while(|estimate| estimate.visits >= most.div_ceil(3));
        let all: u32 = serious.clone().map(|estimate| estimate.visits).sum();
        let mut rest = self.playout.rng.below(all.max(1));
        for estimate in serious {
            if rest < estimate.visits {
                return estimate.action;
            }
            rest -= estimate.visits;
        }
        estimates[0].action
    }
}

impl<G: Game, M: Mind<G>> Bot<G> for TreeSearch<G, M> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        G::recall(&mut self.memory, seat, event);
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let &[only] = legal {
            return only;
        }
        let estimates = self.estimate(seat, view, legal);
        let alone = G::imagine(view, &self.memory, &mut self.playout.rng).waiting().must.len() == 1;
        if alone { estimates[0].action } else { self.draw(&estimates) }
    }

    fn react(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        let known = Knowledge { seat, view, memory: &self.memory };
        let TreeSearchSettings { budget, utility, .. } = &self.settings;
        let worlds = budget.shared_by(legal.len() as u32 + 1);
        let criteria = Criteria { horizon: Horizon::Chapter, worlds: &worlds, utility };
        self.comparison.react(&known, legal, &criteria, &mut self.playout)
    }

    fn stop_on(&mut self, stop: &Stop) {
        self.playout.stop = stop.clone();
    }
}

impl<G: Game, M: Mind<G>> Estimator<G> for TreeSearch<G, M> {
    /// The best is the most visited, as one good playout can flatter an action that was hardly tried; of equals, the
    /// one that did better.
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        self.search(view);
        let estimate = |&action: &G::Action| {
            let (visits, value) = self.tree.at_root(seat, action);
            Estimate { action, visits, value }
        };
        let mut estimates: Vec<Estimate<G::Action>> = legal.iter().map(estimate).collect();
        let better = |one: &Estimate<G::Action>, other: &Estimate<G::Action>| {
            other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value))
        };
        estimates.sort_by(better);
        estimates
    }
}
