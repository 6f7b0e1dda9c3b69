//! Read access to a whole position, for players who imagine one.

use table::{Seat, SeatSet};

use crate::calendar::Month;
use crate::ids::StallId;
use crate::options::IkiOptions;
use crate::phase::{Phase, Visit};
use crate::pool::Pool;
use crate::sets::{BuildingSet, FishSet};
use crate::state::{Iki, Stall};
use crate::track::Track;
use crate::way_of_life::WayOfLife;

impl Iki {
    /// What the table was set up with.
    #[inline]
    pub const fn options(&self) -> &IkiOptions {
        &self.options
    }

    /// The running month.
    #[inline]
    pub const fn month(&self) -> Month {
        self.month
    }

    /// What the game waits for.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat that decides now, in every phase but [`Phase::Hunger`] and [`Phase::Over`].
    #[inline]
    pub const fn active(&self) -> Seat {
        self.active
    }

    /// Who has not yet had a turn in the running part of the round.
    #[inline]
    pub const fn to_act(&self) -> SeatSet {
        self.to_act
    }

    /// What the running visit to a street space has seen so far.
    #[inline]
    pub const fn visit(&self) -> Visit {
        self.visit
    }

    /// The cylinders on the Way of Life.
    #[inline]
    pub const fn way(&self) -> &WayOfLife {
        &self.way
    }

    /// The firefighter track.
    #[inline]
    pub const fn track(&self) -> &Track {
        &self.track
    }

    /// What lies in a stall.
    #[inline]
    pub const fn stall(&self, stall: StallId) -> &Stall {
        &self.stalls[stall.index()]
    }

    /// The cards on offer.
    #[inline]
    pub const fn pool(&self) -> &Pool {
        &self.pool
    }

    /// The buildings that can still be built.
    #[inline]
    pub const fn plans(&self) -> BuildingSet {
        self.plans
    }

    /// The fish on the market.
    #[inline]
    pub const fn market(&self) -> FishSet {
        self.market
    }
}
