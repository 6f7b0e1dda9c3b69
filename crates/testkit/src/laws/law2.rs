//! Law 2: random games end within a bound; there is an outcome exactly when nobody is waited for.

use table::{Game, Outcome};

use super::hold;
use crate::case::{Breach, Case};
use crate::{Plan, Violation};

/// Tries law 2.
pub fn law2<G: Game>(plan: &Plan<G>) -> Result<(), Violation> {
    hold(2, plan, |case| check(case, plan.bound))
}

pub(crate) fn check<G: Game>(case: &Case<G>, bound: usize) -> Result<(), Breach> {
    case.walk(|moment| {
        let waiting = moment.game.waiting();
        match moment.game.outcome() {
            Some(outcome) if waiting.is_over() => check_outcome(case.seats, &outcome)?,
            Some(_) => return Err(format!("there is an outcome, but the game waits: {waiting:?}").into()),
            None if waiting.is_over() => {
                return Err("nobody is waited for, but there is no outcome".to_string().into());
            }
            None if waiting.must.is_empty() && waiting.limit_ms.is_none() => {
                return Err(
                    format!("nobody must act and no limit runs: the game may wait for ever ({waiting:?})").into()
                );
            }
            None if moment.step >= bound => return Err(format!("the game did not end within {bound} inputs").into()),
            None => {}
        }
        Ok(())
    })
}

/// Every seat has points and a place, and a place counts those who are before.
fn check_outcome(seats: u8, outcome: &Outcome) -> Result<(), Breach> {
    let Outcome { points, places } = outcome;
    if points.seats() != seats || places.seats() != seats {
        return Err(format!("the outcome is not for {seats} seats: {outcome:?}").into());
    }
    for (seat, &place) in places.iter() {
        let before = places.iter().filter(|&(_, &other)| other < place).count();
        if usize::from(place) != before + 1 {
            return Err(format!("seat {seat} has place {place}, but {before} seats are before it").into());
        }
    }
    Ok(())
}
