//! IKI in the catalog, and what a report on its balance counts.

use iki::{Breakdown, Event, Iki};
use table::Seat;

use crate::{CountedEvent, Entry, Hands};

impl Entry for Iki {
    const TITLE: &'static str = "IKI";
    const ABOUT: &'static str = "Hire the artisans of Edo, feed them, see them retire, and live a year in good taste.";
    const HANDS: Hands = Hands::Open;

    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        Breakdown::SOURCES.into_iter().zip(self.breakdown(seat).parts().map(i32::from)).collect()
    }

    fn counted(event: &Event) -> Option<CountedEvent> {
        let (seat, topic, item) = match event {
            Event::Started { seat, card, .. } => (seat, "started with", card.slug()),
            Event::Hired { seat, card, .. } => (seat, "hired", card.slug()),
            Event::Retired { seat, card, .. } => (seat, "retired", card.slug()),
            Event::Built { seat, building, .. } => (seat, "built", building.slug()),
            Event::FishBought { seat, fish, .. } => (seat, "bought fish", fish.slug()),
            Event::PipeBought { seat, pipe, .. } => (seat, "bought tobacco", pipe.slug()),
            Event::PouchBought { seat, pouch, .. } => (seat, "bought tobacco", pouch.slug()),
            Event::Offered { .. }
            | Event::CoinAdded { .. }
            | Event::OfferEnded { .. }
            | Event::Picked { .. }
            | Event::CylinderPlaced { .. }
            | Event::Income { .. }
            | Event::Walked { .. }
            | Event::SandalSpent { .. }
            | Event::CartUsed { .. }
            | Event::Stayed { .. }
            | Event::PassedStart { .. }
            | Event::Jumped { .. }
            | Event::Leveled { .. }
            | Event::ShopDeal { .. }
            | Event::Approached { .. }
            | Event::SkillUsed { .. }
            | Event::GiftReceived { .. }
            | Event::SwapBegun { .. }
            | Event::Swapped { .. }
            | Event::Planned { .. }
            | Event::PowerGained { .. }
            | Event::NeutralPlaced { .. }
            | Event::NeutralLeft { .. }
            | Event::TurnEnded { .. }
            | Event::Fire(_)
            | Event::Payday(_)
            | Event::FishArrived { .. }
            | Event::MonthBegan { .. }
            | Event::Scored { .. } => return None,
        };
        Some(CountedEvent { seat: *seat, topic, item })
    }
}
