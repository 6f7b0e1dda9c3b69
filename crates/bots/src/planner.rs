//! The player that plans its whole turn before it makes the first step.

use table::{Game, Rng, Seat, Viewer};

use crate::flat::{Criteria, Horizon, Knowledge, MoveComparison};
use crate::playout::Playout;
use crate::sequences::{Sequence, Sequences};
use crate::{Bot, Budget, Estimate, Estimator, Mind, Reaction, Stop, Utility};

/// The parameters of [`Planner`].
#[derive(Clone, Debug)]
pub struct PlannerSettings {
    /// How many positions of its own turn it looks at; beyond, it follows each sequence plausibly to its end.
    pub positions: u32,
    /// How many of the best sequences it compares by playing on.
    pub finalists: usize,
    /// How many times it plays on to compare them, in all; with 0, what seems best at first sight is done.
    pub playouts: u32,
    /// How many playouts the first sight of a sequence is worth as evidence.
    pub first_sight: f32,
    /// How many chapters it plays on, the running one included.
    pub chapters: u32,
    /// What it wants.
    pub utility: Utility,
}

impl Default for PlannerSettings {
    fn default() -> PlannerSettings {
        PlannerSettings {
            positions: 20_000,
            finalists: 16,
            playouts: 400,
            first_sight: 10.0,
            chapters: 1,
            utility: Utility::default(),
        }
    }
}

/// Looks at all sequences of small steps that its turn can be made of, and judges each by what its mind expects where
/// it ends. The best of them meet in worlds it imagines, played on plausibly to the end of the chapter: all in the same
/// worlds, and after every round the better half goes on. Then it follows its plan, as long as nothing unforeseen comes
/// in between.
pub struct Planner<G: Game, M> {
    settings: PlannerSettings,
    memory: G::Memory,
    playout: Playout<G, M>,
    sequences: Sequences<G>,
    /// What is still to be done, each step with the view in which it is due, the next one last.
    plan: Vec<(G::View, G::Action)>,
    comparison: MoveComparison<G::Action>,
}

/// A sequence that is compared with others by playing on.
struct Finalist<A> {
    sequence: Sequence<A>,
    total: f64,
    playouts: u32,
}

impl<A> Finalist<A> {
    fn value(&self, first_sight: f32) -> f64 {
        let (sight, weight) = (f64::from(self.sequence.value), f64::from(first_sight));
        (self.total + weight * sight) / (f64::from(self.playouts) + weight).max(f64::MIN_POSITIVE)
    }
}

impl<G: Game, M: Mind<G>> Planner<G, M> {
    /// A player with these parameters, who judges by this mind.
    pub fn new(settings: PlannerSettings, mind: M, rng: Rng) -> Planner<G, M> {
        Planner {
            settings,
            memory: G::Memory::default(),
            playout: Playout::new(mind, rng),
            sequences: Sequences::new(),
            plan: Vec::new(),
            comparison: MoveComparison::new(),
        }
    }

    /// The sequences that remain at the end of the comparison, the best first.
    fn compare(&mut self, seat: Seat, view: &G::View) -> Vec<Finalist<G::Action>> {
        let world = G::imagine(view, &self.memory, &mut self.playout.rng);
        let PlannerSettings { positions, finalists, playouts, first_sight, utility, .. } = self.settings;
        self.sequences.find(&world, seat, positions, &utility, &mut self.playout);
        let best = self.sequences.best(finalists.max(1));
        let mut finalists: Vec<Finalist<G::Action>> =
            best.into_iter().map(|sequence| Finalist { sequence, total: 0.0, playouts: 0 }).collect();
        let mut rest = playouts;
        let mut running = finalists.len();
        while running > 1 {
            // As many rounds as the field can be halved, each with the same share of what is left.
            let rounds = running.next_power_of_two().trailing_zeros();
            let worlds = rest / rounds / running as u32;
            for _ in 0..worlds {
                if self.playout.stop.is_set() {
                    break;
                }
                self.meet(seat, view, &mut finalists[..running]);
            }
            rest -= worlds * running as u32;
            finalists[..running].sort_by(|one, other| other.value(first_sight).total_cmp(&one.value(first_sight)));
            running = running.div_ceil(2);
        }
        finalists
    }

    /// Plays each sequence in the same imagined world with the same chance.
    fn meet(&mut self, seat: Seat, view: &G::View, finalists: &mut [Finalist<G::Action>]) {
        let world = G::imagine(view, &self.memory, &mut self.playout.rng);
        let mut next = self.playout.rng.fork();
        let chance = self.playout.rng.fork();
        for finalist in finalists {
            self.playout.rng = chance.clone();
            let mut world = world.clone();
            let others = world.waiting().must.without(seat);
            let chapter = self.playout.mind.chapter(&world);
            for &action in &finalist.sequence.steps {
                // Chance may have made a later step impossible; then it goes on as it comes.
                if !world.waiting().must.contains(seat) || world.check(seat, action).is_err() {
                    break;
                }
                self.playout.act(&mut world, seat, action);
            }
            self.playout.reveal(&mut world, others);
            let last = chapter + self.settings.chapters.saturating_sub(1);
            let value = self.playout.value_after(&mut world, last, &self.settings.utility);
            finalist.total += f64::from(value[seat]);
            finalist.playouts += 1;
        }
        std::mem::swap(&mut self.playout.rng, &mut next);
    }

    /// Keeps the rest of a sequence, each step with the view in which it will be due. A plan that was stopped halfway
    /// is not worth following.
    fn remember(&mut self, seat: Seat, view: &G::View, steps: &[G::Action]) {
        self.plan.clear();
        if self.playout.stop.is_set() {
            return;
        }
        let mut world = G::imagine(view, &self.memory, &mut self.playout.rng);
        for pair in steps.windows(2) {
            self.playout.act(&mut world, seat, pair[0]);
            if !world.waiting().must.contains(seat) || world.check(seat, pair[1]).is_err() {
                break;
            }
            self.plan.push((world.view(Viewer::Seat(seat)), pair[1]));
        }
        self.plan.reverse();
    }

    /// The next step of the plan, if everything came as foreseen.
    fn planned(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        let (foreseen, action) = self.plan.pop()?;
        if foreseen == *view && legal.contains(&action) {
            return Some(action);
        }
        self.plan.clear();
        None
    }
}

impl<G: Game, M: Mind<G>> Bot<G> for Planner<G, M> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        G::recall(&mut self.memory, seat, event);
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if let &[only] = legal {
            // A step without a choice may be one of the plan.
            self.planned(view, legal);
            return only;
        }
        if let Some(action) = self.planned(view, legal) {
            return action;
        }
        let finalists = self.compare(seat, view);
        let steps = finalists[0].sequence.steps.clone();
        self.remember(seat, view, &steps);
        steps[0]
    }

    fn react(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        let known = Knowledge { seat, view, memory: &self.memory };
        let PlannerSettings { playouts, utility, .. } = &self.settings;
        let worlds = Budget::Iterations(*playouts).shared_by(legal.len() as u32 + 1);
        let criteria = Criteria { horizon: Horizon::Chapter, worlds: &worlds, utility };
        self.comparison.react(&known, legal, &criteria, &mut self.playout)
    }

    fn stop_on(&mut self, stop: &Stop) {
        self.playout.stop = stop.clone();
    }
}

impl<G: Game, M: Mind<G>> Estimator<G> for Planner<G, M> {
    /// An action is worth what the best sequence that begins with it is worth: after playing on for those that were
    /// compared, at first sight for the others. The winner of the comparison comes first.
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        let finalists = self.compare(seat, view);
        let first_sight = self.settings.first_sight;
        let mut estimates: Vec<Estimate<G::Action>> = Vec::with_capacity(legal.len());
        for finalist in &finalists {
            let action = finalist.sequence.steps[0];
            if estimates.iter().all(|known| known.action != action) {
                let value = finalist.value(first_sight) as f32;
                estimates.push(Estimate { action, visits: finalist.playouts.max(1), value });
            }
        }
        let compared = estimates.len();
        let values = self.sequences.value_of_first(legal);
        for (&action, value) in legal.iter().zip(values) {
            if estimates.iter().all(|known| known.action != action) {
                estimates.push(Estimate { action, visits: 1, value });
            }
        }
        estimates[compared..].sort_by(|one, other| other.value.total_cmp(&one.value));
        estimates
    }
}
