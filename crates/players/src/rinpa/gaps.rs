//! The gaps in the center, found for all twelve sets at once.
//!
//! Sixteen bits of [`Cards`] belong to each artist, and in them the sets are neighboring fields of six, four and two
//! bits. Shifting all cards at once, and masking off what crosses into a neighboring field, answers a question for
//! every set in a few instructions.

use rinpa::{Card, Cards};

/// Repeats the twelve bits of one artist for all four.
const fn each_artist(lane: u64) -> u64 {
    lane * 0x0001_0001_0001_0001
}

/// The cards at least one, two and four places above the lowest of their set.
const ABOVE_LOWEST: [u64; 3] =
    [each_artist(0b1011_1011_1110), each_artist(0b0011_0011_1100), each_artist(0b0000_0011_0000)];
/// The cards at least one, two and four places below the highest of their set.
const BELOW_HIGHEST: [u64; 3] =
    [each_artist(0b0101_1101_1111), each_artist(0b0000_1100_1111), each_artist(0b0000_0000_0011)];

/// The cards of every set that are higher than the lowest of `cards` in it.
#[inline]
fn above(cards: u64) -> u64 {
    let near = cards << 1 & ABOVE_LOWEST[0];
    let near = near | near << 1 & ABOVE_LOWEST[0];
    let near = near | near << 2 & ABOVE_LOWEST[1];
    near | near << 4 & ABOVE_LOWEST[2]
}

/// The cards of every set that are lower than the highest of `cards` in it.
#[inline]
fn below(cards: u64) -> u64 {
    let near = cards >> 1 & BELOW_HIGHEST[0];
    let near = near | near >> 1 & BELOW_HIGHEST[0];
    let near = near | near >> 2 & BELOW_HIGHEST[1];
    near | near >> 4 & BELOW_HIGHEST[2]
}

/// Those of `missing` whose set lacks no other card: playing one completes the set.
#[inline]
pub(super) fn last_of_set(missing: Cards) -> Cards {
    let missing = missing.bits();
    Cards::from_bits(missing & !above(missing) & !below(missing))
}

/// Those of `missing` whose set lacks one other card: playing one leaves a single gap.
#[inline]
pub(super) fn last_but_one_of_set(missing: Cards) -> Cards {
    let missing = missing.bits();
    // Without its lowest and its highest missing card such a set lacks nothing, though it has two different ones.
    let inner = missing & above(missing) & below(missing);
    let of_three = inner | above(inner) | below(inner);
    Cards::from_bits(missing & (above(missing) | below(missing)) & !of_three)
}

/// Those of `cards` that no card of `others` of the same artist beats.
#[inline]
pub(super) fn unbeaten(cards: Cards, others: Cards) -> Cards {
    const ABOVE_BOTTOM: [u64; 4] =
        [each_artist(0b0111_1111_1111), each_artist(0b0011_1111_1111), each_artist(0b1111_1111), each_artist(0b1111)];
    let lower = others.bits() >> 1 & ABOVE_BOTTOM[0];
    let lower = lower | lower >> 1 & ABOVE_BOTTOM[0];
    let lower = lower | lower >> 2 & ABOVE_BOTTOM[1];
    let lower = lower | lower >> 4 & ABOVE_BOTTOM[2];
    let lower = lower | lower >> 8 & ABOVE_BOTTOM[3];
    Cards::from_bits(cards.bits() & !lower)
}

/// The cards of the same artist with a higher rank.
#[inline]
pub(super) fn beaten_by(card: Card) -> Cards {
    let bit = Cards::only(card).bits();
    Cards::from_bits(card.artist().cards().bits() & !((bit << 1) - 1))
}

/// The cards between one and a higher one of the same artist.
#[inline]
pub(super) fn between(low: Card, high: Card) -> Cards {
    Cards::from_bits(Cards::only(high).bits() - (Cards::only(low).bits() << 1))
}
