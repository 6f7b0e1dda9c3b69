//! News: everything that happens at the table, one event for each thing a watcher could point at.

use serde::Serialize;
use table::{Journal, Seat};

use crate::calendar::Month;
use crate::components::Season;
use crate::goods::Bundle;
use crate::ids::{BuildingId, CardId, FishId, PipeId, Place, PouchId, StallId};
use crate::month_end::{FireEvent, PaydayEvent};
use crate::scoring::Breakdown;
use crate::way_of_life::WaySpace;

/// Where the rules write.
pub(crate) type Log = Journal<Event>;

/// One piece of news.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A card is turned over into the hiring pool.
    Offered {
        #[doc = "The card."]
        card: CardId,
    },
    /// A coin is laid on a card nobody hired.
    CoinAdded {
        #[doc = "The card."]
        card: CardId,
    },
    /// A card leaves the offer when the season ends.
    OfferEnded {
        #[doc = "The card."]
        card: CardId,
    },
    /// A seat takes a card in hand and looks for a stall.
    Picked {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "The card."]
        card: CardId,
    },
    /// A starting card is placed.
    Started {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "The card."]
        card: CardId,
        #[doc = "Where."]
        stall: StallId,
    },
    /// A cylinder is placed on the Way of Life.
    CylinderPlaced {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Where."]
        space: WaySpace,
    },
    /// A professional is hired.
    Hired {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "The card."]
        card: CardId,
        #[doc = "Where."]
        stall: StallId,
        #[doc = "What was paid, in mon, with the surcharge of a corner house."]
        paid: u8,
        #[doc = "The coins that lay on the card."]
        coins: u8,
    },
    /// A seat takes income.
    Income {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "How many mon."]
        mon: u8,
    },
    /// An Oyakata walks as far as the Way of Life says.
    Walked {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "How far."]
        steps: u8,
        #[doc = "Where to."]
        to: Place,
    },
    /// An Oyakata walks one step more for sandals.
    SandalSpent {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Where to."]
        to: Place,
    },
    /// An Oyakata walks one step more with a retired card.
    CartUsed {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Where to."]
        to: Place,
    },
    /// An Oyakata walks no further although it could.
    Stayed {
        #[doc = "Who."]
        seat: Seat,
    },
    /// An Oyakata passes the starting point.
    PassedStart {
        #[doc = "Who."]
        seat: Seat,
    },
    /// An Oyakata goes anywhere on New Year's Day.
    Jumped {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Where to."]
        to: Place,
    },
    /// A professional gains experience.
    Leveled {
        #[doc = "Where."]
        stall: StallId,
        #[doc = "The card."]
        card: CardId,
        #[doc = "The experience now: 0 to 2."]
        level: u8,
    },
    /// A professional retires.
    Retired {
        #[doc = "Whose."]
        seat: Seat,
        #[doc = "The card."]
        card: CardId,
        #[doc = "Where it was."]
        stall: StallId,
    },
    /// A seat deals with the shop it stands at.
    ShopDeal {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Which shop."]
        place: Place,
        #[doc = "Paid."]
        paid: Bundle,
        #[doc = "Gained."]
        gained: Bundle,
    },
    /// A seat buys a fish.
    FishBought {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Which."]
        fish: FishId,
        #[doc = "For how many mon."]
        paid: u8,
    },
    /// A seat buys a pipe.
    PipeBought {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Which."]
        pipe: PipeId,
        #[doc = "For how many mon."]
        paid: u8,
    },
    /// A seat buys a tobacco pouch.
    PouchBought {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Which."]
        pouch: PouchId,
        #[doc = "For how many mon."]
        paid: u8,
    },
    /// A seat turns to a professional whose skill asks for a choice.
    Approached {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Where."]
        stall: StallId,
        #[doc = "The card."]
        card: CardId,
    },
    /// A seat uses the skill of a professional.
    SkillUsed {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "The card."]
        card: CardId,
        #[doc = "Paid."]
        paid: Bundle,
        #[doc = "Gained."]
        gained: Bundle,
    },
    /// All other seats gain something from a skill.
    GiftReceived {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Gained."]
        gained: Bundle,
    },
    /// A seat names the first card it will swap.
    SwapBegun {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Which."]
        stall: StallId,
    },
    /// Two cards change places.
    Swapped {
        #[doc = "Who did it."]
        seat: Seat,
        #[doc = "One stall."]
        first: StallId,
        #[doc = "The other."]
        second: StallId,
    },
    /// A seat chooses a building and looks for a stall.
    Planned {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Which."]
        building: BuildingId,
    },
    /// A building is put up.
    Built {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "Which."]
        building: BuildingId,
        #[doc = "Where."]
        stall: StallId,
        #[doc = "Paid."]
        paid: Bundle,
    },
    /// Firefighting power goes up, or the marker goes on top of its pile.
    PowerGained {
        #[doc = "Who."]
        seat: Seat,
        #[doc = "The power now."]
        power: u8,
    },
    /// A neutral card is placed in a game of two.
    NeutralPlaced {
        #[doc = "Who placed it."]
        seat: Seat,
        #[doc = "The card."]
        card: CardId,
        #[doc = "Where."]
        stall: StallId,
    },
    /// A neutral card leaves after a deal.
    NeutralLeft {
        #[doc = "Where it was."]
        stall: StallId,
        #[doc = "The card."]
        card: CardId,
    },
    /// A turn is over.
    TurnEnded {
        #[doc = "Whose."]
        seat: Seat,
    },
    /// Something happens in a fire.
    Fire(FireEvent),
    /// Something happens on a Payday.
    Payday(PaydayEvent),
    /// The fish of a season come to the market.
    FishArrived {
        #[doc = "Which season."]
        season: Season,
    },
    /// A month begins.
    MonthBegan {
        #[doc = "Which."]
        month: Month,
    },
    /// The final account of a seat.
    Scored {
        #[doc = "Whose."]
        seat: Seat,
        #[doc = "Points by source."]
        points: Breakdown,
    },
}
