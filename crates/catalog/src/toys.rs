//! The toys of the testkit as games, for tests of programs that hold games without knowing them. They are not offered.

use testkit::toys::{Bids, Hands, Snap};

use crate::Entry;

impl Entry for Bids {
    const TITLE: &'static str = "Bids";
    const ABOUT: &'static str = "Everybody bids in secret at the same time.";
}

impl Entry for Hands {
    const TITLE: &'static str = "Hands";
    const ABOUT: &'static str = "Hidden hands and a card that nobody knows.";
}

impl Entry for Snap {
    const TITLE: &'static str = "Snap";
    const ABOUT: &'static str = "A race against a clock.";
}
