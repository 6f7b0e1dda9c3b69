//! What can be chosen when a table is set up (README §14).

use crate::components::{Season, components};
use crate::goods::Good;
use crate::sets::CardSet;

table::options! {
    /// The options of a table.
    pub struct IkiOptions {
        /// Whether the eight extra occupations of the rulebook's last page take part.
        extras: Extras for Players {
            /// They do: thirteen cards a season, so four new ones every month.
            With = "with",
            /// They stay in the box: eleven cards a season, the third month adds three.
            Without = "without",
        },
        /// What the construction site sells for 1 mon instead of building.
        site: Site for Players {
            /// A bale of rice, as the rulebook has it.
            Rice = "rice",
            /// A piece of lumber, which the rulebook probably means.
            Lumber = "lumber",
        },
        /// How much of the year is played.
        length: Length for Researchers {
            /// Twelve months and New Year's Day.
            Year = "year",
            /// January to March and New Year's Day, with six cards in the stack.
            Spring = "spring",
        },
    }
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
