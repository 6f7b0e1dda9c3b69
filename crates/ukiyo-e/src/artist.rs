//! The seven artists (§1).

use std::fmt;

use serde::{Serialize, Serializer};

/// An artist, in the order of how many cards show their work: the rarest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Artist {
    /// Hishikawa Moronobu, 4 cards.
    Moronobu,
    /// Utagawa Toyokuni, 6 cards.
    Toyokuni,
    /// Utagawa Kuniyoshi, 8 cards.
    Kuniyoshi,
    /// Kitagawa Utamaro, 10 cards.
    Utamaro,
    /// Tōshūsai Sharaku, 12 cards.
    Sharaku,
    /// Katsushika Hokusai, 14 cards.
    Hokusai,
    /// Utagawa Hiroshige, 16 cards.
    Hiroshige,
}

impl Artist {
    /// How many artists there are.
    pub const COUNT: usize = 7;

    /// Every artist, the rarest first.
    pub const ALL: [Artist; Artist::COUNT] = [
        Artist::Moronobu,
        Artist::Toyokuni,
        Artist::Kuniyoshi,
        Artist::Utamaro,
        Artist::Sharaku,
        Artist::Hokusai,
        Artist::Hiroshige,
    ];

    /// The place in [`Artist::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name in English text.
    pub const fn name(self) -> &'static str {
        match self {
            Artist::Moronobu => "Moronobu",
            Artist::Toyokuni => "Toyokuni",
            Artist::Kuniyoshi => "Kuniyoshi",
            Artist::Utamaro => "Utamaro",
            Artist::Sharaku => "Sharaku",
            Artist::Hokusai => "Hokusai",
            Artist::Hiroshige => "Hiroshige",
        }
    }

    /// The name in notation, data files and JSON.
    pub const fn key(self) -> &'static str {
        match self {
            Artist::Moronobu => "moronobu",
            Artist::Toyokuni => "toyokuni",
            Artist::Kuniyoshi => "kuniyoshi",
            Artist::Utamaro => "utamaro",
            Artist::Sharaku => "sharaku",
            Artist::Hokusai => "hokusai",
            Artist::Hiroshige => "hiroshige",
        }
    }

    /// The name as the artist signed it.
    pub const fn japanese(self) -> &'static str {
        match self {
            Artist::Moronobu => "師宣",
            Artist::Toyokuni => "豊国",
            Artist::Kuniyoshi => "国芳",
            Artist::Utamaro => "歌麿",
            Artist::Sharaku => "写楽",
            Artist::Hokusai => "北斎",
            Artist::Hiroshige => "広重",
        }
    }

    /// How many cards of the artist the box holds; the rules print it, so the data must agree with it.
    pub const fn printed_cards(self) -> u8 {
        match self {
            Artist::Moronobu => 4,
            Artist::Toyokuni => 6,
            Artist::Kuniyoshi => 8,
            Artist::Utamaro => 10,
            Artist::Sharaku => 12,
            Artist::Hokusai => 14,
            Artist::Hiroshige => 16,
        }
    }

    /// The artist of this key.
    pub fn from_key(key: &str) -> Option<Artist> {
        Artist::ALL.into_iter().find(|artist| artist.key() == key)
    }
}

impl fmt::Display for Artist {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for Artist {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.key())
    }
}
