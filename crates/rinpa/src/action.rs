//! §3, §7: what a seat can do, and which of it is allowed now.

use table::Seat;

use crate::cards::{Card, Cards};
use crate::components::{Set, Sets};
use crate::refusal::Refusal;
use crate::sets::Completed;
use crate::state::{Phase, Rinpa};

/// What a seat can do. In notation a card is played by its name, `K7`, and a set taken by `take K1-6`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Play a card of the hand (§3).
    Play(Card),
    /// As the winner of the trick, take this one of the sets of the led artist that it completed (§7).
    Take(Set),
}

impl Rinpa {
    /// The cards the seat whose turn it is may play: those of the led artist if it has any, otherwise all (§4).
    #[inline]
    pub fn playable(&self) -> Cards {
        let hand = self.hands[self.turn.index()];
        match self.trick.led() {
            None => hand,
            Some(led) => {
                let following = hand & led.cards();
                if following.is_empty() { hand } else { following }
            }
        }
    }

    /// The sets the winner may choose from: those of the led artist that the trick completed (§7).
    pub(crate) fn takeable(&self) -> Sets {
        match (self.phase, self.trick.led()) {
            (Phase::Take, Some(led)) => Completed::in_trick(&self.trick, self.laid).sets & led.sets(),
            (Phase::Take, None) | (Phase::Play | Phase::Over, _) => Sets::NONE,
        }
    }

    #[inline]
    pub(crate) fn list_legal(&self, seat: Seat, actions: &mut Vec<Action>) {
        if seat != self.turn {
            return;
        }
        match self.phase {
            Phase::Play => actions.extend(self.playable().iter().map(Action::Play)),
            Phase::Take => actions.extend(self.takeable().iter().map(Action::Take)),
            Phase::Over => {}
        }
    }

    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.phase == Phase::Over {
            return Err(Refusal::Over);
        }
        if seat != self.turn {
            return Err(Refusal::NotYourTurn { turn: self.turn });
        }
        match (self.phase, action) {
            (Phase::Play, Action::Play(card)) => self.check_card(card),
            (Phase::Play | Phase::Over, Action::Take(_)) => Err(Refusal::NothingToTake),
            (Phase::Take | Phase::Over, Action::Play(_)) => Err(Refusal::TakeFirst { sets: self.takeable() }),
            (Phase::Take, Action::Take(set)) if self.takeable().contains(set) => Ok(()),
            (Phase::Take, Action::Take(set)) => Err(Refusal::NotAmongThese { set, sets: self.takeable() }),
        }
    }

    fn check_card(&self, card: Card) -> Result<(), Refusal> {
        if !self.hands[self.turn.index()].contains(card) {
            return Err(Refusal::NotInHand { card });
        }
        match self.trick.led() {
            Some(led) if !self.playable().contains(card) => Err(Refusal::MustFollow { led }),
            Some(_) | None => Ok(()),
        }
    }
}
