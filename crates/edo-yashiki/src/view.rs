//! What one sees: everything but the order of the deck.

use std::fmt;

use serde::Serialize;
use table::{BySeat, Outcome, Seat, SeatSet, Viewer};

use crate::components::Card;
use crate::geometry::Prospect;
use crate::house::House;
use crate::kind::{Kinds, letters};
use crate::options::{EdoYashikiOptions, Rules};
use crate::scoring::Scoring;
use crate::state::{EdoYashiki, SEATS, Slot, Stage};

/// What one viewer sees at one moment.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// Whose eyes these are: a seat, or none for a spectator.
    pub viewer: Viewer,
    /// What the table chose.
    pub options: EdoYashikiOptions,
    /// The running round, from 1.
    pub round: u8,
    /// Who begins this round.
    pub start: Seat,
    /// What the round waits for, besides those who have a card to place.
    pub stage: Stage,
    /// Whose hands are not on the lap yet, before a rush.
    pub unready: SeatSet,
    /// Who has no card of this round yet.
    pub grabbing: SeatSet,
    /// Who takes the next card, if it goes in order.
    pub drafter: Option<Seat>,
    /// The line of cards from the deck on, and who grabbed which. As many as seats.
    pub line: BySeat<Slot, SEATS>,
    /// The card that each seat has grabbed and not yet placed.
    pub hands: BySeat<Option<Card>, SEATS>,
    /// The house of each seat.
    pub houses: BySeat<House, SEATS>,
    /// What the last card of each seat scored, once it has placed one.
    #[serde(rename = "tallies")]
    pub scorings: BySeat<Option<Scoring>, SEATS>,
    /// Where the score marker of each seat stands.
    pub points: BySeat<u8, SEATS>,
    /// The specialist markers of each seat; under the standard rules always all.
    pub markers: BySeat<Kinds, SEATS>,
    /// How many cards are left in the deck.
    pub deck: u8,
    /// The result, once the game is over.
    pub result: Option<Outcome>,
    /// The markers that each seat had before its last card. Needed to show again what that card scored.
    #[serde(skip)]
    pub(crate) markers_before: BySeat<Kinds, SEATS>,
}

impl EdoYashiki {
    /// What this viewer sees.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        let seats = self.seat_count();
        View {
            viewer,
            options: self.options,
            round: self.round,
            start: self.start,
            stage: self.stage,
            unready: self.unready,
            grabbing: self.grabbing,
            drafter: match self.stage {
                Stage::Draft => self.drafter(),
                Stage::Laps | Stage::Hajime | Stage::Rush | Stage::Over => None,
            },
            line: BySeat::from_fn(seats, |seat| self.line[seat.index()]),
            hands: self.hands,
            houses: self.houses,
            scorings: BySeat::from_fn(seats, |seat| self.last_scoring(seat)),
            points: self.points,
            markers: self.markers,
            deck: self.pile.left(),
            result: self.result(),
            markers_before: self.markers_before,
        }
    }

    /// What the last card of a seat scored. The first card of a house scores nothing and has none.
    fn last_scoring(&self, seat: Seat) -> Option<Scoring> {
        let house = &self.houses[seat];
        let last = house.last().filter(|_| house.cards() > 1)?;
        let before = house.before_last();
        Some(before.scoring(last.card, last.place, self.options.rules, self.markers_before[seat]))
    }
}

impl View {
    /// How many seats the table has.
    pub fn seats(&self) -> u8 {
        self.points.seats()
    }

    /// Every place where the seat may lay the card it has in hand, with the runs and points it would score there;
    /// none if it has no card.
    pub fn prospects(&self, seat: Seat) -> Vec<Prospect> {
        self.hands[seat].map_or_else(Vec::new, |card| self.prospects_of(seat, card))
    }

    /// The same for any card, for instance one of the line that the seat could grab.
    pub fn prospects_of(&self, seat: Seat, card: Card) -> Vec<Prospect> {
        self.houses[seat].prospects(card, self.options.rules, self.markers[seat])
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "round {}, {} cards in the deck, line:", self.round, self.deck)?;
        for (_, slot) in self.line.iter() {
            match slot.taken {
                None => write!(f, " {}", slot.card)?,
                Some(seat) => write!(f, " ({} to {seat})", slot.card)?,
            }
        }
        writeln!(f)?;
        for (seat, house) in self.houses.iter() {
            write!(f, "seat {seat}: {} points", self.points[seat])?;
            match self.options.rules {
                Rules::Standard => {}
                Rules::Specialist => write!(f, ", markers {}", letters(self.markers[seat]))?,
            }
            match self.hands[seat] {
                Some(card) => writeln!(f, ", {card} in hand")?,
                None => writeln!(f)?,
            }
            write!(f, "{house}")?;
        }
        let start = self.start;
        match self.stage {
            Stage::Laps => writeln!(f, "hands go on laps: waiting for {:?}", self.unready),
            Stage::Hajime => writeln!(f, "all hands are on laps: seat {start} says hajime"),
            Stage::Rush if self.grabbing.is_empty() => writeln!(f, "all cards are taken"),
            Stage::Rush => writeln!(f, "a rush: {:?} have no card yet", self.grabbing),
            Stage::Draft => match self.drafter {
                Some(seat) => writeln!(f, "seat {seat} takes the next card"),
                None => writeln!(f, "all cards are taken"),
            },
            Stage::Over => writeln!(f, "the game is over"),
        }
    }
}
