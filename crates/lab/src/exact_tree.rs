//! A small game unfolded: every deal, every course it can take, and what each seat can tell apart.
//!
//! Chance may only act in the set-up; seats that may interrupt do not. What a seat knows is what it heard and did, so
//! two positions are the same to it exactly if those are: that is what law 5 promises of every game.

use std::collections::HashMap;
use std::fmt::Write as _;

use table::{Game, Input, Journal, Outcome, Rng, Seat, Seed, Viewer};

use crate::contest::win_share;
use crate::exact::{ExactError, Stake};

/// A game with all its courses.
pub(crate) struct Tree<G: Game> {
    pub(crate) seats: u8,
    pub(crate) nodes: Vec<Node>,
    /// The first position of every deal, and the chance of the deal.
    pub(crate) roots: Vec<(usize, f64)>,
    pub(crate) sets: Vec<Known<G>>,
    /// After how many draws the last deal was found that was new.
    pub(crate) last_new: u64,
}

/// A position.
pub(crate) enum Node {
    /// The game is over; what that is worth to each seat.
    End(Vec<f64>),
    /// A seat has a real choice; the positions after each of its actions.
    Choice {
        /// What the seat knows.
        set: usize,
        children: Vec<usize>,
    },
}

/// All that a seat knows when it has a choice. Many positions may look like this.
pub(crate) struct Known<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) view: G::View,
    pub(crate) legal: Vec<G::Action>,
    pub(crate) heard: Vec<G::Event>,
    /// The positions that look like this.
    pub(crate) nodes: Vec<usize>,
}

/// What a seat heard and did so far; the text tells one such course from another.
struct Mind<E> {
    heard: Vec<E>,
    text: String,
}

impl<E: Clone> Clone for Mind<E> {
    fn clone(&self) -> Mind<E> {
        Mind { heard: self.heard.clone(), text: self.text.clone() }
    }
}

struct Unfolding<G: Game> {
    tree: Tree<G>,
    by_text: HashMap<(Seat, String), usize>,
    stake: Stake,
    most: usize,
}

impl<G: Game> Tree<G> {
    /// Unfolds a game from this many drawn set-ups, up to `most` positions.
    pub(crate) fn unfold(
        seats: u8,
        options: &G::Options,
        (draws, seed): (u64, u64),
        stake: Stake,
        most: usize,
    ) -> Result<Tree<G>, ExactError> {
        let (deals, last_new) = deals::<G>(seats, options, draws, seed, most)?;
        let tree = Tree { seats, nodes: Vec::new(), roots: Vec::new(), sets: Vec::new(), last_new };
        let mut unfolding = Unfolding { tree, by_text: HashMap::new(), stake, most };
        for (game, minds, chance) in deals {
            let root = unfolding.position(game, minds)?;
            unfolding.tree.roots.push((root, chance));
        }
        Ok(unfolding.tree)
    }
}

impl<G: Game> Unfolding<G> {
    /// Takes a position in with all that can follow, and says where it is kept.
    fn position(&mut self, mut game: G, mut minds: Vec<Mind<G::Event>>) -> Result<usize, ExactError> {
        let mut legal = Vec::new();
        loop {
            let Some(seat) = game.waiting().must.first() else {
                if let Some(outcome) = game.outcome() {
                    let worth = Seat::all(self.tree.seats).map(|seat| self.stake.worth(&outcome, seat)).collect();
                    return self.keep(Node::End(worth));
                }
                advance(&mut game, Input::TimeUp, &mut minds)?;
                continue;
            };
            legal.clear();
            game.legal(seat, &mut legal);
            if legal.len() > 1 {
                return self.choice(&game, seat, &legal, &minds);
            }
            advance(&mut game, Input::Choose(seat, legal[0]), &mut minds)?;
        }
    }

    fn choice(
        &mut self,
        game: &G,
        seat: Seat,
        legal: &[G::Action],
        minds: &[Mind<G::Event>],
    ) -> Result<usize, ExactError> {
        let Mind { heard, text } = &minds[seat.index()];
        let next = self.tree.sets.len();
        let set = *self.by_text.entry((seat, text.clone())).or_insert(next);
        if set == next {
            let view = game.view(Viewer::Seat(seat));
            let known = Known { seat, view, legal: legal.to_vec(), heard: heard.clone(), nodes: Vec::new() };
            self.tree.sets.push(known);
        }
        let node = self.keep(Node::Choice { set, children: Vec::new() })?;
        self.tree.sets[set].nodes.push(node);
        let mut after = Vec::with_capacity(legal.len());
        for (place, &action) in legal.iter().enumerate() {
            let (mut game, mut minds) = (game.clone(), minds.to_vec());
            // A seat knows what it did, even if the table is not told.
            let _ = write!(minds[seat.index()].text, "did {place};");
            advance(&mut game, Input::Choose(seat, action), &mut minds)?;
            after.push(self.position(game, minds)?);
        }
        if let Node::Choice { children, .. } = &mut self.tree.nodes[node] {
            *children = after;
        }
        Ok(node)
    }

    fn keep(&mut self, node: Node) -> Result<usize, ExactError> {
        if self.tree.nodes.len() >= self.most {
            return Err(ExactError::TooLarge { most: self.most });
        }
        self.tree.nodes.push(node);
        Ok(self.tree.nodes.len() - 1)
    }
}

/// Carries an input out and tells everybody what they may hear of it.
fn advance<G: Game>(game: &mut G, input: Input<G::Action>, minds: &mut [Mind<G::Event>]) -> Result<(), ExactError> {
    let mut other = game.clone();
    let mut journal = Journal::open();
    game.apply(input, &mut Rng::new(&Seed::numbered(0, 1)), &mut journal);
    other.apply(input, &mut Rng::new(&Seed::numbered(0, 2)), &mut Journal::closed());
    // What depends on the generator is chance, and two generators that have nothing in common seldom agree.
    if *game != other {
        return Err(ExactError::ChanceInPlay);
    }
    hear(&journal, minds);
    Ok(())
}

fn hear<E: Clone + std::fmt::Debug>(journal: &Journal<E>, minds: &mut [Mind<E>]) {
    for (place, mind) in minds.iter_mut().enumerate() {
        for event in journal.heard_by(Viewer::Seat(Seat::new(place as u8))) {
            mind.heard.push(event.clone());
            let _ = write!(mind.text, "{event:?};");
        }
    }
}

/// After this many draws it is clear whether all different deals can be found.
const ENOUGH_TO_TELL: u64 = 10_000;

/// A set-up: the game, what everybody heard of it, and its chance.
type Deal<G> = (G, Minds<G>, f64);
/// What everybody heard and did.
type Minds<G> = Vec<Mind<<G as Game>::Event>>;

/// Every set-up that was drawn, with its chance, and after how many draws the last new one came.
fn deals<G: Game>(
    seats: u8,
    options: &G::Options,
    draws: u64,
    seed: u64,
    most: usize,
) -> Result<(Vec<Deal<G>>, u64), ExactError> {
    let mut last_new = 0;
    let mut deals: Vec<(G, Minds<G>)> = Vec::new();
    let mut counts: Vec<u64> = Vec::new();
    let mut by_text: HashMap<String, usize> = HashMap::new();
    for draw in 0..draws {
        // Where nearly every draw is new, there are far more deals than can be found, and room for none of them.
        if draw >= ENOUGH_TO_TELL && deals.len() as u64 > draw / 10 * 9 {
            return Err(ExactError::TooManyDeals { draws });
        }
        let mut journal = Journal::open();
        let game = G::setup(seats, options, &mut Rng::new(&Seed::numbered(seed, draw)), &mut journal);
        let place = *by_text.entry(format!("{game:?}")).or_insert(deals.len());
        if place == deals.len() {
            if deals.len() >= most {
                return Err(ExactError::TooLarge { most });
            }
            let mut minds = vec![Mind { heard: Vec::new(), text: String::new() }; usize::from(seats)];
            hear(&journal, &mut minds);
            deals.push((game, minds));
            counts.push(0);
            last_new = draw + 1;
        }
        counts[place] += 1;
    }
    if deals.len() as u64 > draws / 2 {
        return Err(ExactError::TooManyDeals { draws });
    }
    // Who still finds something new, or has seen something only once, has not seen everything.
    if last_new > draws - draws / 10 || counts.contains(&1) {
        return Err(ExactError::TooFewDraws { draws, deals: deals.len(), last_new });
    }
    let even = equally_likely(&counts).then_some(1.0 / counts.len() as f64);
    let chance = |count: u64| even.unwrap_or(count as f64 / draws as f64);
    let with_chance = |((game, minds), count)| (game, minds, chance(count));
    Ok((deals.into_iter().zip(counts).map(with_chance).collect(), last_new))
}

/// Whether set-ups that were drawn so often are all equally likely: there were enough draws for each that hardly one
/// can be missing, and the counts differ no more than those of a fair draw.
pub(crate) fn equally_likely(counts: &[u64]) -> bool {
    const OFTEN: f64 = 20.0;
    let n = counts.len() as f64;
    let mean = counts.iter().sum::<u64>() as f64 / n;
    if mean < OFTEN {
        return false;
    }
    let variance = counts.iter().map(|&count| (count as f64 - mean).powi(2)).sum::<f64>() / n;
    // The ratio is 1 for a fair draw, with this standard error.
    variance / mean < 1.0 + 4.0 * (2.0 / n).sqrt()
}

impl Stake {
    fn worth(self, outcome: &Outcome, seat: Seat) -> f64 {
        match self {
            Stake::Victory => win_share(outcome, seat),
            Stake::Points => {
                let all = outcome.points.as_slice();
                f64::from(outcome.points[seat]) - f64::from(all.iter().sum::<i32>()) / all.len() as f64
            }
        }
    }
}
