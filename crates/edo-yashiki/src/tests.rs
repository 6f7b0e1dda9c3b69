//! The tests, by topic: the chapters of the rulebook, its examples, the rulings, the geometry, and the laws.

mod naive;

mod components;
mod setup;

mod grabbing;
mod rush;

mod placing;

mod examples;
mod scoring;

mod specialist;

mod game_end;

mod rulings;

mod refusals;
mod sight;

mod geometry;

mod costs;
mod imagination;

mod readme;
mod records;

use crate::{Deck, EdoYashiki, EdoYashikiOptions, Grab, Rules};

testkit::laws!(
    EdoYashiki,
    small: EdoYashikiOptions { grab: Grab::Draft, rules: Rules::Standard, deck: Deck::Small },
    games: 96,
    bound: 1_000,
);

testkit::fixtures!(EdoYashiki, "fixtures");
