//! News of the end of a month: fires stall by stall, and the parts of a Payday.

use std::fmt;

use serde::Serialize;
use table::Seat;

use crate::calendar::Month;
use crate::components::Kind;
use crate::goods::Bundle;
use crate::ids::{BuildingId, CardId, Row, StallId};

/// What lies in a stall.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Tenant {
    /// A professional.
    Card(CardId),
    /// A building.
    Building(BuildingId),
}

impl fmt::Display for Tenant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tenant::Card(card) => card.fmt(f),
            Tenant::Building(building) => building.fmt(f),
        }
    }
}

/// What happens in a fire (§10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FireEvent {
    /// A fire breaks out.
    BrokeOut {
        /// Where.
        row: Row,
        /// How strong at the outer end.
        strength: u8,
    },
    /// The fire runs through a stall without a card.
    Passed {
        /// Where.
        stall: StallId,
        /// How strong.
        strength: u8,
    },
    /// A card or building burns down.
    Burned {
        /// Where.
        stall: StallId,
        /// What.
        lost: Tenant,
        /// Whose; none for a neutral card.
        owner: Option<Seat>,
        /// How strong the fire was.
        strength: u8,
    },
    /// A seat decides to let it burn.
    LetBurn {
        /// Who.
        seat: Seat,
        /// Where.
        stall: StallId,
    },
    /// A retired card saves what would have burned.
    Saved {
        /// Whose.
        seat: Seat,
        /// Where.
        stall: StallId,
        /// How strong the fire was.
        strength: u8,
    },
    /// A seat's firefighters put the fire out.
    PutOut {
        /// Whose.
        seat: Seat,
        /// Where.
        stall: StallId,
        /// How strong the fire was.
        strength: u8,
    },
    /// The fire reaches the crossroads and dies out.
    DiedOut {
        /// Where.
        row: Row,
    },
}

/// What happens on a Payday (§11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PaydayEvent {
    /// A Payday begins.
    Began {
        /// When.
        month: Month,
    },
    /// A card pays salary.
    Salary {
        /// To whom.
        seat: Seat,
        /// The card.
        card: CardId,
        /// What.
        goods: Bundle,
    },
    /// Neighbors of one type help each other.
    Harmony {
        /// Who scores.
        seat: Seat,
        /// The row; none for the corner houses.
        row: Option<Row>,
        /// The type.
        kind: Kind,
        /// How many Iki.
        iki: u8,
    },
    /// A seat feeds its people.
    Fed {
        /// Who.
        seat: Seat,
        /// How many bales.
        rice: u8,
    },
    /// A seat has too little rice.
    Hungry {
        /// Who.
        seat: Seat,
        /// How many cards must go.
        cards: u8,
    },
    /// A seat chose a card that goes; which one only itself knows until all have chosen.
    HungerChosen {
        /// Who.
        seat: Seat,
        /// Which; known to the seat alone.
        stall: Option<StallId>,
    },
    /// A hungry card leaves.
    Starved {
        /// Whose.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where it was.
        stall: StallId,
    },
}

impl fmt::Display for FireEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FireEvent::BrokeOut { row, strength } => write!(f, "fire breaks out in the {row}, strength {strength}"),
            FireEvent::Passed { stall, strength } => write!(f, "the fire runs through {stall}, strength {strength}"),
            FireEvent::Burned { stall, lost, owner: Some(seat), strength } => {
                write!(f, "{seat}'s {lost} in {stall} burns down, strength {strength}")
            }
            FireEvent::Burned { stall, lost, owner: None, strength } => {
                write!(f, "the {lost} in {stall} burns down, strength {strength}")
            }
            FireEvent::LetBurn { seat, stall } => write!(f, "{seat} lets {stall} burn"),
            FireEvent::Saved { seat, stall, strength } => write!(f, "{seat} saves {stall} from the fire of {strength}"),
            FireEvent::PutOut { seat, stall, strength } => {
                write!(f, "{seat} puts the fire out in {stall}, strength {strength}")
            }
            FireEvent::DiedOut { row } => write!(f, "the fire in the {row} dies out at the crossroads"),
        }
    }
}

impl fmt::Display for PaydayEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PaydayEvent::Began { month } => write!(f, "{month} ends with a Payday"),
            PaydayEvent::Salary { seat, card, goods } => write!(f, "{seat} gets {goods} from the {card}"),
            PaydayEvent::Harmony { seat, row: Some(row), kind, iki } => {
                write!(f, "{seat} scores {iki} iki for {kind}s in the {row}")
            }
            PaydayEvent::Harmony { seat, row: None, kind, iki } => {
                write!(f, "{seat} scores {iki} iki for {kind}s in the corner houses")
            }
            PaydayEvent::Fed { seat, rice } => write!(f, "{seat} pays {rice} rice"),
            PaydayEvent::Hungry { seat, cards: 1 } => write!(f, "{seat} must let 1 card go for want of rice"),
            PaydayEvent::Hungry { seat, cards } => write!(f, "{seat} must let {cards} cards go for want of rice"),
            PaydayEvent::HungerChosen { seat, stall: Some(stall) } => write!(f, "{seat} chooses that {stall} goes"),
            PaydayEvent::HungerChosen { seat, stall: None } => write!(f, "{seat} chooses a card that goes"),
            PaydayEvent::Starved { seat, card, stall } => write!(f, "{seat}'s {card} leaves {stall} hungry"),
        }
    }
}
