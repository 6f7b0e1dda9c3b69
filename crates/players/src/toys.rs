//! Players for the toys of the testkit, for tests of programs that hold games without knowing them.

use bots::{PlainMind, Uniform};
use table::Game;
use testkit::toys::{Bids, Hands, Snap};

use crate::{Level, Levels, PlayedGame};

impl PlayedGame for Bids {
    type Mind = PlainMind;
    const MIND: PlainMind = PlainMind { clear_lead: 3.0 };
    const LEVELS: Levels<Bids> = &[anyhow()];
}

impl PlayedGame for Hands {
    type Mind = PlainMind;
    const MIND: PlainMind = PlainMind { clear_lead: 2.0 };
    const LEVELS: Levels<Hands> = &[anyhow()];
}

impl PlayedGame for Snap {
    type Mind = PlainMind;
    const MIND: PlainMind = PlainMind { clear_lead: 3.0 };
    const LEVELS: Levels<Snap> = &[anyhow()];
}

const fn anyhow<G: Game>() -> Level<G> {
    Level {
        name: "anyhow",
        about: "does anything legal",
        parameters: || "none".to_string(),
        make: |rng| Box::new(Uniform::new(rng)),
    }
}
