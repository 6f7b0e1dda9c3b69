//! Law 4: an imagined world looks the same to its seat, its books balance, and it can be played to its end.

use table::{Game, Journal, Rng, Seat, Viewer};

use super::hold;
use crate::case::{Breach, Case, Moment};
use crate::choices::Choices;
use crate::heard::Memories;
use crate::observation::Observation;
use crate::{Plan, Violation};

/// One imagined world in this many is played to its end.
const PLAYED_ON: u32 = 12;

/// Tries law 4.
pub fn law4<G: Game>(plan: &Plan<G>) -> Result<(), Violation> {
    hold(4, plan, |case| check(case, plan.bound))
}

pub(crate) fn check<G: Game>(case: &Case<G>, bound: usize) -> Result<(), Breach> {
    let mut memories = Memories::<G>::new(case.seats);
    let mut rng = case.side_rng(4);
    case.walk(|moment| {
        memories.hear(moment.journal);
        // Nobody plans ahead when the game is over, so nobody imagines then.
        if moment.game.waiting().is_over() {
            return Ok(());
        }
        Seat::all(case.seats).try_for_each(|seat| check_seat(moment, seat, memories.of(seat), bound, &mut rng))
    })
}

fn check_seat<G: Game>(
    moment: &Moment<'_, G>,
    seat: Seat,
    memory: &G::Memory,
    bound: usize,
    rng: &mut Rng,
) -> Result<(), Breach> {
    let viewer = Viewer::Seat(seat);
    let truth = Observation::of(moment.game, viewer);
    let imagined = G::imagine(&truth.view, memory, rng);
    let step = moment.step;
    if let Some(difference) = Observation::of(&imagined, viewer).difference(&truth) {
        return Err(
            format!("after {step} inputs a world imagined by seat {seat} looks other to it: {difference}").into()
        );
    }
    if let Err(finding) = imagined.audit() {
        return Err(format!("after {step} inputs the audit of a world imagined by seat {seat} finds: {finding}").into());
    }
    if rng.below(PLAYED_ON) == 0 {
        play_on(imagined, bound, rng).map_err(|finding| {
            format!("a world imagined by seat {seat} after {step} inputs can't be played to its end: {finding}")
        })?;
    }
    Ok(())
}

fn play_on<G: Game>(mut world: G, bound: usize, rng: &mut Rng) -> Result<(), String> {
    let mut choices = Choices::new(&rng.seed());
    let mut journal = Journal::closed();
    for _ in 0..bound {
        let Some(input) = choices.input(&world) else {
            let waiting = world.waiting();
            return if waiting.is_over() { Ok(()) } else { Err(format!("nobody can do anything: {waiting:?}")) };
        };
        world.apply(input, rng, &mut journal);
        world.audit()?;
    }
    // A game that goes on and on is for law 2.
    Ok(())
}
