//! Read access to a whole position, for players who imagine one.

use table::Seat;

use crate::cards::Cards;
use crate::components::Sets;
use crate::options::{MAX_SEATS, Options};
use crate::scoring::ScoreTable;
use crate::state::{Phase, Rinpa};
use crate::trick::Trick;

impl Rinpa {
    /// What the table was set up with.
    #[inline]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// What the game waits for.
    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Who is to act; when the game is over, who won the last trick.
    #[inline]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// The running trick.
    #[inline]
    pub const fn trick(&self) -> &Trick {
        &self.trick
    }

    /// The hand of a seat.
    #[inline]
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// All hands; those of seats that the table does not have are empty.
    #[inline]
    pub const fn hands(&self) -> &[Cards; MAX_SEATS] {
        &self.hands
    }

    /// Every card of this deal that was open from the start or has been played, wherever it went since.
    #[inline]
    pub const fn laid(&self) -> Cards {
        self.laid
    }

    /// The dead sets: complete, and taken by nobody.
    #[inline]
    pub const fn dead(&self) -> Sets {
        self.dead
    }

    /// The points of the finished deals.
    #[inline]
    pub const fn scores(&self) -> &ScoreTable {
        &self.scores
    }
}
