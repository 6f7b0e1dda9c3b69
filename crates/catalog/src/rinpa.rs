//! Rinpa and its opponents.

use bots::{
    Attentive, AttentiveSettings, Budget, Greedy, GreedySettings, TreeSearch, TreeSearchSettings, Wavering,
    WaveringSettings,
};
use rinpa::Rinpa;

use crate::{Entry, Level, Levels};

impl Entry for Rinpa {
    const TITLE: &'static str = "Rinpa";
    const ABOUT: &'static str =
        "Play tricks, lay the cards out as panels of folding screens, and take every screen you complete.";
    const LEVELS: Levels<Rinpa> = &[
        Level {
            name: "apprentice",
            about: "sees what a card brings at once, forgets some of what was played and wavers between good cards",
            parameters: || format!("{:?}, {:?}", forgetful(), wavering()),
            make: |rng| {
                Box::new(Attentive::new(forgetful(), rng, |mut rng| {
                    let greedy = Greedy::new(GreedySettings::default(), rng.fork());
                    Wavering::new(greedy, wavering(), rng)
                }))
            },
        },
        Level {
            name: "dealer",
            about: "thinks a few tricks ahead",
            parameters: || format!("{:?}", tree(400)),
            make: |rng| Box::new(TreeSearch::new(tree(400), rng)),
        },
        Level {
            name: "master",
            about: "weighs many thousands of deals and plays the end of a deal exactly",
            parameters: || format!("{:?}", tree(20_000)),
            make: |rng| Box::new(TreeSearch::new(tree(20_000), rng)),
        },
    ];
}

fn forgetful() -> AttentiveSettings {
    AttentiveSettings { attention: 0.7 }
}

fn wavering() -> WaveringSettings {
    WaveringSettings { doubt: 0.05, top: 3 }
}

fn tree(iterations: u32) -> TreeSearchSettings {
    TreeSearchSettings { budget: Budget::Iterations(iterations), ..TreeSearchSettings::default() }
}
