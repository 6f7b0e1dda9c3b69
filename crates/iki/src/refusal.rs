//! Why an action is refused, and what to do instead.

use std::fmt;

use table::Seat;

use crate::goods::{Bundle, Good};
use crate::ids::{BuildingId, CardId, Place, StallId};
use crate::phase::Phase;
use crate::way_of_life::WaySpace;

/// The rule that forbids an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// Something else is to be decided now.
    NotNow(Phase),
    /// The starting card is taken, or it is none.
    NotAStartingCard(CardId),
    /// A starting card must go to the outer stall of a row without one.
    NotAStartingStall(StallId),
    /// The stall is occupied.
    StallTaken(StallId),
    /// The corner house is not used with two players.
    StallBlocked(StallId),
    /// Space X is not used.
    SpaceBlocked,
    /// Somebody is on the space.
    SpaceTaken {
        /// Which space.
        space: WaySpace,
        /// Who.
        seat: Seat,
    },
    /// The card is not on offer.
    NotOffered(CardId),
    /// Not enough mon for the card.
    HireTooDear {
        /// The card.
        card: CardId,
        /// Its cost with everything.
        cost: u8,
        /// What the seat has, with the coins on the card.
        have: u16,
    },
    /// Not enough mon for the corner house.
    CornerTooDear {
        /// The stall.
        stall: StallId,
        /// What it costs in all.
        cost: u8,
        /// What the seat has.
        have: u16,
    },
    /// No Kobun left.
    NoKobun,
    /// No stall free.
    NoFreeStall,
    /// A distance that is not 1 to 4.
    Distance,
    /// No sandals left.
    NoSandals,
    /// No extra step left.
    NoExtraStep,
    /// The shop here does something else.
    NoSuchDeal(Place),
    /// The shop was used.
    ShopUsed,
    /// The price can't be paid.
    CannotPay(Bundle),
    /// Neither of the two goods can be paid.
    CannotPayEither(Good, Good),
    /// The good is not one that is taken here.
    NotTaken(Good),
    /// Not enough mon for a token.
    TokenTooDear {
        /// What it costs.
        cost: u8,
        /// What the seat has.
        have: u16,
    },
    /// The token is not on sale.
    SoldOut,
    /// The building stands already or burned down.
    NotOnOffer(BuildingId),
    /// The material for the building is missing.
    BuildTooDear {
        /// Which building.
        building: BuildingId,
        /// What it costs.
        cost: Bundle,
    },
    /// No building can be paid.
    NothingToBuild,
    /// A professional was dealt with.
    ProfessionalUsed,
    /// The stall is not behind this shop.
    NotBehind(StallId),
    /// Nobody works in the stall.
    NobodyThere(StallId),
    /// The seat has no card on the board that could gain experience.
    NobodyToLevel,
    /// The card is not one of the seat's own.
    NotYours(StallId),
    /// A swap needs two cards.
    NobodyToSwap,
    /// The same card twice.
    SameCard,
    /// The card was chosen already.
    AlreadyChosen(StallId),
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::NotNow(phase) => write!(f, "that is not asked now: {}", task(phase)),
            Refusal::NotAStartingCard(card) => {
                write!(f, "the {card} is not left to start with: take another card (§4)")
            }
            Refusal::NotAStartingStall(stall) => {
                write!(f, "a starting card can't go to {stall}: choose the outer stall of a row without one (§4)")
            }
            Refusal::StallTaken(stall) => write!(f, "{stall} is taken: choose a free stall (§7)"),
            Refusal::StallBlocked(stall) => {
                write!(f, "{stall} is not used with two players: choose a stall that is no corner house (§13)")
            }
            Refusal::SpaceBlocked => f.write_str("space X is only used with four players: choose another (§6)"),
            Refusal::SpaceTaken { space, seat } => write!(f, "{seat} is on space {space}: choose another (§6)"),
            Refusal::NotOffered(card) => write!(f, "the {card} is not on offer: choose a card from the pool (§7)"),
            Refusal::HireTooDear { card, cost, have } => {
                write!(f, "hiring the {card} costs {cost} mon and you have {have}: choose another card or income (§7)")
            }
            Refusal::CornerTooDear { stall, cost, have } => {
                write!(
                    f,
                    "with the 2 mon for the corner house {stall} it costs {cost} and you have {have}: choose another stall (§7)"
                )
            }
            Refusal::NoKobun => f.write_str("all your Kobun are on the board: wait until one comes back (§7)"),
            Refusal::NoFreeStall => f.write_str("no stall is free: wait until somebody leaves (§7)"),
            Refusal::Distance => f.write_str("from space X you walk 1 to 4 spaces: choose one of these (§8)"),
            Refusal::NoSandals => f.write_str("you have no sandals: stay (§8)"),
            Refusal::NoExtraStep => f.write_str("you have no retired card with an extra step left: stay (§8)"),
            Refusal::NoSuchDeal(place) => {
                write!(f, "you stand at the {place}, which does not do that: choose one of its own deals (§9)")
            }
            Refusal::ShopUsed => f.write_str("you have made your deal with this shop: once a turn (§9)"),
            Refusal::CannotPay(price) => write!(f, "this costs {price}, which you don't have (§9)"),
            Refusal::CannotPayEither(one, other) => {
                write!(f, "this costs 1 {one} or 1 {other}, and you have neither (§9)")
            }
            Refusal::NotTaken(good) => write!(f, "{good} is not taken here: choose what the deal asks for (§9)"),
            Refusal::TokenTooDear { cost, have } => write!(f, "it costs {cost} mon and you have {have} (§9)"),
            Refusal::SoldOut => f.write_str("it is not on sale now: choose what lies in the shop (§9)"),
            Refusal::NotOnOffer(building) => write!(f, "the {building} was built already: choose another (§9)"),
            Refusal::BuildTooDear { building, cost } => {
                write!(f, "the {building} costs {cost} here, which you don't have: choose another (§9)")
            }
            Refusal::NothingToBuild => f.write_str("there is no building you could pay here (§9)"),
            Refusal::ProfessionalUsed => f.write_str("you have dealt with a professional: one a turn (§9)"),
            Refusal::NotBehind(stall) => write!(f, "{stall} is not behind the shop you stand at (§9)"),
            Refusal::NobodyThere(stall) => write!(f, "nobody works in {stall}: choose a professional (§9)"),
            Refusal::NobodyToLevel => f.write_str("you have no card on the board that could gain experience (§9)"),
            Refusal::NotYours(stall) => {
                write!(f, "{stall} has no occupation card of yours: choose one that is (§9, §11)")
            }
            Refusal::NobodyToSwap => f.write_str("there are no two occupation cards to swap (§9)"),
            Refusal::SameCard => f.write_str("a card can't be swapped with itself: choose another (§9)"),
            Refusal::AlreadyChosen(stall) => write!(f, "the card in {stall} goes already: choose another (§11)"),
        }
    }
}

/// What is to be decided in a phase.
pub(crate) fn task(phase: Phase) -> &'static str {
    match phase {
        Phase::StartingCard => "take a starting card (§4)",
        Phase::StartingStall { .. } => "choose the outer stall of a row for your starting card (§4)",
        Phase::WayOfLife => "place your cylinder on the Way of Life (§6)",
        Phase::HireOrIncome => "hire a card or take income (§7)",
        Phase::HireStall { .. } => "choose a stall for the card you hire (§7)",
        Phase::Distance => "choose how far to walk, 1 to 4 (§8)",
        Phase::ExtraSteps { .. } => "walk a step more, or stay (§8)",
        Phase::Jump => "choose the space you go to on New Year's Day (§12)",
        Phase::Business => "do business with the shop and one professional, or say that you are done (§9)",
        Phase::PayWith { .. } => "choose what you pay with (§9)",
        Phase::LevelUp { .. } => "choose your card that gains experience (§9)",
        Phase::SwapFirst { .. } => "choose the first card to swap (§9)",
        Phase::SwapSecond { .. } => "choose the second card to swap (§9)",
        Phase::ChooseBuilding { .. } => "choose what to build (§9)",
        Phase::BuildStall { .. } => "choose a stall for the building (§9)",
        Phase::NeutralCard => "choose the neutral card (§13)",
        Phase::NeutralStall { .. } => "choose a stall for the neutral card (§13)",
        Phase::SaveFromFire { .. } => "save what would burn, or let it burn (§10)",
        Phase::Hunger => "choose which card goes hungry (§11)",
        Phase::Over => "the game is over",
    }
}
