//! The levels of Rinpa and the weights that can be tuned.

use bots::{
    Attentive, AttentiveSettings, Budget, Greedy, GreedySettings, TreeSearch, TreeSearchSettings, Utility, Wavering,
    WaveringSettings,
};
use rinpa::Rinpa;

use super::{Chances, RinpaMind};
use crate::weight_set::{search_settings, search_weights};
use crate::{Level, Levels, PlayedGame, TuningMethod, WeightSet, WeightSets};

impl PlayedGame for Rinpa {
    type Mind = RinpaMind;
    const MIND: RinpaMind = RinpaMind::DEFAULT;
    const LEVELS: Levels<Rinpa> = &[
        Level {
            name: "apprentice",
            about: "sees what a card brings at once and wavers between the better ones",
            parameters: || format!("{:?} over {:?}", apprentice_doubt(), glance()),
            make: |mut rng| {
                let glance = Greedy::new(glance(), RinpaMind::DEFAULT, rng.fork());
                Box::new(Wavering::new(glance, apprentice_doubt(), rng))
            },
        },
        Level {
            name: "dealer",
            about: "thinks a little ahead, and now and then forgets what was played",
            parameters: || format!("{:?} over {:?} over {:?}", dealer_attention(), dealer_doubt(), tree(60)),
            make: |rng| {
                Box::new(Attentive::new(dealer_attention(), rng, |mut rng| {
                    let search = TreeSearch::new(tree(60), RinpaMind::DEFAULT, rng.fork());
                    Wavering::new(search, dealer_doubt(), rng)
                }))
            },
        },
        Level {
            name: "master",
            about: "weighs two thousand deals and plays the end of a deal exactly",
            parameters: || format!("{:?}", tree(2_000)),
            make: |rng| Box::new(TreeSearch::new(tree(2_000), RinpaMind::DEFAULT, rng)),
        },
    ];

    const WEIGHTS: WeightSets<Rinpa> = &[
        WeightSet {
            name: "search",
            about: "what the search of dealer and master tries and what it wants",
            weights: |_| search_weights(&tree(1)),
            budget: 100,
            make: |weights, iterations, rng| {
                let settings = search_settings(&tree(iterations), weights, iterations);
                Box::new(TreeSearch::new(settings, RinpaMind::DEFAULT, rng))
            },
            method: TuningMethod::SelfPlay,
        },
        WeightSet {
            name: "chances",
            about: "what is expected of a set that nobody has yet, by the apprentice and by greedy",
            weights: |_| Chances::ALL.to_vec(),
            budget: 32,
            make: |weights, worlds, rng| {
                let settings = GreedySettings { worlds: Budget::Iterations(worlds), ..GreedySettings::default() };
                Box::new(Greedy::new(settings, RinpaMind { chances: Chances::of(weights) }, rng))
            },
            method: TuningMethod::LeastSquares(|weights| Box::new(RinpaMind { chances: Chances::of(weights) })),
        },
    ];
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

/// Curiosity and aims as they were found (`zashiki tune rinpa -w search`).
fn tree(iterations: u32) -> TreeSearchSettings {
    let utility = Utility { lead_part: 0.551, certainty: 2.039 };
    let budget = Budget::Iterations(iterations);
    TreeSearchSettings { budget, exploration: 0.733, utility, ..TreeSearchSettings::default() }
}
