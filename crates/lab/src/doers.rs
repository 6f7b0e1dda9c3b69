//! What became of those who did something, of whom a deal has now more, now fewer.

use table::{Outcome, Seat};

use crate::Interval;
use crate::contest::win_share;
use crate::interval::t_quantile;

/// What those who did something have of victories and of points.
#[derive(Clone, Copy, Default)]
pub(crate) struct Doers {
    shares: Ratio,
    points: Ratio,
}

impl Doers {
    /// Takes in a deal: the seats that did it, each with how its game ended.
    pub(crate) fn add_deal<'a>(&mut self, seats: impl Iterator<Item = (&'a Outcome, Seat)> + Clone) {
        let count = seats.clone().count();
        self.shares.add_deal(count, seats.clone().map(|(outcome, seat)| win_share(outcome, seat)).sum());
        self.points.add_deal(count, seats.map(|(outcome, seat)| f64::from(outcome.points[seat])).sum());
    }

    /// Takes in other deals.
    pub(crate) fn add(&mut self, other: &Doers) {
        self.shares.add(&other.shares);
        self.points.add(&other.points);
    }

    /// Their share of victories.
    pub(crate) fn win_share(&self) -> Interval {
        self.shares.share()
    }

    /// Their points.
    pub(crate) fn points(&self) -> Interval {
        self.points.interval()
    }
}

/// What the doers of a deal have together, summed over deals: the mean of a doer is a ratio of two sums, and its
/// interval is taken over deals.
#[derive(Clone, Copy, Default)]
pub(crate) struct Ratio {
    deals: usize,
    doers: f64,
    sum: f64,
    /// Sums over deals of squares and of products, from which the residuals follow.
    doers_squared: f64,
    sum_squared: f64,
    product: f64,
    /// In how many deals the doers had nothing, and in how many everything.
    nothing: usize,
    everything: usize,
}

impl Ratio {
    /// Adds a deal with this many doers, and the sum of what they have.
    pub(crate) fn add_deal(&mut self, doers: usize, sum: f64) {
        if doers == 0 {
            return;
        }
        let doers = doers as f64;
        self.add(&Ratio {
            deals: 1,
            doers,
            sum,
            doers_squared: doers * doers,
            sum_squared: sum * sum,
            product: doers * sum,
            nothing: usize::from(sum == 0.0),
            everything: usize::from(sum == doers),
        });
    }

    /// Takes in other deals.
    pub(crate) fn add(&mut self, other: &Ratio) {
        self.deals += other.deals;
        self.doers += other.doers;
        self.sum += other.sum;
        self.doers_squared += other.doers_squared;
        self.sum_squared += other.sum_squared;
        self.product += other.product;
        self.nothing += other.nothing;
        self.everything += other.everything;
    }

    /// The mean of a doer; one deal alone tells nothing, so its width is infinite.
    pub(crate) fn interval(&self) -> Interval {
        let mean = self.sum / self.doers.max(1.0);
        if self.deals < 2 {
            return Interval { mean, half_width: f64::INFINITY };
        }
        let residuals = self.sum_squared - 2.0 * mean * self.product + mean * mean * self.doers_squared;
        let deals = self.deals as f64;
        // A sum of squares is not below zero but for rounding.
        let variance = residuals.max(0.0) * deals / (deals - 1.0);
        Interval { mean, half_width: t_quantile(self.deals - 1) * variance.sqrt() / self.doers }
    }

    /// The mean of a doer if what each has is a share, from nothing to everything.
    pub(crate) fn share(&self) -> Interval {
        self.interval().as_if_alike(self.deals, self.nothing.max(self.everything), 0.0..=1.0)
    }
}
