//! The closed vocabulary of effects: skills of professionals, deals of shops, rewards of retired cards (README §3).

use std::fmt;

use serde::Serialize;

use crate::goods::{Bundle, Good};

/// What a skill or a shop asks in exchange.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Price {
    /// All of this.
    All(Bundle),
    /// One piece of either good, as the customer likes.
    Either(Good, Good),
}

/// What doing business does.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Skill {
    /// Something for nothing.
    Gain(Bundle),
    /// Something for something else.
    Trade {
        /// What is paid to the bank.
        pay: Price,
        /// What the bank gives.
        gain: Bundle,
    },
    /// One step of experience for one of the customer's own cards.
    LevelUp {
        /// What is paid to the bank.
        pay: Bundle,
    },
    /// One building at a lower cost.
    Build {
        /// How much less lumber it takes.
        lumber_less: u8,
    },
    /// Two occupation cards change places.
    Swap,
    /// Something for the customer, and something for all others.
    Gift {
        /// What the customer gains.
        gain: Bundle,
        /// What each other seat gains.
        others: Bundle,
    },
}

/// What a card with grey spaces does once it has retired, instead of paying salary.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Hiring costs 1 mon less.
    Discount,
    /// Once in the game one of its owner's cards is saved from the fire.
    SaveFromFire,
    /// One more step on every move, if its owner likes.
    ExtraStep,
    /// It counts as any type when variety is scored.
    WildType,
}

impl Price {
    fn parse(text: &str) -> Option<Price> {
        match text.split_once(" or ") {
            None => Bundle::parse(text).map(Price::All),
            Some((one, other)) => {
                let good = |part: &str| Good::from_word(part.strip_prefix("1 ")?);
                Some(Price::Either(good(one)?, good(other)?))
            }
        }
    }
}

impl fmt::Display for Price {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Price::All(bundle) => bundle.fmt(f),
            Price::Either(one, other) => write!(f, "1 {one} or 1 {other}"),
        }
    }
}

impl Skill {
    /// Reads what [`Skill`]'s `Display` writes; `None` if it is something else.
    pub fn parse(text: &str) -> Option<Skill> {
        if text == "swap two occupations" {
            return Some(Skill::Swap);
        }
        if let Some(rest) = text.strip_prefix("build with ") {
            let lumber_less = rest.strip_suffix(" lumber less")?.parse().ok()?;
            return Some(Skill::Build { lumber_less });
        }
        if let Some(rest) = text.strip_prefix("gain ") {
            return match rest.split_once(" and others gain ") {
                None => Bundle::parse(rest).map(Skill::Gain),
                Some((gain, others)) => {
                    Some(Skill::Gift { gain: Bundle::parse(gain)?, others: Bundle::parse(others)? })
                }
            };
        }
        let (pay, effect) = text.strip_prefix("pay ")?.split_once(" to ")?;
        match (Price::parse(pay)?, effect.strip_prefix("gain ")) {
            (pay, Some(gain)) => Some(Skill::Trade { pay, gain: Bundle::parse(gain)? }),
            (Price::All(pay), None) if effect == "level up" => Some(Skill::LevelUp { pay }),
            (Price::All(_) | Price::Either(..), None) => None,
        }
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Skill::Gain(gain) => write!(f, "gain {gain}"),
            Skill::Trade { pay, gain } => write!(f, "pay {pay} to gain {gain}"),
            Skill::LevelUp { pay } => write!(f, "pay {pay} to level up"),
            Skill::Build { lumber_less } => write!(f, "build with {lumber_less} lumber less"),
            Skill::Swap => f.write_str("swap two occupations"),
            Skill::Gift { gain, others } => write!(f, "gain {gain} and others gain {others}"),
        }
    }
}

impl Reward {
    /// All rewards.
    pub const ALL: [Reward; 4] = [Reward::Discount, Reward::SaveFromFire, Reward::ExtraStep, Reward::WildType];

    /// Reads what [`Reward`]'s `Display` writes; `None` if it is something else.
    pub fn parse(text: &str) -> Option<Reward> {
        Reward::ALL.into_iter().find(|reward| reward.words() == text)
    }

    const fn words(self) -> &'static str {
        match self {
            Reward::Discount => "hire for 1 mon less",
            Reward::SaveFromFire => "save once from fire",
            Reward::ExtraStep => "walk 1 step more",
            Reward::WildType => "count as any type",
        }
    }
}

impl fmt::Display for Reward {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}
