//! Two games that law 5 compares: where they disagree, and the shortest two that still do.

use table::{Game, Viewer};

use crate::Violation;
use crate::case::Case;
use crate::heard::ViewerHistory;
use crate::quiet::quietly;
use crate::shorten::mend;

/// The violation that the two games show, shortened, if they really differ: the digests only give the hint.
pub(super) fn confirm<G: Game>(one: &Case<G>, other: &Case<G>) -> Option<Violation> {
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
        let (ones, others) = (ViewerHistory::of(one, viewer)?, ViewerHistory::of(other, viewer)?);
        let common = ones.common(&others);
        let alike = ones.moments.iter().enumerate().filter(|(_, (heard, _))| *heard <= common);
        alike.into_iter().find_map(|(step, (heard, observation))| {
            let mut same = others.moments.iter().enumerate().filter(|(_, (other, _))| other == heard);
            let (other_step, difference) =
                same.find_map(|(step, (_, other))| Some((step, observation.difference(other)?)))?;
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
