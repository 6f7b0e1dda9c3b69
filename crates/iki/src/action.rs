//! What a seat can do: small steps, one decision each.

use crate::goods::Good;
use crate::ids::{BuildingId, CardId, FishId, Place, StallId};
use crate::way_of_life::WaySpace;

/// One decision. Which of them are possible follows from the phase.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Takes a starting card (§4).
    Start(CardId),
    /// Puts the card or building in hand into this stall (§4, §7, §9, §13).
    At(StallId),
    /// Places the cylinder (§6).
    Way(WaySpace),
    /// Hires a card from the pool (§7).
    Hire(CardId),
    /// Takes 4 mon instead (§7).
    Income,
    /// Walks this far from space X (§8).
    Walk(u8),
    /// Spends sandals for one more step (§8).
    Sandal,
    /// Uses the extra step of a retired card (§8).
    Cart,
    /// Walks no further (§8).
    Stay,
    /// Goes to any space on New Year's Day (§12).
    Go(Place),
    /// Makes the one plain deal of the shop: sandals, rice, fire tower, material, koban (§9).
    Shop,
    /// Pawns a bale of rice or a pair of sandals (§9).
    Pawn(Good),
    /// Buys the topmost pipe (§9).
    Pipe,
    /// Buys the topmost tobacco pouch (§9).
    Pouch,
    /// Buys a fish (§9).
    Fish(FishId),
    /// Builds, at the construction site or with a professional's skill (§9).
    Build(BuildingId),
    /// Does business with the professional in this stall (§9).
    Deal(StallId),
    /// Pays with this good (§9).
    Pay(Good),
    /// Gives experience to the own card in this stall (§9).
    Level(StallId),
    /// Swaps the card in this stall (§9).
    Swap(StallId),
    /// Ends the turn (§9).
    Done,
    /// Takes the neutral card from the pool (§13).
    Neutral(CardId),
    /// Saves what would burn (§10).
    Save,
    /// Lets it burn (§10).
    Burn,
    /// Lets the card in this stall go hungry (§11).
    Starve(StallId),
}
