//! Dealing the unseen cards to the other hands, every deal that fits what is known with the same chance.
//!
//! A hand is known by its size and by the artists its seat has shown to have no card of. A seat with such a void is
//! *bound*, the others are free. Bound seats are dealt first, then the free ones.
//!
//! Once only free seats follow, the number of ways to go on depends on how many cards are left and not on which, so the
//! last bound seat simply draws from the cards it can hold, and the free seats share what is left. Any earlier seat
//! first draws how many cards it gets of each group of cards that are alike, every division with as many chances as
//! there are deals that go on from it, and then which cards (`counting.rs`).

use std::ops::ControlFlow;

use table::Rng;

use crate::cards::{Card, Cards};
use crate::components::Artists;
use crate::counting::{Counts, MOST_UNSEEN, Plan};
use crate::options::MAX_SEATS;

/// A hand that has to be dealt.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Need {
    /// How many cards it takes.
    pub(crate) count: u8,
    /// The artists it has no card of.
    pub(crate) voids: Artists,
}

/// Deals `unseen` to the hands of `needs`, which take exactly all of it.
///
/// # Panics
/// If no deal fits what is known.
#[inline]
pub(crate) fn deal_unseen(unseen: Cards, needs: &[Need], rng: &mut Rng) -> [Cards; MAX_SEATS] {
    let mut hands = [Cards::NONE; MAX_SEATS];
    let mut rest = unseen;
    if needs.iter().all(|need| need.voids.is_empty()) {
        deal_freely(unseen, needs.iter().enumerate().map(|(place, need)| (place, need.count)), &mut hands, rng);
        return hands;
    }
    let plan = Plan::new(unseen, needs);
    for nth in 0..plan.bound {
        let hand = draw_bound(&plan, nth, rest, rng);
        hands[plan.places[nth]] = hand;
        rest -= hand;
    }
    let free = plan.bound..plan.seats;
    deal_freely(rest, free.map(|nth| (plan.places[nth], plan.counts[nth])), &mut hands, rng);
    hands
}

/// Deals all of the cards to seats that can hold any, given as their place and how many they take.
///
/// This is a shuffle from the back that stops before the last hand, which gets what is left.
#[inline]
fn deal_freely(cards: Cards, needs: impl Iterator<Item = (usize, u8)>, hands: &mut [Cards; MAX_SEATS], rng: &mut Rng) {
    let mut order = [Card::FILLER; MOST_UNSEEN];
    let mut left = 0;
    for card in cards.iter() {
        order[left] = card;
        left += 1;
    }
    let mut rest = cards;
    for (place, count) in needs {
        if count as usize == left {
            hands[place] |= rest;
            (rest, left) = (Cards::NONE, 0);
            continue;
        }
        for _ in 0..count {
            let drawn = rng.below(left as u32) as usize;
            left -= 1;
            let card = order[drawn];
            order[drawn] = order[left];
            hands[place] = hands[place].with(card);
            rest = rest.without(card);
        }
    }
    assert!(rest.is_empty(), "the hands take exactly the unseen cards");
}

/// Draws the hand of the nth bound seat of the plan from what is left.
fn draw_bound(plan: &Plan, nth: usize, rest: Cards, rng: &mut Rng) -> Cards {
    if nth + 1 == plan.bound {
        return rng.sample(plan.holdable(nth) & rest, plan.counts[nth]);
    }
    let groups = plan.groups(nth).map(|group| group & rest);
    let division = draw_division(plan, nth, groups.map(Cards::len), rng);
    let mut hand = Cards::NONE;
    for (group, count) in groups.into_iter().zip(division) {
        hand |= rng.sample(group, count);
    }
    hand
}

/// Draws how many cards of each group the nth bound seat gets.
fn draw_division(plan: &Plan, nth: usize, left: Counts, rng: &mut Rng) -> Counts {
    let total = plan.ways(nth, left);
    assert!(total > 0, "what a seat saw and remembers was possible");
    let mut chance = below_wide(total, rng);
    let drawn = plan.divide(nth, left, |division, ways| {
        if chance < ways {
            return ControlFlow::Break(division);
        }
        chance -= ways;
        ControlFlow::Continue(())
    });
    match drawn {
        ControlFlow::Break(division) => division,
        ControlFlow::Continue(()) => unreachable!("the chance is below the sum of all ways"),
    }
}

/// A number below `bound`, each with the same chance: as many bits as the bound has, drawn again if they are too many.
fn below_wide(bound: u128, rng: &mut Rng) -> u128 {
    const WORD: u32 = 31;
    let bits = u128::BITS - (bound - 1).leading_zeros();
    loop {
        let mut drawn = 0;
        for _ in 0..bits.div_ceil(WORD) {
            drawn = drawn << WORD | u128::from(rng.below(1 << WORD));
        }
        drawn &= (1u128 << bits) - 1;
        if drawn < bound {
            return drawn;
        }
    }
}
