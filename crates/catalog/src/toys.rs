//! The toys of the testkit as games, for tests of whoever holds games without knowing them. They are not offered.

use bots::Uniform;
use table::Game;
use testkit::toys::{Bids, Hands, Snap};

use crate::{Entry, Level, Levels};

impl Entry for Bids {
    const TITLE: &'static str = "Bids";
    const ABOUT: &'static str = "Everybody bids in secret at the same time.";
    const LEVELS: Levels<Bids> = &[uniform()];
}

impl Entry for Hands {
    const TITLE: &'static str = "Hands";
    const ABOUT: &'static str = "Hidden hands and a card that nobody knows.";
    const LEVELS: Levels<Hands> = &[uniform()];
}

impl Entry for Snap {
    const TITLE: &'static str = "Snap";
    const ABOUT: &'static str = "A race against a clock.";
    const LEVELS: Levels<Snap> = &[uniform()];
}

const fn uniform<G: Game>() -> Level<G> {
    Level {
        name: "anyhow",
        about: "does anything legal",
        parameters: || "none".to_string(),
        make: |rng| Box::new(Uniform::new(rng)),
    }
}
