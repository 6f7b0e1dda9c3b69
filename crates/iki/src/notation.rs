//! The notation of actions: a word, and where needed what it is about (README, "Notation").

use std::fmt;
use std::str::FromStr;

use crate::action::Action;
use crate::goods::Good;
use crate::ids::{BuildingId, CardId, FishId, Place, StallId};
use crate::way_of_life::WaySpace;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Start(card) => write!(f, "start {}", card.slug()),
            Action::At(stall) => write!(f, "at {stall}"),
            Action::Way(space) => write!(f, "way {space}"),
            Action::Hire(card) => write!(f, "hire {}", card.slug()),
            Action::Income => f.write_str("income"),
            Action::Walk(steps) => write!(f, "walk {steps}"),
            Action::Sandal => f.write_str("sandal"),
            Action::Cart => f.write_str("cart"),
            Action::Stay => f.write_str("stay"),
            Action::Go(place) => write!(f, "go {}", place.slug()),
            Action::Shop => f.write_str("shop"),
            Action::Pawn(good) => write!(f, "pawn {good}"),
            Action::Pipe => f.write_str("pipe"),
            Action::Pouch => f.write_str("pouch"),
            Action::Fish(fish) => write!(f, "fish {}", fish.slug()),
            Action::Build(building) => write!(f, "build {}", building.slug()),
            Action::Deal(stall) => write!(f, "deal {stall}"),
            Action::Pay(good) => write!(f, "pay {good}"),
            Action::Level(stall) => write!(f, "level {stall}"),
            Action::Swap(stall) => write!(f, "swap {stall}"),
            Action::Done => f.write_str("done"),
            Action::Neutral(card) => write!(f, "neutral {}", card.slug()),
            Action::Save => f.write_str("save"),
            Action::Burn => f.write_str("burn"),
            Action::Starve(stall) => write!(f, "starve {stall}"),
        }
    }
}

/// A text that is no action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// The first word is unknown.
    Verb,
    /// No such card.
    Card,
    /// No such stall.
    Stall,
    /// No such space of the Way of Life.
    WaySpace,
    /// No such number of steps.
    Steps,
    /// No such space of Main Street.
    Place,
    /// No such good.
    Good,
    /// No such fish.
    Fish,
    /// No such building.
    Building,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotationError::Verb => "write a known word, such as 'income', 'hire brush' or 'done'",
            NotationError::Card => "name a card by its short name, such as 'seamstress'",
            NotationError::Stall => "name a stall from A1 to D4",
            NotationError::WaySpace => "name a space: X, 1, 2, 3 or 4",
            NotationError::Steps => "name 1, 2, 3 or 4 steps",
            NotationError::Place => {
                "name a shop: sandal, rice, firetower, tobacco, pawn, fish, construction or exchange"
            }
            NotationError::Good => "name a good, such as 'rice' or 'sandal'",
            NotationError::Fish => "name a fish, such as 'spring1'",
            NotationError::Building => "name a building, such as 'bathhouse'",
        })
    }
}

impl std::error::Error for NotationError {}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let Some((verb, rest)) = text.split_once(' ') else {
            return single_word(text).ok_or(NotationError::Verb);
        };
        let card = || CardId::from_slug(rest).ok_or(NotationError::Card);
        let stall = || StallId::parse(rest).ok_or(NotationError::Stall);
        let good = || Good::from_word(rest).ok_or(NotationError::Good);
        match verb {
            "start" => card().map(Action::Start),
            "at" => stall().map(Action::At),
            "way" => WaySpace::parse(rest).map(Action::Way).ok_or(NotationError::WaySpace),
            "hire" => card().map(Action::Hire),
            "walk" => match rest.as_bytes() {
                [digit @ b'1'..=b'4'] => Ok(Action::Walk(digit - b'0')),
                _ => Err(NotationError::Steps),
            },
            "go" => Place::from_slug(rest).map(Action::Go).ok_or(NotationError::Place),
            "pawn" => good().map(Action::Pawn),
            "fish" => FishId::from_slug(rest).map(Action::Fish).ok_or(NotationError::Fish),
            "build" => BuildingId::from_slug(rest).map(Action::Build).ok_or(NotationError::Building),
            "deal" => stall().map(Action::Deal),
            "pay" => good().map(Action::Pay),
            "level" => stall().map(Action::Level),
            "swap" => stall().map(Action::Swap),
            "neutral" => card().map(Action::Neutral),
            "starve" => stall().map(Action::Starve),
            _ => Err(NotationError::Verb),
        }
    }
}

/// The actions that are one word.
fn single_word(text: &str) -> Option<Action> {
    Some(match text {
        "income" => Action::Income,
        "sandal" => Action::Sandal,
        "cart" => Action::Cart,
        "stay" => Action::Stay,
        "shop" => Action::Shop,
        "pipe" => Action::Pipe,
        "pouch" => Action::Pouch,
        "done" => Action::Done,
        "save" => Action::Save,
        "burn" => Action::Burn,
        _ => return None,
    })
}
