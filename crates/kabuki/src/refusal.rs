//! Why an action is refused.

use std::fmt;

use table::Seat;

/// Why an action is refused; `Display` names the rule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The placer can't stop their own mask.
    OwnMask,
    /// No mask can be stopped now.
    WindowClosed,
    /// The mask was stopped already.
    AlreadyStopped,
    /// The seat has given its answer.
    AlreadyAnswered,
    /// With a clock, nobody has to say that they let a mask pass.
    SilencePasses,
    /// The window is held open for everybody.
    TooEarly,
    /// Another seat turns the next mask.
    OtherSeatTurns(Seat),
    /// The mask shown has not been placed yet.
    PlaceFirst,
    /// Not everybody has answered yet.
    AnswersFirst,
    /// A stack is being checked.
    CheckFirst,
    /// There is no mask to turn.
    DeckEmpty,
    /// Another seat places the mask shown.
    OtherSeatPlaces(Seat),
    /// No mask is shown.
    NothingToPlace,
    /// No stack is open.
    NothingOpen,
    /// With a clock, the stack is covered when its time is over.
    TimeCovers,
    /// The game is over.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::OwnMask => f.write_str("you placed this mask yourself: only the others may cry stop (§5)"),
            Refusal::WindowClosed => f.write_str("there is no mask to stop now: wait until one has been placed (§4)"),
            Refusal::AlreadyStopped => f.write_str("this mask has been stopped already: one stop for each mask (§5)"),
            Refusal::AlreadyAnswered => f.write_str("you have answered already: wait for the others (§4)"),
            Refusal::SilencePasses => f.write_str("nobody has to say so: who stays silent lets the mask pass (§4)"),
            Refusal::TooEarly => {
                f.write_str("everybody still has their fair time to cry stop: turn the next mask after it (§4)")
            }
            Refusal::OtherSeatTurns(seat) => write!(f, "seat {seat} turns the next mask (§3)"),
            Refusal::PlaceFirst => f.write_str("the mask that was shown must be placed first (§3)"),
            Refusal::AnswersFirst => f.write_str("the next mask is turned when everybody has answered (§4)"),
            Refusal::CheckFirst => f.write_str("the open stack must be covered before play resumes (§6)"),
            Refusal::DeckEmpty => f.write_str("the deck is empty: the round ends when this window closes (§7)"),
            Refusal::OtherSeatPlaces(seat) => write!(f, "seat {seat} turned this mask and places it (§3)"),
            Refusal::NothingToPlace => f.write_str("no mask is shown: one is turned before it is placed (§3)"),
            Refusal::NothingOpen => f.write_str("no stack is open: stacks are checked only after a stop (§6)"),
            Refusal::TimeCovers => f.write_str("the stack is covered by itself when its time is over (§6)"),
            Refusal::Over => f.write_str("the game is over (§8)"),
        }
    }
}
