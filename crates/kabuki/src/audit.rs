//! Whether the books balance.

use table::SeatSet;

use crate::components::{Actor, Mask, ROUNDS, TOKENS};
use crate::state::{Kabuki, Phase};

impl Kabuki {
    /// Checks that no mask and no token was lost or made, and that the phase fits the table.
    pub(crate) fn balance(&self) -> Result<(), String> {
        self.balance_masks()?;
        self.balance_tokens()?;
        self.balance_rounds()?;
        self.balance_phase()
    }

    fn balance_masks(&self) -> Result<(), String> {
        for mask in Mask::ALL {
            let found = self.masks.iter().filter(|&other| other == mask).count();
            let expected = usize::from(self.options.deck.copies_of(mask));
            if found != expected {
                return Err(format!("there are {found} masks {mask}, but there must be {expected}"));
            }
        }
        let heights: u8 = Actor::ALL.iter().map(|&actor| self.masks.height(actor)).sum();
        if heights + self.masks.unplaced() != self.options.deck.masks() {
            return Err(format!("{heights} masks lie on the actors and {} do not", self.masks.unplaced()));
        }
        Ok(())
    }

    fn balance_tokens(&self) -> Result<(), String> {
        let held: u8 = self.tokens.as_slice().iter().sum();
        if held + self.in_box != TOKENS {
            return Err(format!("{held} tokens are held and {} are in the box", self.in_box));
        }
        let broke = self.tokens.as_slice().iter().filter(|&&tokens| tokens == 0).count();
        let allowed = match self.phase {
            Phase::Checking { .. } | Phase::Over => 1,
            Phase::Opening | Phase::Placing | Phase::Racing { .. } | Phase::Answering { .. } => 0,
        };
        if broke <= allowed { Ok(()) } else { Err(format!("{broke} seats have no token in {:?}", self.phase)) }
    }

    fn balance_rounds(&self) -> Result<(), String> {
        let over = match self.phase {
            Phase::Over => ROUNDS,
            Phase::Opening
            | Phase::Placing
            | Phase::Racing { .. }
            | Phase::Answering { .. }
            | Phase::Checking { .. } => usize::from(self.round),
        };
        let written = self.rounds.iter().take_while(|round| round.is_some()).count();
        if written != over || self.rounds[over..].iter().any(Option::is_some) {
            return Err(format!("{over} rounds are over, but {:?} is written down", self.rounds));
        }
        Ok(())
    }

    fn balance_phase(&self) -> Result<(), String> {
        let seats = SeatSet::all(self.seat_count());
        let fits = match self.phase {
            Phase::Opening => self.masks.placed() == 0,
            Phase::Placing => self.masks.unplaced() > 0,
            Phase::Over => true,
            Phase::Racing { .. } => self.options.window.pace().is_some() && self.masks.placed() > 0,
            Phase::Answering { asked, stops } => {
                self.options.window.pace().is_none()
                    && self.masks.placed() > 0
                    && !asked.is_empty()
                    && asked.and(stops).is_empty()
                    && asked.or(stops).or(self.others()) == self.others()
            }
            Phase::Checking { stopper, asked, .. } => {
                stopper != self.active
                    && asked.or(seats) == seats
                    && asked.is_empty() == self.options.window.pace().is_some()
            }
        };
        if fits { Ok(()) } else { Err(format!("the phase {:?} does not fit the table", self.phase)) }
    }
}
