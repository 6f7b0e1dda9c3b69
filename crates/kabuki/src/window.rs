//! The window in which the others may cry "Stop!" (§4).
//!
//! With a clock it is a race: a shortest time in which nobody may close it, then the next player may by turning a
//! mask, and a longest time after which the mask is turned by itself. Without a clock everybody answers in secret.

use table::{Journal, Rng, Seat, SeatSet};

use crate::action::Action;
use crate::components::MASKS;
use crate::event::{Answer, Event};
use crate::options::Window;
use crate::state::{Kabuki, Phase, Stage};

impl Kabuki {
    /// The window opens for everybody but the placer, whether or not there is anything to catch.
    #[inline]
    pub(crate) fn open_window(&mut self) {
        self.phase = match self.options.window {
            Window::Quick | Window::Calm => Phase::Racing { stage: Stage::Held },
            Window::Untimed => Phase::Answering { asked: self.others(), stops: SeatSet::NONE },
        };
    }

    /// A stage of the race is over.
    #[inline]
    pub(crate) fn end_stage(&mut self, stage: Stage, rng: &mut Rng, journal: &mut Journal<Event>) {
        match stage {
            Stage::Held if self.masks.unplaced() > 0 => {
                self.phase = Phase::Racing { stage: Stage::Free };
                journal.tell(Event::MayTurn { seat: self.next() });
            }
            Stage::Held | Stage::Free => self.next_turn(rng, journal),
        }
    }

    /// A seat answers in secret. When everybody has answered, the answers are resolved: among several stops the
    /// first clockwise from the placer's left has it. The other answers stay secret.
    ///
    /// # Panics
    /// If no answers are given now.
    #[inline]
    pub(crate) fn answer(&mut self, seat: Seat, answer: Answer, rng: &mut Rng, journal: &mut Journal<Event>) {
        let Phase::Answering { asked, stops } = self.phase else { panic!("only an untimed window takes answers") };
        let asked = asked.without(seat);
        let stops = match answer {
            Answer::Stop => stops.with(seat),
            Answer::Pass => stops,
        };
        self.phase = Phase::Answering { asked, stops };
        journal.split(seat, Event::Answered { seat, answer: Some(answer) }, Event::Answered { seat, answer: None });
        if !asked.is_empty() {
            return;
        }
        match self.first_in_line(stops) {
            Some(stopper) => self.check_stack(stopper, journal),
            None => self.next_turn(rng, journal),
        }
    }

    /// Who of these seats sits first clockwise from the placer's left.
    #[inline]
    fn first_in_line(&self, seats: SeatSet) -> Option<Seat> {
        self.next().round(self.seat_count()).find(|&seat| seats.contains(seat))
    }

    /// Which mask the race is about, counted through all rounds: a "Stop!" means the same before and after fair time
    /// ends.
    pub(crate) fn mask_in_question(&self) -> Option<u32> {
        match self.phase {
            Phase::Racing { .. } => Some(u32::from(self.round) * MASKS as u32 + u32::from(self.masks.placed())),
            Phase::Opening | Phase::Placing | Phase::Answering { .. } | Phase::Checking { .. } | Phase::Over => None,
        }
    }

    /// Orders two inputs of a race that reached the table at the same time: the lower number goes first.
    ///
    /// A stop comes before turning the next mask; among stops the first clockwise from the placer's left has it, as
    /// at a table without a clock.
    pub(crate) fn race_precedence(&self, seat: Seat, action: Action) -> u8 {
        let seats = self.seat_count();
        let steps = (0..seats).find(|&steps| self.next().left(steps, seats) == seat).unwrap_or(seats);
        match action {
            Action::Stop => steps,
            Action::Turn | Action::Place(_) | Action::Pass | Action::Cover => seats + steps,
        }
    }
}
