//! What lies in the box: cards, tokens, shops and rows, read once from `data/*.tsv` (README §2).

use std::fmt;
use std::sync::LazyLock;

use serde::Serialize;

use crate::data;
use crate::effects::{Reward, Skill};
use crate::goods::{Bundle, Good};
use crate::ids::{BuildingId, CardId, FishId, Place, StallId};
pub use crate::kinds::{CardGroup, Kind, NameSource, Season, Shop};
use crate::sets::{CardSet, FishSet};

/// An occupation card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Occupation {
    /// Its short name in notation and JSON.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its Japanese name.
    pub japanese: &'static str,
    /// The stack it lies in; none for the four starting cards.
    pub season: Option<Season>,
    /// Its type.
    pub kind: Kind,
    /// What hiring it costs, in mon.
    pub cost: u8,
    /// Its firefighters: power gained when it is hired.
    pub firefighters: u8,
    /// What business with it does.
    pub skill: Skill,
    /// Salary by experience; nothing on spaces that are grey or not on the card.
    pub salary: [Bundle; 3],
    /// The experience it starts with: 0, or 1 if it has only two spaces.
    pub first_level: u8,
    /// What it does once retired, if its spaces are grey.
    pub reward: Option<Reward>,
    /// Whether it is an extra.
    pub group: CardGroup,
    /// Where its name comes from.
    pub name_source: NameSource,
}

/// How a building scores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BuildingScore {
    /// This many points.
    Fixed(u8),
    /// This many points for each piece of a good its owner holds at the end.
    Per(u8, Good),
}

impl fmt::Display for BuildingScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildingScore::Fixed(points) => write!(f, "{points} iki"),
            BuildingScore::Per(points, good) => write!(f, "{points} iki per {good}"),
        }
    }
}

/// A construction card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Building {
    /// Its short name in notation and JSON.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its Japanese name.
    pub japanese: &'static str,
    /// The lumber it takes.
    pub lumber: u8,
    /// The koban it takes.
    pub koban: u8,
    /// What it scores at the end.
    pub score: BuildingScore,
    /// Where its name comes from.
    pub name_source: NameSource,
}

/// A fish token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Fish {
    /// Its short name in notation and JSON.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Its Japanese name.
    pub japanese: &'static str,
    /// When it is on the market.
    pub season: Season,
    /// What it costs, in mon.
    pub cost: u8,
    /// Printed points.
    pub iki: u8,
}

/// A pipe.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pipe {
    /// Its short name in notation and JSON.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What it costs, in mon.
    pub cost: u8,
    /// The firefighting power it gives when bought.
    pub firefighting: u8,
}

/// A tobacco pouch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Pouch {
    /// Its short name in notation and JSON.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What it costs, in mon.
    pub cost: u8,
    /// Printed points.
    pub iki: u8,
}

/// A space of Main Street with its shop.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct StreetSpace {
    /// Its short name in notation and JSON.
    pub id: &'static str,
    /// The name of its shop.
    pub name: &'static str,
    /// The Japanese name of its shop.
    pub japanese: &'static str,
    /// Its shop.
    pub shop: Shop,
    /// The two stalls behind it.
    pub stalls: [StallId; 2],
    /// What the shop does, unless it sells tokens.
    pub deal: Option<Skill>,
}

/// A Nagaya: a row of four houses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RowOfHouses {
    /// Its letter.
    pub id: &'static str,
    /// Where it lies.
    pub name: &'static str,
    /// Where it lies, in Japanese.
    pub japanese: &'static str,
}

/// Everything in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    /// The occupation cards.
    pub occupations: [Occupation; 56],
    /// The construction cards.
    pub buildings: [Building; 6],
    /// The fish, two for each season.
    pub fish: [Fish; 8],
    /// The pipes, top of the pile first.
    pub pipes: [Pipe; 4],
    /// The pouches, top of the pile first.
    pub pouches: [Pouch; 4],
    /// The spaces of Main Street, counter-clockwise from the starting point.
    pub shops: [StreetSpace; 8],
    /// The four rows.
    pub rows: [RowOfHouses; 4],
    /// The cards of each type.
    pub of_kind: [CardSet; 5],
    /// The cards of each season's stack.
    pub(crate) of_season: [CardSet; 4],
    /// The extra cards.
    pub(crate) extras: CardSet,
    /// The cards with each reward.
    pub(crate) with_reward: [CardSet; 4],
    /// The street space in front of each stall.
    pub(crate) front: [Place; 16],
    /// The fish of each season.
    pub fish_of: [FishSet; 4],
}

impl Components {
    /// The cards of one stack (`None`: the starting cards).
    pub fn stack(&self, season: Option<Season>) -> impl Iterator<Item = CardId> + '_ {
        CardId::all().filter(move |card| self.occupations[card.index()].season == season)
    }

    /// The fish on the market in a season.
    pub fn fish_of(&self, season: Season) -> impl Iterator<Item = FishId> {
        self.fish_of[season.index()].iter()
    }
}

static COMPONENTS: LazyLock<Components> =
    LazyLock::new(|| data::read(&data::EMBEDDED).expect("a test reads the embedded tables"));

/// Everything in the box.
#[inline]
pub fn components() -> &'static Components {
    &COMPONENTS
}

impl CardId {
    /// What is printed on the card.
    #[inline]
    pub fn card(self) -> &'static Occupation {
        &components().occupations[self.index()]
    }
}

impl BuildingId {
    /// What is printed on the building.
    #[inline]
    pub fn card(self) -> &'static Building {
        &components().buildings[self.index()]
    }
}

impl Place {
    /// The shop there and the stalls behind it.
    #[inline]
    pub fn space(self) -> &'static StreetSpace {
        &components().shops[self.index()]
    }

    /// The space of a shop.
    pub fn of(shop: Shop) -> Place {
        Place::all().find(|place| place.space().shop == shop).expect("the tables have every shop once")
    }
}

impl StallId {
    /// The street space from which one does business with it.
    #[inline]
    pub fn front(self) -> Place {
        components().front[self.index()]
    }
}
