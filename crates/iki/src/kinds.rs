//! The closed lists of the game: types of occupations, seasons, shops.

use std::fmt;

use serde::Serialize;

/// The five types of occupations, shown by the color of the frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Master craftsman, red.
    Master,
    /// Artisan, brown.
    Artisan,
    /// Shop seller, green.
    Shop,
    /// Street peddler, yellow.
    Peddler,
    /// Special, purple.
    Special,
}

impl Kind {
    /// All types.
    pub const ALL: [Kind; 5] = [Kind::Master, Kind::Artisan, Kind::Shop, Kind::Peddler, Kind::Special];

    /// Its word in the tables.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Master => "master",
            Kind::Artisan => "artisan",
            Kind::Shop => "shop",
            Kind::Peddler => "peddler",
            Kind::Special => "special",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Master => "master craftsman",
            Kind::Artisan => "artisan",
            Kind::Shop => "shop seller",
            Kind::Peddler => "street peddler",
            Kind::Special => "special",
        })
    }
}

/// The four seasons of three months each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Season {
    /// January to March.
    Spring,
    /// April to June.
    Summer,
    /// July to September.
    Fall,
    /// October to December, and New Year's Day.
    Winter,
}

impl Season {
    /// All seasons.
    pub const ALL: [Season; 4] = [Season::Spring, Season::Summer, Season::Fall, Season::Winter];

    /// Its index, 0 for spring.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its word in tables and sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Season::Spring => "spring",
            Season::Summer => "summer",
            Season::Fall => "fall",
            Season::Winter => "winter",
        }
    }
}

impl fmt::Display for Season {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The eight shops.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Shop {
    /// Sells sandals.
    Sandal,
    /// Sells rice.
    Rice,
    /// Trains firefighters.
    FireTower,
    /// Sells pipes and pouches.
    Tobacco,
    /// Takes rice or sandals for coins.
    Pawn,
    /// Sells the fish of the season.
    Fish,
    /// Sells material or builds.
    Construction,
    /// Changes mon into koban.
    Exchange,
}

impl Shop {
    /// All shops.
    pub const ALL: [Shop; 8] = [
        Shop::Sandal,
        Shop::Rice,
        Shop::FireTower,
        Shop::Tobacco,
        Shop::Pawn,
        Shop::Fish,
        Shop::Construction,
        Shop::Exchange,
    ];

    /// Its word in tables and notation.
    pub const fn word(self) -> &'static str {
        match self {
            Shop::Sandal => "sandal",
            Shop::Rice => "rice",
            Shop::FireTower => "firetower",
            Shop::Tobacco => "tobacco",
            Shop::Pawn => "pawn",
            Shop::Fish => "fish",
            Shop::Construction => "construction",
            Shop::Exchange => "exchange",
        }
    }
}

/// Where the name of a card comes from; hardly any number in the tables is a printed one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum NameSource {
    /// The rulebook names it.
    Rulebook,
    /// Another public source names it.
    Public,
    /// A trade of the period, chosen by us.
    Historical,
}

/// Whether a card is one of the eight extra occupations.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum CardGroup {
    /// In every game.
    Base,
    /// Only in games with the extras.
    Extra,
}
