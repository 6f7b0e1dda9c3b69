//! What a player who thinks ahead may ask beyond the rules.

use table::{BySeat, Rng, Seat, Strategy};

use crate::action::Action;
use crate::components::Card;
use crate::grabbing::Position;
use crate::place::Place;
use crate::scoring::Gain;
use crate::state::{EdoYashiki, SEATS, Stage};

impl Strategy for EdoYashiki {
    const CLEAR_LEAD: f32 = 6.0;
    /// A round is one card each.
    const OUTLOOK: u32 = 4;

    #[inline]
    fn chapter(&self) -> u32 {
        u32::from(self.round) + u32::from(self.stage == Stage::Over)
    }

    /// The points so far and the most that the card in hand can score. What later rounds bring is left open.
    fn expect(&self) -> BySeat<f32> {
        BySeat::from_fn(self.seat_count(), |seat| {
            let hand = self.hands[seat].map_or(0, |card| self.best_place(seat, card).1.points);
            f32::from(self.points[seat]) + f32::from(hand)
        })
    }

    /// Grabs the card that scores most at once and places it there.
    fn plausible(&self, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        match (legal[0], self.hands[seat]) {
            (Action::Place(_), Some(card)) => Action::Place(self.best_place(seat, card).0),
            (Action::Grab(_), _) => Action::Grab(self.best_grab(seat)),
            (Action::Place(_) | Action::Settle | Action::Hajime, _) => legal[rng.below(legal.len() as u32) as usize],
        }
    }
}

impl EdoYashiki {
    /// Where this card scores most in the house of the seat, and how much; the first of equals.
    pub(crate) fn best_place(&self, seat: Seat, card: Card) -> (Place, Gain) {
        let mut best = (Place::default(), Gain::default());
        let mut most = None;
        self.houses[seat].each_gain(&[card], self.options.rules, self.markers[seat], |_, place, gain| {
            if most.is_none_or(|most| gain.points > most) {
                most = Some(gain.points);
                best = (place, gain);
            }
        });
        best
    }

    /// The card of the line that scores most in the house of the seat; the first of equals.
    fn best_grab(&self, seat: Seat) -> Position {
        let mut cards = [Card::default(); SEATS];
        let mut positions = [None; SEATS];
        let mut count = 0;
        for position in Position::all(self.seat_count()) {
            let slot = self.line[position.index()];
            if slot.taken.is_none() {
                (cards[count], positions[count]) = (slot.card, Some(position));
                count += 1;
            }
        }
        let mut best: Option<(u8, Card)> = None;
        self.houses[seat].each_gain(&cards[..count], self.options.rules, self.markers[seat], |card, _, gain| {
            if best.is_none_or(|(most, _)| gain.points > most) {
                best = Some((gain.points, card));
            }
        });
        let chosen = best.and_then(|(_, chosen)| cards[..count].iter().position(|&card| card == chosen)).unwrap_or(0);
        positions[chosen].expect("who grabs finds a card in the line")
    }
}
