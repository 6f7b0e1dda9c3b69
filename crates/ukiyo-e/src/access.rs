//! Read access to a whole position, for players who imagine one.

use table::Seat;

use crate::{Artist, Cards, Phase, Picture, UkiyoE, UkiyoEOptions};

impl UkiyoE {
    /// What the table was set up with.
    #[inline]
    pub const fn options(&self) -> &UkiyoEOptions {
        &self.options
    }

    /// The running round, counted from 0.
    #[inline]
    pub const fn round(&self) -> u8 {
        self.round
    }

    /// Whose turn it is.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// Who met the end condition (§8), once somebody has.
    #[inline]
    pub const fn ender(&self) -> Option<Seat> {
        self.ender
    }

    /// What the turn waits for.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The hand of a seat.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat]
    }

    /// The cards of all exhibitions.
    #[inline]
    pub const fn shown(&self) -> Cards {
        self.shown
    }

    /// Who holds the exhibition of an artist.
    #[inline]
    pub const fn owner(&self, artist: Artist) -> Option<Seat> {
        self.owners[artist.index()]
    }

    /// How many cards the draw pile has.
    #[inline]
    pub fn drawing(&self) -> u8 {
        self.piles.drawing()
    }

    /// The visible card of the discard pile.
    #[inline]
    pub fn top_discard(&self) -> Option<Picture> {
        self.piles.top()
    }

    /// How many cards of an artist are still in the game: one that scored is out of it (§10).
    #[inline]
    pub fn cards_of(&self, artist: Artist) -> u8 {
        let gone = self.kept.iter().filter(|round| round[artist.index()].is_some()).count();
        artist.printed_cards() - gone as u8
    }
}
