//! What the last fire and the last Payday did, to be shown on the board afterwards.
//!
//! No rule asks for it: it is what a watcher at a real table still has before the eyes while the next month begins.

use serde::Serialize;
use table::Seat;

use crate::calendar::Month;
use crate::goods::Bundle;
use crate::ids::{Row, StallId};
use crate::sets::StallSet;
use crate::state::{Iki, MAX_PLAYERS};

/// What became of the last fire (§10).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct LastFire {
    /// The month at whose end it broke out.
    pub month: Month,
    /// Where.
    pub row: Row,
    /// How strong it was at the outer end.
    pub strength: u8,
    /// The stalls that burned down.
    pub burned: StallSet,
    /// Where somebody put it out; nowhere if it ran to the crossroads or still burns.
    pub put_out: Option<StallId>,
}

/// What the last Payday brought one seat (§11).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Earnings {
    /// All salaries together.
    pub salary: Bundle,
    /// Iki for harmony.
    pub harmony: u8,
    /// Bales of rice that were eaten.
    pub eaten: u8,
}

/// What is still before everybody's eyes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(crate) struct Aftermath {
    pub(crate) fire: Option<LastFire>,
    pub(crate) payday: [Earnings; MAX_PLAYERS],
}

impl Iki {
    pub(crate) fn note_fire(&mut self, row: Row, strength: u8) {
        let month = self.month;
        self.aftermath.fire = Some(LastFire { month, row, strength, burned: StallSet::NONE, put_out: None });
    }

    pub(crate) fn note_burned(&mut self, stall: StallId) {
        if let Some(fire) = &mut self.aftermath.fire {
            fire.burned.insert(stall);
        }
    }

    pub(crate) fn note_put_out(&mut self, stall: StallId) {
        if let Some(fire) = &mut self.aftermath.fire {
            fire.put_out = Some(stall);
        }
    }

    pub(crate) fn earnings_mut(&mut self, seat: Seat) -> &mut Earnings {
        &mut self.aftermath.payday[seat.index()]
    }
}
