//! What is told at the table. Everything is in the open but the order of the deck.

use std::fmt;
use std::ops::Deref;

use serde::{Serialize, Serializer};
use table::{BySeat, Seat, SeatSet};

use crate::components::Card;
use crate::grabbing::Position;
use crate::kind::Kinds;
use crate::place::Place;
use crate::runs::Run;
use crate::state::SEATS;

/// News of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A house begins with its first card, which scores nothing (§2).
    Founded {
        /// Whose house.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// A round begins with a line of cards (§3).
    LinedUp {
        /// Which round, from 1.
        round: u8,
        /// The start player.
        start: Seat,
        /// The line.
        cards: Cards,
        /// How many cards are left in the deck.
        deck: u8,
    },
    /// Hands are on a lap (§3).
    Settled {
        /// Whose.
        seat: Seat,
    },
    /// The start player said "hajime!" (§3).
    Hajime {
        /// The start player.
        seat: Seat,
    },
    /// A card of the line was grabbed (§3).
    Grabbed {
        /// By whom.
        seat: Seat,
        /// Which place of the line.
        position: Position,
        /// The card.
        card: Card,
        /// Whether there was a choice.
        how: How,
    },
    /// The time of a rush is over: these seats take a card in order from the start player (§3).
    RushOver {
        /// Who has no card yet.
        seats: SeatSet,
    },
    /// A card was placed (§4).
    Placed {
        /// In whose house.
        seat: Seat,
        /// The card.
        card: Card,
        /// Where.
        place: Place,
    },
    /// A row or column scored (§5).
    Scored {
        /// For whom.
        seat: Seat,
        /// The row or column.
        #[serde(flatten)]
        run: Run,
        /// How many points.
        points: u8,
    },
    /// A row or column of six or more scored nothing (§5).
    TooLong {
        /// Whose.
        seat: Seat,
        /// The row or column.
        #[serde(flatten)]
        run: Run,
    },
    /// A row or column found no marker for its kind (§8).
    NoMarker {
        /// Whose.
        seat: Seat,
        /// The row or column.
        #[serde(flatten)]
        run: Run,
    },
    /// The last marker was used, and all four came back (§8).
    Refilled {
        /// Whose.
        seat: Seat,
    },
    /// Runs of several kinds with one card (§5).
    Bonus {
        /// For whom.
        seat: Seat,
        /// Which kinds scored.
        kinds: Kinds,
        /// How many points.
        points: u8,
    },
    /// The score marker of a seat is where it now belongs, all of this card counted (§5).
    Advanced {
        /// Whose.
        seat: Seat,
        /// What the card brought.
        gained: u8,
        /// Where the marker stands.
        points: u8,
    },
    /// Everybody has placed a card (§6).
    RoundOver {
        /// Which round, from 1.
        round: u8,
        /// The points of each seat.
        points: BySeat<i32>,
    },
    /// The game is over (§7).
    GameOver {
        /// Why.
        reason: End,
        /// The points of each seat.
        points: BySeat<i32>,
    },
}

/// How a seat came to its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum How {
    /// It chose it.
    Chosen,
    /// It was the last one left.
    Left,
}

/// Why the game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum End {
    /// Somebody has 25 points or more.
    Goal,
    /// The deck has not enough cards for another line.
    Deck,
}

/// The cards of a line, from the deck on; in JSON a list.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Cards {
    count: u8,
    cards: [Card; SEATS],
}

impl Deref for Cards {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[..usize::from(self.count)]
    }
}

impl FromIterator<Card> for Cards {
    /// # Panics
    /// If there are more than five.
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut line = Cards { count: 0, cards: [Card::default(); SEATS] };
        for card in cards {
            line.cards[usize::from(line.count)] = card;
            line.count += 1;
        }
        line
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Founded { seat, card } => write!(f, "seat {seat} begins a house with {card}"),
            Event::LinedUp { round, start, cards, deck } => {
                write!(f, "round {round}: {cards:?} lie in line, {deck} cards are left, seat {start} starts")
            }
            Event::Settled { seat } => write!(f, "seat {seat} has both hands on the lap"),
            Event::Hajime { seat } => write!(f, "seat {seat} says hajime"),
            Event::Grabbed { seat, position, card, how: How::Chosen } => {
                write!(f, "seat {seat} grabs card {position}, {card}")
            }
            Event::Grabbed { seat, position, card, how: How::Left } => {
                write!(f, "card {position}, {card}, is left for seat {seat}")
            }
            Event::RushOver { seats } => write!(f, "the rush is over: {seats:?} take a card in order"),
            Event::Placed { seat, card, place } => write!(f, "seat {seat} places {card} at {place}"),
            Event::Scored { seat, run, points } => write!(f, "seat {seat} scores a {run}: {points}"),
            Event::TooLong { seat, run } => write!(f, "seat {seat} has a {run}, too long to score"),
            Event::NoMarker { seat, run } => write!(f, "seat {seat} has a {run}, but no marker for it"),
            Event::Refilled { seat } => write!(f, "seat {seat} gets all four markers back"),
            Event::Bonus { seat, kinds, points } => {
                write!(f, "seat {seat} gets a bonus for {} kinds: {points}", kinds.len())
            }
            Event::Advanced { seat, gained, points } => write!(f, "seat {seat} gains {gained} and has {points}"),
            Event::RoundOver { round, points } => write!(f, "round {round} is over; points {points:?}"),
            Event::GameOver { reason: End::Goal, points } => {
                write!(f, "the game is over, somebody has reached 25; points {points:?}")
            }
            Event::GameOver { reason: End::Deck, points } => {
                write!(f, "the game is over, the deck has no further line; points {points:?}")
            }
        }
    }
}
