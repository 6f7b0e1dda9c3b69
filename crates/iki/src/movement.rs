//! Step B, first part: the Oyakata walks counter-clockwise (README §8).

use table::Seat;

use crate::effects::Reward;
use crate::event::{Event, Log};
use crate::ids::Place;
use crate::phase::{Phase, Visit};
use crate::refusal::Refusal;
use crate::state::Iki;
use crate::way_of_life::WaySpace;

impl Iki {
    /// The compulsory steps of the space on the Way of Life; space X asks how many.
    pub(crate) fn begin_move(&mut self, seat: Seat, journal: &mut Log) {
        let (space, _) = self.way.next().expect("the seat that moves has its cylinder on the track");
        match space.steps() {
            Some(steps) => self.walk(seat, steps, journal),
            None => self.phase = Phase::Distance,
        }
    }

    pub(crate) fn check_distance(steps: u8) -> Result<(), Refusal> {
        let far_enough = WaySpace::ALL.iter().any(|space| space.steps() == Some(steps));
        if far_enough { Ok(()) } else { Err(Refusal::Distance) }
    }

    /// Walks and then asks for extra steps (ruling 16).
    pub(crate) fn walk(&mut self, seat: Seat, steps: u8, journal: &mut Log) {
        let from = self.player(seat).place;
        let to = (0..steps).fold(from, |place, _| Some(next(place))).expect("a walk has at least one step");
        journal.tell(Event::Walked { seat, steps, to });
        for _ in 0..steps {
            self.step(seat, journal);
        }
        self.ask_for_extra_steps(seat, 0);
    }

    /// One step. A seat that passes the starting point gives all the own professionals experience at once, so some may
    /// be gone before business begins; leaving the starting point in the first move is no passing (rulings 14 to 16).
    fn step(&mut self, seat: Seat, journal: &mut Log) {
        let from = self.player(seat).place;
        let to = next(from);
        self.player_mut(seat).place = Some(to);
        if from.is_some() && to.index() == 0 {
            journal.tell(Event::PassedStart { seat });
            self.level_up_all(seat, journal);
        }
    }

    /// Extra steps are asked for only where there are any; a card that retired in this very move counts (ruling 55).
    fn ask_for_extra_steps(&mut self, seat: Seat, carts_used: u8) {
        let has_extra_step = self.rewards(seat, Reward::ExtraStep) > carts_used;
        if has_extra_step || self.player(seat).sandals > 0 {
            self.phase = Phase::ExtraSteps { carts_used };
        } else {
            self.begin_business();
        }
    }

    pub(crate) fn check_sandal(&self, seat: Seat) -> Result<(), Refusal> {
        if self.player(seat).sandals > 0 { Ok(()) } else { Err(Refusal::NoSandals) }
    }

    pub(crate) fn check_cart(&self, seat: Seat, carts_used: u8) -> Result<(), Refusal> {
        let has_extra_step = self.rewards(seat, Reward::ExtraStep) > carts_used;
        if has_extra_step { Ok(()) } else { Err(Refusal::NoExtraStep) }
    }

    pub(crate) fn spend_sandal(&mut self, seat: Seat, carts_used: u8, journal: &mut Log) {
        self.player_mut(seat).sandals -= 1;
        journal.tell(Event::SandalSpent { seat, to: next(self.player(seat).place) });
        self.step(seat, journal);
        self.ask_for_extra_steps(seat, carts_used);
    }

    pub(crate) fn use_cart(&mut self, seat: Seat, carts_used: u8, journal: &mut Log) {
        journal.tell(Event::CartUsed { seat, to: next(self.player(seat).place) });
        self.step(seat, journal);
        self.ask_for_extra_steps(seat, carts_used + 1);
    }

    pub(crate) fn stay(&mut self, seat: Seat, journal: &mut Log) {
        journal.tell(Event::Stayed { seat });
        self.begin_business();
    }

    pub(crate) fn begin_business(&mut self) {
        self.visit = Visit::default();
        self.phase = Phase::Business;
    }
}

/// Where this many steps lead, from a place or from before the starting point, and how often they pass the starting
/// point.
///
/// # Panics
/// If there are no steps.
#[inline]
pub const fn destination(from: Option<Place>, steps: u8) -> (Place, u8) {
    let places = Place::COUNT as u8;
    let spaces = match from {
        None => steps - 1,
        Some(place) => place.0 + steps,
    };
    (Place(spaces % places), spaces / places)
}

/// The space after this one; from the starting point it is the first.
pub(crate) fn next(place: Option<Place>) -> Place {
    match place {
        None => Place(0),
        Some(place) => Place((place.0 + 1) % Place::COUNT as u8),
    }
}
