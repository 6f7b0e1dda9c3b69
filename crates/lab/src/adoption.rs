//! Whether the weights that a tuning found are taken over: only if its final match shows that they are better.

use catalog::{Entry, Visitor};
use players::{UnknownWeights, WeightSet};

use crate::tune::TuneReport;
use crate::{Interval, Kept};

/// What the final match between the found weights and the start weights shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The found weights are better: the whole 95 % interval of their score lies above one half.
    Better,
    /// The interval contains one half, so the difference may be chance.
    Open,
    /// The found weights are worse: the whole interval lies below one half.
    Worse,
}

/// Which weights the players use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Taken {
    /// Those that were found.
    Found,
    /// Those that the tuning started with.
    Start,
    /// Neither.
    Neither,
}

/// Results that were taken over while it was enough not to lose the final match. Going back to the start weights would
/// be a change without evidence as well, so they stay until a new tuning is clearly better. No result may be added.
const TAKEN_WITHOUT_PROOF: [&str; 6] = [
    "edo-yashiki-foresight-4.json",
    "iki-judgment-3.json",
    "rinpa-chances-4.json",
    "rinpa-search-4.json",
    "ukiyo-e-hopes-4.json",
    "ukiyo-e-temper-4.json",
];

impl TuneReport {
    /// What the final match shows.
    pub fn proof(&self) -> Proof {
        Proof::of(self.score)
    }
}

impl Proof {
    /// What a score of the found weights against the start weights shows.
    pub fn of(score: Interval) -> Proof {
        if score.low() > 0.5 {
            Proof::Better
        } else if score.high() < 0.5 {
            Proof::Worse
        } else {
            Proof::Open
        }
    }
}

impl Kept<TuneReport> {
    /// The name of the file that it is kept in: one for every set of weights and number of seats.
    pub fn file_name(&self) -> String {
        format!("{}-{}-{}.json", self.report.game, self.report.set, self.report.seats)
    }

    /// Whether it was taken over before the final match had to show that the found weights are better.
    pub fn is_taken_without_proof(&self) -> bool {
        self.report.proof() == Proof::Open && TAKEN_WITHOUT_PROOF.contains(&self.file_name().as_str())
    }

    /// Which weights the players should use.
    pub fn due(&self) -> Taken {
        match self.report.proof() {
            Proof::Better => Taken::Found,
            Proof::Open if self.is_taken_without_proof() => Taken::Found,
            Proof::Open | Proof::Worse => Taken::Start,
        }
    }

    /// Which weights the players use.
    pub fn taken(&self) -> Taken {
        let TuneReport { game, set, seats, start, found, .. } = &self.report;
        let Ok(Ok(used)) = catalog::visit(game, Defaults { set, seats: *seats }) else { return Taken::Neither };
        let alike = |numbers: &[f32]| {
            numbers.len() == used.len() && numbers.iter().zip(&used).all(|(one, other)| (one - other).abs() < 1e-4)
        };
        match (alike(found), alike(start)) {
            // A tuning that found what it started with changes nothing.
            (true, true) => self.due(),
            (true, false) => Taken::Found,
            (false, true) => Taken::Start,
            (false, false) => Taken::Neither,
        }
    }
}

/// The default weights of a set.
struct Defaults<'a> {
    set: &'a str,
    seats: u8,
}

impl Visitor for Defaults<'_> {
    type Output = Result<Vec<f32>, UnknownWeights>;

    fn visit<G: Entry>(self) -> Self::Output {
        let set = WeightSet::<G>::named(Some(self.set))?;
        Ok((set.weights)(self.seats).iter().map(|weight| weight.default).collect())
    }
}
