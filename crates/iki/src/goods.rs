//! Goods: what is paid and gained (README §3).

use std::fmt;

use serde::Serialize;

/// One kind of good.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Good {
    /// A bale of rice, which feeds one professional on a Payday.
    Rice,
    /// A piece of lumber, for building.
    Lumber,
    /// An oval gold coin, for building.
    Koban,
    /// A point of prestige.
    Iki,
    /// A pair of sandals, which buys one more step.
    Sandal,
    /// A copper coin.
    Mon,
    /// A step up the firefighter track.
    Firefighting,
}

impl Good {
    /// All goods, in the order in which a bundle is written.
    pub const ALL: [Good; 7] =
        [Good::Rice, Good::Lumber, Good::Koban, Good::Iki, Good::Sandal, Good::Mon, Good::Firefighting];

    /// Its word in tables, notation and sentences.
    pub const fn word(self) -> &'static str {
        match self {
            Good::Rice => "rice",
            Good::Lumber => "lumber",
            Good::Koban => "koban",
            Good::Iki => "iki",
            Good::Sandal => "sandal",
            Good::Mon => "mon",
            Good::Firefighting => "firefighting",
        }
    }

    /// The good of this word.
    pub fn from_word(word: &str) -> Option<Good> {
        Good::ALL.into_iter().find(|good| good.word() == word)
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// An amount of each good. In text `1 rice + 2 mon`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Bundle {
    /// Bales of rice.
    pub rice: u8,
    /// Pieces of lumber.
    pub lumber: u8,
    /// Oval gold coins.
    pub koban: u8,
    /// Points.
    pub iki: u8,
    /// Pairs of sandals.
    pub sandal: u8,
    /// Copper coins.
    pub mon: u8,
    /// Steps on the firefighter track.
    pub firefighting: u8,
}

impl Bundle {
    /// Nothing at all.
    pub const NOTHING: Bundle = Bundle { rice: 0, lumber: 0, koban: 0, iki: 0, sandal: 0, mon: 0, firefighting: 0 };

    /// An amount of one good.
    pub const fn of(amount: u8, good: Good) -> Bundle {
        let mut bundle = Bundle::NOTHING;
        match good {
            Good::Rice => bundle.rice = amount,
            Good::Lumber => bundle.lumber = amount,
            Good::Koban => bundle.koban = amount,
            Good::Iki => bundle.iki = amount,
            Good::Sandal => bundle.sandal = amount,
            Good::Mon => bundle.mon = amount,
            Good::Firefighting => bundle.firefighting = amount,
        }
        bundle
    }

    /// Copper coins.
    pub const fn mon(amount: u8) -> Bundle {
        Bundle::of(amount, Good::Mon)
    }

    /// How much of one good is in it.
    pub const fn amount(&self, good: Good) -> u8 {
        match good {
            Good::Rice => self.rice,
            Good::Lumber => self.lumber,
            Good::Koban => self.koban,
            Good::Iki => self.iki,
            Good::Sandal => self.sandal,
            Good::Mon => self.mon,
            Good::Firefighting => self.firefighting,
        }
    }

    /// Whether nothing is in it.
    pub fn is_empty(&self) -> bool {
        *self == Bundle::NOTHING
    }

    /// Reads what [`Bundle`]'s `Display` writes; `None` if it is something else.
    pub fn parse(text: &str) -> Option<Bundle> {
        let mut bundle = Bundle::NOTHING;
        for part in text.split(" + ") {
            let (amount, word) = part.split_once(' ')?;
            let (amount, good) = (amount.parse().ok().filter(|&amount| amount > 0)?, Good::from_word(word)?);
            if bundle.amount(good) > 0 {
                return None;
            }
            bundle = bundle.with(amount, good);
        }
        Some(bundle)
    }

    fn with(self, amount: u8, good: Good) -> Bundle {
        self.plus(Bundle::of(amount, good))
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, more: Bundle) -> Bundle {
        Bundle {
            rice: self.rice + more.rice,
            lumber: self.lumber + more.lumber,
            koban: self.koban + more.koban,
            iki: self.iki + more.iki,
            sandal: self.sandal + more.sandal,
            mon: self.mon + more.mon,
            firefighting: self.firefighting + more.firefighting,
        }
    }
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        let parts = Good::ALL.into_iter().map(|good| (self.amount(good), good)).filter(|&(amount, _)| amount > 0);
        for (index, (amount, good)) in parts.enumerate() {
            let joint = if index == 0 { "" } else { " + " };
            write!(f, "{joint}{amount} {good}")?;
        }
        Ok(())
    }
}
