//! News of the end of a month: fires stall by stall, and the parts of a Payday.

use std::fmt;

use serde::Serialize;
use table::Seat;

use crate::calendar::Month;
use crate::components::Kind;
use crate::goods::Bundle;
use crate::ids::{CardId, Row, StallId};

/// What happens in a fire (§10).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FireEvent {
    /// A fire breaks out.
    BrokeOut {
        #[doc = "Where."]
        row: Row,
        #[doc = "How strong at the outer end."]
        strength: u8,
    },
    /// The fire runs through a stall without a card.
    Passed {
        #[doc = "Where."]
        stall: StallId,
        #[doc = "How strong."]
        strength: u8,
    },
    /// A card or building burns down.
    Burned {
        #[doc = "Where."]
        stall: StallId,
        #[doc = "How strong the fire was."]
        strength: u8,
    },
    /// A seat decides to let it burn.
    LetBurn {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Where."]
        stall: StallId,
    },
    /// A retired card saves what would have burned.
    Saved {
        #[doc = "Whose."]
        seat: Seat,
        #[doc = "Where."]
        stall: StallId,
        #[doc = "How strong the fire was."]
        strength: u8,
    },
    /// A seat's firefighters put the fire out.
    PutOut {
        #[doc = "Whose."]
        seat: Seat,
        #[doc = "Where."]
        stall: StallId,
        #[doc = "How strong the fire was."]
        strength: u8,
    },
    /// The fire reaches the crossroads and dies out.
    DiedOut {
        #[doc = "Where."]
        row: Row,
    },
}

/// What happens on a Payday (§11).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PaydayEvent {
    /// A Payday begins.
    Began {
        #[doc = "When."]
        month: Month,
    },
    /// A card pays salary.
    Salary {
        #[doc = "To whom."]
        seat: Seat,
        #[doc = "The card."]
        card: CardId,
        #[doc = "What."]
        goods: Bundle,
    },
    /// Neighbors of one type help each other.
    Harmony {
        #[doc = "Who scores."]
        seat: Seat,
        #[doc = "The row; none for the corner houses."]
        row: Option<Row>,
        #[doc = "The type."]
        kind: Kind,
        #[doc = "How many Iki."]
        iki: u8,
    },
    /// A seat feeds its people.
    Fed {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "How many bales."]
        rice: u8,
    },
    /// A seat has too little rice.
    Hungry {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "How many cards must go."]
        cards: u8,
    },
    /// A seat chose a card that goes; which one only itself knows until all have chosen.
    HungerChosen {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Which; known to the seat alone."]
        stall: Option<StallId>,
    },
    /// A hungry card leaves.
    Starved {
        #[doc = "Whose."]
        seat: Seat,
        #[doc = "The card."]
        card: CardId,
        #[doc = "Where it was."]
        stall: StallId,
    },
}

impl fmt::Display for FireEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FireEvent::BrokeOut { row, strength } => write!(f, "fire breaks out in the {row}, strength {strength}"),
            FireEvent::Passed { stall, strength } => write!(f, "the fire runs through {stall}, strength {strength}"),
            FireEvent::Burned { stall, strength } => write!(f, "{stall} burns down, strength {strength}"),
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
