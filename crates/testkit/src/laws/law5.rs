//! Law 5: views follow from what was heard. Two games in which a viewer heard the same events give it equal views,
//! ask it alike and list the same actions. This is the law that finds leaks and forgotten announcements.

use std::collections::HashMap;
use std::collections::hash_map::Entry;

use table::{Game, Viewer};

use super::hold;
use crate::case::{Breach, Case};
use crate::choices::Choices;
use crate::hearing::{Ears, Hearing, digest};
use crate::plan::deal;
use crate::quiet::quietly;
use crate::shorten::mend;
use crate::sight::Sight;
use crate::twins::{Twins, side_by_side};
use crate::{Plan, Violation};

/// Law 5 plays so many times more games than the other laws, for they are small.
const MORE_GAMES: usize = 10;
/// So many moments are kept for comparison; more would cost memory for little.
const KEPT: usize = 1 << 19;
/// Fewer comparisons of different truths than this say nothing.
const ENOUGH: usize = 100;
/// So many of them must lie after the set-up.
const ENOUGH_IN_PLAY: usize = 25;

/// Tries law 5: on the small options by comparing games that sounded alike to a viewer, and on all settings by going on
/// with imagined worlds for as long as they sound like the true one.
pub fn law5<G: Game>(plan: &Plan<G>) -> Result<(), Violation> {
    for seats in G::SEATS {
        compare_games(plan, seats)?;
    }
    hold(5, plan, check_imagined)
}

/// What is kept of a moment: where to find it again, and digests of what was seen and of the truth.
#[derive(Clone, Copy)]
struct Kept {
    number: u32,
    step: u32,
    sight: u64,
    truth: u64,
}

/// How much there was to compare.
#[derive(Clone, Copy, Default)]
struct Compared {
    all: usize,
    in_play: usize,
}

fn compare_games<G: Game>(plan: &Plan<G>, seats: u8) -> Result<(), Violation> {
    let case =
        |number: usize| Case::<G>::random(seats, plan.small.clone(), deal(number), Choices::alike(number), plan.bound);
    let mut moments: HashMap<(Viewer, u128), Kept> = HashMap::new();
    let mut compared = Compared::default();
    let games = plan.games * MORE_GAMES;
    for number in 0..games {
        let new = case(number);
        // A panic is told by the other half of this law, with the game that shows it.
        let Ok(suspects) = quietly(|| compare_game(&new, number, &mut moments, &mut compared)) else {
            continue;
        };
        for kept in suspects {
            let old = case(kept.number as usize);
            if let Some(violation) = confirm(&old, &new) {
                return Err(violation);
            }
        }
    }
    if compared.all < ENOUGH || compared.in_play < ENOUGH_IN_PLAY {
        let Compared { all, in_play } = compared;
        let why = format!(
            "law 5 had nothing to compare: give a smaller deck (`small: ...`). In {games} games of {seats} seats a seat \
             heard the same in different truths {all} times, {in_play} of them after the set-up; {ENOUGH} and \
             {ENOUGH_IN_PLAY} are asked for"
        );
        return Err(Violation { law: 5, why, records: Vec::new(), first_found: 0 });
    }
    Ok(())
}

/// Compares every moment of the game with what is kept; the kept moments that seem to differ.
fn compare_game<G: Game>(
    case: &Case<G>,
    number: usize,
    moments: &mut HashMap<(Viewer, u128), Kept>,
    compared: &mut Compared,
) -> Vec<Kept> {
    let mut suspects = Vec::new();
    let mut ears = Ears::new(case.seats);
    let walked = case.walk(|moment| {
        ears.hear::<G>(moment.journal);
        let truth = digest(moment.game);
        for viewer in Viewer::all(case.seats) {
            let sight = digest(&Sight::of(moment.game, viewer));
            let kept = Kept { number: number as u32, step: moment.step as u32, sight, truth };
            let room = moments.len() < KEPT;
            match moments.entry((viewer, ears.digest(viewer))) {
                Entry::Occupied(old) => {
                    let old = *old.get();
                    if old.sight != sight {
                        suspects.push(old);
                    }
                    if old.truth != truth && old.number != kept.number && viewer != Viewer::Spectator {
                        compared.all += 1;
                        compared.in_play += usize::from(old.step > 0 && kept.step > 0);
                    }
                }
                Entry::Vacant(free) if room => {
                    free.insert(kept);
                }
                Entry::Vacant(_) => {}
            }
        }
        Ok(())
    });
    // Random games are legal from the start, unless chance comes from outside, which law 6 finds.
    drop(walked);
    suspects
}

/// The violation that the two games show, shortened, if they really differ: the digests only give the hint.
fn confirm<G: Game>(one: &Case<G>, other: &Case<G>) -> Option<Violation> {
    let first_found = one.inputs.len() + other.inputs.len();
    let mut shortest = disagreement(one, other)?;
    // Inputs are left out in the same place of both games, from the end on, as long as they still disagree.
    let mut at = one.inputs.len().max(other.inputs.len());
    while at > 0 {
        at -= 1;
        let candidate = quietly(|| disagreement(&without(&shortest.one, at), &without(&shortest.other, at)));
        if let Ok(Some(shorter)) = candidate
            && shorter.inputs() < shortest.inputs()
        {
            at = at.min(shorter.one.inputs.len().max(shorter.other.inputs.len()));
            shortest = shorter;
        }
    }
    let Disagreement { one, other, why } = shortest;
    Some(Violation { law: 5, why, records: vec![one.record(), other.record()], first_found })
}

fn without<G: Game>(case: &Case<G>, at: usize) -> Case<G> {
    let mut inputs = case.inputs.clone();
    if at < inputs.len() {
        inputs.remove(at);
    }
    mend(case, &inputs)
}

/// Two games, cut where a viewer heard the same in both but sees different things.
pub(crate) struct Disagreement<G: Game> {
    pub(crate) one: Case<G>,
    pub(crate) other: Case<G>,
    pub(crate) why: String,
}

impl<G: Game> Disagreement<G> {
    fn inputs(&self) -> usize {
        self.one.inputs.len() + self.other.inputs.len()
    }
}

/// Where the two games disagree first, if they do.
pub(crate) fn disagreement<G: Game>(one: &Case<G>, other: &Case<G>) -> Option<Disagreement<G>> {
    Viewer::all(one.seats).find_map(|viewer| {
        let (ones, others) = (Hearing::of(one, viewer)?, Hearing::of(other, viewer)?);
        let common = ones.common(&others);
        let alike = ones.moments.iter().enumerate().filter(|(_, (heard, _))| *heard <= common);
        alike.into_iter().find_map(|(step, (heard, sight))| {
            let mut same = others.moments.iter().enumerate().filter(|(_, (other, _))| other == heard);
            let (other_step, difference) =
                same.find_map(|(step, (_, other))| Some((step, sight.difference(other)?)))?;
            let who = match viewer {
                Viewer::Seat(seat) => format!("seat {seat}"),
                Viewer::Spectator => "a spectator".to_string(),
            };
            let heard = ones.heard[..*heard].join("\n  ");
            let why = format!("{who} heard the same twice, but {difference}\nwhat it heard:\n  {heard}");
            Some(Disagreement { one: one.cut(step), other: other.cut(other_step), why })
        })
    })
}

/// A world that a seat imagined goes on with the inputs of the true game; as long as the seat hears the same, it sees
/// the same. That worlds look alike at the moment they are imagined is law 4.
pub(crate) fn check_imagined<G: Game>(case: &Case<G>) -> Result<(), Breach> {
    side_by_side(case, |twins| {
        if twins.age == 0 {
            return Ok(());
        }
        let Twins { seat, age, .. } = *twins;
        let (truth, world) = (Sight::of(twins.truth, Viewer::Seat(seat)), Sight::of(twins.world, Viewer::Seat(seat)));
        let Some(difference) = world.difference(&truth) else { return Ok(()) };
        let why = format!("{age} inputs after seat {seat} imagined a world it heard the same there, but {difference}");
        Err(why.into())
    })
}
