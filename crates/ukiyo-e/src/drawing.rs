//! Drawing twice (§4).

use table::{Journal, Rng};

use crate::{Action, EndCause, Event, Phase, Refusal, Source, UkiyoE};

impl UkiyoE {
    /// Lists what can be drawn from.
    #[inline]
    pub(crate) fn list_draws(&self, actions: &mut Vec<Action>) {
        if self.piles.drawing() > 0 {
            actions.push(Action::Draw(Source::Pile));
        }
        if self.piles.discards() > 0 {
            actions.push(Action::Draw(Source::Discards));
        }
    }

    /// Whether this pile has a card.
    pub(crate) fn check_draw(&self, source: Source) -> Result<(), Refusal> {
        let cards = match source {
            Source::Pile => self.piles.drawing(),
            Source::Discards => self.piles.discards(),
        };
        if cards == 0 { Err(Refusal::EmptyPile(source)) } else { Ok(()) }
    }

    /// Begins the turn of the seat whose turn it is, or passes it over if it can neither draw nor discard.
    pub(crate) fn begin_turn(&mut self, rng: &mut Rng, journal: &mut Journal<Event>) {
        if !self.piles.are_empty() {
            self.phase = Phase::FirstDraw;
            return;
        }
        journal.tell(Event::NothingToDraw { seat: self.turn });
        if self.hands[self.turn].is_empty() {
            journal.tell(Event::TurnSkipped { seat: self.turn });
            self.end_turn(rng, journal);
        } else {
            self.phase = Phase::DiscardOrShow;
        }
    }

    /// Draws the top card of a pile.
    #[inline]
    pub(crate) fn draw(&mut self, source: Source, journal: &mut Journal<Event>) {
        let seat = self.turn;
        match source {
            Source::Pile => {
                let card = self.piles.draw();
                self.hands[seat].add(card);
                journal.split(seat, Event::Drew { seat, card }, Event::DrewUnseen { seat });
                if self.piles.drawing() == 0 {
                    // The seat still finishes its turn, and it is no last turn (rulings 5 and 6).
                    self.bring_about_end(EndCause::PileEmpty, journal);
                }
            }
            Source::Discards => {
                let card = self.piles.take();
                self.hands[seat].add(card);
                journal.tell(Event::Took { seat, card });
            }
        }
        let is_first = self.phase == Phase::FirstDraw;
        self.phase = if !is_first {
            Phase::DiscardOrShow
        } else if self.piles.are_empty() {
            journal.tell(Event::NothingToDraw { seat });
            Phase::DiscardOrShow
        } else {
            Phase::SecondDraw
        };
    }
}
