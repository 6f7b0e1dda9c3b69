//! The books of a game: every card in one place, every complete set accounted for.

use table::Seat;

use crate::cards::Cards;
use crate::components::{Set, Sets};
use crate::sets::Completed;
use crate::state::{Phase, Rinpa};

impl Rinpa {
    /// Whether the books balance.
    pub(crate) fn check_books(&self) -> Result<(), String> {
        self.check_cards()?;
        self.check_hand_sizes()?;
        self.check_sets()?;
        self.check_phase()
    }

    /// Every card of the deck is in one hand or laid, and those of the trick are laid.
    fn check_cards(&self) -> Result<(), String> {
        let mut found = Cards::NONE;
        for pile in self.hands.into_iter().chain([self.laid]) {
            if !(found & pile).is_empty() {
                return Err(format!("{} in two places", found & pile));
            }
            found |= pile;
        }
        let deck = self.options.deck.cards();
        if found != deck {
            return Err(format!("missing {}, not of this deck {}", deck - found, found - deck));
        }
        let trick = self.trick.pile();
        if trick.len() != self.trick.len() || !self.laid.contains_all(trick) {
            return Err(format!("the trick has {trick}, one of them twice or not laid"));
        }
        Ok(())
    }

    /// A seat that has played to the running trick holds one card less than the others.
    fn check_hand_sizes(&self) -> Result<(), String> {
        let seats = self.trick.seats();
        let last = self.trick.leader().left(seats - 1, seats);
        let full = self.hands[last.index()].len() + u8::from(self.trick.is_full());
        for (position, seat) in self.trick.leader().round(seats).enumerate() {
            let expected = full - u8::from((position as u8) < self.trick.len());
            let held = self.hands[seat.index()].len();
            if held != expected {
                return Err(format!("{seat} holds {held} cards instead of {expected}"));
            }
        }
        if self.hands[seats as usize..].iter().any(|hand| !hand.is_empty()) {
            return Err("somebody holds cards who is not at the table".to_string());
        }
        Ok(())
    }

    /// Every set that the laid cards complete was taken once or is dead, and no other set is.
    fn check_sets(&self) -> Result<(), String> {
        let mut given = Sets::NONE;
        for sets in self.won.into_iter().chain([self.dead]) {
            if !given.and(sets).is_empty() {
                return Err(format!("{} given out twice", given.and(sets)));
            }
            given = given.or(sets);
        }
        // What the running trick completes is given out when it is over.
        let before = self.laid - self.trick.pile();
        let complete: Sets = Set::all().filter(|set| before.contains_all(set.cards())).collect();
        if given != complete {
            return Err(format!("{complete} complete, but {given} given out"));
        }
        Ok(())
    }

    /// The phase fits the table.
    fn check_phase(&self) -> Result<(), String> {
        let seats = self.trick.seats();
        let deals = self.options.deals.count(seats);
        let finished = self.scores.finished();
        let fits = match self.phase {
            Phase::Play => {
                !self.trick.is_full()
                    && finished < deals
                    && self.turn == self.trick.leader().left(self.trick.len(), seats)
                    && !self.hands[self.turn.index()].is_empty()
            }
            Phase::Take => {
                let claims = Completed::in_trick(&self.trick, self.laid).sets;
                self.trick.is_full()
                    && finished < deals
                    && Some(self.turn) == self.trick.winning()
                    && self.trick.led().is_some_and(|led| (claims & led.sets()).len() > 1)
            }
            Phase::Over => finished == deals && self.laid == self.options.deck.cards(),
        };
        let totals_fit = Seat::all(seats).map(|seat| u32::from(self.scores.total(seat))).sum::<u32>()
            <= u32::from(finished) * u32::from(self.options.deck.cards().len());
        if fits && totals_fit { Ok(()) } else { Err(format!("{:?} does not fit the table", self.phase)) }
    }
}
