//! Skill and luck: what part of the differences in points is due to who plays, what part to what was dealt, and what
//! part to neither.
//!
//! Every chair of every deal is played by every level as often as any other chair is, so the two causes do not mix:
//! what a chair of a deal gives on average, and what a level gets on average. What is left is chance in the play and
//! how styles meet.

use serde::Serialize;
use table::{Outcome, Seat};

use crate::Interval;
use crate::contest::{Seating, per_deal, win_range, win_share};

/// What decides a game between the levels.
#[derive(Clone, Debug, Serialize)]
pub struct Variance {
    /// How many deals were played, each from every seat.
    pub deals: u64,
    /// Each level.
    pub levels: Vec<LevelResult>,
    /// The part of the variance of points that is due to the level.
    pub by_level: f64,
    /// The part that is due to the chair in the deal: the cards and the place in the order of turns.
    pub by_deal: f64,
    /// The rest: chance in the play, and how the players meet.
    pub rest: f64,
}

/// How a level did among the others.
#[derive(Clone, Debug, Serialize)]
pub struct LevelResult {
    /// Which.
    pub level: String,
    /// Points per seat and game.
    pub points: Interval,
    /// Share of victories per seat and game.
    pub win_share: Interval,
}

impl Variance {
    pub(crate) fn of(names: &[String], seatings: &[Seating], deals: &[Vec<Outcome>]) -> Variance {
        let seats = seatings[0].len();
        let points = |outcome: &Outcome, seat: usize| f64::from(outcome.points[Seat::new(seat as u8)]);
        let mut cells: Vec<f64> = Vec::new();
        let mut by_level = vec![(0.0, 0.0); names.len()];
        let (mut sum, mut squares, mut count) = (0.0, 0.0, 0.0);
        for outcomes in deals {
            for seat in 0..seats {
                cells.push(outcomes.iter().map(|outcome| points(outcome, seat)).sum::<f64>() / outcomes.len() as f64);
            }
            for (seating, outcome) in seatings.iter().zip(outcomes) {
                for (seat, &level) in seating.iter().enumerate() {
                    let value = points(outcome, seat);
                    by_level[level] = (by_level[level].0 + value, by_level[level].1 + 1.0);
                    (sum, squares, count) = (sum + value, squares + value * value, count + 1.0);
                }
            }
        }
        let mean = sum / count;
        let total = squares - count * mean * mean;
        let of_cells = seatings.len() as f64 * cells.iter().map(|cell| (cell - mean).powi(2)).sum::<f64>();
        let of_levels = by_level.iter().map(|(sum, count)| count * (sum / count - mean).powi(2)).sum::<f64>();
        let freedom = |groups: usize| groups.saturating_sub(1).max(1) as f64;
        let rest_freedom = (count - 1.0 - freedom(cells.len()) - freedom(names.len())).max(1.0);
        let rest = ((total - of_cells - of_levels) / rest_freedom).max(0.0);
        // What a mean owes to chance is taken from what it seems to say.
        let per_cell = ((of_cells / freedom(cells.len()) - rest) / seatings.len() as f64).max(0.0);
        // Deals are drawn from very many; the levels are all there are, each with the part of the seats that it has.
        let level = ((of_levels - freedom(names.len()) * rest) / count).max(0.0);
        let all = (per_cell + level + rest).max(f64::MIN_POSITIVE);
        let result = |(number, name): (usize, &String)| LevelResult {
            level: name.clone(),
            points: Interval::of(&per_deal(seatings, deals, number, |outcome, seat| f64::from(outcome.points[seat]))),
            win_share: Interval::of_shares(&per_deal(seatings, deals, number, win_share), win_range(seatings, number)),
        };
        Variance {
            deals: deals.len() as u64,
            levels: names.iter().enumerate().map(result).collect(),
            by_level: level / all,
            by_deal: per_cell / all,
            rest: rest / all,
        }
    }
}
