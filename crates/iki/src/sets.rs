//! Sets of cards, tokens and stalls.

use table::BitSet;

use crate::ids::{BuildingId, CardId, FishId, PipeId, PouchId, StallId};

/// A set of occupation cards.
pub type CardSet = BitSet<CardId, u64>;
/// A set of buildings.
pub type BuildingSet = BitSet<BuildingId, u8>;
/// A set of fish.
pub type FishSet = BitSet<FishId, u8>;
/// A set of pipes.
pub type PipeSet = BitSet<PipeId, u8>;
/// A set of tobacco pouches.
pub type PouchSet = BitSet<PouchId, u8>;
/// A set of stalls.
pub type StallSet = BitSet<StallId, u16>;
