//! How a deal stands, at a glance: the points so far, and a chance for every seat on every set that nobody has yet.

use table::{BySeat, Seat};

use crate::cards::{Card, Cards};
use crate::chances::{Chances, Open};
use crate::components::Set;
use crate::options::MAX_SEATS;
use crate::sets::Completed;
use crate::state::{Phase, Rinpa};

impl Rinpa {
    /// The points each seat may expect, up to what all expect alike.
    ///
    /// Before the first card of a deal that is what they have: nobody has done anything yet for the deal that comes.
    #[inline]
    pub(crate) fn expectation(&self, chances: &Chances) -> BySeat<f32> {
        let totals = self.total_points();
        let mut expected = BySeat::from_fn(self.trick.seats(), |seat| f32::from(totals[seat]));
        match self.phase {
            Phase::Play | Phase::Take if !self.is_fresh() => self.add_chances(chances, &mut expected),
            Phase::Play | Phase::Take | Phase::Over => {}
        }
        expected
    }

    /// Whether nobody has played a card in this deal.
    #[inline]
    fn is_fresh(&self) -> bool {
        self.trick.is_empty() && self.hands[self.turn.index()].len() == self.options.deck.hand(self.trick.seats())
    }

    fn add_chances(&self, chances: &Chances, expected: &mut BySeat<f32>) {
        let missing = self.options.deck.cards() - self.laid;
        for set in Set::all() {
            let missing = missing & set.cards();
            if !missing.is_empty() {
                self.add_open(set, missing, chances, expected);
            }
        }
        self.add_completed(chances, expected);
    }

    /// A set that lacks cards: what each seat holds of them and of their artist.
    fn add_open(&self, set: Set, missing: Cards, chances: &Chances, expected: &mut BySeat<f32>) {
        let hands: [Cards; MAX_SEATS] = self.hands.map(|hand| hand.of(set.artist()));
        let all = hands.iter().fold(Cards::NONE, |all, &hand| all | hand);
        let Some(top) = all.last() else { return };
        let Open { held, top: for_top, share } = chances.open(missing.len());
        let points = f32::from(set.size());
        let alike = (1.0 - held - for_top - share) / f32::from(self.trick.seats());
        let (per_missing, per_card) = (held / f32::from(missing.len()), share / f32::from(all.len()));
        for seat in Seat::all(self.trick.seats()) {
            let hand = hands[seat.index()];
            let chance = per_missing * f32::from((hand & missing).len())
                + per_card * f32::from(hand.len())
                + if hand.contains(top) { for_top } else { 0.0 };
            expected[seat] += points * (alike + chance);
        }
    }

    /// The sets that the running trick has completed, if the strongest wins it, and if nobody beats the winner so far.
    fn add_completed(&self, chances: &Chances, expected: &mut BySeat<f32>) {
        let completed = Completed::in_trick(&self.trick, self.laid);
        let (Some(best), Some(winning)) = (self.trick.winning_card(), self.trick.winning()) else { return };
        let likely = chances.to_strongest;
        for (winner, chance) in [(self.strongest(best, winning), likely), (winning, 1.0 - likely)] {
            // The sets of one artist are listed from the largest down.
            let chosen = completed.sets.of(best.artist()).first();
            for set in completed.sets.iter() {
                if let Some(seat) = completed.taker(set, winner, chosen) {
                    expected[seat] += f32::from(set.size()) * chance;
                }
            }
        }
    }

    /// Who can win the running trick if everybody tries.
    fn strongest(&self, best: Card, winning: Seat) -> Seat {
        let seats = self.trick.seats();
        let yet_to_play = self.trick.leader().round(seats).skip(self.trick.len() as usize);
        let highest = |seat: Seat| Some(((self.hands[seat.index()] & best.beaten_by()).last()?, seat));
        yet_to_play.filter_map(highest).max().map_or(winning, |(_, seat)| seat)
    }
}
