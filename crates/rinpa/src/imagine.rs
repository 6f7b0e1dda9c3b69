//! A whole world from what one seat sees and remembers.

use table::{Rng, Seat};

use crate::cards::Cards;
use crate::components::{Artists, Sets};
use crate::memory::Memory;
use crate::options::MAX_SEATS;
use crate::sampler::{Need, deal_unseen};
use crate::state::{Phase, Rinpa};
use crate::view::{SetState, View};

impl Rinpa {
    /// A world in which the unseen cards are dealt anew, every deal that fits with the same chance.
    ///
    /// What is unseen is everything but the viewer's hand and the cards on the table; what must fit is the size of
    /// every hand and every void it has shown.
    pub(crate) fn dream(view: &View, memory: &Memory, rng: &mut Rng) -> Rinpa {
        let mut world = Rinpa::without_hands(view);
        let mut needs = [Need::default(); MAX_SEATS];
        for seat in Seat::all(view.seats) {
            let voids = memory.void_set(seat).or(void_in_sight(view, seat));
            needs[seat.index()] = Need { count: view.hand_sizes[seat], voids };
        }
        if let Some(seat) = view.viewer.seat() {
            needs[seat.index()] = Need::default();
        }
        let unseen = view.options.deck.cards() - world.laid - view.hand;
        world.hands = deal_unseen(unseen, &needs[..view.seats as usize], rng);
        if let Some(seat) = view.viewer.seat() {
            world.hands[seat.index()] = view.hand;
        }
        world
    }

    /// Everything that a viewer sees of a world, with empty hands.
    #[inline]
    fn without_hands(view: &View) -> Rinpa {
        let mut won = [Sets::NONE; MAX_SEATS];
        let mut dead = Sets::NONE;
        let mut laid = view.center | view.trick.pile();
        for set_view in view.sets {
            match set_view.state {
                SetState::Taken { by } => {
                    won[by.index()] = won[by.index()].with(set_view.set);
                    laid |= set_view.set.cards();
                }
                SetState::Dead => dead = dead.with(set_view.set),
                SetState::Open { .. } | SetState::Completed { .. } | SetState::Absent => {}
            }
        }
        let mut sets_before = [0; MAX_SEATS];
        for (seat, total) in view.total_sets.iter() {
            let running = match view.phase {
                Phase::Play | Phase::Take => won[seat.index()].len(),
                Phase::Over => 0,
            };
            sets_before[seat.index()] = total - running;
        }
        Rinpa {
            options: view.options,
            phase: view.phase,
            turn: view.turn.unwrap_or(view.trick.leader()),
            first_leader: view.first_leader,
            trick: view.trick,
            hands: [Cards::NONE; MAX_SEATS],
            laid,
            won,
            dead,
            scores: view.finished,
            sets_before,
        }
    }
}

/// The void that a seat shows in the running trick, for a viewer who has just come to the table.
#[inline]
fn void_in_sight(view: &View, seat: Seat) -> Artists {
    let off_suit = |led| view.trick.plays().any(|(player, card)| player == seat && card.artist() != led);
    match view.trick.led() {
        Some(led) if off_suit(led) => Artists::NONE.with(led),
        Some(_) | None => Artists::NONE,
    }
}
