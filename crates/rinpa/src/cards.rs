//! §1: a card, and cards in any number, kept as bits.

use table::{BitIndex, BitSet};

use crate::components::{Artist, Part, RANKS, Set};

/// Any number of different cards: a hand, a pile, the deck. They come by artist in the order of [`Artist::ALL`], then
/// by rank.
pub type Cards = BitSet<Card, u64>;

/// One card: an artist and a rank from 1 to 12.
///
/// Inside it is the position of the card's bit in [`Cards`]: sixteen bits for each artist, of which twelve are used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// The bits that one artist's cards take.
const LANE: u8 = 16;

impl BitIndex for Card {
    const POSITIONS: u32 = 64;

    #[inline]
    fn position(self) -> u32 {
        u32::from(self.0)
    }

    #[inline]
    fn from_position(position: u32) -> Card {
        Card(position as u8)
    }
}

impl Card {
    /// All 48 cards.
    pub const ALL: Cards = Card::of_ranks(1, RANKS);

    /// What fills the places of cards that are not there.
    pub(crate) const FILLER: Card = Card(0);

    /// The card of this artist and rank.
    ///
    /// # Panics
    /// If the rank is not 1 to 12.
    #[inline]
    pub const fn new(artist: Artist, rank: u8) -> Card {
        assert!(rank >= 1 && rank <= RANKS, "ranks go from 1 to 12");
        Card(artist as u8 * LANE + rank - 1)
    }

    /// The cards of ranks `low` to `high` of every artist.
    pub(crate) const fn of_ranks(low: u8, high: u8) -> Cards {
        let lane = ((1u64 << high) - 1) & !((1u64 << (low - 1)) - 1);
        Cards::from_bits(lane * 0x0001_0001_0001_0001)
    }

    /// Whose card it is.
    #[inline]
    pub const fn artist(self) -> Artist {
        Artist::ALL[((self.0 / LANE) & 3) as usize]
    }

    /// Its number, 1 to 12.
    #[inline]
    pub const fn rank(self) -> u8 {
        self.0 % LANE + 1
    }

    /// The set it belongs to.
    #[inline]
    pub const fn set(self) -> Set {
        SET_OF[(self.0 & 63) as usize]
    }

    /// Whether both are cards of the same artist.
    #[inline]
    pub const fn same_artist(self, other: Card) -> bool {
        (self.0 ^ other.0) < LANE
    }
}

const SET_OF: [Set; 64] = {
    let mut table = [Set::new(Artist::Sotatsu, Part::Six); 64];
    let mut position = 0;
    while position < 64 {
        let part = match position % LANE {
            0..=5 => Part::Six,
            6..=9 => Part::Four,
            _ => Part::Two,
        };
        table[position as usize] = Set::new(Artist::ALL[(position / LANE) as usize], part);
        position += 1;
    }
    table
};

impl Artist {
    /// The artist's twelve cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        Cards::from_bits(0x0fff << (self as u8 * LANE))
    }
}

impl Set {
    /// Its cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        CARDS_OF[self.index()]
    }
}

const CARDS_OF: [Cards; Set::COUNT] = {
    let mut table = [Cards::NONE; Set::COUNT];
    let mut position = 0;
    while position < 64 {
        if position % LANE < RANKS {
            let set = Card(position).set().index();
            table[set] = table[set].or(Cards::from_bits(1 << position));
        }
        position += 1;
    }
    table
};
