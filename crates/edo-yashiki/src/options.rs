//! What a table can choose: how cards are grabbed (§3), the specialist rules (§8), and for research a small deck.

use crate::components::{CARDS, Card};

table::options! {
    /// The options of a table.
    pub struct EdoYashikiOptions {
        /// How cards are grabbed from the line.
        grab: Grab for Players {
            /// One after the other, from the start player.
            Draft = "draft",
            /// Everybody at once: the first hand on a card has it.
            Rush = "rush",
        },
        /// Whether scoring takes markers.
        rules: Rules for Players {
            /// Every row and column scores.
            Standard = "standard",
            /// A kind scores with its marker; all come back when all are used.
            Specialist = "specialist",
        },
        /// Which cards are played with.
        deck: Deck for Researchers {
            /// All sixty-four cards.
            Full = "full",
            /// Ten copies of each of two cards.
            ///
            /// They are the first two of the data; whole games can be compared with each other.
            Small = "small",
        },
    }
}

impl Deck {
    /// How many different cards there are: the first ones of the data.
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
