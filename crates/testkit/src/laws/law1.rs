//! Law 1: a seat that is waited for has a legal action, others have none; the list and the predicate agree; the order
//! of the list is fixed.

use std::collections::HashSet;

use table::{Game, Input, Seat};

use super::hold;
use crate::case::{Breach, Case, Moment, legal};
use crate::{Plan, Violation};

/// At most this many actions are kept to probe the predicate with.
const POOL: usize = 512;
/// At most this many of them are tried on one seat at one moment.
const PROBES: usize = 96;
/// From this many games the actions are collected.
const GAMES_TO_COLLECT_FROM: usize = 40;

/// Tries law 1.
pub fn law1<G: Game>(plan: &Plan<G>) -> Result<(), Violation> {
    let pool = collect(plan);
    hold(1, plan, |case| check(case, &pool))
}

/// Actions that were done somewhere in some game, to be offered where they do not belong.
fn collect<G: Game>(plan: &Plan<G>) -> Vec<G::Action> {
    let mut pool = Vec::new();
    for case in plan.cases().take(GAMES_TO_COLLECT_FROM) {
        add(&mut pool, &case);
    }
    pool
}

/// The actions of one case.
pub(crate) fn actions_of<G: Game>(case: &Case<G>) -> Vec<G::Action> {
    let mut pool = Vec::new();
    add(&mut pool, case);
    pool
}

fn add<G: Game>(pool: &mut Vec<G::Action>, case: &Case<G>) {
    for input in &case.inputs {
        if let Input::Choose(_, action) = *input
            && pool.len() < POOL
            && !pool.contains(&action)
        {
            pool.push(action);
        }
    }
}

pub(crate) fn check<G: Game>(case: &Case<G>, pool: &[G::Action]) -> Result<(), Breach> {
    case.walk(|moment| {
        let game = moment.game;
        if game.seats() != case.seats {
            return Err(format!("the table was set for {} but says it has {} seats", case.seats, game.seats()).into());
        }
        let waiting = game.waiting();
        let mut both = waiting.must.and(waiting.may).iter();
        if let Some(seat) = both.next() {
            return Err(format!("seat {seat} both must and may act: it can only be one of the two").into());
        }
        if let Some(seat) = waiting.anyone().iter().find(|seat| seat.index() >= case.seats as usize) {
            return Err(format!("the game waits for seat {seat}, who is not at the table").into());
        }
        Seat::all(case.seats).try_for_each(|seat| check_seat(moment, seat, pool))
    })
}

fn check_seat<G: Game>(moment: &Moment<'_, G>, seat: Seat, pool: &[G::Action]) -> Result<(), Breach> {
    let game = moment.game;
    let listed = legal(game, seat);
    let asked = game.waiting().anyone().contains(seat);
    match (asked, listed.first()) {
        (true, None) => return Err(format!("seat {seat} is waited for but has no legal action").into()),
        (false, Some(action)) => {
            return Err(format!("seat {seat} is not waited for but could do '{action}'").into());
        }
        (false, None) => return Ok(()),
        (true, Some(_)) => {}
    }
    check_list(game, seat, &listed)?;
    if let Some((action, refusal)) = listed.iter().find_map(|&action| Some((action, game.check(seat, action).err()?))) {
        return Err(format!("'{action}' is listed for seat {seat} but refused: {refusal}").into());
    }
    let listed: HashSet<G::Action> = listed.into_iter().collect();
    let probes = pool.iter().cycle().skip(moment.step * PROBES % pool.len().max(1)).take(PROBES.min(pool.len()));
    for &action in probes {
        if !listed.contains(&action) && game.check(seat, action).is_ok() {
            return Err(format!("'{action}' is not listed for seat {seat} but would be accepted").into());
        }
    }
    Ok(())
}

/// The list has no doubles, is the same when asked for again, and is appended to what the buffer holds.
fn check_list<G: Game>(game: &G, seat: Seat, listed: &[G::Action]) -> Result<(), Breach> {
    let mut seen = HashSet::new();
    if let Some(action) = listed.iter().find(|action| !seen.insert(**action)) {
        return Err(format!("'{action}' is listed twice for seat {seat}").into());
    }
    let mut buffer = vec![listed[0]];
    game.legal(seat, &mut buffer);
    if buffer.first() != listed.first() || buffer[1..] != *listed {
        return Err(format!("asked again for seat {seat} with a used buffer, the list changed: {buffer:?}").into());
    }
    Ok(())
}
