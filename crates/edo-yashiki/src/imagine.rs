//! Whole worlds that look as the true one does: only the order of the unseen deck differs.

use table::{Rng, Seat};

use crate::components::{CARDS, Card};
use crate::state::{EdoYashiki, Pile, SEATS, Slot};
use crate::view::View;

impl EdoYashiki {
    /// A world that looks to the viewer as the true one does. The deck is all cards that lie nowhere, in any order
    /// with the same chance.
    pub(crate) fn imagined(view: &View, rng: &mut Rng) -> EdoYashiki {
        let mut line = [Slot::default(); SEATS];
        line[..usize::from(view.seats())].copy_from_slice(view.line.as_slice());
        let mut pile = unseen(view);
        rng.shuffle(pile.cards_mut());
        EdoYashiki {
            options: view.options,
            round: view.round,
            start: view.start,
            stage: view.stage,
            unready: view.unready,
            grabbing: view.grabbing,
            hands: view.hands,
            line,
            houses: view.houses,
            points: view.points,
            markers: view.markers,
            markers_before: view.markers_before,
            pile,
        }
    }
}

impl View {
    /// The cards that are neither in a house nor in a hand nor in the line: the deck, sorted.
    pub fn unseen(&self) -> Vec<Card> {
        unseen(self).cards().to_vec()
    }
}

/// The cards that are neither in a house nor in a hand nor in the line.
fn unseen(view: &View) -> Pile {
    let mut seen = [0u8; CARDS];
    for seat in Seat::all(view.seats()) {
        view.houses[seat].laid().iter().for_each(|laid| seen[laid.card.index()] += 1);
        if let Some(card) = view.hands[seat] {
            seen[card.index()] += 1;
        }
    }
    for slot in view.line.as_slice().iter().filter(|slot| slot.taken.is_none()) {
        seen[slot.card.index()] += 1;
    }
    Pile::new(view.options.deck.cards().filter(|card| match seen[card.index()] {
        0 => true,
        _ => {
            seen[card.index()] -= 1;
            false
        }
    }))
}
