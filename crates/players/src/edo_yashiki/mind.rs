//! What a search knows of Edo Yashiki.

use bots::Mind;
use edo_yashiki::{Action, Card, EdoYashiki, Gain, MAX_SEATS, Place, Position, Stage};
use table::{BySeat, Game as _, Rng, Seat};

/// Counts points, and takes what scores most at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EdoYashikiMind;

impl Mind<EdoYashiki> for EdoYashikiMind {
    #[inline]
    fn clear_lead(&self) -> f32 {
        6.0
    }

    /// A chapter is a round, which is one card each.
    #[inline]
    fn outlook(&self) -> u32 {
        4
    }

    #[inline]
    fn chapter(&self, world: &EdoYashiki) -> u32 {
        u32::from(world.round()) + u32::from(world.stage() == Stage::Over)
    }

    /// The points so far and the most that the card in hand can score. What later rounds bring is left open.
    fn expect(&self, world: &EdoYashiki) -> BySeat<f32> {
        BySeat::from_fn(world.seats(), |seat| {
            let hand = world.hand(seat).map_or(0, |card| best_place(world, seat, card).1.points);
            f32::from(world.points(seat)) + f32::from(hand)
        })
    }

    /// Grabs the card that scores most at once and places it there.
    fn plausible(&self, world: &EdoYashiki, seat: Seat, legal: &[Action], rng: &mut Rng) -> Action {
        match (legal[0], world.hand(seat)) {
            (Action::Place(_), Some(card)) => Action::Place(best_place(world, seat, card).0),
            (Action::Grab(_), _) => Action::Grab(best_grab(world, seat)),
            (Action::Place(_) | Action::Settle | Action::Hajime, _) => legal[rng.below(legal.len() as u32) as usize],
        }
    }
}

/// Where this card scores most in the house of the seat, and how much; the first of equals.
pub(super) fn best_place(world: &EdoYashiki, seat: Seat, card: Card) -> (Place, Gain) {
    let mut best = (Place::default(), Gain::default());
    let mut most = None;
    world.house(seat).each_gain(&[card], world.options().rules, world.markers(seat), |_, place, gain| {
        if most.is_none_or(|most| gain.points > most) {
            most = Some(gain.points);
            best = (place, gain);
        }
    });
    best
}

/// The card of the line that scores most in the house of the seat; the first of equals.
fn best_grab(world: &EdoYashiki, seat: Seat) -> Position {
    let mut cards = [Card::default(); MAX_SEATS];
    let mut positions = [None; MAX_SEATS];
    let mut count = 0;
    for (position, slot) in Position::all(world.seats()).zip(world.slots()) {
        if slot.taken.is_none() {
            (cards[count], positions[count]) = (slot.card, Some(position));
            count += 1;
        }
    }
    let mut best: Option<(u8, Card)> = None;
    world.house(seat).each_gain(&cards[..count], world.options().rules, world.markers(seat), |card, _, gain| {
        if best.is_none_or(|(most, _)| gain.points > most) {
            best = Some((gain.points, card));
        }
    });
    let chosen = best.and_then(|(_, chosen)| cards[..count].iter().position(|&card| card == chosen)).unwrap_or(0);
    positions[chosen].expect("a seat that grabs finds a card in the line")
}
