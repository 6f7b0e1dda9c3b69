//! Discarding a card (§5).

use table::{Journal, Rng};

use crate::{Action, Event, Picture, Refusal, UkiyoE};

impl UkiyoE {
    /// Lists the cards of the hand, equal ones once.
    #[inline]
    pub(crate) fn list_discards(&self, actions: &mut Vec<Action>) {
        actions.extend(self.hands[self.turn].pictures().map(Action::Discard));
    }

    /// Whether the card is in the hand.
    pub(crate) fn check_discard(&self, card: Picture) -> Result<(), Refusal> {
        let held = self.hands[self.turn].copies(card);
        if held == 0 { Err(Refusal::NotInHand { card, held, asked: 1 }) } else { Ok(()) }
    }

    /// Puts a card of the hand on top of the discard pile and ends the turn.
    #[inline]
    pub(crate) fn discard(&mut self, card: Picture, rng: &mut Rng, journal: &mut Journal<Event>) {
        let seat = self.turn;
        self.hands[seat].remove(card);
        self.piles.discard(card);
        journal.tell(Event::Discarded { seat, card });
        self.end_turn(rng, journal);
    }
}
