//! Grabbing a card from the line (§3).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};
use table::{Journal, Seat};

use crate::action::Action;
use crate::event::{Event, How};
use crate::refusal::Refusal;
use crate::state::{EdoYashiki, SEATS, Stage};

/// A place in the line of cards. In text and in JSON they are counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position(u8);

impl Position {
    /// The places of a line for this many seats, from the deck on.
    pub fn all(seats: u8) -> impl ExactSizeIterator<Item = Position> {
        (0..seats).map(Position)
    }

    /// Which place, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl EdoYashiki {
    /// Appends the cards that are still to be had.
    #[inline]
    pub(crate) fn list_grabs(&self, actions: &mut Vec<Action>) {
        for position in Position::all(self.seat_count()) {
            if self.line[position.index()].taken.is_none() {
                actions.push(Action::Grab(position));
            }
        }
    }

    /// Whether the seat may grab this card now, and if not, why.
    pub(crate) fn may_grab(&self, seat: Seat, position: Position) -> Result<(), Refusal> {
        let Some(slot) = self.slots().get(position.index()) else {
            return Err(Refusal::NoSuchCard { position, cards: self.seat_count() });
        };
        match self.stage {
            Stage::Laps | Stage::Hajime => Err(Refusal::HandsOnLaps),
            Stage::Rush | Stage::Draft if self.hands[seat].is_some() => Err(Refusal::PlaceFirst),
            Stage::Rush | Stage::Draft if !self.grabbing.contains(seat) => Err(Refusal::AlreadyPlaced),
            Stage::Draft if self.drafter() != Some(seat) => Err(Refusal::NotYourTurn { drafter: self.drafter() }),
            Stage::Rush | Stage::Draft => match slot.taken {
                None => Ok(()),
                Some(by) => Err(Refusal::Taken { card: slot.card, by }),
            },
            Stage::Over => Err(Refusal::Over),
        }
    }

    /// The seat has the card. The last one that is left then goes to the last seat without any.
    #[inline]
    pub(crate) fn grab(&mut self, seat: Seat, position: Position, journal: &mut Journal<Event>) {
        self.give(seat, position, How::Chosen, journal);
        if self.grabbing.len() > 1 {
            return;
        }
        let free = Position::all(self.seat_count()).find(|position| self.line[position.index()].taken.is_none());
        if let (Some(last), Some(position)) = (self.grabbing.first(), free) {
            self.give(last, position, How::Left, journal);
        }
    }

    #[inline]
    fn give(&mut self, seat: Seat, position: Position, how: How, journal: &mut Journal<Event>) {
        let slot = &mut self.line[position.index()];
        slot.taken = Some(seat);
        self.hands[seat] = Some(slot.card);
        self.grabbing = self.grabbing.without(seat);
        journal.tell(Event::Grabbed { seat, position, card: slot.card, how });
    }

    /// Which line the round is about: a hand on a card, or a card laid in the own house, means the same whatever the
    /// others have grabbed and placed meanwhile. Only a card that is gone must be given up.
    pub(crate) fn line_in_question(&self) -> Option<u32> {
        match self.stage {
            Stage::Rush | Stage::Draft => Some(u32::from(self.round)),
            Stage::Laps | Stage::Hajime | Stage::Over => None,
        }
    }

    /// Orders two inputs of a rush that reached the table at the same time: the lower number goes first.
    ///
    /// Grabbing goes before placing, and who would come first in a draft comes first.
    pub(crate) fn first_of_level(&self, seat: Seat, action: Action) -> u8 {
        let seats = self.seat_count();
        let steps = self.start.round(seats).position(|other| other == seat).unwrap_or(SEATS) as u8;
        match action {
            Action::Grab(_) => steps,
            Action::Settle | Action::Hajime | Action::Place(_) => seats + steps,
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Position {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Position, Self::Err> {
        match text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(Position(digit - b'1')),
            _ => Err("a card of the line is a number from 1 to 5"),
        }
    }
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}
