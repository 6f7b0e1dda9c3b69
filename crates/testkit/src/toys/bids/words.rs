//! What is said about bids: options, news, views and refusals.

use std::fmt;

use serde::Serialize;
use table::{BySeat, Seat, SeatSet, Viewer};

use crate::toys::cards::listed;
use crate::toys::{Card, Cards, up_to};

table::options! {
    /// The options of [`Bids`](super::Bids).
    pub struct BidsOptions {
        /// How many prizes there are.
        ladder: Ladder for Players {
            /// Three prizes.
            ///
            /// From 1 to 3.
            Three = "three",
            /// Six prizes.
            ///
            /// From 1 to 6.
            Six = "six",
        },
    }
}

impl Ladder {
    pub(super) fn cards(self) -> Cards {
        match self {
            Ladder::Three => up_to(3),
            Ladder::Six => up_to(6),
        }
    }
}

/// News of [`Bids`](super::Bids).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub enum BidsEvent {
    /// Everybody has their cards.
    Begun(Ladder),
    /// A prize is turned up.
    Prize(Card),
    /// What a seat has bid, told to it alone.
    YouBid(Card),
    /// A seat has bid, told to the others.
    HasBid(Seat),
    /// All bids are shown.
    Shown(BySeat<Option<Card>, 4>),
    /// The prize goes to this seat, or to nobody.
    Won(Option<Seat>),
}

impl fmt::Display for BidsEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BidsEvent::Begun(ladder) => write!(f, "Everybody holds {}.", listed(ladder.cards())),
            BidsEvent::Prize(card) => write!(f, "The prize is {card}."),
            BidsEvent::YouBid(card) => write!(f, "You bid {card}."),
            BidsEvent::HasBid(seat) => write!(f, "{seat} has bid."),
            BidsEvent::Shown(bids) => {
                f.write_str("The bids:")?;
                bids.iter().try_for_each(|(seat, bid)| bid.map_or(Ok(()), |bid| write!(f, " {seat} {bid}")))
            }
            BidsEvent::Won(Some(seat)) => write!(f, "{seat} wins the prize."),
            BidsEvent::Won(None) => f.write_str("Nobody wins the prize."),
        }
    }
}

/// What a viewer of [`Bids`](super::Bids) sees. A card that is bid stays in its hand until all are shown.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct BidsView {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// The version of the rules.
    pub rules: u32,
    /// How many prizes there are.
    pub ladder: Ladder,
    /// The prize that is bid for.
    pub prize: Option<Card>,
    /// The prizes to come.
    pub to_come: Cards,
    /// What each seat can still bid with.
    pub hands: BySeat<Cards, 4>,
    /// Who has bid.
    pub committed: SeatSet,
    /// What the viewer has bid.
    pub own_bid: Option<Card>,
    /// Prizes won.
    pub points: BySeat<i32>,
    /// What the winner of this prize gets beside it.
    pub carried: i32,
}

impl fmt::Display for BidsView {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.prize {
            Some(prize) => writeln!(f, "prize: {prize}, to come: {}", listed(self.to_come))?,
            None => writeln!(f, "all prizes are gone")?,
        }
        if self.carried > 0 {
            writeln!(f, "and {} that nobody won", self.carried)?;
        }
        for (seat, hand) in self.hands.iter() {
            let state = if self.committed.contains(seat) { "has bid" } else { "holds" };
            writeln!(f, "{seat} {} points, {state}, {}", self.points[seat], listed(*hand))?;
        }
        self.own_bid.map_or(Ok(()), |bid| write!(f, "you bid {bid}"))
    }
}

/// Why a card can't be bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BidsRefusal {
    /// The seat has bid already.
    Committed,
    /// The seat does not hold the card.
    NotHeld(Card),
}

impl fmt::Display for BidsRefusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BidsRefusal::Committed => f.write_str("you have bid: wait for the others"),
            BidsRefusal::NotHeld(card) => write!(f, "you do not hold {card}: bid a card of your hand"),
        }
    }
}
