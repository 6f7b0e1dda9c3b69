//! The phases: what is to be decided, one small step at a time.

use serde::Serialize;

use crate::ids::{BuildingId, CardId, StallId};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A seat takes a starting card (§4).
    StartingCard,
    /// It chooses the row for it (§4).
    StartingStall {
        /// The card it took.
        card: CardId,
    },
    /// A seat places its cylinder (§6).
    WayOfLife,
    /// A seat hires or takes income (§7).
    HireOrIncome,
    /// It chooses a stall for the hired card (§7).
    HireStall {
        /// The card it hires.
        card: CardId,
    },
    /// The seat on space X says how far it walks (§8).
    Distance,
    /// A seat may walk on (§8).
    ExtraSteps {
        /// Extra steps of retired cards that were used in this move.
        carts_used: u8,
    },
    /// On New Year's Day a seat goes anywhere (§12).
    Jump,
    /// A seat does business (§9).
    Business,
    /// It chooses which of two goods it pays (§9).
    PayWith {
        /// The professional it deals with.
        stall: StallId,
    },
    /// It chooses the card that gains experience (§9).
    LevelUp {
        /// The professional it deals with.
        stall: StallId,
    },
    /// It chooses the first card to swap (§9).
    SwapFirst {
        /// The professional it deals with.
        stall: StallId,
    },
    /// It chooses the second card to swap (§9).
    SwapSecond {
        /// The professional it deals with.
        stall: StallId,
        /// The first card to swap.
        first: StallId,
    },
    /// It chooses what to build with the skill of a professional (§9).
    ChooseBuilding {
        /// The professional it deals with.
        stall: StallId,
    },
    /// It chooses a stall for the building (§9).
    BuildStall {
        /// What it builds.
        building: BuildingId,
        /// Who builds it.
        by: Builder,
    },
    /// A seat takes the neutral card (§13).
    NeutralCard,
    /// It chooses a stall for the neutral card (§13).
    NeutralStall {
        /// The card it took.
        card: CardId,
    },
    /// A seat may save what burns in this stall (§10).
    SaveFromFire {
        /// Where the fire stands.
        stall: StallId,
    },
    /// Seats without enough rice choose who leaves, all at the same time (§11).
    Hunger,
    /// The game is over.
    Over,
}

/// Who puts a building up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Builder {
    /// The construction site, for 1 mon.
    Site,
    /// The professional in this stall, with his skill.
    Professional(StallId),
}

/// What a visit to a street space has seen so far (§9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Visit {
    /// The deal with a professional.
    pub professional: ProfessionalUse,
    /// The deals with the shop.
    pub shop: ShopUse,
}

/// Whether a professional was dealt with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ProfessionalUse {
    /// Not yet.
    #[default]
    Open,
    /// Yes: once a turn.
    Done,
}

/// What was done in the shop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ShopUse {
    /// Nothing yet.
    #[default]
    Open,
    /// One koban was changed, a second one is possible.
    OneExchange,
    /// A pipe was bought, a pouch is possible.
    Pipe,
    /// A pouch was bought, a pipe is possible.
    Pouch,
    /// All that is possible.
    Done,
}
