//! How the house looks and sounds to a visitor: what can be chosen, the cookie that keeps it, and the marks on a page.
//!
//! The look is no part of what a page says. A page is drawn without it and [dressed](Look::dress) on its way out, so
//! that no page can forget it and none is drawn in a look that its visitor did not choose, not even for a moment.

use std::fmt;

/// A thing that can be chosen: an enum whose first value is what visitors have who chose nothing.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident: $key:literal { $(#[$usual_about:meta])* $usual:ident = $usual_word:literal,
        $($(#[$value_about:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
        pub enum $name {
            $(#[$usual_about])*
            #[default]
            $usual,
            $($(#[$value_about])* $value),+
        }

        impl $name {
            const KEY: &str = $key;
            const WORDS: &[&str] = &[$usual_word, $($word),+];

            const fn word(self) -> &'static str {
                match self {
                    $name::$usual => $usual_word,
                    $($name::$value => $word),+
                }
            }

            fn set(&mut self, word: &str) {
                match word {
                    $usual_word => *self = $name::$usual,
                    $($word => *self = $name::$value,)+
                    _ => {}
                }
            }
        }
    };
}

choice! {
    /// The light in the house.
    Theme: "theme" {
        /// What the device asks for.
        Device = "device",
        /// Paper by daylight.
        Paper = "paper",
        /// Ink and lantern light.
        Evening = "evening",
    }
}

choice! {
    /// How much may move.
    Motion: "motion" {
        /// What the device asks for.
        Device = "device",
        /// Nothing glides, glows or waits.
        Less = "less",
        /// Everything, whatever the device asks for.
        Full = "full",
    }
}

choice! {
    /// Whether the house makes sounds.
    Sound: "sound" {
        /// It is silent.
        Off = "off",
        /// Wood and paper can be heard.
        On = "on",
    }
}

choice! {
    /// How large cards, squares and buttons are.
    Cards: "cards" {
        /// As large as the whole table allows.
        Usual = "usual",
        /// Larger, though one may have to scroll.
        Larger = "larger",
    }
}

choice! {
    /// What tells things apart that have colors.
    Colors: "colors" {
        /// Colors and shapes.
        Usual = "usual",
        /// Patterns as well.
        Patterns = "patterns",
    }
}

choice! {
    /// On which side the hand is that plays.
    Hand: "hand" {
        /// The right.
        Right = "right",
        /// The left.
        Left = "left",
    }
}

/// How the house looks and sounds to a visitor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// Whether it is day or evening.
    pub theme: Theme,
    /// How much may move.
    pub motion: Motion,
    /// Whether there are sounds.
    pub sound: Sound,
    /// How large cards are.
    pub cards: Cards,
    /// What tells things apart.
    pub colors: Colors,
    /// On which side the hand is.
    pub hand: Hand,
}

/// Something to choose, as a form asks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookChoice {
    /// Its name in forms, in the cookie and in `data-` attributes.
    pub name: &'static str,
    /// What there is to choose from, the usual first.
    pub words: &'static [&'static str],
    /// What is chosen.
    pub chosen: &'static str,
}

impl Look {
    /// The look that a cookie tells. Whatever nobody could have chosen is passed over: it came from an older house, or
    /// from somebody who plays with cookies.
    pub fn read(cookie: &str) -> Look {
        let mut look = Look::default();
        for (name, word) in cookie.split('.').filter_map(|part| part.split_once(':')) {
            look.set(name, word);
        }
        look
    }

    /// Chooses; an unknown name or word changes nothing.
    pub fn set(&mut self, name: &str, word: &str) {
        match name {
            Theme::KEY => self.theme.set(word),
            Motion::KEY => self.motion.set(word),
            Sound::KEY => self.sound.set(word),
            Cards::KEY => self.cards.set(word),
            Colors::KEY => self.colors.set(word),
            Hand::KEY => self.hand.set(word),
            _ => {}
        }
    }

    /// Everything that can be chosen, and what is.
    pub fn choices(self) -> [LookChoice; 6] {
        let choice = |name, words, chosen| LookChoice { name, words, chosen };
        [
            choice(Theme::KEY, Theme::WORDS, self.theme.word()),
            choice(Motion::KEY, Motion::WORDS, self.motion.word()),
            choice(Sound::KEY, Sound::WORDS, self.sound.word()),
            choice(Cards::KEY, Cards::WORDS, self.cards.word()),
            choice(Colors::KEY, Colors::WORDS, self.colors.word()),
            choice(Hand::KEY, Hand::WORDS, self.hand.word()),
        ]
    }

    /// What differs from the usual.
    fn unusual(self) -> impl Iterator<Item = LookChoice> {
        self.choices().into_iter().filter(|choice| choice.words.first() != Some(&choice.chosen))
    }

    /// Puts the look on a page of the house, as `data-` attributes that styles and scripts read.
    pub fn dress(self, page: &str) -> String {
        const ROOT: &str = "<html";
        let marks: String =
            self.unusual().map(|choice| format!(" data-{}=\"{}\"", choice.name, choice.chosen)).collect();
        page.replacen(ROOT, &format!("{ROOT}{marks}"), 1)
    }
}

/// The cookie, which names what differs from the usual; an empty one says that nothing does.
impl fmt::Display for Look {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts: Vec<String> = self.unusual().map(|choice| format!("{}:{}", choice.name, choice.chosen)).collect();
        out.write_str(&parts.join("."))
    }
}
