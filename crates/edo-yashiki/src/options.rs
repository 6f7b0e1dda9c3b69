//! What a table can choose: how cards are grabbed (§3), the specialist rules (§8), and for research a small deck.

use serde::Serialize;
use table::{Choice, OfferedTo, Options, Value};

use crate::components::{CARDS, Card};

/// The options of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct EdoYashikiOptions {
    /// How cards are grabbed from the line.
    pub grab: Grab,
    /// Whether scoring takes markers.
    pub rules: Rules,
    /// Which cards are played with.
    pub deck: Deck,
}

/// How cards are grabbed from the line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Grab {
    /// One after the other, from the start player.
    #[default]
    Draft,
    /// Everybody at once: the first hand on a card has it.
    Rush,
}

/// Whether scoring takes markers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Rules {
    /// Every line scores.
    #[default]
    Standard,
    /// A line scores only with a marker for its kind.
    Specialist,
}

/// Which cards are played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Deck {
    /// All sixty-four, each once.
    #[default]
    Full,
    /// Ten copies of each of the first two, so that whole games can be compared with each other.
    Small,
}

impl Deck {
    /// How many different cards there are: the first so many of the data.
    const fn different(self) -> usize {
        match self {
            Deck::Full => CARDS,
            Deck::Small => 2,
        }
    }

    /// How many copies of this card are played with.
    pub const fn copies_of(self, card: Card) -> u8 {
        match self {
            Deck::Full => 1,
            Deck::Small if card.index() < Deck::Small.different() => 10,
            Deck::Small => 0,
        }
    }

    /// Every card that is played with, copies one after the other.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::all()
            .take(self.different())
            .flat_map(move |card| std::iter::repeat_n(card, usize::from(self.copies_of(card))))
    }

    /// How many cards are played with.
    pub const fn size(self) -> u8 {
        self.different() as u8 * self.copies_of(Card::new(0))
    }
}

const GRABS: [Grab; 2] = [Grab::Draft, Grab::Rush];
const RULES: [Rules; 2] = [Rules::Standard, Rules::Specialist];
const DECKS: [Deck; 2] = [Deck::Full, Deck::Small];

impl Options for EdoYashikiOptions {
    const CHOICES: &'static [Choice] = &[
        Choice {
            name: "grab",
            about: "How cards are grabbed from the line.",
            values: &[
                Value { name: "draft", about: "One after the other, from the start player." },
                Value { name: "rush", about: "Everybody at once: the first hand on a card has it." },
            ],
            offered_to: OfferedTo::Players,
        },
        Choice {
            name: "rules",
            about: "Whether scoring takes markers.",
            values: &[
                Value { name: "standard", about: "Every row and column scores." },
                Value { name: "specialist", about: "A kind scores with its marker; all come back when all are used." },
            ],
            offered_to: OfferedTo::Players,
        },
        Choice {
            name: "deck",
            about: "Which cards are played with.",
            values: &[
                Value { name: "full", about: "All sixty-four cards." },
                Value { name: "small", about: "Ten copies of each of two cards." },
            ],
            offered_to: OfferedTo::Researchers,
        },
    ];

    fn get(&self, choice: usize) -> usize {
        match choice {
            0 => self.grab as usize,
            1 => self.rules as usize,
            _ => self.deck as usize,
        }
    }

    fn set(&mut self, choice: usize, value: usize) {
        match choice {
            0 => self.grab = GRABS[value],
            1 => self.rules = RULES[value],
            _ => self.deck = DECKS[value],
        }
    }
}
