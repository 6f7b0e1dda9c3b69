//! Why an action is refused. The facts are in the enum, so that any language can be made from it.

use std::fmt;

use table::{Seat, SeatSet};

use crate::components::Card;
use crate::grabbing::Position;
use crate::place::Spot;
use crate::runs::Run;

/// Why an action is refused; `Display` names the rule (§).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The hands are on the lap already.
    AlreadySettled,
    /// The start player says "hajime!" instead.
    StartPlayerBegins,
    /// Nobody waits for hands on laps now.
    NoHandsNeeded,
    /// Another seat says "hajime!".
    OtherSeatBegins {
        /// The start player.
        start: Seat,
    },
    /// Not all hands are on laps.
    NotAllReady {
        /// Whose are not.
        unready: SeatSet,
    },
    /// Nobody may grab before "hajime!".
    HandsOnLaps,
    /// Somebody else has this card.
    Taken {
        /// The card.
        card: Card,
        /// Who has it.
        by: Seat,
    },
    /// The line has fewer cards.
    NoSuchCard {
        /// What was asked for.
        position: Position,
        /// How many cards there are.
        cards: u8,
    },
    /// Another seat takes the next card.
    NotYourTurn {
        /// Who takes it.
        drafter: Option<Seat>,
    },
    /// The seat has a card, which it places first.
    PlaceFirst,
    /// The seat has placed its card of this round.
    AlreadyPlaced,
    /// The seat has no card to place.
    NothingToPlace,
    /// The card would neither touch nor overlap the house.
    Apart,
    /// The card would cover part of a row or column of three or more.
    Covers {
        /// The square.
        spot: Spot,
        /// The row or column it belongs to.
        run: Run,
    },
    /// The game is over.
    Over,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::AlreadySettled => f.write_str("your hands are on your lap already: wait for \"hajime!\" (§3)"),
            Refusal::StartPlayerBegins => {
                f.write_str("you are the start player: say \"hajime!\" when all hands are on laps (§3)")
            }
            Refusal::NoHandsNeeded => f.write_str("hands go on laps only before a rush begins (§3)"),
            Refusal::OtherSeatBegins { start } => write!(f, "seat {start} is the start player and begins (§3)"),
            Refusal::NotAllReady { unready } => {
                let seats: Vec<String> = unready.iter().map(|seat| seat.to_string()).collect();
                write!(f, "wait until all hands are on laps: seat {} not yet (§3)", seats.join(" and "))
            }
            Refusal::HandsOnLaps => f.write_str("hands stay on laps until \"hajime!\" (§3)"),
            Refusal::Taken { card, by } => write!(f, "seat {by} has {card} already: choose another card (§3)"),
            Refusal::NoSuchCard { position, cards } => {
                write!(f, "there is no card {position}: the line has {cards} (§3)")
            }
            Refusal::NotYourTurn { drafter: Some(seat) } => write!(f, "seat {seat} takes the next card (§3)"),
            Refusal::NotYourTurn { drafter: None } => f.write_str("all cards are taken (§3)"),
            Refusal::PlaceFirst => f.write_str("you have a card of this round: place it (§4)"),
            Refusal::AlreadyPlaced => f.write_str("you have placed your card: wait for the others (§3)"),
            Refusal::NothingToPlace => f.write_str("you have no card to place: grab one first (§3)"),
            Refusal::Apart => f.write_str("the card must overlap your house or share an edge of a square with it (§4)"),
            Refusal::Covers { run, .. } => {
                write!(f, "the card would cover part of a {run}: three or more in line may not be covered (§4)")
            }
            Refusal::Over => f.write_str("the game is over (§7)"),
        }
    }
}

impl std::error::Error for Refusal {}
