//! What is in the box (§1): 64 building cards of two by three squares, read from `data/cards.tsv`.

use std::fmt;
use std::sync::LazyLock;

use serde::{Serialize, Serializer};

use crate::kind::{KINDS, Kind};
use crate::place::Turn;

/// How many building cards there are.
pub const CARDS: usize = 64;
/// How many columns a card has.
pub const CARD_COLUMNS: usize = 2;
/// How many rows a card has.
pub const CARD_ROWS: usize = 3;

/// A building card, by its line in the data. In text and in JSON it is its six letters, row by row: `PPGGTT`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Card(u8);

impl Card {
    /// Every card of the box.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..CARDS as u8).map(Card)
    }

    /// The card with this place in the data, from 0.
    ///
    /// # Panics
    /// If `index` is [`CARDS`] or more.
    #[inline]
    pub const fn new(index: u8) -> Card {
        assert!((index as usize) < CARDS, "there are 64 cards");
        Card(index)
    }

    /// Its place in the data, from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The squares as they lie when the card is turned this way: three rows of two.
    pub fn squares(self, turn: Turn) -> [[Kind; CARD_COLUMNS]; CARD_ROWS] {
        self.sides(turn).squares
    }

    /// The card of these six letters, if there is one.
    pub fn from_letters(letters: &str) -> Option<Card> {
        Card::all().find(|card| card.to_string() == letters)
    }

    /// The squares with their masks, turned this way.
    #[inline]
    pub(crate) fn sides(self, turn: Turn) -> &'static Sides {
        &box_of_cards().cards[self.index()][turn as usize]
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.squares(Turn::Upright).into_iter().flatten().try_for_each(|kind| write!(f, "{}", kind.letter()))
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// The squares of a card that is turned one way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sides {
    pub(crate) squares: [[Kind; CARD_COLUMNS]; CARD_ROWS],
    /// For each row and each kind, which of the two squares are of it: bit 0 the left one, bit 1 the right one.
    pub(crate) masks: [[u8; KINDS]; CARD_ROWS],
}

impl Sides {
    fn new(squares: [[Kind; CARD_COLUMNS]; CARD_ROWS]) -> Sides {
        let masks = squares.map(|row| {
            let mut masks = [0; KINDS];
            for (column, kind) in row.into_iter().enumerate() {
                masks[kind.index()] |= 1 << column;
            }
            masks
        });
        Sides { squares, masks }
    }

    /// The same card, turned by half a turn.
    fn turned(&self) -> Sides {
        let mut squares = self.squares;
        squares.reverse();
        squares.iter_mut().for_each(|row| row.reverse());
        Sides::new(squares)
    }
}

/// All cards of the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardBox {
    cards: [[Sides; 2]; CARDS],
}

/// The box of this house.
#[inline]
fn box_of_cards() -> &'static CardBox {
    static CARD_BOX: LazyLock<CardBox> = LazyLock::new(|| {
        CardBox::read(include_str!("../data/cards.tsv")).expect("a test reads the same file, which is compiled in")
    });
    &CARD_BOX
}

impl CardBox {
    /// Reads the table of the cards: titles, then one line a card with its three rows.
    pub fn read(text: &str) -> Result<CardBox, CardsError> {
        let mut lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
        match lines.next() {
            Some((_, "top\tmiddle\tbottom")) => {}
            Some((index, _)) => return Err(CardsError::Title { line: index + 1 }),
            None => return Err(CardsError::Title { line: 1 }),
        }
        let mut cards = Vec::with_capacity(CARDS);
        for (index, line) in lines {
            let upright = read_card(line, index + 1)?;
            cards.push([upright, upright.turned()]);
        }
        let found = cards.len();
        cards.try_into().map(|cards| CardBox { cards }).map_err(|_| CardsError::Count { found })
    }
}

fn read_card(text: &str, line: usize) -> Result<Sides, CardsError> {
    let mut squares = [[Kind::Floor; CARD_COLUMNS]; CARD_ROWS];
    let mut rows = text.split('\t');
    for row in &mut squares {
        let letters = rows.next().ok_or(CardsError::Rows { line })?.as_bytes();
        let &[left, right] = letters else { return Err(CardsError::Squares { line }) };
        for (square, letter) in row.iter_mut().zip([left, right]) {
            *square = Kind::from_letter(letter).ok_or(CardsError::Squares { line })?;
        }
    }
    if rows.next().is_some() { Err(CardsError::Rows { line }) } else { Ok(Sides::new(squares)) }
}

/// What can be wrong with the table of the cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardsError {
    /// The titles of the columns are missing.
    Title {
        /// The line, counted from 1.
        line: usize,
    },
    /// A line has too few or too many rows.
    Rows {
        /// The line, counted from 1.
        line: usize,
    },
    /// A row is not two letters of the four kinds.
    Squares {
        /// The line, counted from 1.
        line: usize,
    },
    /// There are not 64 cards.
    Count {
        /// How many there are.
        found: usize,
    },
}

impl fmt::Display for CardsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CardsError::Title { line } => write!(f, "line {line}: begin with the titles top, middle and bottom"),
            CardsError::Rows { line } => write!(f, "line {line}: write three rows between tabs"),
            CardsError::Squares { line } => write!(f, "line {line}: write two letters for each row, of F, T, P and G"),
            CardsError::Count { found } => {
                write!(f, "there are {found} cards here, but the rules say {CARDS}: add or remove lines")
            }
        }
    }
}

impl std::error::Error for CardsError {}
