//! What can be chosen when a table is set up (README §14).

use serde::Serialize;
use table::{Choice, OfferedTo, Options, Value};

use crate::components::{Season, components};
use crate::goods::Good;
use crate::sets::CardSet;

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct IkiOptions {
    /// Whether the eight extra occupations take part.
    pub extras: Extras,
    /// What the construction site sells.
    pub site: Site,
    /// How much of the year is played.
    pub length: Length,
}

/// Whether the eight extra occupations take part.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Extras {
    /// Thirteen cards a season, enough for three months of four.
    #[default]
    With,
    /// Eleven cards a season; the third month offers only three new ones.
    Without,
}

/// What the construction site sells for 1 mon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Site {
    /// A bale of rice, as the rulebook says.
    #[default]
    Rice,
    /// A piece of lumber, as the name of the shop suggests.
    Lumber,
}

/// How much of the year is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Length {
    /// Twelve months and New Year's Day.
    #[default]
    Year,
    /// Spring and New Year's Day, with a stack of six cards.
    Spring,
}

impl IkiOptions {
    /// What the construction site sells.
    pub fn site_good(&self) -> Good {
        match self.site {
            Site::Rice => Good::Rice,
            Site::Lumber => Good::Lumber,
        }
    }

    /// The seasons that are played.
    pub fn seasons(&self) -> &'static [Season] {
        match self.length {
            Length::Year => &Season::ALL,
            Length::Spring => &[Season::Spring],
        }
    }

    /// The cards of a season that take part.
    pub fn stack(&self, season: Season) -> CardSet {
        if !self.seasons().contains(&season) {
            return CardSet::NONE;
        }
        let all = components().of_season[season.index()];
        let cards = match self.extras {
            Extras::With => all,
            Extras::Without => all.less(components().extras),
        };
        match self.length {
            Length::Year => cards,
            Length::Spring => cards.iter().take(6).collect(),
        }
    }

    /// All cards that take part, the starting cards too.
    pub fn cards(&self) -> CardSet {
        let start: CardSet = components().stack(None).collect();
        Season::ALL.into_iter().fold(start, |cards, season| cards.or(self.stack(season)))
    }
}

impl Options for IkiOptions {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "extras",
            about: "Whether the eight extra occupations of the rulebook's last page take part.",
            values: &[
                Value { name: "with", about: "They do: thirteen cards a season, so four new ones every month." },
                Value {
                    name: "without",
                    about: "They stay in the box: eleven cards a season, the third month adds three.",
                },
            ],
            offered_to: OfferedTo::Players,
        },
        Choice {
            name: "site",
            about: "What the construction site sells for 1 mon instead of building.",
            values: &[
                Value { name: "rice", about: "A bale of rice, as the rulebook has it." },
                Value { name: "lumber", about: "A piece of lumber, which the rulebook probably means." },
            ],
            offered_to: OfferedTo::Players,
        },
        Choice {
            name: "length",
            about: "How much of the year is played.",
            values: &[
                Value { name: "year", about: "Twelve months and New Year's Day." },
                Value { name: "spring", about: "January to March and New Year's Day, with six cards in the stack." },
            ],
            offered_to: OfferedTo::Researchers,
        },
    ];

    fn get(&self, choice: usize) -> usize {
        match choice {
            0 => self.extras as usize,
            1 => self.site as usize,
            _ => self.length as usize,
        }
    }

    fn set(&mut self, choice: usize, value: usize) {
        match choice {
            0 => self.extras = [Extras::With, Extras::Without][value],
            1 => self.site = [Site::Rice, Site::Lumber][value],
            _ => self.length = [Length::Year, Length::Spring][value],
        }
    }
}
