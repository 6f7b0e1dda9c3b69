//! News in words: one sentence an event.

use std::fmt;

use crate::event::Event;
use crate::goods::Bundle;
use crate::scoring::Breakdown;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::Offered { card } => write!(f, "the {card} looks for work"),
            Event::CoinAdded { card } => write!(f, "a coin is laid on the {card}"),
            Event::OfferEnded { card } => write!(f, "the {card} finds no work and leaves"),
            Event::Picked { seat, card } => write!(f, "{seat} takes the {card}"),
            Event::Started { seat, card, stall } => write!(f, "{seat} starts with the {card} in {stall}"),
            Event::CylinderPlaced { seat, space } => write!(f, "{seat} goes to space {space} of the Way of Life"),
            Event::Hired { seat, card, stall, paid, coins: 0 } => {
                write!(f, "{seat} hires the {card} into {stall} for {paid} mon")
            }
            Event::Hired { seat, card, stall, paid, coins } => {
                write!(f, "{seat} hires the {card} into {stall} for {paid} mon, {coins} of it from the card")
            }
            Event::Income { seat, mon } => write!(f, "{seat} takes {mon} mon"),
            Event::Walked { seat, steps: 1, to } => write!(f, "{seat} walks 1 space to the {to}"),
            Event::Walked { seat, steps, to } => write!(f, "{seat} walks {steps} spaces to the {to}"),
            Event::SandalSpent { seat, to } => write!(f, "{seat} wears out sandals and walks on to the {to}"),
            Event::CartUsed { seat, to } => write!(f, "{seat} rides on to the {to}"),
            Event::Stayed { seat } => write!(f, "{seat} walks no further"),
            Event::PassedStart { seat } => write!(f, "{seat} passes the starting point"),
            Event::Jumped { seat, to } => write!(f, "{seat} goes to the {to}"),
            Event::Leveled { stall, card, level } => {
                write!(f, "the {card} in {stall} gains experience and is on space {}", level + 1)
            }
            Event::Retired { seat, card, stall } => write!(f, "{seat}'s {card} retires from {stall}"),
            Event::ShopDeal { seat, place, paid, gained } => {
                write!(f, "{seat} deals with the {place}: {}", Deal(paid, gained))
            }
            Event::FishBought { seat, fish, paid } => write!(f, "{seat} buys the {fish} for {paid} mon"),
            Event::PipeBought { seat, pipe, paid } => write!(f, "{seat} buys the {pipe} for {paid} mon"),
            Event::PouchBought { seat, pouch, paid } => write!(f, "{seat} buys the {pouch} for {paid} mon"),
            Event::Approached { seat, stall, card } => write!(f, "{seat} turns to the {card} in {stall}"),
            Event::SkillUsed { seat, card, paid, gained } => {
                write!(f, "{seat} deals with the {card}: {}", Deal(paid, gained))
            }
            Event::GiftReceived { seat, gained } => write!(f, "{seat} gets {gained}"),
            Event::SwapBegun { seat, stall } => write!(f, "{seat} will swap the card in {stall}"),
            Event::Swapped { seat, first, second } => write!(f, "{seat} swaps the cards in {first} and {second}"),
            Event::Planned { seat, building } => write!(f, "{seat} plans the {building}"),
            Event::Built { seat, building, stall, paid } => {
                write!(f, "{seat} builds the {building} in {stall} for {paid}")
            }
            Event::PowerGained { seat, power } => write!(f, "{seat} has firefighting power {power}"),
            Event::NeutralPlaced { seat, card, stall } => write!(f, "{seat} puts the {card} into {stall}, for nobody"),
            Event::NeutralLeft { stall, card } => write!(f, "the {card} leaves {stall}"),
            Event::TurnEnded { seat } => write!(f, "{seat} is done"),
            Event::Fire(event) => event.fmt(f),
            Event::Payday(event) => event.fmt(f),
            Event::FishArrived { season } => write!(f, "the fish of {season} come to the market"),
            Event::MonthBegan { month } => write!(f, "{month} begins"),
            Event::Scored { seat, points } => write!(f, "{seat} has {} points: {}", points.total(), Sources(points)),
        }
    }
}

/// What was paid and gained in a deal.
struct Deal<'a>(&'a Bundle, &'a Bundle);

impl fmt::Display for Deal<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0.is_empty(), self.1.is_empty()) {
            (true, _) => write!(f, "gains {}", self.1),
            (false, true) => write!(f, "pays {}", self.0),
            (false, false) => write!(f, "pays {}, gains {}", self.0, self.1),
        }
    }
}

/// The points of each source that brought any.
struct Sources<'a>(&'a Breakdown);

impl fmt::Display for Sources<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = Breakdown::SOURCES.into_iter().zip(self.0.parts()).filter(|&(_, points)| points != 0);
        for (index, (source, points)) in parts.enumerate() {
            let joint = if index == 0 { "" } else { ", " };
            write!(f, "{joint}{source} {points}")?;
        }
        Ok(())
    }
}
