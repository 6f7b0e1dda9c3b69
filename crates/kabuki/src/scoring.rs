//! The score (§8): the tokens held at the end of each round, added up.

use table::{BySeat, Outcome};

use crate::state::{Kabuki, Phase};

impl Kabuki {
    /// The sum of the rounds that are over.
    pub fn points(&self) -> BySeat<i32> {
        BySeat::from_fn(self.seat_count(), |seat| {
            self.rounds.iter().flatten().map(|tokens| i32::from(tokens[seat])).sum()
        })
    }

    /// The result after three rounds. Seats with equal points share the place.
    pub(crate) fn result(&self) -> Option<Outcome> {
        (self.phase == Phase::Over).then(|| Outcome::by_points(self.points()))
    }
}
