//! The tree of a search: one flat list of edges, used over and over.
//!
//! A node is what one player can tell of the course of the game: the choices made since the root. It has no record of
//! its own; it is the list of edges that leave it, and its name is the edge that leads to it. An edge is a choice of a
//! seat. What chance does between two choices is not part of the path: worlds that differ in it share the node, and
//! each finds there the edges that are legal in it.

use table::{Game, Rng, Seat};

use crate::Mind;
use crate::numbers::ln;

/// A place in the list of edges; as a node, the edge that leads there.
pub(crate) type Index = u32;

/// The node at which a search begins.
pub(crate) const ROOT: Index = u32::MAX;

/// No edge.
const NONE: Index = u32::MAX;

/// A choice that a seat made at a node in at least one world.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Edge<A> {
    /// What the seat got after it, on average.
    mean: f32,
    /// One divided by the square root of the visits, kept because it is read far more often than it changes.
    doubt: f32,
    visits: u32,
    /// How often it was legal when the seat chose here. Counting against this and not against the visits of the node
    /// keeps an action that is seldom possible from looking neglected.
    available: u32,
    /// The first edge of the node it leads to.
    first: Index,
    /// The next edge that leaves the same node.
    next: Index,
    action: A,
    seat: Seat,
}

/// What a tree weighs when it chooses.
#[derive(Clone, Copy)]
pub(crate) struct Curiosity {
    pub(crate) exploration: f32,
    pub(crate) first_play: f32,
    /// No more edges than this are kept; a full tree still learns on the edges it has.
    pub(crate) most_edges: u32,
}

/// What a seat has to choose from in a world.
pub(crate) struct Decision<'a, G: Game> {
    pub(crate) world: &'a G,
    pub(crate) seat: Seat,
    pub(crate) legal: &'a [G::Action],
    pub(crate) company: Company,
}

/// Who else chooses at the same time.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Company {
    /// Nobody.
    Alone,
    /// Others, each from their own statistics. Bounds that are computed in the same way for all would fall into step:
    /// the seats would show the same pairs of choices in turn and never learn what happens if only one of them
    /// changes. So each draws anew how far it trusts its bounds.
    Others,
}

/// Where a selection leads.
#[derive(Clone, Copy)]
pub(crate) enum Selection<A> {
    /// Along an edge that was tried before.
    Known(Index, A),
    /// Along a new edge: here the tree ends.
    Fresh(Index, A),
    /// To an action that is not kept because the tree is full: here the tree ends, too.
    Unkept(A),
}

/// The edges of all nodes, and the memory a selection needs.
pub(crate) struct Tree<A> {
    edges: Vec<Edge<A>>,
    first: Index,
    matched: Vec<Match>,
    roots: Roots,
}

/// The square roots of the logarithms of small counts, which selections ask for all the time.
struct Roots([f32; Roots::KNOWN]);

impl Roots {
    const KNOWN: usize = 2_048;

    fn new() -> Roots {
        Roots(std::array::from_fn(|count| ln(count as u32).sqrt()))
    }

    #[inline]
    fn of_ln(&self, count: u32) -> f32 {
        self.0.get(count as usize).copied().unwrap_or_else(|| ln(count).sqrt())
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Match {
    Tried,
    Untried,
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { edges: Vec::new(), first: NONE, matched: Vec::new(), roots: Roots::new() }
    }

    /// Forgets all, keeping the memory for the next search.
    pub(crate) fn clear(&mut self) {
        self.edges.clear();
        self.first = NONE;
    }

    /// How many edges there are.
    pub(crate) fn len(&self) -> usize {
        self.edges.len()
    }

    fn first_of(&self, node: Index) -> Index {
        if node == ROOT { self.first } else { self.edges[node as usize].first }
    }

    /// Chooses for the seat at this node among its legal actions: the one with the best upper confidence bound, or
    /// one that was never tried if none of the others promises more than a first play: what a plausible player would
    /// do, if that is new, or else any.
    #[inline]
    pub(crate) fn select<G: Game<Action = A>, M: Mind<G>>(
        &mut self,
        node: Index,
        decision: &Decision<'_, G>,
        curiosity: &Curiosity,
        mind: &M,
        rng: &mut Rng,
    ) -> Selection<A> {
        let Decision { world, seat, legal, company } = *decision;
        self.matched.clear();
        self.matched.resize(legal.len(), Match::Untried);
        let mut best = NONE;
        let mut best_bound = f32::NEG_INFINITY;
        let mut tried = 0;
        let mut index = self.first_of(node);
        while index != NONE {
            let edge = &mut self.edges[index as usize];
            if edge.seat == seat
                && let Some(place) = legal.iter().position(|&action| action == edge.action)
            {
                self.matched[place] = Match::Tried;
                tried += 1;
                edge.available += 1;
                let width = curiosity.exploration * self.roots.of_ln(edge.available) * edge.doubt;
                let bound = match company {
                    Company::Alone => edge.mean + width,
                    Company::Others => edge.mean + width * 2.0 * rng.unit(),
                };
                if bound > best_bound {
                    best = index;
                    best_bound = bound;
                }
            }
            index = edge.next;
        }
        if tried == legal.len() || best_bound > curiosity.first_play {
            return Selection::Known(best, self.edges[best as usize].action);
        }
        let likely = mind.plausible(world, seat, legal, rng);
        let is_untried = |&(action, found): &(&A, &Match)| *found == Match::Untried && *action == likely;
        let mut untried = legal.iter().zip(&self.matched).filter(|&(_, &found)| found == Match::Untried);
        let action = match untried.clone().find(is_untried) {
            Some(_) => likely,
            None => {
                let nth = rng.below((legal.len() - tried) as u32) as usize;
                *untried.nth(nth).expect("as many are untried as were not found").0
            }
        };
        self.add(node, seat, action, curiosity)
    }

    /// The edge of this choice at this node, new if nobody went there before.
    pub(crate) fn follow(&mut self, node: Index, seat: Seat, action: A, curiosity: &Curiosity) -> Selection<A> {
        let mut index = self.first_of(node);
        while index != NONE {
            let edge = &self.edges[index as usize];
            if edge.seat == seat && edge.action == action {
                return Selection::Known(index, action);
            }
            index = edge.next;
        }
        self.add(node, seat, action, curiosity)
    }

    fn add(&mut self, node: Index, seat: Seat, action: A, curiosity: &Curiosity) -> Selection<A> {
        if self.edges.len() as u32 >= curiosity.most_edges {
            return Selection::Unkept(action);
        }
        let index = self.edges.len() as Index;
        let next = self.first_of(node);
        self.edges.push(Edge { mean: 0.0, doubt: 1.0, visits: 0, available: 1, first: NONE, next, action, seat });
        if node == ROOT {
            self.first = index;
        } else {
            self.edges[node as usize].first = index;
        }
        Selection::Fresh(index, action)
    }

    /// Whose choice this edge is.
    #[inline]
    pub(crate) fn seat(&self, index: Index) -> Seat {
        self.edges[index as usize].seat
    }

    /// Takes in what the seat got after this choice.
    #[inline]
    pub(crate) fn learn(&mut self, index: Index, value: f32) {
        let edge = &mut self.edges[index as usize];
        edge.visits += 1;
        let visits = edge.visits as f32;
        edge.mean += (value - edge.mean) / visits;
        edge.doubt = 1.0 / visits.sqrt();
    }

    /// How often the seat made this choice at the root and what it got on average.
    pub(crate) fn at_root(&self, seat: Seat, action: A) -> (u32, f32) {
        let mut index = self.first;
        while index != NONE {
            let edge = &self.edges[index as usize];
            if edge.seat == seat && edge.action == action {
                return (edge.visits, edge.mean);
            }
            index = edge.next;
        }
        (0, 0.0)
    }
}
