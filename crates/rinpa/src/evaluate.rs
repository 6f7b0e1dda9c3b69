//! How a deal stands, at a glance.

use table::BySeat;

use crate::state::Rinpa;

impl Rinpa {
    /// The points each seat may expect.
    pub(crate) fn expectation(&self) -> BySeat<f32> {
        let totals = self.total_points();
        BySeat::from_fn(self.trick.seats(), |seat| f32::from(totals[seat]))
    }
}
