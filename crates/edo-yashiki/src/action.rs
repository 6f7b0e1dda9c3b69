//! What a seat can do, and which of it is legal when.

use table::Seat;

use crate::grabbing::Position;
use crate::place::Place;
use crate::refusal::Refusal;
use crate::state::{EdoYashiki, Stage};

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Put the hands on the lap before a rush (§3).
    Settle,
    /// Say "hajime!", when all other hands are on laps (§3).
    Hajime,
    /// Grab this card of the line (§3).
    Grab(Position),
    /// Place the card in hand there (§4).
    Place(Place),
}

impl EdoYashiki {
    /// Appends what the seat may do now, in a fixed order.
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.stage {
            Stage::Laps if self.unready.contains(seat) => actions.push(Action::Settle),
            Stage::Hajime if seat == self.start => actions.push(Action::Hajime),
            Stage::Rush | Stage::Draft if self.hands[seat].is_some() => self.list_places(seat, actions),
            Stage::Rush if self.grabbing.contains(seat) => self.list_grabs(actions),
            Stage::Draft if self.drafter() == Some(seat) => self.list_grabs(actions),
            Stage::Laps | Stage::Hajime | Stage::Rush | Stage::Draft | Stage::Over => {}
        }
    }

    /// Whether the seat may do this now, and if not, why.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        match action {
            Action::Settle => self.may_settle(seat),
            Action::Hajime => self.may_say_hajime(seat),
            Action::Grab(position) => self.may_grab(seat, position),
            Action::Place(place) => self.may_place(seat, place),
        }
    }

    fn may_settle(&self, seat: Seat) -> Result<(), Refusal> {
        match self.stage {
            Stage::Laps if seat == self.start => Err(Refusal::StartPlayerBegins),
            Stage::Laps if self.unready.contains(seat) => Ok(()),
            Stage::Laps | Stage::Hajime => Err(Refusal::AlreadySettled),
            Stage::Rush | Stage::Draft => Err(Refusal::NoHandsNeeded),
            Stage::Over => Err(Refusal::Over),
        }
    }

    fn may_say_hajime(&self, seat: Seat) -> Result<(), Refusal> {
        match self.stage {
            Stage::Laps | Stage::Hajime if seat != self.start => Err(Refusal::OtherSeatBegins { start: self.start }),
            Stage::Laps => Err(Refusal::NotAllReady { unready: self.unready }),
            Stage::Hajime => Ok(()),
            Stage::Rush | Stage::Draft => Err(Refusal::NoHandsNeeded),
            Stage::Over => Err(Refusal::Over),
        }
    }
}
