//! How a deal stands, at a glance: the points so far, and a chance for every seat on every set that nobody has yet.

use rinpa::{Card, Cards, Completed, MAX_SEATS, Phase, Rinpa, Set};
use table::{BySeat, Seat};

use super::chances::{Chances, Open};
use super::gaps::beaten_by;

/// The points each seat may expect, up to what all expect alike.
///
/// Before the first card of a deal that is what they have: nobody has done anything yet for the deal that comes.
#[inline]
pub(super) fn expectation(world: &Rinpa, chances: &Chances) -> BySeat<f32> {
    let totals = world.total_points();
    let mut expected = BySeat::from_fn(world.trick().seats(), |seat| f32::from(totals[seat]));
    match world.phase() {
        Phase::Play | Phase::Take if !is_fresh(world) => add_chances(world, chances, &mut expected),
        Phase::Play | Phase::Take | Phase::Over => {}
    }
    expected
}

/// Whether nobody has played a card in this deal.
#[inline]
fn is_fresh(world: &Rinpa) -> bool {
    world.trick().is_empty() && world.hand(world.turn()).len() == world.options().deck.hand(world.trick().seats())
}

fn add_chances(world: &Rinpa, chances: &Chances, expected: &mut BySeat<f32>) {
    let missing = world.options().deck.cards() - world.laid();
    for set in Set::all() {
        let missing = missing & set.cards();
        if !missing.is_empty() {
            add_open(world, set, missing, chances, expected);
        }
    }
    add_completed(world, chances, expected);
}

/// A set that lacks cards: what each seat holds of them and of their artist.
fn add_open(world: &Rinpa, set: Set, missing: Cards, chances: &Chances, expected: &mut BySeat<f32>) {
    let hands: [Cards; MAX_SEATS] = world.hands().map(|hand| hand & set.artist().cards());
    let all = hands.iter().fold(Cards::NONE, |all, &hand| all | hand);
    let Some(top) = all.last() else { return };
    let Open { held, top: for_top, share } = chances.open(missing.len());
    let points = f32::from(set.size());
    let alike = (1.0 - held - for_top - share) / f32::from(world.trick().seats());
    let (per_missing, per_card) = (held / f32::from(missing.len()), share / f32::from(all.len()));
    for seat in Seat::all(world.trick().seats()) {
        let hand = hands[seat.index()];
        let chance = per_missing * f32::from((hand & missing).len())
            + per_card * f32::from(hand.len())
            + if hand.contains(top) { for_top } else { 0.0 };
        expected[seat] += points * (alike + chance);
    }
}

/// The sets that the running trick has completed, if the strongest wins it, and if nobody beats the winner so far.
fn add_completed(world: &Rinpa, chances: &Chances, expected: &mut BySeat<f32>) {
    let completed = Completed::in_trick(world.trick(), world.laid());
    let (Some(best), Some(winning)) = (world.trick().winning_card(), world.trick().winning()) else { return };
    let likely = chances.to_strongest;
    for (winner, chance) in [(strongest(world, best, winning), likely), (winning, 1.0 - likely)] {
        // The sets of one artist are listed from the largest down.
        let chosen = (completed.sets & best.artist().sets()).first();
        for set in completed.sets.iter() {
            if let Some(seat) = completed.taker(set, winner, chosen) {
                expected[seat] += f32::from(set.size()) * chance;
            }
        }
    }
}

/// Who can win the running trick if everybody tries.
fn strongest(world: &Rinpa, best: Card, winning: Seat) -> Seat {
    let seats = world.trick().seats();
    let yet_to_play = world.trick().leader().round(seats).skip(world.trick().len() as usize);
    let highest = |seat: Seat| Some(((world.hand(seat) & beaten_by(best)).last()?, seat));
    yet_to_play.filter_map(highest).max().map_or(winning, |(_, seat)| seat)
}
