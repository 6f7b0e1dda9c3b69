//! What is said about snap: options, actions, news, views, memories and refusals.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use table::{BySeat, Seat, SeatSet, Viewer};

use crate::toys::Card;

table::options! {
    /// The options of [`Snap`](super::Snap).
    pub struct SnapOptions {
        /// How many cards are turned.
        pile: Pile for Players {
            /// Six cards.
            ///
            /// Two each of three pictures.
            Six = "six",
            /// Twelve cards.
            ///
            /// Three each of four pictures.
            Twelve = "twelve",
        },
    }
}

impl Pile {
    /// How many pictures there are, and how many cards of each.
    pub(super) const fn pictures(self) -> (u8, u8) {
        match self {
            Pile::Six => (3, 2),
            Pile::Twelve => (4, 3),
        }
    }
}

/// The one thing to do in [`Snap`](super::Snap): to call it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SnapAction;

impl fmt::Display for SnapAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("snap")
    }
}

impl FromStr for SnapAction {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<SnapAction, Self::Err> {
        if text == "snap" { Ok(SnapAction) } else { Err("the only action is 'snap'") }
    }
}

/// News of [`Snap`](super::Snap).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum SnapEvent {
    /// The cards are shuffled.
    Begun(Pile),
    /// A card is turned.
    Turned(Card),
    /// A seat called it in time and takes this many cards.
    Took(Seat, u8),
    /// A seat called it although the cards differ, pays a point and is out until the next card.
    Wrong(Seat),
    /// There are no cards left.
    Ended,
}

impl fmt::Display for SnapEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SnapEvent::Begun(pile) => {
                let (pictures, each) = pile.pictures();
                write!(f, "{pictures} pictures, {each} of each, are shuffled.")
            }
            SnapEvent::Turned(card) => write!(f, "Picture {card} is turned."),
            SnapEvent::Took(seat, cards) => write!(f, "{seat} snaps and takes {cards} cards."),
            SnapEvent::Wrong(seat) => write!(f, "{seat} snaps wrongly and pays a point."),
            SnapEvent::Ended => f.write_str("No cards are left."),
        }
    }
}

/// What a viewer of [`Snap`](super::Snap) sees: of the pile only the two cards on top. It is the same for everybody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SnapView {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// How many cards the game has.
    pub pile: Pile,
    /// The card turned last and the one below it.
    pub top: [Option<Card>; 2],
    /// How many cards lie there to be taken.
    pub to_take: u8,
    /// How many cards are still to be turned; none once the game has ended.
    pub to_turn: Option<u8>,
    /// Who is out until the next card.
    pub out: SeatSet,
    /// Points so far.
    pub points: BySeat<i32>,
}

impl fmt::Display for SnapView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let picture = |card: Option<Card>| card.map_or("-".to_string(), |card| card.to_string());
        let [top, below] = self.top.map(picture);
        match self.to_turn {
            Some(left) => writeln!(f, "on top: {top} {below}, to take: {}, to turn: {left}", self.to_take)?,
            None => writeln!(f, "no cards are left")?,
        }
        self.points.iter().try_for_each(|(seat, points)| {
            writeln!(f, "{seat} {points} points{}", if self.out.contains(seat) { ", out" } else { "" })
        })
    }
}

/// What an attentive seat remembers: how often each picture was turned.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SnapMemory {
    pub(super) turned: [u8; 4],
}

/// Why a seat can't call it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SnapRefusal;

impl fmt::Display for SnapRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("you are out: wait for the next card")
    }
}
