//! A player of the house: sees what a seat sees, looks for the best place, thinks of the cards to come, of what the
//! others need, and of how long the game will last.
//!
//! Everything follows from the view and the generator that is handed in. The parameters are in [`Level`]; nothing else
//! makes one player of the house stronger than another. How they weigh what is to come is in [`Foresight`].

use table::{Rng, Seat};

use crate::action::Action;
use crate::grabbing::Position;
use crate::place::Place;
use crate::state::Stage;
use crate::view::View;

mod appraisal;
mod foresight;
mod future;
mod level;
mod line;

pub use foresight::Foresight;
pub use level::{Level, Nerves};

use appraisal::Appraiser;

/// A player of one level.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    level: Level,
    foresight: Foresight,
}

impl Player {
    /// A player of this level.
    pub fn new(level: Level) -> Player {
        Player { level, foresight: Foresight::OF_THE_HOUSE }
    }

    /// A player of this level who weighs what is to come in another way than the house.
    pub fn with_foresight(level: Level, foresight: Foresight) -> Player {
        Player { level, foresight }
    }

    /// Chooses when the game waits for this seat.
    ///
    /// # Panics
    /// If the view is one in which this seat has nothing to choose.
    pub fn choose(&self, seat: Seat, view: &View, rng: &mut Rng) -> Action {
        match view.stage {
            Stage::Laps => Action::Settle,
            Stage::Hajime => Action::Hajime,
            Stage::Rush | Stage::Draft => match view.hands[seat] {
                Some(_) => Action::Place(self.place(seat, view, rng)),
                None => Action::Grab(self.grab(seat, view, rng)),
            },
            Stage::Over => panic!("nobody chooses after the game"),
        }
    }

    /// The card to reach for in a rush, if this seat has none yet. How soon, its reflexes decide.
    pub fn react(&self, seat: Seat, view: &View, rng: &mut Rng) -> Option<Action> {
        let racing = view.stage == Stage::Rush && view.grabbing.contains(seat);
        racing.then(|| Action::Grab(self.grab(seat, view, rng)))
    }

    /// Where to lay the card in hand.
    fn place(&self, seat: Seat, view: &View, rng: &mut Rng) -> Place {
        let card = view.hands[seat].expect("who places has a card");
        self.appraiser(seat, view, rng).appraise(card, rng).place
    }

    /// Which card of the line to take.
    fn grab(&self, seat: Seat, view: &View, rng: &mut Rng) -> Position {
        line::choose(&self.appraiser(seat, view, rng), rng)
    }

    fn appraiser<'a>(&self, seat: Seat, view: &'a View, rng: &mut Rng) -> Appraiser<'a> {
        Appraiser::new(self.level, self.foresight, seat, view, rng)
    }
}
