//! Counting the deals that fit what is known of the hands.
//!
//! Artists that the same bound seats can hold are alike: their cards form one group, and there are at most four. So it
//! is enough to know how many cards of each group are left, and to go through the few ways in which a hand can be
//! divided among the groups.

use std::ops::ControlFlow;

use crate::cards::Cards;
use crate::components::Artist;
use crate::options::MAX_SEATS;
use crate::sampler::Need;

/// How many cards of each group, or how many a seat gets of each.
pub(crate) type Counts = [u8; 4];

/// The order in which hands are dealt: bound seats first, the most bound among them at the head.
pub(crate) struct Plan {
    /// How many of the seats are bound.
    pub(crate) bound: usize,
    /// How many seats there are.
    pub(crate) seats: usize,
    /// Which of the needs each seat of the order is.
    pub(crate) places: [usize; MAX_SEATS],
    /// How many cards each seat of the order takes.
    pub(crate) counts: [u8; MAX_SEATS],
    /// What each bound seat of the order finds.
    bound_seats: [BoundSeat; MAX_SEATS],
}

/// What a bound seat finds when it is its turn to be dealt.
#[derive(Clone, Copy, Default)]
struct BoundSeat {
    /// The cards of each group.
    groups: [Cards; 4],
    /// Whether the seat can hold each group: all ones or zero, to mask a count with.
    holdable: Counts,
    /// Which group of the next bound seat each group becomes a part of.
    into: [u8; 4],
}

impl Plan {
    pub(crate) fn new(unseen: Cards, needs: &[Need]) -> Plan {
        let mut plan = Plan {
            bound: 0,
            seats: needs.len(),
            places: [0; MAX_SEATS],
            counts: [0; MAX_SEATS],
            bound_seats: [BoundSeat::default(); MAX_SEATS],
        };
        let mut filled = 0;
        for bars in (0..=4).rev() {
            for (place, need) in needs.iter().enumerate() {
                if bars_of(unseen, need) == bars {
                    plan.places[filled] = place;
                    plan.counts[filled] = need.count;
                    filled += 1;
                }
            }
            if bars == 1 {
                plan.bound = filled;
            }
        }
        plan.group(unseen, needs);
        plan
    }

    /// Finds the groups of every bound seat, from the last back to the first.
    fn group(&mut self, unseen: Cards, needs: &[Need]) {
        // Which of the bound seats from this one on can hold each artist, as bits; and the artist's group so far.
        let mut holders = [0u8; 4];
        let mut group_of = [0u8; 4];
        for nth in (0..self.bound).rev() {
            let voids = needs[self.places[nth]].voids;
            let next_group_of = group_of;
            let mut found = BoundSeat::default();
            let mut keys = [0u8; 4];
            let mut groups = 0;
            for artist in Artist::ALL {
                let index = artist.index();
                holders[index] = holders[index] << 1 | u8::from(!voids.contains(artist));
                let known = keys[..groups].iter().position(|&key| key == holders[index]);
                let group = known.unwrap_or(groups);
                groups = groups.max(group + 1);
                keys[group] = holders[index];
                group_of[index] = group as u8;
                found.groups[group] |= unseen & artist.cards();
                found.holdable[group] = if voids.contains(artist) { 0 } else { u8::MAX };
                found.into[group] = next_group_of[index];
            }
            self.bound_seats[nth] = found;
        }
    }

    /// The cards of each group that the nth bound seat finds.
    pub(crate) fn groups(&self, nth: usize) -> [Cards; 4] {
        self.bound_seats[nth].groups
    }

    /// The cards that the nth bound seat can hold.
    pub(crate) fn holdable(&self, nth: usize) -> Cards {
        let BoundSeat { groups, holdable, .. } = self.bound_seats[nth];
        let can_hold = groups.into_iter().zip(holdable).filter(|&(_, holdable)| holdable != 0);
        can_hold.fold(Cards::NONE, |all, (group, _)| all | group)
    }

    /// In how many ways the bound seats from the nth on can be dealt their hands if this much is left of each group.
    ///
    /// What the free seats get is left out: it is the same factor everywhere.
    pub(crate) fn ways(&self, nth: usize, left: Counts) -> u128 {
        if nth + 1 == self.bound {
            let holdable = self.bound_seats[nth].holdable;
            return u128::from(choose((0..4).map(|group| left[group] & holdable[group]).sum(), self.counts[nth]));
        }
        let mut total = 0;
        let _: ControlFlow<()> = self.divide(nth, left, |_, ways| {
            total += ways;
            ControlFlow::Continue(())
        });
        total
    }

    /// Goes through every division of the hand of the nth bound seat among the groups, each with its number of deals.
    pub(crate) fn divide<B>(
        &self,
        nth: usize,
        left: Counts,
        mut visit: impl FnMut(Counts, u128) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let BoundSeat { holdable, into, .. } = self.bound_seats[nth];
        let count = self.counts[nth];
        let most: Counts = std::array::from_fn(|group| left[group] & holdable[group]);
        for first in 0..=most[0].min(count) {
            for second in 0..=most[1].min(count - first) {
                let after = count - first - second;
                for third in after.saturating_sub(most[3])..=most[2].min(after) {
                    let division = [first, second, third, after - third];
                    let mut next = [0; 4];
                    let mut chosen = 1;
                    for group in 0..4 {
                        next[into[group] as usize] += left[group] - division[group];
                        chosen *= choose(left[group], division[group]);
                    }
                    visit(division, u128::from(chosen) * self.ways(nth + 1, next))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// How many artists with unseen cards a hand is barred from.
fn bars_of(unseen: Cards, need: &Need) -> usize {
    if need.count == 0 {
        return 0;
    }
    Artist::ALL
        .into_iter()
        .filter(|&artist| need.voids.contains(artist) && !(unseen & artist.cards()).is_empty())
        .count()
}

/// The most cards that can be unseen, and the largest hand.
pub(crate) const MOST_UNSEEN: usize = 48;
const LARGEST_HAND: usize = 15;

/// In how many ways `count` of `all` cards can be chosen.
#[inline]
fn choose(all: u8, count: u8) -> u64 {
    CHOOSE[all as usize][count as usize]
}

const CHOOSE: [[u64; LARGEST_HAND + 1]; MOST_UNSEEN + 1] = {
    let mut table = [[0; LARGEST_HAND + 1]; MOST_UNSEEN + 1];
    let mut all = 0;
    while all <= MOST_UNSEEN {
        table[all][0] = 1;
        let mut count = 1;
        while count <= LARGEST_HAND && all > 0 {
            table[all][count] = table[all - 1][count - 1] + table[all - 1][count];
            count += 1;
        }
        all += 1;
    }
    table
};
