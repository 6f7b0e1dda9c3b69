//! What every viewer sees at the present step: each view is made once, however many look.

use std::sync::{Arc, OnceLock};

use catalog::{AnySight, AnyTable};
use table::{Seat, Viewer};

/// The views of the present step that somebody has asked for: one for each seat, and last that of spectators.
pub(crate) struct Sights(Vec<OnceLock<Arc<dyn AnySight>>>);

impl Sights {
    pub(crate) fn new(seats: u8) -> Sights {
        Sights((0..=seats).map(|_| OnceLock::new()).collect())
    }

    /// What a viewer sees and can do.
    pub(crate) fn of(&self, viewer: Viewer, table: &dyn AnyTable) -> Arc<dyn AnySight> {
        let spectators = self.0.len() - 1;
        let index = viewer.seat().map_or(spectators, Seat::index);
        Arc::clone(self.0[index].get_or_init(|| table.sight(viewer)))
    }

    /// The table has changed.
    pub(crate) fn forget(&mut self) {
        for sight in &mut self.0 {
            sight.take();
        }
    }
}
