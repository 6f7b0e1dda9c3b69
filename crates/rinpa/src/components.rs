//! §1: the four artists and the twelve sets of cards that make up their folding screens.

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
    /// If there are not so many.
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

/// Some of the twelve sets.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Sets(u16);

impl Sets {
    /// No set.
    pub const NONE: Sets = Sets(0);

    const SIXES: u16 = 0b001_001_001_001;
    const FOURS: u16 = Sets::SIXES << 1;
    const TWOS: u16 = Sets::SIXES << 2;

    /// Whether the set is among them.
    #[inline]
    pub const fn contains(self, set: Set) -> bool {
        self.0 & (1 << set.0) != 0
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// These and one more.
    #[inline]
    #[must_use]
    pub const fn with(self, set: Set) -> Sets {
        Sets(self.0 | 1 << set.0)
    }

    /// These and those.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Sets) -> Sets {
        Sets(self.0 | other.0)
    }

    /// Those that are in both.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Sets) -> Sets {
        Sets(self.0 & other.0)
    }

    /// Those of one artist.
    #[inline]
    #[must_use]
    pub const fn of(self, artist: Artist) -> Sets {
        Sets(self.0 & (0b111 << (artist as u8 * 3)))
    }

    /// The first of them in the order of [`Set::all`].
    #[inline]
    pub const fn first(self) -> Option<Set> {
        if self.0 == 0 { None } else { Some(Set(self.0.trailing_zeros() as u8)) }
    }

    /// All their cards together, which is what they are worth (§8).
    #[inline]
    pub const fn points(self) -> u8 {
        let sixes = (self.0 & Sets::SIXES).count_ones();
        let fours = (self.0 & Sets::FOURS).count_ones();
        let twos = (self.0 & Sets::TWOS).count_ones();
        (6 * sixes + 4 * fours + 2 * twos) as u8
    }

    /// They in the order of [`Set::all`].
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Set> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let set = Sets(rest).first()?;
            rest &= rest - 1;
            Some(set)
        })
    }
}

impl FromIterator<Set> for Sets {
    fn from_iter<I: IntoIterator<Item = Set>>(sets: I) -> Sets {
        sets.into_iter().fold(Sets::NONE, Sets::with)
    }
}
