//! What a seat can do, and which of it is legal when.

use table::Seat;

use crate::components::Actor;
use crate::refusal::Refusal;
use crate::state::{Kabuki, Phase, Stage};

/// What a seat can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Turn the top mask of the deck and show it to everybody (§3).
    Turn,
    /// Place the mask that was shown on this actor's stack (§3).
    Place(Actor),
    /// Cry "Stop!" (§5).
    Stop,
    /// Let the mask pass. Only a table without a clock asks for it (§4).
    Pass,
    /// Have seen the open stack. Only a table without a clock asks for it (§6).
    Cover,
}

impl Kabuki {
    /// Appends what the seat may do now, in a fixed order.
    #[inline]
    pub(crate) fn list_actions(&self, seat: Seat, actions: &mut Vec<Action>) {
        match self.phase {
            Phase::Opening if seat == self.active => actions.push(Action::Turn),
            Phase::Placing if seat == self.active => actions.extend(Actor::ALL.map(Action::Place)),
            Phase::Racing { stage } if seat != self.active => {
                if stage == Stage::Free && seat == self.next() {
                    actions.push(Action::Turn);
                }
                actions.push(Action::Stop);
            }
            Phase::Answering { asked, .. } if asked.contains(seat) => actions.extend([Action::Stop, Action::Pass]),
            Phase::Checking { asked, .. } if asked.contains(seat) => actions.push(Action::Cover),
            Phase::Opening
            | Phase::Placing
            | Phase::Racing { .. }
            | Phase::Answering { .. }
            | Phase::Checking { .. }
            | Phase::Over => {}
        }
    }

    /// Whether the seat may do this now, and if not, why.
    pub(crate) fn may(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        match action {
            Action::Turn => self.may_turn(seat),
            Action::Place(_) => self.may_place(seat),
            Action::Stop => self.may_stop(seat),
            Action::Pass => self.may_pass(seat),
            Action::Cover => self.may_cover(seat),
        }
    }

    fn may_turn(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Opening if seat == self.active => Ok(()),
            Phase::Opening => Err(Refusal::OtherSeatTurns(self.active)),
            Phase::Placing => Err(Refusal::PlaceFirst),
            Phase::Racing { .. } if self.masks.unplaced() == 0 => Err(Refusal::DeckEmpty),
            Phase::Racing { .. } if seat != self.next() => Err(Refusal::OtherSeatTurns(self.next())),
            Phase::Racing { stage: Stage::Held } => Err(Refusal::TooEarly),
            Phase::Racing { stage: Stage::Free } => Ok(()),
            Phase::Answering { .. } => Err(Refusal::AnswersFirst),
            Phase::Checking { .. } | Phase::Over => Err(Refusal::CheckFirst),
        }
    }

    fn may_place(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Placing if seat == self.active => Ok(()),
            Phase::Placing => Err(Refusal::OtherSeatPlaces(self.active)),
            Phase::Opening | Phase::Racing { .. } | Phase::Answering { .. } | Phase::Checking { .. } | Phase::Over => {
                Err(Refusal::NothingToPlace)
            }
        }
    }

    fn may_stop(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Racing { .. } | Phase::Answering { .. } if seat == self.active => Err(Refusal::OwnMask),
            Phase::Racing { .. } => Ok(()),
            Phase::Answering { asked, .. } if asked.contains(seat) => Ok(()),
            Phase::Answering { .. } => Err(Refusal::AlreadyAnswered),
            Phase::Checking { .. } => Err(Refusal::AlreadyStopped),
            Phase::Opening | Phase::Placing | Phase::Over => Err(Refusal::WindowClosed),
        }
    }

    fn may_pass(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Answering { .. } if seat == self.active => Err(Refusal::OwnMask),
            Phase::Answering { asked, .. } if asked.contains(seat) => Ok(()),
            Phase::Answering { .. } => Err(Refusal::AlreadyAnswered),
            Phase::Racing { .. } => Err(Refusal::SilencePasses),
            Phase::Opening | Phase::Placing | Phase::Checking { .. } | Phase::Over => Err(Refusal::WindowClosed),
        }
    }

    fn may_cover(&self, seat: Seat) -> Result<(), Refusal> {
        match self.phase {
            Phase::Checking { asked, .. } if asked.contains(seat) => Ok(()),
            Phase::Checking { asked, .. } if asked.is_empty() => Err(Refusal::TimeCovers),
            Phase::Checking { .. } => Err(Refusal::AlreadyAnswered),
            Phase::Opening | Phase::Placing | Phase::Racing { .. } | Phase::Answering { .. } | Phase::Over => {
                Err(Refusal::NothingOpen)
            }
        }
    }
}
