//! The tests, by topic.

use crate::{DeckSize, Kabuki, KabukiOptions, Window};

testkit::laws!(
    Kabuki,
    small: KabukiOptions { window: Window::Untimed, deck: DeckSize::Small },
    bound: 2_000,
);
