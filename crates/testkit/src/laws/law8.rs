//! Law 8: what is sent to a seat, byte for byte, depends only on its view and its events.

use std::fmt::Write as _;

use table::{Game, Viewer};

use super::hold;
use crate::case::{Breach, Case};
use crate::heard::sent;
use crate::observation::Observation;
use crate::twins::{Twins, side_by_side};
use crate::{Plan, Violation};

/// Tries law 8 on the plain form of what is sent: view and events as JSON, the legal actions in notation.
pub fn law8<G: Game>(plan: &Plan<G>) -> Result<(), Violation> {
    law8_with(plan, plain::<G>)
}

/// Tries law 8 on any form of what is sent to a seat, made from its view, the events it heard
/// since it was sent something last, and its legal actions.
pub fn law8_with<G: Game>(
    plan: &Plan<G>,
    render: impl Fn(&G::View, &[G::Event], &[G::Action]) -> Vec<u8>,
) -> Result<(), Violation> {
    hold(8, plan, |case| check(case, &render))
}

/// View and events as JSON, the legal actions in notation.
pub(crate) fn plain<G: Game>(view: &G::View, heard: &[G::Event], legal: &[G::Action]) -> Vec<u8> {
    let mut text = sent(view);
    for event in heard {
        let _ = write!(text, "\n{}\n{event}", sent(event));
    }
    for action in legal {
        let _ = write!(text, "\n{action}");
    }
    let _ = write!(text, "\n{view}");
    text.into_bytes()
}

/// The true game and a world in which the seat sees and hears the same send it the same bytes.
pub(crate) fn check<G: Game>(
    case: &Case<G>,
    render: impl Fn(&G::View, &[G::Event], &[G::Action]) -> Vec<u8>,
) -> Result<(), Breach> {
    side_by_side(case, |twins| {
        let Twins { seat, age, truth, world, heard, heard_in_world } = *twins;
        let (truth, world) = (Observation::of(truth, Viewer::Seat(seat)), Observation::of(world, Viewer::Seat(seat)));
        // Worlds that look different are for laws 4 and 5.
        if truth != world {
            return Ok(());
        }
        let in_truth = render(&truth.view, heard, &truth.legal);
        let in_world = render(&world.view, heard_in_world, &world.legal);
        if in_truth == in_world {
            return Ok(());
        }
        let (in_truth, in_world) = (String::from_utf8_lossy(&in_truth), String::from_utf8_lossy(&in_world));
        let (truth_line, world_line) = first_difference(&in_truth, &in_world);
        let why = format!(
            "seat {seat} saw and heard the same in a world it imagined {age} inputs ago, but is sent\n{world_line}\n\
             against\n{truth_line}"
        );
        Err(why.into())
    })
}

fn first_difference<'a>(one: &'a str, other: &'a str) -> (&'a str, &'a str) {
    let both = one.lines().zip(other.lines()).find(|(one, other)| one != other);
    both.unwrap_or((one, other))
}
