//! A mean with its 95 % interval.

use std::ops::RangeInclusive;

use serde::{Deserialize, Deserializer, Serialize};

/// A mean of independent observations and the half-width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Interval {
    /// The mean.
    pub mean: f64,
    /// Half of the width of the 95 % interval around it. JSON knows no infinity, so an infinite one is `null` there.
    #[serde(deserialize_with = "null_is_infinite")]
    pub half_width: f64,
}

fn null_is_infinite<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
    Ok(Option::<f64>::deserialize(deserializer)?.unwrap_or(f64::INFINITY))
}

impl Interval {
    /// The interval of these observations by Student's t; one observation alone tells nothing, so its width is
    /// infinite.
    pub fn of(observations: &[f64]) -> Interval {
        let count = observations.len() as f64;
        let mean = observations.iter().sum::<f64>() / count;
        if observations.len() < 2 {
            return Interval { mean, half_width: f64::INFINITY };
        }
        let variance = observations.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0);
        Interval { mean, half_width: t_quantile(observations.len() - 1) * (variance / count).sqrt() }
    }

    /// How many observations must stand apart from the commonest one before their spread tells how far others may lie.
    const APART: usize = 5;

    /// The interval of shares, which cannot lie outside this range. Where nearly all came out alike their spread tells
    /// little, and what came out alike every time would be certain after two observations: there it is wider.
    pub fn of_shares(observations: &[f64], range: RangeInclusive<f64>) -> Interval {
        let interval = Interval::of(observations);
        let mut sorted = observations.to_vec();
        sorted.sort_by(f64::total_cmp);
        let commonest = sorted.chunk_by(|one, other| one == other).map(<[f64]>::len).max().unwrap_or(0);
        interval.as_if_alike(observations.len(), commonest, range)
    }

    /// The interval of this many shares, of which `alike` are the same. If fewer than five stand apart, it is no
    /// narrower than if none did. Then it leaves open that some lie at the far end of the range, as many as would
    /// remain unseen once in forty times (the exact interval of Clopper and Pearson).
    pub(crate) fn as_if_alike(self, shares: usize, alike: usize, range: RangeInclusive<f64>) -> Interval {
        if shares - alike >= Interval::APART {
            return self;
        }
        let farthest = (self.mean - range.start()).max(range.end() - self.mean);
        let unseen = 1.0 - 0.025_f64.powf(1.0 / shares as f64);
        Interval { half_width: self.half_width.max(farthest * unseen), ..self }
    }

    /// The lower end.
    pub fn low(&self) -> f64 {
        self.mean - self.half_width
    }

    /// The upper end.
    pub fn high(&self) -> f64 {
        self.mean + self.half_width
    }
}

/// The 97.5 % quantile of Student's t: the Cornish–Fisher expansion around the normal quantile, right to three digits
/// from five degrees of freedom on; below that the table.
pub(crate) fn t_quantile(freedom: usize) -> f64 {
    const FEW: [f64; 4] = [12.706, 4.303, 3.182, 2.776];
    if let Some(quantile) = FEW.get(freedom - 1) {
        return *quantile;
    }
    let z: f64 = 1.959_964;
    let n = freedom as f64;
    let first = (z.powi(3) + z) / (4.0 * n);
    let second = (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * n * n);
    let third = (3.0 * z.powi(7) + 19.0 * z.powi(5) + 17.0 * z.powi(3) - 15.0 * z) / (384.0 * n * n * n);
    z + first + second + third
}
