//! Lessons: players learn what to expect from whole games that they play themselves.
//!
//! In the first lesson plausible players play, in every other those who go by what was found so far, now and then doing
//! anything legal so that the games differ. What the weights expect wherever a turn has passed on is fitted to the
//! final points of all games so far: those of earlier lessons keep players from believing only in what they do
//! themselves. What their games do not show, they go on to believe.

use bots::{Bot, Plausible, Reaction, Stop, TableUpdate};
use catalog::Entry;
use players::{MakeMind, Weight, WeightSet};
use rayon::prelude::*;
use table::{Journal, Rng, Seat, SeatSet, Table};

use crate::contest::Contest;
use crate::fit::{FAITH, Fit, SLIPS, learning_chance, limited};
use crate::least_squares::{Equation, Sums};
use crate::minds::{Minds, centered};
use crate::tune::Watch;

/// How many games are added up by one thread. The order of additions must not depend on the number of threads.
const TOGETHER: u64 = 20;

/// As what part of all that was seen the usual weights count. Aspects go together, and where games can't tell which of
/// them mattered, a weight should not run off and another one after it.
const FAITHFUL_PART: f64 = 0.1;

/// What is learnt, and by whom.
pub(crate) struct Lessons<'a, G: Entry> {
    pub(crate) contest: &'a Contest<G>,
    pub(crate) set: &'static WeightSet<G>,
    pub(crate) mind: MakeMind<G>,
    pub(crate) iterations: u32,
    pub(crate) watch: &'a Watch<'a>,
}

impl<G: Entry> Lessons<'_, G> {
    /// Runs this many lessons with this many games each, and says how well the found weights fit after each.
    pub(crate) fn take(&self, weights: &[Weight], lessons: u32, games: u64) -> (Vec<Fit>, Vec<f32>) {
        let minds = Minds::new(self.mind, weights.len());
        let mut sums = Sums::new(weights.len());
        let usual: Vec<f64> = weights.iter().map(|weight| f64::from(weight.default)).collect();
        let mut found = usual.clone();
        let mut fits = Vec::new();
        for lesson in 0..u64::from(lessons) {
            let players = (lesson > 0).then(|| limited(weights, &found));
            sums.join(&self.hold(&minds, players.as_deref(), lesson * games..(lesson + 1) * games));
            let before = sums.deviation(&found);
            let faith: Vec<f64> = sums.seen().iter().map(|seen| FAITH + FAITHFUL_PART * seen).collect();
            found = sums.solve(&usual, &faith);
            let after = sums.deviation(&found);
            let fit = Fit { games: (lesson + 1) * games, positions: sums.count(), before, after };
            (self.watch.note)(&format!("lesson {}: {fit}", lesson + 1));
            fits.push(fit);
        }
        (fits, limited(weights, &found))
    }

    /// One lesson: these games, by players with these numbers, or by plausible ones.
    fn hold(&self, minds: &Minds<G>, numbers: Option<&[f32]>, games: std::ops::Range<u64>) -> Sums {
        let count = minds.count();
        let starts: Vec<u64> = games.clone().step_by(TOGETHER as usize).collect();
        let add_up = |&start: &u64| {
            let mut sums = Sums::new(count);
            for game in start..(start + TOGETHER).min(games.end) {
                self.play(minds, numbers, learning_chance(self.contest, game), &mut sums);
                (self.watch.games)(1);
            }
            sums
        };
        let parts: Vec<Sums> = starts.par_iter().map(add_up).collect();
        let mut all = Sums::new(count);
        parts.iter().for_each(|part| all.join(part));
        all
    }

    fn play(&self, minds: &Minds<G>, numbers: Option<&[f32]>, mut rng: Rng, sums: &mut Sums) {
        let seats = self.contest.seats;
        let mut seat_one = || -> Box<dyn Bot<G>> {
            let player: Box<dyn Bot<G>> = match numbers {
                Some(numbers) => (self.set.make)(numbers, self.iterations, rng.fork()),
                None => Box::new(Plausible::new(G::MIND, rng.fork())),
            };
            Box::new(Slipping { player, rng: rng.fork() })
        };
        let mut bots: Vec<Box<dyn Bot<G>>> = (0..seats).map(|_| seat_one()).collect();
        let mut journal = Journal::open();
        let mut table = Table::<G>::open(seats, self.contest.options.clone(), rng.seed(), &mut journal)
            .expect("the first table of this contest was set up with the same seats");
        let mut seen: Vec<Vec<Equation>> = Vec::new();
        let mut last = SeatSet::NONE;
        let outcome = bots::play(&mut table, &mut journal, &mut bots, |step: TableUpdate<'_, G>| {
            let game = step.table.game();
            let asked = game.waiting().must;
            if asked != last && game.outcome().is_none() {
                seen.push(minds.rows(game));
            }
            last = asked;
        });
        let points = table::BySeat::from_fn(seats, |seat| outcome.points[seat] as f32);
        let became = centered(&points);
        for rows in &seen {
            rows.iter().zip(&became).for_each(|(row, became)| sums.add(row, *became));
        }
    }
}

/// A player who now and then does anything legal.
struct Slipping<G: Entry> {
    player: Box<dyn Bot<G>>,
    rng: Rng,
}

impl<G: Entry> Bot<G> for Slipping<G> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        self.player.hear(seat, event);
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if self.rng.unit() < SLIPS {
            return legal[self.rng.below(legal.len() as u32) as usize];
        }
        self.player.choose(seat, view, legal)
    }

    fn react(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        self.player.react(seat, view, legal)
    }

    fn stop_on(&mut self, stop: &Stop) {
        self.player.stop_on(stop);
    }
}
