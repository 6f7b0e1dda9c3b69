//! Phase 1: The Way of Life, which decides the order of turns and how far everybody walks (README §6).

use std::fmt;

use serde::{Serialize, Serializer};
use table::Seat;

use crate::event::{Event, Log};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::state::Iki;

/// A space of the Way of Life, in the order of turns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WaySpace {
    /// First, any distance from 1 to 4, but neither hiring nor income. Only with four players.
    X,
    /// One step.
    One,
    /// Two steps.
    Two,
    /// Three steps.
    Three,
    /// Four steps.
    Four,
}

impl WaySpace {
    /// All spaces, in the order of turns.
    pub const ALL: [WaySpace; 5] = [WaySpace::X, WaySpace::One, WaySpace::Two, WaySpace::Three, WaySpace::Four];

    /// How far the Oyakata walks; on X as its owner likes.
    #[inline]
    pub const fn steps(self) -> Option<u8> {
        match self {
            WaySpace::X => None,
            WaySpace::One => Some(1),
            WaySpace::Two => Some(2),
            WaySpace::Three => Some(3),
            WaySpace::Four => Some(4),
        }
    }

    /// Reads what `Display` writes; `None` if it is something else.
    pub fn parse(text: &str) -> Option<WaySpace> {
        WaySpace::ALL.into_iter().find(|space| space.sign() == text)
    }

    const fn sign(self) -> &'static str {
        match self {
            WaySpace::X => "X",
            WaySpace::One => "1",
            WaySpace::Two => "2",
            WaySpace::Three => "3",
            WaySpace::Four => "4",
        }
    }
}

impl fmt::Display for WaySpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}

impl Serialize for WaySpace {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.sign())
    }
}

/// Whose cylinder stands on which space.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(transparent)]
pub struct WayOfLife([Option<Seat>; 5]);

impl WayOfLife {
    /// Whose cylinder stands there.
    #[inline]
    pub fn on(&self, space: WaySpace) -> Option<Seat> {
        self.0[space as usize]
    }

    /// The cylinder whose turn comes next.
    #[inline]
    pub fn next(&self) -> Option<(WaySpace, Seat)> {
        WaySpace::ALL.into_iter().find_map(|space| self.on(space).map(|seat| (space, seat)))
    }

    pub(crate) fn put(&mut self, space: WaySpace, seat: Seat) {
        self.0[space as usize] = Some(seat);
    }

    fn take_back(&mut self, space: WaySpace) {
        self.0[space as usize] = None;
    }
}

impl Iki {
    /// Whether a cylinder may be placed on this space (§6).
    #[inline]
    pub fn check_way(&self, space: WaySpace) -> Result<(), Refusal> {
        if space == WaySpace::X && self.seats < 4 {
            return Err(Refusal::SpaceBlocked);
        }
        match self.way.on(space) {
            Some(seat) => Err(Refusal::SpaceTaken { space, seat }),
            None => Ok(()),
        }
    }

    /// All place their cylinders, by firefighting power.
    pub(crate) fn begin_way_of_life(&mut self, journal: &mut Log) {
        self.to_act = table::SeatSet::all(self.seats);
        self.next_on_track(Phase::WayOfLife, journal);
    }

    pub(crate) fn place_cylinder(&mut self, seat: Seat, space: WaySpace, journal: &mut Log) {
        self.way.put(space, seat);
        journal.tell(Event::CylinderPlaced { seat, space });
        self.to_act = self.to_act.without(seat);
        self.next_on_track(Phase::WayOfLife, journal);
    }

    /// The next seat on the firefighter track that has not acted yet decides in this phase; after the last one the
    /// round goes on.
    pub(crate) fn next_on_track(&mut self, phase: Phase, journal: &mut Log) {
        let next = self.track.order().find(|&seat| self.to_act.contains(seat));
        match next {
            Some(seat) => {
                self.active = seat;
                self.phase = phase;
            }
            None if phase == Phase::Jump => self.finish(journal),
            None => self.begin_turn(),
        }
    }

    /// The turn of the first cylinder still on the Way of Life begins (§6).
    ///
    /// # Panics
    /// If no cylinder is left.
    pub(crate) fn begin_turn(&mut self) {
        let (space, seat) = self.way.next().expect("a turn begins only while a cylinder is left");
        self.active = seat;
        self.phase = match space {
            // A seat on X skips hiring and income.
            WaySpace::X => Phase::Distance,
            WaySpace::One | WaySpace::Two | WaySpace::Three | WaySpace::Four => Phase::HireOrIncome,
        };
    }

    /// The cylinder goes back to the holding area.
    pub(crate) fn take_cylinder_back(&mut self) {
        let (space, _) = self.way.next().expect("the seat whose turn ends has its cylinder on the track");
        self.way.take_back(space);
    }
}
