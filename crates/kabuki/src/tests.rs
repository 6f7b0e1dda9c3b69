//! The tests, by topic: the chapters of the rulebook, the rulings, sight and memory, the player, and the laws.

mod components;
mod setup;

mod turn;

mod window;

mod stop;

mod round_end;
mod scoring;

mod rulings;

mod refusals;
mod sight;

mod imagination;

mod costs;
mod readme;
mod records;

use crate::{DeckSize, Kabuki, KabukiOptions, Window};

testkit::laws!(
    Kabuki,
    small: KabukiOptions { window: Window::Untimed, deck: DeckSize::Small },
    games: 90,
    bound: 2_000,
);

testkit::fixtures!(Kabuki, "fixtures");
