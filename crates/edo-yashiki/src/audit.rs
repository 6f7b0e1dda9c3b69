//! Whether the books balance.

use table::{Seat, SeatSet};

use crate::components::{CARDS, Card};
use crate::house::House;
use crate::options::{Grab, Rules};
use crate::state::{EdoYashiki, Stage};

impl EdoYashiki {
    /// Checks that no card was lost or made, that houses stand as the rules want them, and that the stage fits.
    pub(crate) fn balance(&self) -> Result<(), String> {
        self.balance_cards()?;
        self.balance_line()?;
        self.balance_stage()?;
        Seat::all(self.seat_count()).try_for_each(|seat| self.balance_house(seat))
    }

    fn balance_cards(&self) -> Result<(), String> {
        let mut found = [0u8; CARDS];
        let in_line = self.slots().iter().filter(|slot| slot.taken.is_none()).map(|slot| slot.card);
        let in_hands = self.hands.as_slice().iter().flatten().copied();
        let laid = self.houses.as_slice().iter().flat_map(House::laid).map(|laid| laid.card);
        for card in self.pile.cards().iter().copied().chain(in_line).chain(in_hands).chain(laid) {
            found[card.index()] += 1;
        }
        for card in Card::all() {
            let (found, expected) = (found[card.index()], self.options.deck.copies_of(card));
            if found != expected {
                return Err(format!("card {card} is there {found} times, not {expected}"));
            }
        }
        Ok(())
    }

    fn balance_line(&self) -> Result<(), String> {
        for seat in Seat::all(self.seat_count()) {
            let taken: Vec<Card> =
                self.slots().iter().filter(|slot| slot.taken == Some(seat)).map(|slot| slot.card).collect();
            let fits = match (taken.as_slice(), self.hands[seat]) {
                ([], None) => self.grabbing.contains(seat),
                (&[card], Some(held)) => card == held && !self.grabbing.contains(seat),
                (&[card], None) => {
                    !self.grabbing.contains(seat) && self.houses[seat].last().is_some_and(|l| l.card == card)
                }
                _ => false,
            };
            if !fits {
                return Err(format!("seat {seat} took {taken:?} from the line and holds {:?}", self.hands[seat]));
            }
        }
        Ok(())
    }

    fn balance_stage(&self) -> Result<(), String> {
        let all = SeatSet::all(self.seat_count());
        let rush = self.options.grab == Grab::Rush;
        let fits = match self.stage {
            Stage::Laps => {
                rush && self.grabbing == all && !self.unready.is_empty() && !self.unready.contains(self.start)
            }
            Stage::Hajime => rush && self.grabbing == all && self.unready.is_empty(),
            Stage::Rush => rush && self.unready.is_empty() && self.grabbing.len() != 1,
            Stage::Draft => self.unready.is_empty() && self.grabbing.len() != 1,
            Stage::Over => self.grabbing.is_empty() && self.placing().is_empty(),
        };
        if fits { Ok(()) } else { Err(format!("the stage {:?} does not fit: {self:?}", self.stage)) }
    }

    fn balance_house(&self, seat: Seat) -> Result<(), String> {
        let house = &self.houses[seat];
        let has_placed = !self.grabbing.contains(seat) && self.hands[seat].is_none();
        let expected = self.round + u8::from(has_placed);
        if house.cards() != expected {
            return Err(format!("the house of seat {seat} has {} cards, not {expected}", house.cards()));
        }
        let markers = self.markers[seat];
        let fits = match self.options.rules {
            Rules::Standard => markers == crate::kind::ALL_KINDS,
            Rules::Specialist => !markers.is_empty(),
        };
        if fits { Ok(()) } else { Err(format!("seat {seat} has the markers {markers}")) }
    }
}
