//! What is said about hidden hands: options, news, views, memories and refusals.

use std::fmt;

use serde::Serialize;
use table::{BySeat, Seat, Viewer};

use crate::toys::cards::listed;
use crate::toys::{Card, Cards, up_to};

table::options! {
    /// The options of [`Hands`](super::Hands).
    pub struct HandsOptions {
        /// How many cards there are.
        deck: Deck for Players {
            /// Seven cards.
            ///
            /// Three each for two, two each for three.
            Seven = "seven",
            /// Thirteen cards.
            ///
            /// Six each for two, four each for three.
            Thirteen = "thirteen",
        },
    }
}

impl Deck {
    pub(super) fn cards(self) -> Cards {
        match self {
            Deck::Seven => up_to(7),
            Deck::Thirteen => up_to(13),
        }
    }
}

/// News of [`Hands`](super::Hands).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum HandsEvent {
    /// The cards are dealt and this seat leads.
    Dealt(Deck, Seat),
    /// What a seat was dealt, told to it alone.
    Hand(Cards),
    /// A card was played.
    Played(Seat, Card),
    /// A trick was taken.
    Took(Seat),
    /// All hands are empty, and this is the card that was set aside.
    Shown(Card),
}

impl fmt::Display for HandsEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HandsEvent::Dealt(deck, seat) => {
                write!(f, "{} cards are dealt, one is set aside, and {seat} leads.", deck.cards().len())
            }
            HandsEvent::Hand(cards) => write!(f, "You hold {}.", listed(*cards)),
            HandsEvent::Played(seat, card) => write!(f, "{seat} plays {card}."),
            HandsEvent::Took(seat) => write!(f, "{seat} takes the trick."),
            HandsEvent::Shown(card) => write!(f, "{card} was set aside."),
        }
    }
}

/// What a viewer of [`Hands`](super::Hands) sees. Tricks that were taken lie covered.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct HandsView {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// How many cards there are.
    pub deck: Deck,
    /// The hand of the viewer, if it is a seat.
    pub hand: Option<Cards>,
    /// How many cards each seat holds.
    pub held: BySeat<u8, 3>,
    /// What lies in the trick.
    pub trick: BySeat<Option<Card>, 3>,
    /// Whose turn it is, or who took the last trick.
    pub turn: Seat,
    /// Tricks taken.
    pub points: BySeat<i32>,
    /// The card that was set aside, at the end.
    pub aside: Option<Card>,
}

impl fmt::Display for HandsView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seat, held) in self.held.iter() {
            let mark = if seat == self.turn { '*' } else { ' ' };
            write!(f, "{mark}{seat} {} points, {held} cards", self.points[seat])?;
            match self.trick[seat] {
                Some(card) => writeln!(f, ", played {card}")?,
                None => writeln!(f)?,
            }
        }
        match (self.hand, self.aside) {
            (_, Some(card)) => write!(f, "set aside: {card}"),
            (Some(hand), None) => write!(f, "in hand: {}", listed(hand)),
            (None, None) => Ok(()),
        }
    }
}

/// What an attentive seat remembers: every card that was played.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct HandsMemory {
    pub(super) played: Cards,
}

/// Why a card can't be played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HandsRefusal(pub(super) Card);

impl fmt::Display for HandsRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "you do not hold {}: play a card of your hand", self.0)
    }
}
