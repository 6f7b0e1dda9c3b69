//! All the ways in which a seat can go through its turn: sequences of its own small steps, each judged where it ends.

use table::{Game, Input, Journal, Rng, Seat, SeatSet};

use crate::playout::Playout;
use crate::{Mind, Utility};

/// How often the end of a chapter is drawn for one sequence, when a sequence ends the chapter.
const DRAWS_OF_AN_END: usize = 6;

/// The beginning of a sequence.
const BEGIN: u32 = u32::MAX;

/// A step of one or more sequences.
#[derive(Clone, Copy)]
struct SequenceStep<A> {
    action: A,
    before: u32,
}

/// A whole sequence, by its last step.
#[derive(Clone, Copy)]
struct Ending {
    last: u32,
    value: f32,
}

/// A sequence of own steps and what it seems to be worth.
#[derive(Clone, Debug)]
pub(crate) struct Sequence<A> {
    pub(crate) steps: Vec<A>,
    pub(crate) value: f32,
}

/// The sequences of one turn, and the memory to find them.
pub(crate) struct Sequences<G: Game> {
    steps: Vec<SequenceStep<G::Action>>,
    endings: Vec<Ending>,
    open: Vec<(G, u32)>,
    legal: Vec<G::Action>,
    /// The same chance for every sequence, so that none owes its value to luck.
    chances: Vec<Rng>,
    journal: Journal<G::Event>,
}

/// Whose sequences are looked for, and where the turn began.
struct Turn<'a> {
    seat: Seat,
    /// Who chooses at the same time and is taken to choose plausibly.
    others: SeatSet,
    chapter: u32,
    utility: &'a Utility,
}

impl<G: Game> Sequences<G> {
    pub(crate) fn new() -> Sequences<G> {
        Sequences {
            steps: Vec::new(),
            endings: Vec::new(),
            open: Vec::new(),
            legal: Vec::new(),
            chances: Vec::new(),
            journal: Journal::closed(),
        }
    }

    /// Finds all sequences of the seat from this world on, or, after this many positions, only plausible continuations.
    /// If it is stopped, the first sequence that is found is the last.
    pub(crate) fn find<M: Mind<G>>(
        &mut self,
        world: &G,
        seat: Seat,
        positions: u32,
        utility: &Utility,
        playout: &mut Playout<G, M>,
    ) {
        self.steps.clear();
        self.endings.clear();
        self.chances.clear();
        self.chances.extend((0..DRAWS_OF_AN_END).map(|_| playout.rng.fork()));
        let chapter = playout.mind.chapter(world);
        let turn = Turn { seat, others: world.waiting().must.without(seat), chapter, utility };
        self.open.clear();
        self.open.push((world.clone(), BEGIN));
        while let Some((world, before)) = self.open.pop() {
            self.legal.clear();
            world.legal(seat, &mut self.legal);
            let is_stopped = playout.stop.is_set();
            if is_stopped && !self.endings.is_empty() {
                return;
            }
            if is_stopped || self.steps.len() as u32 > positions {
                let likely = playout.mind.plausible(&world, seat, &self.legal, &mut playout.rng);
                self.legal.clear();
                self.legal.push(likely);
            }
            for place in 0..self.legal.len() {
                self.take(&world, before, self.legal[place], &turn, playout);
            }
        }
    }

    /// One step further: the turn goes on, or the sequence ends here and is judged.
    fn take<M: Mind<G>>(
        &mut self,
        world: &G,
        before: u32,
        action: G::Action,
        turn: &Turn<'_>,
        playout: &mut Playout<G, M>,
    ) {
        let index = self.steps.len() as u32;
        self.steps.push(SequenceStep { action, before });
        let mut next = world.clone();
        let mut chance = self.chances[0].clone();
        next.apply(Input::Choose(turn.seat, action), &mut chance, &mut self.journal);
        let ends_chapter = playout.mind.chapter(&next) != turn.chapter;
        if !ends_chapter && next.waiting().must == SeatSet::only(turn.seat) {
            self.open.push((next, index));
            return;
        }
        let mut value = self.judge(next, turn, playout);
        if ends_chapter {
            for draw in 1..DRAWS_OF_AN_END {
                let mut next = world.clone();
                let mut chance = self.chances[draw].clone();
                next.apply(Input::Choose(turn.seat, action), &mut chance, &mut self.journal);
                value += self.judge(next, turn, playout);
            }
            value /= DRAWS_OF_AN_END as f32;
        }
        self.endings.push(Ending { last: index, value });
    }

    fn judge<M: Mind<G>>(&self, mut world: G, turn: &Turn<'_>, playout: &mut Playout<G, M>) -> f32 {
        playout.reveal(&mut world, turn.others);
        playout.judge(&world, turn.utility)[turn.seat]
    }

    /// The best value of a sequence that begins with each of these actions, in their order.
    pub(crate) fn value_of_first(&self, actions: &[G::Action]) -> Vec<f32> {
        let mut best = vec![f32::NEG_INFINITY; actions.len()];
        for ending in &self.endings {
            let first = self.first(ending.last);
            if let Some(place) = actions.iter().position(|&action| action == first) {
                best[place] = best[place].max(ending.value);
            }
        }
        best
    }

    /// The best `count` sequences, best first; among equals the one found first. Sequences that differ only in the
    /// order of their steps and are worth the same count as one.
    pub(crate) fn best(&mut self, count: usize) -> Vec<Sequence<G::Action>> {
        self.endings.sort_by(|one, other| other.value.total_cmp(&one.value));
        let mut best: Vec<Sequence<G::Action>> = Vec::with_capacity(count);
        for ending in &self.endings {
            if best.len() == count {
                break;
            }
            let sequence = Sequence { steps: self.path(ending.last), value: ending.value };
            let is_known = best.iter().rev().take_while(|known| known.value == sequence.value);
            if !is_known.into_iter().any(|known| is_same_in_other_order(&known.steps, &sequence.steps)) {
                best.push(sequence);
            }
        }
        best
    }

    fn first(&self, mut step: u32) -> G::Action {
        loop {
            let SequenceStep { action, before } = self.steps[step as usize];
            if before == BEGIN {
                return action;
            }
            step = before;
        }
    }

    fn path(&self, last: u32) -> Vec<G::Action> {
        let mut path = Vec::new();
        let mut step = last;
        while step != BEGIN {
            let SequenceStep { action, before } = self.steps[step as usize];
            path.push(action);
            step = before;
        }
        path.reverse();
        path
    }
}

fn is_same_in_other_order<A: PartialEq>(one: &[A], other: &[A]) -> bool {
    one.len() == other.len() && one.iter().all(|step| other.contains(step))
}
