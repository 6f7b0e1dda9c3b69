//! The whole truth about a game in progress.

use std::num::NonZeroU8;

use serde::Serialize;
use table::{BySeat, Seat, Waiting};

use crate::components::PICTURES;
use crate::piles::Piles;
use crate::{Artist, Cards, Picture, UkiyoEOptions, Works};

/// No game has more seats than this.
pub(crate) const SEATS: usize = 4;
/// No game has more rounds than this.
pub(crate) const ROUNDS: usize = 3;

/// A game of Ukiyo-e. It has no heap memory and is never sent anywhere.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UkiyoE {
    /// The hands, each known to its seat alone.
    pub(crate) hands: BySeat<Cards, SEATS>,
    /// The cards of all exhibitions. An artist has one at most (§7), so whose is which follows from `owners`.
    pub(crate) shown: Cards,
    /// Both piles, in order.
    pub(crate) piles: Piles,
    /// Who holds the exhibition of each artist.
    pub(crate) owners: [Option<Seat>; Artist::COUNT],
    /// The cards that scored, by round and artist; they are out of the game (§10).
    pub(crate) kept: [[Option<Kept>; Artist::COUNT]; ROUNDS],
    /// What the table was set up with.
    pub(crate) options: UkiyoEOptions,
    /// The round, counted from 0.
    pub(crate) round: u8,
    /// Whose turn it is.
    pub(crate) turn: Seat,
    /// Who met the end condition (§8), once somebody has: everybody else gets one last turn.
    pub(crate) ender: Option<Seat>,
    /// What the turn waits for.
    pub(crate) phase: Phase,
}

/// What a turn waits for (§3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The first draw (§4).
    FirstDraw,
    /// The second draw, the first card being known (§4).
    SecondDraw,
    /// A discard (§5) or an exhibition (§6).
    DiscardOrShow,
    /// The owner of an outnumbered exhibition lays its cards on the discard pile in an order of their choice (§7).
    Close(Closing),
    /// Nothing: the game is over (§12).
    Over,
}

/// An outnumbered exhibition on its way to the discard pile, open to everybody (§7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Closing {
    /// Whose it was.
    pub owner: Seat,
    /// Whose works.
    pub artist: Artist,
    /// The cards that are not yet on the pile: at least two, not all equal.
    pub works: Works,
}

impl Serialize for Closing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut closing = serializer.serialize_struct("Closing", 3)?;
        closing.serialize_field("owner", &self.owner)?;
        closing.serialize_field("artist", &self.artist)?;
        closing.serialize_field("cards", &self.works.by(self.artist))?;
        closing.end()
    }
}

/// A card that scored, and for whom, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Kept(NonZeroU8);

impl Kept {
    pub(crate) fn new(owner: Seat, card: Picture) -> Kept {
        let code = 1 + owner.index() * PICTURES + card.index();
        Kept(NonZeroU8::new(code as u8).expect("one more than something is not zero"))
    }

    /// For whom it scored.
    pub(crate) fn owner(self) -> Seat {
        Seat::new((self.0.get() - 1) / PICTURES as u8)
    }

    /// The card.
    pub(crate) fn card(self) -> Picture {
        Picture::from_index((self.0.get() as usize - 1) % PICTURES)
    }
}

/// Four seats times all pictures, and one for "none", fit in a byte.
const _: () = assert!(SEATS * PICTURES < 256);

impl std::fmt::Debug for Kept {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} for {}", self.card(), self.owner())
    }
}

impl UkiyoE {
    /// How many seats the table has.
    #[inline]
    pub(crate) fn seat_count(&self) -> u8 {
        self.hands.seats()
    }

    /// Whom the game waits for.
    #[inline]
    pub(crate) fn waits_for(&self) -> Waiting {
        match self.phase {
            Phase::FirstDraw | Phase::SecondDraw | Phase::DiscardOrShow => Waiting::turn(self.turn),
            Phase::Close(closing) => Waiting::turn(closing.owner),
            Phase::Over => Waiting::OVER,
        }
    }

    /// How many cards the exhibition of an artist has, 0 if there is none.
    #[inline]
    pub(crate) fn shown_by(&self, artist: Artist) -> u8 {
        self.shown.of(artist).count()
    }

    /// How many exhibitions are on show.
    #[inline]
    pub fn exhibitions(&self) -> u8 {
        self.owners.iter().filter(|owner| owner.is_some()).count() as u8
    }

    /// Whether the turn is a last turn (§9). The turn in which the end was brought about is none.
    #[inline]
    pub(crate) fn is_last_turn(&self) -> bool {
        self.ender.is_some_and(|ender| ender != self.turn)
    }

    /// The cards that scored so far and are out of the game.
    pub(crate) fn out(&self) -> Cards {
        self.kept.iter().flatten().flatten().map(|kept| kept.card()).collect()
    }

    /// Whether every card of the deck is in one place and the books agree.
    pub(crate) fn balance(&self) -> Result<(), String> {
        let deck = self.options.deck.cards();
        let mut count = [0u8; PICTURES];
        let closing = match self.phase {
            Phase::Close(closing) => closing.works.by(closing.artist),
            Phase::FirstDraw | Phase::SecondDraw | Phase::DiscardOrShow | Phase::Over => Cards::NONE,
        };
        let hands = self.hands.as_slice().iter().copied();
        for card in hands.chain([self.shown, self.out(), closing]).flat_map(Cards::iter) {
            count[card.index()] += 1;
        }
        for card in self.piles.draw_pile().iter().chain(self.piles.discard_pile()) {
            count[card.index()] += 1;
        }
        for (index, &count) in count.iter().enumerate() {
            let picture = Picture::from_index(index);
            if count != deck.copies(picture) {
                return Err(format!("picture {index} is there {count} times, not {}", deck.copies(picture)));
            }
        }
        for artist in Artist::ALL {
            let shown = self.shown_by(artist);
            if self.owners[artist.index()].is_some() != (shown >= 2) || shown == 1 {
                return Err(format!("{artist} is on show with {shown} cards"));
            }
        }
        if self.exhibitions() > self.options.deck.exhibitions() {
            return Err(format!("{} exhibitions are on show", self.exhibitions()));
        }
        let ended = self.exhibitions() == self.options.deck.exhibitions() || self.piles.drawing() == 0;
        if self.phase != Phase::Over && self.ender.is_some() != ended {
            return Err(format!("the end is {:?}, but the condition {ended}", self.ender));
        }
        Ok(())
    }
}
