//! §8, §9: points of a deal, totals, and who wins.

use table::{BySeat, Outcome, Seat};

use crate::components::Sets;
use crate::options::{MAX_SEATS, Ties};
use crate::state::{Phase, Rinpa};

/// What these sets are worth: a point for each of their cards (§8).
#[inline]
pub const fn points_of(sets: Sets) -> u8 {
    const SIXES: u16 = 0b001_001_001_001;
    let sets = sets.bits();
    let (sixes, fours, twos) = (sets & SIXES, sets & SIXES << 1, sets & SIXES << 2);
    (6 * sixes.count_ones() + 4 * fours.count_ones() + 2 * twos.count_ones()) as u8
}

/// The points of every finished deal; in JSON a list with a list of points for each deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ScoreTable {
    seats: u8,
    finished: u8,
    points: [[u8; MAX_SEATS]; MAX_SEATS],
}

impl ScoreTable {
    /// The table before the first deal.
    pub(crate) fn new(seats: u8) -> ScoreTable {
        ScoreTable { seats, finished: 0, points: [[0; MAX_SEATS]; MAX_SEATS] }
    }

    /// Writes a finished deal down.
    pub(crate) fn add(&mut self, points: BySeat<u8, MAX_SEATS>) {
        for (seat, &points) in points.iter() {
            self.points[self.finished as usize][seat.index()] = points;
        }
        self.finished += 1;
    }

    /// How many deals are finished.
    #[inline]
    pub const fn finished(&self) -> u8 {
        self.finished
    }

    /// The points of each finished deal, the first deal first.
    pub fn deals(&self) -> impl ExactSizeIterator<Item = BySeat<u8, MAX_SEATS>> {
        let by_seat = |deal: &[u8; MAX_SEATS]| BySeat::from_fn(self.seats, |seat| deal[seat.index()]);
        self.points[..self.finished as usize].iter().map(by_seat)
    }

    /// The points of a seat in all finished deals together.
    #[inline]
    pub fn total(&self, seat: Seat) -> u8 {
        // At most five deals of 48 points: 240 fits.
        self.points.iter().map(|deal| deal[seat.index()]).sum()
    }
}

impl Rinpa {
    /// The points of each seat in the running deal; when the game is over, in the last one (§8).
    pub(crate) fn deal_points(&self) -> BySeat<u8, MAX_SEATS> {
        BySeat::from_fn(self.trick.seats(), |seat| points_of(self.won[seat.index()]))
    }

    /// The points of each seat in the whole game so far (§9).
    #[inline]
    pub fn total_points(&self) -> BySeat<u8, MAX_SEATS> {
        BySeat::from_fn(self.trick.seats(), |seat| {
            let running = match self.phase {
                Phase::Play | Phase::Take => points_of(self.won[seat.index()]),
                Phase::Over => 0,
            };
            self.scores.total(seat) + running
        })
    }

    /// How many sets each seat took in the whole game so far, which may decide ties (ruling 6).
    pub(crate) fn total_sets(&self) -> BySeat<u8, MAX_SEATS> {
        BySeat::from_fn(self.trick.seats(), |seat| {
            let running = match self.phase {
                Phase::Play | Phase::Take => self.won[seat.index()].len(),
                Phase::Over => 0,
            };
            self.sets_before[seat.index()] + running
        })
    }

    pub(crate) fn result(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Play | Phase::Take => None,
            Phase::Over => {
                let (points, sets) = (self.total_points(), self.total_sets());
                let points = BySeat::from_fn(self.trick.seats(), |seat| i32::from(points[seat]));
                Some(match self.options.ties {
                    Ties::Shared => Outcome::by_points(points),
                    Ties::Sets => {
                        let sets = BySeat::from_fn(self.trick.seats(), |seat| i32::from(sets[seat]));
                        Outcome::with_tie_break(points, sets)
                    }
                })
            }
        }
    }
}
