//! Rinpa and its opponents.

use bots::{
    Attentive, AttentiveSettings, Budget, Greedy, GreedySettings, TreeSearch, TreeSearchSettings, Wavering,
    WaveringSettings,
};
use rinpa::{Event, Rinpa};

use crate::{Entry, Level, Levels, Tally};

impl Entry for Rinpa {
    const TITLE: &'static str = "Rinpa";
    const ABOUT: &'static str =
        "Play tricks, lay the cards out as panels of folding screens, and take every screen you complete.";
    const LEVELS: Levels<Rinpa> = &[
        Level {
            name: "apprentice",
            about: "sees what a card brings at once and wavers between the better ones",
            parameters: || format!("{:?} over {:?}", apprentice_doubt(), glance()),
            make: |mut rng| {
                let glance = Greedy::new(glance(), rng.fork());
                Box::new(Wavering::new(glance, apprentice_doubt(), rng))
            },
        },
        Level {
            name: "dealer",
            about: "thinks a little ahead, and now and then forgets what was played",
            parameters: || format!("{:?} over {:?} over {:?}", dealer_attention(), dealer_doubt(), tree(60)),
            make: |rng| {
                Box::new(Attentive::new(dealer_attention(), rng, |mut rng| {
                    let search = TreeSearch::new(tree(60), rng.fork());
                    Wavering::new(search, dealer_doubt(), rng)
                }))
            },
        },
        Level {
            name: "master",
            about: "weighs two thousand deals and plays the end of a deal exactly",
            parameters: || format!("{:?}", tree(2_000)),
            make: |rng| Box::new(TreeSearch::new(tree(2_000), rng)),
        },
    ];

    fn tally(event: &Event) -> Option<Tally> {
        if let Event::SetTaken { seat, set } = *event {
            return Some(Tally { seat, topic: "took", item: set.title() });
        }
        None
    }
}

fn glance() -> GreedySettings {
    GreedySettings { worlds: Budget::Iterations(8), ..GreedySettings::default() }
}

fn apprentice_doubt() -> WaveringSettings {
    WaveringSettings { doubt: 0.03, top: 4 }
}

fn dealer_attention() -> AttentiveSettings {
    AttentiveSettings { attention: 0.8 }
}

fn dealer_doubt() -> WaveringSettings {
    WaveringSettings { doubt: 0.01, top: 3 }
}

fn tree(iterations: u32) -> TreeSearchSettings {
    TreeSearchSettings { budget: Budget::Iterations(iterations), ..TreeSearchSettings::default() }
}
