//! Law 7: notation round-trips and is unique among the legal actions.

use std::collections::HashMap;

use table::{Game, Seat};

use super::hold;
use crate::case::{Breach, Case, legal};
use crate::{Plan, Violation};

/// Tries law 7.
pub fn law7<G: Game>(plan: &Plan<G>) -> Result<(), Violation> {
    hold(7, plan, check)
}

pub(crate) fn check<G: Game>(case: &Case<G>) -> Result<(), Breach> {
    let mut known: HashMap<G::Action, String> = HashMap::new();
    case.walk(|moment| {
        for seat in Seat::all(case.seats) {
            let mut written: HashMap<&str, G::Action> = HashMap::new();
            let actions = legal(moment.game, seat);
            let fresh: Vec<G::Action> = actions.iter().copied().filter(|action| !known.contains_key(action)).collect();
            known.extend(fresh.iter().map(|&action| (action, action.to_string())));
            for action in actions {
                let text = known[&action].as_str();
                if let Some(other) = written.insert(text, action)
                    && other != action
                {
                    return Err(format!("seat {seat} can do {action:?} and {other:?}, both written '{text}'").into());
                }
            }
            for action in fresh {
                check_text::<G>(action, &known[&action])?;
            }
        }
        Ok(())
    })
}

fn check_text<G: Game>(action: G::Action, text: &str) -> Result<(), String> {
    if text.is_empty() || text.trim() != text {
        return Err(format!("{action:?} is written '{text}': a notation has no blanks at its ends and is not empty"));
    }
    if text.chars().any(char::is_control) {
        return Err(format!(
            "{action:?} is written {text:?}: a notation stands on one line without control characters"
        ));
    }
    match text.parse::<G::Action>() {
        Ok(again) if again == action => Ok(()),
        Ok(again) => Err(format!("{action:?} is written '{text}', which is read as {again:?}")),
        Err(error) => Err(format!("{action:?} is written '{text}', which can't be read: {error}")),
    }
}
