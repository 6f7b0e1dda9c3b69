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
        /// The card.
        card: CardId,
    },
    /// A coin is laid on a card nobody hired.
    CoinAdded {
        /// The card.
        card: CardId,
    },
    /// A card leaves the offer when the season ends.
    OfferEnded {
        /// The card.
        card: CardId,
    },
    /// A seat takes a card in hand and looks for a stall.
    Picked {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A starting card is placed.
    Started {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where.
        stall: StallId,
    },
    /// A cylinder is placed on the Way of Life.
    CylinderPlaced {
        /// Who.
        seat: Seat,
        /// Where.
        space: WaySpace,
    },
    /// A professional is hired.
    Hired {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where.
        stall: StallId,
        /// What was paid, in mon, with the surcharge of a corner house.
        paid: u8,
        /// The coins that lay on the card.
        coins: u8,
    },
    /// A seat takes income.
    Income {
        /// Who.
        seat: Seat,
        /// How many mon.
        mon: u8,
    },
    /// An Oyakata walks as far as the Way of Life says.
    Walked {
        /// Who.
        seat: Seat,
        /// How far.
        steps: u8,
        /// Where to.
        to: Place,
    },
    /// An Oyakata walks one step more for sandals.
    SandalSpent {
        /// Who.
        seat: Seat,
        /// Where to.
        to: Place,
    },
    /// An Oyakata walks one step more with a retired card.
    CartUsed {
        /// Who.
        seat: Seat,
        /// Where to.
        to: Place,
    },
    /// An Oyakata walks no further although it could.
    Stayed {
        /// Who.
        seat: Seat,
    },
    /// An Oyakata passes the starting point.
    PassedStart {
        /// Who.
        seat: Seat,
    },
    /// An Oyakata goes anywhere on New Year's Day.
    Jumped {
        /// Who.
        seat: Seat,
        /// Where to.
        to: Place,
    },
    /// A professional gains experience.
    Leveled {
        /// Where.
        stall: StallId,
        /// The card.
        card: CardId,
        /// The experience now: 0 to 2.
        level: u8,
    },
    /// A professional retires.
    Retired {
        /// Whose.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where it was.
        stall: StallId,
    },
    /// A seat deals with the shop it stands at.
    ShopDeal {
        /// Who.
        seat: Seat,
        /// Which shop.
        place: Place,
        /// Paid.
        paid: Bundle,
        /// Gained.
        gained: Bundle,
    },
    /// A seat buys a fish.
    FishBought {
        /// Who.
        seat: Seat,
        /// Which.
        fish: FishId,
        /// For how many mon.
        paid: u8,
    },
    /// A seat buys a pipe.
    PipeBought {
        /// Who.
        seat: Seat,
        /// Which.
        pipe: PipeId,
        /// For how many mon.
        paid: u8,
    },
    /// A seat buys a tobacco pouch.
    PouchBought {
        /// Who.
        seat: Seat,
        /// Which.
        pouch: PouchId,
        /// For how many mon.
        paid: u8,
    },
    /// A seat turns to a professional whose skill asks for a choice.
    Approached {
        /// Who.
        seat: Seat,
        /// Where.
        stall: StallId,
        /// The card.
        card: CardId,
    },
    /// A seat uses the skill of a professional.
    SkillUsed {
        /// Who.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Paid.
        paid: Bundle,
        /// Gained.
        gained: Bundle,
    },
    /// All other seats gain something from a skill.
    GiftReceived {
        /// Who.
        seat: Seat,
        /// Gained.
        gained: Bundle,
    },
    /// A seat names the first card it will swap.
    SwapBegun {
        /// Who.
        seat: Seat,
        /// Which.
        stall: StallId,
    },
    /// Two cards change places.
    Swapped {
        /// Who did it.
        seat: Seat,
        /// One stall.
        first: StallId,
        /// The other.
        second: StallId,
    },
    /// A seat chooses a building and looks for a stall.
    Planned {
        /// Who.
        seat: Seat,
        /// Which.
        building: BuildingId,
    },
    /// A building is put up.
    Built {
        /// Who.
        seat: Seat,
        /// Which.
        building: BuildingId,
        /// Where.
        stall: StallId,
        /// Paid.
        paid: Bundle,
    },
    /// Firefighting power goes up, or the marker goes on top of its pile.
    PowerGained {
        /// Who.
        seat: Seat,
        /// The power now.
        power: u8,
    },
    /// A neutral card is placed in a game of two.
    NeutralPlaced {
        /// Who placed it.
        seat: Seat,
        /// The card.
        card: CardId,
        /// Where.
        stall: StallId,
    },
    /// A neutral card leaves after a deal.
    NeutralLeft {
        /// Where it was.
        stall: StallId,
        /// The card.
        card: CardId,
    },
    /// A turn is over.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// Something happens in a fire.
    Fire(FireEvent),
    /// Something happens on a Payday.
    Payday(PaydayEvent),
    /// The fish of a season come to the market.
    FishArrived {
        /// Which season.
        season: Season,
    },
    /// A month begins.
    MonthBegan {
        /// Which.
        month: Month,
    },
    /// The final account of a seat.
    Scored {
        /// Whose.
        seat: Seat,
        /// Points by source.
        points: Breakdown,
    },
}
