//! Comparing a few moves over many imagined worlds, without a tree.

use table::{Game, Seat};

use crate::playout::Playout;
use crate::{Budget, Estimate, Mind, Reaction, Utility};

/// Something a seat can do when it is asked.
#[derive(Clone, Copy)]
pub(crate) enum Move<A> {
    Act(A),
    /// Do not interrupt.
    Pass,
}

/// How far each world is played before it is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Horizon {
    /// Not at all: what the mind expects right after the move counts.
    Move,
    /// To the end of the chapter.
    Chapter,
}

/// Compares moves. It keeps its lists from one comparison to the next, so that it allocates once.
pub(crate) struct MoveComparison<A> {
    moves: Vec<Move<A>>,
    totals: Vec<f64>,
}

/// By what moves are compared.
pub(crate) struct Criteria<'a> {
    pub(crate) horizon: Horizon,
    /// How many worlds are imagined.
    pub(crate) worlds: &'a Budget,
    pub(crate) utility: &'a Utility,
}

/// What a seat knows.
pub(crate) struct Knowledge<'a, G: Game> {
    pub(crate) seat: Seat,
    pub(crate) view: &'a G::View,
    pub(crate) memory: &'a G::Memory,
}

impl<A: Copy> MoveComparison<A> {
    pub(crate) fn new() -> MoveComparison<A> {
        MoveComparison { moves: Vec::new(), totals: Vec::new() }
    }

    /// Estimates of all these actions, the best first; of equals, the one that is listed first.
    pub(crate) fn estimate<G: Game<Action = A>, M: Mind<G>>(
        &mut self,
        known: &Knowledge<'_, G>,
        legal: &[A],
        criteria: &Criteria<'_>,
        playout: &mut Playout<G, M>,
    ) -> Vec<Estimate<A>> {
        self.moves.clear();
        self.moves.extend(legal.iter().map(|&action| Move::Act(action)));
        let visits = self.weigh(known, criteria, playout);
        let estimate =
            |(&action, &total): (&A, &f64)| Estimate { action, visits, value: (total / f64::from(visits)) as f32 };
        let mut estimates: Vec<Estimate<A>> = legal.iter().zip(&self.totals).map(estimate).collect();
        estimates.sort_by(|one, other| other.value.total_cmp(&one.value));
        estimates
    }

    /// Whether cutting in is better than letting it pass, and if so, how.
    pub(crate) fn react<G: Game<Action = A>, M: Mind<G>>(
        &mut self,
        known: &Knowledge<'_, G>,
        legal: &[A],
        criteria: &Criteria<'_>,
        playout: &mut Playout<G, M>,
    ) -> Option<Reaction<A>> {
        self.moves.clear();
        self.moves.push(Move::Pass);
        self.moves.extend(legal.iter().map(|&action| Move::Act(action)));
        self.weigh(known, criteria, playout);
        let mut best = 0;
        for (index, total) in self.totals.iter().enumerate() {
            if *total > self.totals[best] {
                best = index;
            }
        }
        match self.moves[best] {
            Move::Act(action) => Some(Reaction { action, after_ms: 0 }),
            Move::Pass => None,
        }
    }

    /// Adds up what each move is worth to the seat, every move once in every world; says how many worlds there were.
    fn weigh<G: Game<Action = A>, M: Mind<G>>(
        &mut self,
        known: &Knowledge<'_, G>,
        criteria: &Criteria<'_>,
        playout: &mut Playout<G, M>,
    ) -> u32 {
        self.totals.clear();
        self.totals.resize(self.moves.len(), 0.0);
        let mut worlds: u32 = 0;
        while criteria.worlds.allows(worlds, &playout.stop) {
            let world = G::imagine(known.view, known.memory, &mut playout.rng);
            for (&option, total) in self.moves.iter().zip(&mut self.totals) {
                *total += f64::from(judge(world.clone(), known.seat, option, criteria, playout));
            }
            worlds += 1;
        }
        worlds
    }
}

/// What a move is worth to the seat in this world.
fn judge<G: Game, M: Mind<G>>(
    mut world: G,
    seat: Seat,
    option: Move<G::Action>,
    criteria: &Criteria<'_>,
    playout: &mut Playout<G, M>,
) -> f32 {
    let chapter = playout.mind.chapter(&world);
    let waiting = world.waiting();
    match option {
        Move::Act(action) => playout.act(&mut world, seat, action),
        Move::Pass if waiting.must.is_empty() => playout.wait(&mut world),
        Move::Pass => {}
    }
    playout.reveal(&mut world, waiting.must.without(seat));
    match criteria.horizon {
        Horizon::Move => playout.judge(&world, criteria.utility)[seat],
        Horizon::Chapter => playout.value(&mut world, chapter, criteria.utility)[seat],
    }
}
