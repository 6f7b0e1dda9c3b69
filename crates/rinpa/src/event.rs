//! News: what is said at the table when something happens.

use std::fmt;

use serde::Serialize;
use table::{BySeat, Seat, SeatSet};

use crate::cards::{Card, Cards};
use crate::components::{Set, Sets};
use crate::options::MAX_SEATS;

/// News of a game. A hand is told to its seat alone and only its size to the others; all else is told to everyone.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A deal begins (§2).
    DealBegins {
        /// Its number, from 1.
        deal: u8,
        /// How many there will be.
        deals: u8,
        /// Who leads its first trick.
        leader: Seat,
    },
    /// A seat looks at the hand it was dealt; told to that seat alone.
    Hand {
        /// Whose hand.
        seat: Seat,
        /// Its cards.
        cards: Cards,
    },
    /// A seat was dealt its hand; told to everyone else.
    HandDealt {
        /// Whose hand.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// The rest of the deck lies open in the center (§2).
    OpenCards {
        /// Which cards.
        cards: Cards,
    },
    /// A card was played (§3).
    CardPlayed {
        /// By whom.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A trick is won (§5).
    TrickWon {
        /// By whom.
        seat: Seat,
    },
    /// A trick completed a set (§6).
    SetCompleted {
        /// Which set.
        set: Set,
        /// Who laid its last card.
        seat: Seat,
    },
    /// The winner of the trick has to choose one of several sets (§7).
    WinnerChooses {
        /// Who.
        seat: Seat,
        /// Which sets.
        sets: Sets,
    },
    /// A set was taken (§6, §7).
    SetTaken {
        /// By whom.
        seat: Seat,
        /// Which set.
        set: Set,
    },
    /// A complete set stays in the center for good.
    SetDead {
        /// Which set.
        set: Set,
        /// Why.
        because: DeadBecause,
    },
    /// A deal is over (§8).
    DealScored {
        /// Its number, from 1.
        deal: u8,
        /// The points of each seat in it.
        points: BySeat<u8, MAX_SEATS>,
    },
    /// The game is over (§9).
    GameOver {
        /// The points of each seat in all deals.
        points: BySeat<u8, MAX_SEATS>,
        /// Who won.
        winners: SeatSet,
    },
}

/// Why nobody gets a complete set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum DeadBecause {
    /// The open cards completed it before anybody had played (§6).
    LaidOpen,
    /// The winner of the trick completed it and preferred another one (§7).
    LeftByWinner,
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::DealBegins { deal, deals, leader } => write!(f, "Deal {deal} of {deals} begins; {leader} leads."),
            Event::Hand { seat, cards } => write!(f, "{seat} is dealt {cards}."),
            Event::HandDealt { seat, count: 1 } => write!(f, "{seat} is dealt 1 card."),
            Event::HandDealt { seat, count } => write!(f, "{seat} is dealt {count} cards."),
            Event::OpenCards { cards } if cards.is_empty() => f.write_str("No card is laid open."),
            Event::OpenCards { cards } => write!(f, "The center opens with {cards}."),
            Event::CardPlayed { seat, card } => write!(f, "{seat} plays {card}."),
            Event::TrickWon { seat } => write!(f, "{seat} wins the trick."),
            Event::SetCompleted { set, seat } => write!(f, "{seat} completes {set}, {}.", set.title()),
            Event::WinnerChooses { seat, sets } => write!(f, "{seat} has the choice of {sets}."),
            Event::SetTaken { seat, set } => write!(f, "{seat} takes {set} for {} points.", set.size()),
            Event::SetDead { set, because: DeadBecause::LaidOpen } => {
                write!(f, "{set} lies complete from the start: nobody gets it.")
            }
            Event::SetDead { set, because: DeadBecause::LeftByWinner } => {
                write!(f, "{set} stays in the center: nobody gets it.")
            }
            Event::DealScored { deal, points } => {
                write!(f, "Deal {deal} is over:")?;
                write_points(points, f)
            }
            Event::GameOver { points, winners } => {
                f.write_str("The game is over:")?;
                write_points(points, f)?;
                let names: Vec<String> = winners.iter().map(|seat| seat.to_string()).collect();
                let verb = if names.len() == 1 { "wins" } else { "win together" };
                write!(f, " {} {verb}.", names.join(" and "))
            }
        }
    }
}

fn write_points(points: &BySeat<u8, MAX_SEATS>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (seat, points) in points.iter() {
        let comma = if seat.index() == 0 { "" } else { "," };
        write!(f, "{comma} {seat} {points}")?;
    }
    f.write_str(".")
}
