//! Dealing the unseen cards to the other hands, every deal that fits what is known with the same chance.
//!
//! A hand is known by its size and by the artists its seat has shown to have no card of. A seat with such a void is
//! *bound*, the others are free. Two facts keep the counting short:
//!
//! - Artists that the same bound seats can hold are alike: their cards form one group, and there are at most four.
//! - Once only free seats follow, the number of ways to go on depends on how many cards are left and not on which, so
//!   the last bound seat before them simply draws from the cards it can hold.
//!
//! Any other bound seat first draws how many cards it gets of each group, every division with as many chances as
//! there are deals that go on from it, and then which cards.

use std::ops::ControlFlow;

use table::Rng;

use crate::cards::Cards;
use crate::components::Artist;
use crate::memory::Artists;
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
    if needs.iter().any(|need| !need.voids.is_empty()) {
        let plan = Plan::new(unseen, needs);
        for level in 0..plan.bound {
            let hand = plan.draw(level, rest, rng);
            hands[plan.places[level]] = hand;
            rest -= hand;
        }
        for level in plan.bound..needs.len() {
            hands[plan.places[level]] = draw_from(&mut rest, plan.counts[level], rng);
        }
    } else {
        for (hand, need) in hands.iter_mut().zip(needs) {
            *hand = draw_from(&mut rest, need.count, rng);
        }
    }
    assert!(rest.is_empty(), "the hands take exactly the unseen cards");
    hands
}

/// Draws `count` cards out of `rest`.
#[inline]
fn draw_from(rest: &mut Cards, count: u8, rng: &mut Rng) -> Cards {
    let hand = Cards::from_bits(rng.bits(rest.bits(), u32::from(count)));
    *rest -= hand;
    hand
}

/// How many cards of each group, or how many a seat gets of each.
type Counts = [u8; 4];

/// The order in which hands are dealt: bound seats first, the most bound among them at the head.
struct Plan {
    /// How many of the seats are bound.
    bound: usize,
    /// How many seats there are.
    seats: usize,
    /// Which of the needs each seat of the order is.
    places: [usize; MAX_SEATS],
    /// How many cards each seat of the order takes.
    counts: [u8; MAX_SEATS],
    /// What each bound seat of the order finds.
    levels: [Level; MAX_SEATS],
}

/// What a bound seat finds when it is its turn to be dealt.
#[derive(Clone, Copy, Default)]
struct Level {
    /// The cards of each group.
    groups: [Cards; 4],
    /// Whether the seat can hold each group: all ones or zero, to mask a count with.
    holdable: Counts,
    /// Which group of the next level each group becomes a part of.
    into: [u8; 4],
}

impl Plan {
    fn new(unseen: Cards, needs: &[Need]) -> Plan {
        let mut plan = Plan {
            bound: 0,
            seats: needs.len(),
            places: [0; MAX_SEATS],
            counts: [0; MAX_SEATS],
            levels: [Level::default(); MAX_SEATS],
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

    /// Finds the groups of every level, from the last bound seat back to the first.
    fn group(&mut self, unseen: Cards, needs: &[Need]) {
        // Which of the bound seats from the level on can hold each artist, as bits; and the artist's group so far.
        let mut holders = [0u8; 4];
        let mut group_of = [0u8; 4];
        for level in (0..self.bound).rev() {
            let voids = needs[self.places[level]].voids;
            let next_group_of = group_of;
            let mut found = Level::default();
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
                found.groups[group] |= unseen.of(artist);
                found.holdable[group] = if voids.contains(artist) { 0 } else { u8::MAX };
                found.into[group] = next_group_of[index];
            }
            self.levels[level] = found;
        }
    }

    /// Draws the hand of the bound seat at this level from what is left.
    fn draw(&self, level: usize, rest: Cards, rng: &mut Rng) -> Cards {
        let Level { groups, holdable, .. } = self.levels[level];
        let left = groups.map(|group| (group & rest).len());
        if level + 1 == self.bound && self.bound < self.seats {
            let can_hold = (0..4).filter(|&group| holdable[group] != 0).fold(Cards::NONE, |all, g| all | groups[g]);
            return draw_from(&mut (can_hold & rest), self.counts[level], rng);
        }
        let division = self.draw_division(level, left, rng);
        let mut hand = Cards::NONE;
        for (group, count) in groups.into_iter().zip(division) {
            hand |= draw_from(&mut (group & rest), count, rng);
        }
        hand
    }

    /// Draws how many cards of each group the seat at this level gets.
    fn draw_division(&self, level: usize, left: Counts, rng: &mut Rng) -> Counts {
        let total = self.ways(level, left);
        assert!(total > 0, "what a seat saw and remembers was possible");
        let mut chance = below_wide(total, rng);
        let drawn = self.divide(level, left, |division, ways| {
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

    /// In how many ways the bound seats from this level on can be dealt their hands if so much is left of each group.
    ///
    /// What the free seats get is left out: it is the same factor everywhere.
    fn ways(&self, level: usize, left: Counts) -> u128 {
        let free_seats = self.seats - self.bound;
        match (self.bound - level, free_seats) {
            (0, _) => 1,
            (1, 0) => u128::from(self.barred(level, left) == 0),
            (1, _) => u128::from(choose(sum(left) - self.barred(level, left), self.counts[level])),
            (_, _) => {
                let mut total = 0;
                let _: ControlFlow<()> = self.divide(level, left, |_, ways| {
                    total += ways;
                    ControlFlow::Continue(())
                });
                total
            }
        }
    }

    /// How many of the cards left the seat at this level can't hold.
    fn barred(&self, level: usize, left: Counts) -> u8 {
        let holdable = self.levels[level].holdable;
        (0..4).map(|group| left[group] & !holdable[group]).sum()
    }

    /// Goes through every division of the hand at this level among the groups, each with its number of deals.
    fn divide<B>(
        &self,
        level: usize,
        left: Counts,
        mut visit: impl FnMut(Counts, u128) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let Level { holdable, into, .. } = self.levels[level];
        let count = self.counts[level];
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
                    visit(division, u128::from(chosen) * self.ways(level + 1, next))?;
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
    Artist::ALL.into_iter().filter(|&artist| need.voids.contains(artist) && !unseen.of(artist).is_empty()).count()
}

fn sum(counts: Counts) -> u8 {
    counts.iter().sum()
}

/// The most cards that can be unseen, and the largest hand.
const MOST_UNSEEN: usize = 48;
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
