//! What a game that was unfolded is worth: to given players, to a best response, and in equilibrium.

use table::{Game, Seat};

use crate::exact_tree::{Node, Tree};

/// How everybody plays: for everything that a seat can know, the chance of each of its actions.
pub(crate) type Profile = Vec<Vec<f64>>;

impl<G: Game> Tree<G> {
    /// Everybody does anything with the same chance.
    pub(crate) fn uniform(&self) -> Profile {
        self.sets.iter().map(|known| vec![1.0 / known.legal.len() as f64; known.legal.len()]).collect()
    }

    /// The profile in which one seat plays as in `one` and all others as in `others`.
    pub(crate) fn mixed(&self, seat: Seat, one: &Profile, others: &Profile) -> Profile {
        let of_set = |(place, known): (usize, &crate::exact_tree::Known<G>)| {
            if known.seat == seat { one[place].clone() } else { others[place].clone() }
        };
        self.sets.iter().enumerate().map(of_set).collect()
    }

    /// What each seat may expect.
    pub(crate) fn values(&self, profile: &Profile) -> Vec<f64> {
        self.over_deals(|root| self.value(root, &|set| profile[set].clone()))
    }

    /// What each seat may expect if all cards lie open and everybody takes what is best for themselves, the first of
    /// equals.
    pub(crate) fn open_values(&self) -> Vec<f64> {
        self.over_deals(|root| self.open_value(root))
    }

    fn over_deals(&self, of_deal: impl Fn(usize) -> Vec<f64>) -> Vec<f64> {
        let mut sum = vec![0.0; usize::from(self.seats)];
        for &(root, chance) in &self.roots {
            sum.iter_mut().zip(of_deal(root)).for_each(|(sum, value)| *sum += chance * value);
        }
        sum
    }

    fn value(&self, node: usize, policy: &dyn Fn(usize) -> Vec<f64>) -> Vec<f64> {
        match &self.nodes[node] {
            Node::End(worth) => worth.clone(),
            Node::Choice { set, children } => {
                let mut sum = vec![0.0; usize::from(self.seats)];
                for (&child, chance) in children.iter().zip(policy(*set)) {
                    if chance > 0.0 {
                        let after = self.value(child, policy);
                        sum.iter_mut().zip(after).for_each(|(sum, value)| *sum += chance * value);
                    }
                }
                sum
            }
        }
    }

    fn open_value(&self, node: usize) -> Vec<f64> {
        match &self.nodes[node] {
            Node::End(worth) => worth.clone(),
            Node::Choice { set, children } => {
                let seat = self.sets[*set].seat.index();
                let mut best: Option<Vec<f64>> = None;
                for &child in children {
                    let after = self.open_value(child);
                    if best.as_ref().is_none_or(|best| after[seat] > best[seat]) {
                        best = Some(after);
                    }
                }
                best.expect("a choice has actions")
            }
        }
    }

    /// The most that a seat can get against others who play like this, with all that it knows and no more.
    pub(crate) fn best_response(&self, profile: &Profile, seat: Seat) -> f64 {
        let mut answer = Answer {
            tree: self,
            profile,
            seat,
            reached: vec![0.0; self.nodes.len()],
            best: vec![None; self.sets.len()],
            values: vec![None; self.nodes.len()],
        };
        for &(root, chance) in &self.roots {
            answer.reach(root, chance);
        }
        self.roots.iter().map(|&(root, chance)| chance * answer.value(root)).sum()
    }

    /// By how much each seat could do better than it does if it alone played otherwise.
    pub(crate) fn gains(&self, profile: &Profile) -> Vec<f64> {
        let values = self.values(profile);
        // Rounding can make nothing a little less than nothing.
        let gain = |seat: Seat| (self.best_response(profile, seat) - values[seat.index()]).max(0.0);
        Seat::all(self.seats).map(gain).collect()
    }

    /// How everybody plays on average over this many rounds of counterfactual regret minimization: each round every
    /// seat in turn plays in proportion to what it regrets not having played, later rounds count more. With two seats
    /// this comes as near to an equilibrium as one likes; with more, [`Tree::gains`] says how near it came.
    pub(crate) fn equilibrium(&self, rounds: u32, done: &(dyn Fn() + Sync)) -> Profile {
        let mut regrets: Profile = self.sets.iter().map(|known| vec![0.0; known.legal.len()]).collect();
        let mut sums = regrets.clone();
        for round in 1..=rounds {
            for seat in Seat::all(self.seats) {
                let current: Profile = regrets.iter().map(|regrets| in_proportion(regrets)).collect();
                let mut walk =
                    Walk { tree: self, seat, current: &current, new: regrets, sums, weight: f64::from(round) };
                for &(root, chance) in &self.roots {
                    walk.value(root, 1.0, chance);
                }
                (regrets, sums) = (walk.new, walk.sums);
                regrets.iter_mut().flatten().for_each(|regret| *regret = regret.max(0.0));
            }
            done();
        }
        sums.iter().map(|sums| in_proportion(sums)).collect()
    }
}

/// Chances in proportion to these weights; equal ones if there are none.
fn in_proportion(weights: &[f64]) -> Vec<f64> {
    let all: f64 = weights.iter().map(|weight| weight.max(0.0)).sum();
    let even = 1.0 / weights.len() as f64;
    weights.iter().map(|weight| if all > 0.0 { weight.max(0.0) / all } else { even }).collect()
}

/// A round of regret minimization for one seat.
struct Walk<'a, G: Game> {
    tree: &'a Tree<G>,
    seat: Seat,
    current: &'a Profile,
    new: Profile,
    sums: Profile,
    weight: f64,
}

impl<G: Game> Walk<'_, G> {
    /// What a position is worth to the seat; `own` and `others` are the chances with which it and all others, the deal
    /// included, come here.
    fn value(&mut self, node: usize, own: f64, others: f64) -> f64 {
        let tree = self.tree;
        let (set, children) = match &tree.nodes[node] {
            Node::End(worth) => return worth[self.seat.index()],
            Node::Choice { set, children } => (*set, children),
        };
        let current = self.current;
        if tree.sets[set].seat != self.seat {
            let mut sum = 0.0;
            for (&child, chance) in children.iter().zip(&current[set]) {
                sum += chance * self.value(child, own, others * chance);
            }
            return sum;
        }
        let values: Vec<f64> = children
            .iter()
            .zip(&current[set])
            .map(|(&child, chance)| self.value(child, own * chance, others))
            .collect();
        let mean: f64 = values.iter().zip(&current[set]).map(|(value, chance)| value * chance).sum();
        for (action, value) in values.iter().enumerate() {
            self.new[set][action] += others * (value - mean);
            self.sums[set][action] += self.weight * own * current[set][action];
        }
        mean
    }
}

/// The best answer of one seat to a profile, found from the end of the game on.
struct Answer<'a, G: Game> {
    tree: &'a Tree<G>,
    profile: &'a Profile,
    seat: Seat,
    /// With what chance the others and the deal let the game come to each position.
    reached: Vec<f64>,
    /// The best action for what the seat knows, where it was needed so far.
    best: Vec<Option<usize>>,
    values: Vec<Option<f64>>,
}

impl<G: Game> Answer<'_, G> {
    fn reach(&mut self, node: usize, chance: f64) {
        self.reached[node] = chance;
        let tree = self.tree;
        if let Node::Choice { set, children } = &tree.nodes[node] {
            let is_own = tree.sets[*set].seat == self.seat;
            for (action, &child) in children.iter().enumerate() {
                let part = if is_own { 1.0 } else { self.profile[*set][action] };
                self.reach(child, chance * part);
            }
        }
    }

    fn value(&mut self, node: usize) -> f64 {
        if let Some(value) = self.values[node] {
            return value;
        }
        let tree = self.tree;
        let value = match &tree.nodes[node] {
            Node::End(worth) => worth[self.seat.index()],
            Node::Choice { set, children } if tree.sets[*set].seat == self.seat => {
                let best = self.best_of(*set);
                self.value(children[best])
            }
            Node::Choice { set, children } => {
                let mut sum = 0.0;
                for (action, &child) in children.iter().enumerate() {
                    let chance = self.profile[*set][action];
                    if chance > 0.0 {
                        sum += chance * self.value(child);
                    }
                }
                sum
            }
        };
        self.values[node] = Some(value);
        value
    }

    /// The action that is best over all positions that look the same, each as likely as the others make it.
    fn best_of(&mut self, set: usize) -> usize {
        if let Some(best) = self.best[set] {
            return best;
        }
        let tree = self.tree;
        let mut sums = vec![0.0; tree.sets[set].legal.len()];
        for &node in &tree.sets[set].nodes {
            let Node::Choice { children, .. } = &tree.nodes[node] else { continue };
            for (action, &child) in children.iter().enumerate() {
                sums[action] += self.reached[node] * self.value(child);
            }
        }
        let mut best = 0;
        for (action, sum) in sums.iter().enumerate() {
            if *sum > sums[best] {
                best = action;
            }
        }
        self.best[set] = Some(best);
        best
    }
}
