//! The whole truth of a game.

use serde::Serialize;
use table::{BySeat, Seat, SeatSet, Waiting};

use crate::components::{CARDS, Card};
use crate::house::House;
use crate::kind::Kinds;
use crate::options::EdoYashikiOptions;

/// The most seats of a table.
pub const SEATS: usize = 5;
/// How many points end the game (§7).
pub const GOAL: u8 = 25;
/// After this long in a rush, seats without a card choose in order instead (§3).
pub const RUSH_MS: u32 = 30_000;

/// A game of Edo Yashiki: as many houses as seats, growing a card a round.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EdoYashiki {
    pub(crate) options: EdoYashikiOptions,
    /// The running round, from 1.
    pub(crate) round: u8,
    /// Who begins this round.
    pub(crate) start: Seat,
    pub(crate) stage: Stage,
    /// Who has not yet put the hands on the lap. Only a rush asks for it.
    pub(crate) unready: SeatSet,
    /// Who has no card of this round yet.
    pub(crate) grabbing: SeatSet,
    /// The card that each seat has grabbed and not yet placed.
    pub(crate) hands: BySeat<Option<Card>, SEATS>,
    /// The line of cards, as many as seats.
    pub(crate) line: [Slot; SEATS],
    pub(crate) houses: BySeat<House, SEATS>,
    pub(crate) points: BySeat<u8, SEATS>,
    /// The specialist markers that each seat has; all of them, always, under the standard rules.
    pub(crate) markers: BySeat<Kinds, SEATS>,
    /// The markers each seat had before it placed its last card, so that what it scored can be shown again.
    pub(crate) markers_before: BySeat<Kinds, SEATS>,
    pub(crate) pile: Pile,
}

/// What a round waits for, besides those who place the card they have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// The line lies open, and hands go on laps before a rush (§3).
    Laps,
    /// All hands are on laps: the start player says "hajime!" (§3).
    Hajime,
    /// Everybody without a card grabs one, first come first served (§3).
    Rush,
    /// Everybody without a card takes one in order from the start player (§3).
    Draft,
    /// The game is over (§7).
    Over,
}

/// A card of the line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize)]
pub struct Slot {
    /// The card.
    pub card: Card,
    /// Who grabbed it.
    pub taken: Option<Seat>,
}

/// The face-down deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pile {
    left: u8,
    /// The cards, the next one last, as far as `left` says.
    cards: [Card; CARDS],
}

impl Pile {
    /// A pile of these cards, the next one last.
    pub(crate) fn new(cards: impl IntoIterator<Item = Card>) -> Pile {
        let mut pile = Pile { left: 0, cards: [Card::new(0); CARDS] };
        for card in cards {
            pile.cards[usize::from(pile.left)] = card;
            pile.left += 1;
        }
        pile
    }

    /// How many cards are left.
    #[inline]
    pub(crate) fn left(&self) -> u8 {
        self.left
    }

    /// The cards that are left, the next one last.
    #[inline]
    pub(crate) fn cards(&self) -> &[Card] {
        &self.cards[..usize::from(self.left)]
    }

    /// The cards that are left, to be shuffled.
    #[inline]
    pub(crate) fn cards_mut(&mut self) -> &mut [Card] {
        &mut self.cards[..usize::from(self.left)]
    }

    /// Takes the next card.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub(crate) fn draw(&mut self) -> Card {
        self.left -= 1;
        self.cards[usize::from(self.left)]
    }
}

impl EdoYashiki {
    #[inline]
    pub(crate) fn seat_count(&self) -> u8 {
        self.points.seats()
    }

    /// The cards of the line, taken or not.
    #[inline]
    pub fn slots(&self) -> &[Slot] {
        &self.line[..usize::from(self.seat_count())]
    }

    /// Who has a card to place.
    #[inline]
    pub(crate) fn placing(&self) -> SeatSet {
        Seat::all(self.seat_count()).filter(|&seat| self.hands[seat].is_some()).collect()
    }

    /// Who takes the next card of a draft: the first without one, clockwise from the start player.
    #[inline]
    pub fn drafter(&self) -> Option<Seat> {
        self.start.round(self.seat_count()).find(|&seat| self.grabbing.contains(seat))
    }

    /// Whom the game waits for. Placing waits for nobody else, and nobody waits for placing but the next round.
    #[inline]
    pub(crate) fn whom_it_waits_for(&self) -> Waiting {
        let placing = self.placing();
        match self.stage {
            Stage::Laps => Waiting::together(self.unready),
            Stage::Hajime => Waiting::turn(self.start),
            Stage::Rush if self.grabbing.is_empty() => Waiting::together(placing),
            Stage::Rush => Waiting { must: placing, may: self.grabbing, limit_ms: Some(RUSH_MS) },
            Stage::Draft => Waiting::together(self.drafter().map_or(placing, |seat| placing.with(seat))),
            Stage::Over => Waiting::OVER,
        }
    }
}
