//! The eight laws, one file each, and the way they are all tried.

mod disagreement;
mod law1;
mod law2;
mod law3;
mod law4;
mod law5;
mod law6;
mod law7;
mod law8;

use table::Game;

use crate::case::{Breach, Case};
use crate::shorten::{broken, shorten};
use crate::{Plan, Violation};

pub(crate) use disagreement::disagreement;
pub use law1::law1;
pub use law2::law2;
pub use law3::law3;
pub use law4::law4;
pub use law5::law5;
pub use law6::law6;
pub use law7::law7;
pub use law8::{law8, law8_with};

/// How long a fixture, or a world imagined in it, may go on.
const FIXTURE_BOUND: usize = 100_000;

/// A law about one game at a time.
pub(crate) type Check<G> = fn(&Case<G>) -> Result<(), Breach>;

/// The laws that a single game can break, with their numbers.
pub(crate) fn single<G: Game>() -> [(u8, Check<G>); 8] {
    [
        (1, |case| law1::check(case, &law1::actions_of(case))),
        (2, |case| law2::check(case, FIXTURE_BOUND)),
        (3, law3::check),
        (4, |case| law4::check(case, FIXTURE_BOUND)),
        (5, law5::check_imagined),
        (6, law6::check),
        (7, law7::check),
        (8, |case| law8::check(case, law8::plain::<G>)),
    ]
}

/// Tries a law that is about one game at a time on every game of the plan.
fn hold<G: Game>(law: u8, plan: &Plan<G>, check: impl Fn(&Case<G>) -> Result<(), Breach>) -> Result<(), Violation> {
    for case in plan.cases() {
        if let Some(why) = broken(&case, &check) {
            return Err(violation(law, &case, why, &check));
        }
    }
    Ok(())
}

/// The violation that the case shows, shortened.
fn violation<G: Game>(
    law: u8,
    case: &Case<G>,
    why: String,
    check: impl Fn(&Case<G>) -> Result<(), Breach>,
) -> Violation {
    let (shortest, why) = shorten(case, why, check);
    Violation { law, why, records: vec![shortest.record()], first_found: case.inputs.len() }
}
