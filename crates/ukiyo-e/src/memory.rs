//! What an attentive seat remembers though it is covered now: the discard pile below its top, the cards beneath the
//! lowest of every exhibition, and which cards others took from the discard pile and still must hold.
//!
//! A memory may have missed any part of the news. It then remembers too little or something outdated; `imagine`
//! trusts the view first.

use table::Seat;

use crate::components::CARDS;
use crate::state::SEATS;
use crate::{Cards, Event, Picture};

/// What one seat has in mind. It holds for one round: then everything is shuffled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Memory {
    /// The round it is about, from 1; 0 before anything was heard.
    pub(crate) round: u8,
    /// Cards that each seat took openly and has neither discarded nor shown since: at least these it holds.
    pub(crate) held: [Cards; SEATS],
    /// The cards of all exhibitions.
    pub(crate) shown: Cards,
    /// The discard pile, from the bottom.
    discards: [Picture; CARDS],
    discard_count: u8,
}

impl Default for Memory {
    fn default() -> Memory {
        Memory::of_round(0)
    }
}

impl Memory {
    /// An empty memory of a round.
    pub(crate) const fn of_round(round: u8) -> Memory {
        Memory {
            round,
            held: [Cards::NONE; SEATS],
            shown: Cards::NONE,
            discards: [Picture::from_index(0); CARDS],
            discard_count: 0,
        }
    }

    /// The cards this seat is known to hold.
    pub fn held(&self, seat: Seat) -> Cards {
        self.held[seat.index()]
    }

    /// The discard pile as remembered, from the bottom.
    pub fn discards(&self) -> &[Picture] {
        &self.discards[..self.discard_count as usize]
    }

    /// Takes an event in.
    pub(crate) fn hear(&mut self, event: &Event) {
        match *event {
            Event::RoundBegun { round, .. } => *self = Memory::of_round(round),
            Event::Took { seat, card } => {
                self.uncover(card);
                self.held[seat.index()].add_if_possible(card);
            }
            Event::Discarded { seat, card } => {
                let held = &mut self.held[seat.index()];
                *held = held.minus(Cards::from_iter([card]));
                self.cover(card);
            }
            Event::Opened { seat, artist, cards } => {
                let held = &mut self.held[seat.index()];
                *held = held.minus(cards);
                self.shown = self.shown.minus(self.shown.of(artist).by(artist)).plus(cards);
            }
            Event::Laid { card, .. } => self.cover(card),
            // These are seen on the table, or are about the own hand, or end the round.
            Event::Dealt { .. }
            | Event::DealtUnseen { .. }
            | Event::Drew { .. }
            | Event::DrewUnseen { .. }
            | Event::NothingToDraw { .. }
            | Event::TurnSkipped { .. }
            | Event::Closed { .. }
            | Event::EndBroughtAbout { .. }
            | Event::LastTurn { .. }
            | Event::HandDiscarded { .. }
            | Event::Kept { .. }
            | Event::RoundOver { .. }
            | Event::GameOver { .. } => {}
        }
    }

    fn cover(&mut self, card: Picture) {
        if usize::from(self.discard_count) < CARDS {
            self.discards[usize::from(self.discard_count)] = card;
            self.discard_count += 1;
        }
    }

    /// The card was taken, so whatever was remembered above it is gone too.
    fn uncover(&mut self, card: Picture) {
        if let Some(place) = self.discards().iter().rposition(|&known| known == card) {
            self.discard_count = place as u8;
        }
    }
}
