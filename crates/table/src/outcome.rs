//! The result of a finished game.

use serde::{Deserialize, Serialize};

use crate::{BySeat, SeatSet};

/// Points and places. Seats that share a victory share place 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Final points.
    pub points: BySeat<i32>,
    /// Final places, 1 for the winners.
    pub places: BySeat<u8>,
}

impl Outcome {
    /// Most points win, equal points share the place.
    pub fn by_points(points: BySeat<i32>) -> Outcome {
        Outcome::with_tie_break(points, BySeat::all(points.seats(), 0))
    }

    /// Most points win; among equal points the higher tie-break; seats that are equal in both share the place.
    pub fn with_tie_break(points: BySeat<i32>, tie_break: BySeat<i32>) -> Outcome {
        let key = |seat| (points[seat], tie_break[seat]);
        let places = BySeat::from_fn(points.seats(), |seat| {
            1 + points.iter().filter(|&(other, _)| key(other) > key(seat)).count() as u8
        });
        Outcome { points, places }
    }

    /// Everybody on place 1.
    pub fn winners(&self) -> SeatSet {
        self.places.iter().filter(|&(_, &place)| place == 1).map(|(seat, _)| seat).collect()
    }
}
