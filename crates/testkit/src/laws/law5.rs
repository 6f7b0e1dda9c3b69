//! Law 5: views follow from what was heard. Two games in which a viewer heard the same events give it equal views,
//! ask it alike and list the same actions. This is the law that finds leaks and forgotten announcements.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use table::{Game, Viewer};

use super::disagreement::confirm;
use super::{hold, violation};
use crate::case::{Breach, Case};
use crate::choices::Choices;
use crate::heard::HeardDigests;
use crate::observation::Observation;
use crate::plan::{Setting, deal};
use crate::quiet::quietly;
use crate::twins::{Twins, side_by_side};
use crate::{Plan, Violation};

/// Law 5 plays this many times more games than the other laws, because they are small.
const MORE_GAMES: usize = 10;
/// How many different histories of heard events are kept; more would cost memory and find little.
const KEPT: usize = 1 << 18;
/// Fewer comparisons of different truths than this say nothing.
const ENOUGH: usize = 100;
/// How many of them must come after the set-up.
const ENOUGH_IN_PLAY: usize = 25;

/// Tries law 5: on the small options by comparing games that sounded alike to a viewer, and on all settings by going on
/// with imagined worlds for as long as they sound like the true one.
pub fn law5<G: Game>(plan: &Plan<G>) -> Result<(), Violation> {
    for rules in G::OLDEST_RULES..=G::RULES {
        for seats in G::SEATS {
            compare_games(plan, &Setting { rules, seats, options: plan.small.clone() })?;
        }
    }
    hold(5, plan, check_imagined)
}

fn compare_games<G: Game>(plan: &Plan<G>, setting: &Setting<G>) -> Result<(), Violation> {
    let games = plan.games * MORE_GAMES;
    let case = |number| Case::random(setting.clone(), deal(number), Choices::alike(number), plan.bound);
    let cases: Vec<Case<G>> = (0..games).map(case).collect();
    let mut comparison = Comparison::new();
    for case in &cases {
        quietly(|| comparison.listen(case)).map_err(|panic| violation(5, case, panic, look_everywhere))?;
    }
    for (number, case) in cases.iter().enumerate() {
        let suspects = quietly(|| comparison.look(case, number));
        let suspects = suspects.map_err(|panic| violation(5, case, panic, look_everywhere))?;
        if let Some(violation) = suspects.into_iter().find_map(|other| confirm(&cases[other], case)) {
            return Err(violation);
        }
    }
    let Comparison { compared, compared_in_play, .. } = comparison;
    if compared < ENOUGH || compared_in_play < ENOUGH_IN_PLAY {
        let seats = setting.seats;
        let why = format!(
            "law 5 had nothing to compare: give a smaller deck (`small: ...`). In {games} games of {seats} seats a seat \
             heard the same in different truths {compared} times, {compared_in_play} of them after the set-up; \
             {ENOUGH} and {ENOUGH_IN_PLAY} are asked for"
        );
        return Err(Violation { law: 5, why, records: Vec::new(), first_found: 0 });
    }
    Ok(())
}

/// Does what a comparison does, so that a panic of the rules comes again.
fn look_everywhere<G: Game>(case: &Case<G>) -> Result<(), Breach> {
    let mut comparison = Comparison::new();
    comparison.listen(case);
    comparison.listen(case);
    comparison.look(case, 0);
    Ok(())
}

/// Games that are compared: first it is only listened to them, to find what was heard more than once; then only those
/// moments are looked at.
struct Comparison<G: Game> {
    times_heard: HashMap<u128, u32>,
    first: HashMap<u128, First<G>>,
    compared: usize,
    compared_in_play: usize,
}

/// The first moment at which something was heard.
struct First<G: Game> {
    number: usize,
    step: usize,
    observation: Observation<G>,
    truth: G,
}

impl<G: Game> Comparison<G> {
    fn new() -> Comparison<G> {
        Comparison { times_heard: HashMap::new(), first: HashMap::new(), compared: 0, compared_in_play: 0 }
    }

    fn listen(&mut self, case: &Case<G>) {
        let mut digests = HeardDigests::new(case.seats);
        // A random game is legal from the start, unless chance comes from outside, which law 6 finds.
        let _ = case.walk(|moment| {
            digests.hear::<G>(moment.journal);
            for viewer in Viewer::all(case.seats) {
                let room = self.times_heard.len() < KEPT;
                match self.times_heard.entry(digests.digest(viewer)) {
                    Entry::Occupied(mut times) => *times.get_mut() += 1,
                    Entry::Vacant(free) if room => drop(free.insert(1)),
                    Entry::Vacant(_) => {}
                }
            }
            Ok(())
        });
    }

    /// Compares the moments of a game with the first ones that sounded the same; the games where it looked different.
    fn look(&mut self, case: &Case<G>, number: usize) -> Vec<usize> {
        let mut suspects = Vec::new();
        let mut digests = HeardDigests::new(case.seats);
        let _ = case.walk(|moment| {
            digests.hear::<G>(moment.journal);
            for viewer in Viewer::all(case.seats) {
                let heard = digests.digest(viewer);
                if self.times_heard.get(&heard).is_none_or(|&times| times < 2) {
                    continue;
                }
                let observation = Observation::of(moment.game, viewer);
                match self.first.entry(heard) {
                    Entry::Vacant(free) => {
                        free.insert(First { number, step: moment.step, observation, truth: moment.game.clone() });
                    }
                    Entry::Occupied(first) => {
                        let first = first.get();
                        if first.observation != observation {
                            suspects.push(first.number);
                        }
                        let hidden = viewer != Viewer::Spectator && first.number != number;
                        if hidden && first.truth != *moment.game {
                            self.compared += 1;
                            self.compared_in_play += usize::from(first.step > 0 && moment.step > 0);
                        }
                    }
                }
            }
            Ok(())
        });
        suspects.dedup();
        suspects
    }
}

/// A world that a seat imagined goes on with the inputs of the true game; as long as the seat hears the same, it sees
/// the same. That worlds look alike at the moment they are imagined is law 4.
pub(crate) fn check_imagined<G: Game>(case: &Case<G>) -> Result<(), Breach> {
    side_by_side(case, |twins| {
        let Twins { seat, age, .. } = *twins;
        let (truth, world) =
            (Observation::of(twins.truth, Viewer::Seat(seat)), Observation::of(twins.world, Viewer::Seat(seat)));
        let Some(difference) = world.difference(&truth) else { return Ok(()) };
        let why = format!("{age} inputs after seat {seat} imagined a world it heard the same there, but {difference}");
        Err(why.into())
    })
}
