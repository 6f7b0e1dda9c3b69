//! What points are worth to a seat that wants to win.

use table::{BySeat, Outcome, Seat};

use crate::numbers::{power_of_two, slope};

/// How a player weighs winning against leading, as a number from 0 to 1 for each seat.
///
/// Two parts are blended. The *win* part shares 1 among the seats: before the end, a seat that is
/// [`crate::Mind::clear_lead`] points behind another gets `1 / 2^certainty` of what that one gets; at the end, the
/// winners share it all. The *lead* part looks at each seat alone: how far it is ahead of the mean of the others, on a
/// curve that is steepest where all are level. Leading keeps a player sensible when winning is out of reach or out of
/// danger.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Utility {
    /// The part of the lead in the blend, from 0 (only winning counts) to 1 (only points count).
    pub lead_part: f32,
    /// How many times a clear lead halves the chance of the seat behind, while the game runs.
    pub certainty: f32,
}

impl Default for Utility {
    fn default() -> Utility {
        Utility { lead_part: 0.5, certainty: 2.0 }
    }
}

impl Utility {
    /// What the points that every seat may expect at the end are worth to each.
    #[inline]
    pub fn of_points(&self, points: &BySeat<f32>, clear_lead: f32) -> BySeat<f32> {
        let seats = points.seats();
        let most = points.as_slice().iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weight = |seat: Seat| power_of_two((points[seat] - most) * (self.certainty / clear_lead));
        let weights: BySeat<f32> = BySeat::from_fn(seats, weight);
        let all: f32 = weights.as_slice().iter().sum();
        self.blend(points, clear_lead, |seat| weights[seat] / all)
    }

    /// What the result of a finished game is worth to each seat.
    #[inline]
    pub fn of_outcome(&self, outcome: &Outcome, clear_lead: f32) -> BySeat<f32> {
        let winners = outcome.winners();
        let share = 1.0 / winners.len().max(1) as f32;
        let points = BySeat::from_fn(outcome.points.seats(), |seat| outcome.points[seat] as f32);
        self.blend(&points, clear_lead, |seat| if winners.contains(seat) { share } else { 0.0 })
    }

    #[inline]
    fn blend(&self, points: &BySeat<f32>, clear_lead: f32, win: impl Fn(Seat) -> f32) -> BySeat<f32> {
        let seats = points.seats();
        let sum: f32 = points.as_slice().iter().sum();
        let others = f32::from(seats.max(2) - 1);
        BySeat::from_fn(seats, |seat| {
            let lead = (points[seat] - (sum - points[seat]) / others) / clear_lead;
            (1.0 - self.lead_part) * win(seat) + self.lead_part * slope(lead)
        })
    }
}
