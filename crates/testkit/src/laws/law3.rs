//! Law 3: the books balance after the set-up and after every input.

use table::Game;

use super::hold;
use crate::case::{Breach, Case};
use crate::{Plan, Violation};

/// Tries law 3.
pub fn law3<G: Game>(plan: &Plan<G>) -> Result<(), Violation> {
    hold(3, plan, check)
}

pub(crate) fn check<G: Game>(case: &Case<G>) -> Result<(), Breach> {
    case.walk(|moment| {
        moment.game.audit().map_err(|finding| format!("after {} inputs the audit finds: {finding}", moment.step).into())
    })
}
