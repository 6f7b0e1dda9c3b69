//! Early stop: a sequential test that ends a contest as soon as it is clear who is stronger.
//!
//! Wald's sequential probability ratio test of two hypotheses about the first player: that its rating is `low` above
//! the others', or `high`. What is observed is its score in each deal (the part of the comparisons that it won), taken
//! as normal with the variance seen so far. Either error has a chance of 5 %.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The two hypotheses, as differences of ratings.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct EarlyStop {
    /// The first player is so much above the others.
    pub low: f64,
    /// Or so much.
    pub high: f64,
}

/// What a sequential test says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The lower hypothesis is accepted.
    Low,
    /// The higher hypothesis is accepted.
    High,
    /// Neither, yet.
    Open,
}

/// How a sequential test ended.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EarlyStopReport {
    /// The lower hypothesis.
    pub low: f64,
    /// The higher hypothesis.
    pub high: f64,
    /// The logarithm of how much likelier the higher hypothesis makes what was seen.
    pub evidence: f64,
    /// What follows from it.
    pub verdict: Verdict,
}

impl EarlyStop {
    /// After how many deals the test is looked at again. It is fixed so that any number of threads plays the same.
    pub(crate) const DEALS: u64 = 16;
    /// The chance of either error.
    const ERROR: f64 = 0.05;

    /// What these scores of the first player say, one a deal.
    pub(crate) fn judge(&self, scores: &[f64]) -> EarlyStopReport {
        let EarlyStop { low, high } = *self;
        let evidence = self.evidence(scores);
        let bound = ((1.0 - EarlyStop::ERROR) / EarlyStop::ERROR).ln();
        let verdict = match evidence {
            evidence if evidence >= bound => Verdict::High,
            evidence if evidence <= -bound => Verdict::Low,
            _ => Verdict::Open,
        };
        EarlyStopReport { low, high, evidence, verdict }
    }

    fn evidence(&self, scores: &[f64]) -> f64 {
        // One deal lost and one won besides keep the variance from being 0 after a few equal scores.
        let count = scores.len() as f64 + 2.0;
        let mean = (scores.iter().sum::<f64>() + 1.0) / count;
        let squares = scores.iter().chain(&[0.0, 1.0]).map(|score| (score - mean).powi(2)).sum::<f64>();
        let (low, high) = (expected_score(self.low), expected_score(self.high));
        count * (high - low) * (2.0 * mean - low - high) / (2.0 * squares / count)
    }
}

/// The score that somebody may expect whose rating is higher by so much.
fn expected_score(difference: f64) -> f64 {
    1.0 / (1.0 + 10.0f64.powf(-difference / 400.0))
}

impl fmt::Display for EarlyStop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.low, self.high)
    }
}

impl FromStr for EarlyStop {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<EarlyStop, Self::Err> {
        const EXPECTED: &str = "write two differences of ratings, the lower first, for instance 0:20";
        let (low, high) = text.split_once(':').ok_or(EXPECTED)?;
        let (low, high): (f64, f64) = (low.parse().map_err(|_| EXPECTED)?, high.parse().map_err(|_| EXPECTED)?);
        if low < high && low >= -2_000.0 && high <= 2_000.0 { Ok(EarlyStop { low, high }) } else { Err(EXPECTED) }
    }
}
