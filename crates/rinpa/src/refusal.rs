//! Why an action is refused: the rule and its § in this crate's `README.md`.

use std::fmt;

use table::Seat;

use crate::cards::Card;
use crate::components::{Artist, Set, Sets};

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// Somebody else is to act.
    NotYourTurn {
        /// Who.
        turn: Seat,
    },
    /// The seat does not hold the card.
    NotInHand {
        /// Which card.
        card: Card,
    },
    /// The seat holds a card of the led artist.
    MustFollow {
        /// Which artist.
        led: Artist,
    },
    /// A card can't be played before the winner has chosen a set.
    TakeFirst {
        /// Which sets there are to choose from.
        sets: Sets,
    },
    /// No set can be taken now.
    NothingToTake,
    /// This set is not one the winner may choose.
    NotAmongThese {
        /// Which set was asked for.
        set: Set,
        /// Which sets there are to choose from.
        sets: Sets,
    },
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => f.write_str("the last deal has been played: the game is over (§9)"),
            Refusal::NotYourTurn { turn } => write!(f, "it is seat {turn}'s turn, play goes clockwise (§3)"),
            Refusal::NotInHand { card } => write!(f, "you do not hold {card}: play a card of your hand (§3)"),
            Refusal::MustFollow { led } => write!(f, "you hold a {} card and must follow (§4)", led.name()),
            Refusal::TakeFirst { sets } => write!(f, "you won the trick: first take one of {sets} (§7)"),
            Refusal::NothingToTake => f.write_str("there is no choice of sets now: play a card (§3)"),
            Refusal::NotAmongThese { set, sets } => {
                write!(f, "{set} is not a set of the led artist that this trick completed: take one of {sets} (§7)")
            }
        }
    }
}

impl std::error::Error for Refusal {}
