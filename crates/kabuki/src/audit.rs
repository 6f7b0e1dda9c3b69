//! Whether the books balance.

use table::SeatSet;

use crate::components::{MASKS, Mask, ROUNDS, TOKENS};
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
        let mut counts = [0; MASKS];
        for mask in self.stacks.masks() {
            counts[mask.index()] += 1;
        }
        if let Phase::Placing { mask } = self.phase {
            counts[mask.index()] += 1;
        }
        for mask in Mask::ALL {
            let found = counts[mask.index()] + self.deck.left(mask);
            let expected = self.options.deck.copies_of(mask);
            if found != expected {
                return Err(format!("there are {found} masks {mask}, but there must be {expected}"));
            }
        }
        let left: u8 = Mask::ALL.iter().map(|&mask| self.deck.left(mask)).sum();
        if left != self.deck.total() {
            return Err(format!("the deck says {} masks and has {left}", self.deck.total()));
        }
        Ok(())
    }

    fn balance_tokens(&self) -> Result<(), String> {
        let held: u8 = self.tokens.as_slice().iter().sum();
        if held + self.in_box != TOKENS {
            return Err(format!("{held} tokens are held and {} are in the box", self.in_box));
        }
        let broke = self.tokens.as_slice().iter().filter(|&&tokens| tokens == 0).count();
        match self.phase {
            Phase::Checking { .. } | Phase::Over if broke <= 1 => Ok(()),
            _ if broke == 0 => Ok(()),
            phase => Err(format!("{broke} seats have no token in {phase:?}")),
        }
    }

    fn balance_rounds(&self) -> Result<(), String> {
        let over = match self.phase {
            Phase::Over => ROUNDS,
            Phase::Opening
            | Phase::Placing { .. }
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
            Phase::Opening => self.stacks.count() == 0,
            Phase::Placing { .. } | Phase::Over => true,
            Phase::Racing { .. } => self.options.window.pace().is_some() && self.stacks.count() > 0,
            Phase::Answering { asked, stops } => {
                self.options.window.pace().is_none()
                    && self.stacks.count() > 0
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
