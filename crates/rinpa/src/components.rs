//! §1: the four artists and the twelve sets of cards that make up their folding screens.

use table::{BitIndex, BitSet};

/// Every artist's cards are numbered from 1 to this.
pub const RANKS: u8 = 12;

/// A painter of the Rinpa school: the suit of a card.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Artist {
    /// Tawaraya Sōtatsu, the white suit.
    Sotatsu,
    /// Ogata Kōrin, the yellow suit.
    Korin,
    /// Sakai Hōitsu, the blue suit.
    Hoitsu,
    /// Suzuki Kiitsu, the red suit.
    Kiitsu,
}

impl Artist {
    /// All four, in the order in which cards are listed.
    pub const ALL: [Artist; 4] = [Artist::Sotatsu, Artist::Korin, Artist::Hoitsu, Artist::Kiitsu];

    /// The position in [`Artist::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The artist's three sets.
    #[inline]
    pub const fn sets(self) -> Sets {
        Sets::from_bits(0b111 << (self as u8 * 3))
    }

    /// The name as an English text prints it.
    pub const fn name(self) -> &'static str {
        match self {
            Artist::Sotatsu => "Sōtatsu",
            Artist::Korin => "Kōrin",
            Artist::Hoitsu => "Hōitsu",
            Artist::Kiitsu => "Kiitsu",
        }
    }

    /// The name in Japanese.
    pub const fn kanji(self) -> &'static str {
        match self {
            Artist::Sotatsu => "宗達",
            Artist::Korin => "光琳",
            Artist::Hoitsu => "抱一",
            Artist::Kiitsu => "其一",
        }
    }

    /// The letter in notation. Kiitsu is `I`, because Kōrin has the K.
    pub const fn letter(self) -> char {
        match self {
            Artist::Sotatsu => 'S',
            Artist::Korin => 'K',
            Artist::Hoitsu => 'H',
            Artist::Kiitsu => 'I',
        }
    }

    /// The color of the cards.
    pub const fn color(self) -> &'static str {
        match self {
            Artist::Sotatsu => "white",
            Artist::Korin => "yellow",
            Artist::Hoitsu => "blue",
            Artist::Kiitsu => "red",
        }
    }
}

/// Some of the four artists.
pub(crate) type Artists = BitSet<Artist, u8>;

impl BitIndex for Artist {
    const POSITIONS: u32 = 4;

    #[inline]
    fn position(self) -> u32 {
        self as u32
    }

    #[inline]
    fn from_position(position: u32) -> Artist {
        Artist::ALL[(position & 3) as usize]
    }
}

/// Which of an artist's three sets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Part {
    /// The six cards from 1 to 6.
    Six,
    /// The four cards from 7 to 10.
    Four,
    /// The two cards 11 and 12.
    Two,
}

impl Part {
    /// All three, in the order of their ranks.
    pub const ALL: [Part; 3] = [Part::Six, Part::Four, Part::Two];

    /// The lowest and the highest rank.
    pub const fn ranks(self) -> (u8, u8) {
        match self {
            Part::Six => (1, 6),
            Part::Four => (7, 10),
            Part::Two => (11, 12),
        }
    }

    /// How many cards it has, which is how many points it is worth (§8).
    #[inline]
    pub const fn size(self) -> u8 {
        let (low, high) = self.ranks();
        high - low + 1
    }
}

/// One of the twelve sets: cards of one artist that together make a folding screen.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set(u8);

impl Set {
    /// How many there are.
    pub const COUNT: usize = 12;

    /// This part of this artist's cards.
    #[inline]
    pub const fn new(artist: Artist, part: Part) -> Set {
        Set(artist as u8 * 3 + part as u8)
    }

    /// All twelve, artist by artist, each from the low ranks up.
    pub fn all() -> impl DoubleEndedIterator<Item = Set> + ExactSizeIterator + Clone {
        (0..Set::COUNT as u8).map(Set)
    }

    /// The set at this position of [`Set::all`].
    ///
    /// # Panics
    /// If there is no such set.
    #[inline]
    pub const fn at(index: usize) -> Set {
        assert!(index < Set::COUNT, "there are twelve sets");
        Set(index as u8)
    }

    /// The position in [`Set::all`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whose cards it is made of.
    #[inline]
    pub const fn artist(self) -> Artist {
        Artist::ALL[self.index() / 3]
    }

    /// Which of the artist's three sets it is.
    #[inline]
    pub const fn part(self) -> Part {
        Part::ALL[self.index() % 3]
    }

    /// How many cards it has, which is how many points it is worth (§8).
    #[inline]
    pub const fn size(self) -> u8 {
        self.part().size()
    }

    /// What the screen shows, in English.
    pub const fn title(self) -> &'static str {
        match (self.artist(), self.part()) {
            (Artist::Sotatsu, Part::Six) => "Dragons",
            (Artist::Sotatsu, Part::Four) => "White Daruma",
            (Artist::Korin, Part::Six) => "Rocket",
            (Artist::Korin, Part::Four) => "Two Cherry Trees",
            (Artist::Hoitsu, Part::Six) => "Mushrooms",
            (Artist::Hoitsu, Part::Four) => "Goldfish and Water Plants",
            (Artist::Kiitsu, Part::Six) => "Eclipse",
            (Artist::Kiitsu, Part::Four) => "Deer",
            (Artist::Sotatsu | Artist::Korin | Artist::Hoitsu | Artist::Kiitsu, Part::Two) => {
                "Wind God and Thunder God"
            }
        }
    }

    /// The title in Japanese, as printed.
    pub const fn kanji(self) -> &'static str {
        match (self.artist(), self.part()) {
            (Artist::Sotatsu, Part::Six) => "群竜図",
            (Artist::Sotatsu, Part::Four) => "白達磨図",
            (Artist::Korin, Part::Six) => "宇宙筒図",
            (Artist::Korin, Part::Four) => "双桜図",
            (Artist::Hoitsu, Part::Six) => "赤茸茶茸図",
            (Artist::Hoitsu, Part::Four) => "金魚水草図",
            (Artist::Kiitsu, Part::Six) => "月蝕図",
            (Artist::Kiitsu, Part::Four) => "群鹿図",
            (Artist::Sotatsu | Artist::Korin | Artist::Hoitsu | Artist::Kiitsu, Part::Two) => "風神雷神之図",
        }
    }

    /// The Japanese title in Latin letters.
    pub const fn romaji(self) -> &'static str {
        match (self.artist(), self.part()) {
            (Artist::Sotatsu, Part::Six) => "Gunryū-zu",
            (Artist::Sotatsu, Part::Four) => "Shiro Daruma-zu",
            (Artist::Korin, Part::Six) => "Uchūzutsu-zu",
            (Artist::Korin, Part::Four) => "Sōō-zu",
            (Artist::Hoitsu, Part::Six) => "Akatake Chatake-zu",
            (Artist::Hoitsu, Part::Four) => "Kingyo Mizukusa-zu",
            (Artist::Kiitsu, Part::Six) => "Gesshoku-zu",
            (Artist::Kiitsu, Part::Four) => "Gunroku-zu",
            (Artist::Sotatsu | Artist::Korin | Artist::Hoitsu | Artist::Kiitsu, Part::Two) => "Fūjin Raijin no zu",
        }
    }
}

/// Some of the twelve sets, in the order of [`Set::all`].
pub type Sets = BitSet<Set, u16>;

impl BitIndex for Set {
    const POSITIONS: u32 = Set::COUNT as u32;

    #[inline]
    fn position(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn from_position(position: u32) -> Set {
        Set(position as u8)
    }
}
