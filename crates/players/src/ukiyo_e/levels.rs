//! The levels of Ukiyo-e and the weights that can be tuned.

use bots::{
    Attentive, AttentiveSettings, Budget, Greedy, GreedySettings, TreeSearch, TreeSearchSettings, Wavering,
    WaveringSettings,
};
use ukiyo_e::UkiyoE;

use super::{Hopes, Temper, UkiyoEMind};
use crate::weight_set::{search_settings, search_weights};
use crate::{Level, Levels, PlayedGame, TuningMethod, WeightSet, WeightSets};

impl PlayedGame for UkiyoE {
    type Mind = UkiyoEMind;
    const MIND: UkiyoEMind = UkiyoEMind::DEFAULT;
    const LEVELS: Levels<UkiyoE> = &[
        Level {
            name: "stroller",
            about: "collects what pleases, shows what it has, and often forgets who took what",
            parameters: || format!("{:?}, {:?}, {:?}", forgetful(), glance(), wavering()),
            make: |rng| {
                Box::new(Attentive::new(forgetful(), rng, |mut rng| {
                    Wavering::new(Greedy::new(glance(), UkiyoEMind::DEFAULT, rng.fork()), wavering(), rng)
                }))
            },
        },
        Level {
            name: "collector",
            about: "weighs what every card promises at once, and is not always sure",
            parameters: || format!("{:?}, {:?}", GreedySettings::default(), unsure()),
            make: |mut rng| {
                let greedy = Greedy::new(GreedySettings::default(), UkiyoEMind::DEFAULT, rng.fork());
                Box::new(Wavering::new(greedy, unsure(), rng))
            },
        },
        Level {
            name: "dealer",
            about: "thinks a few turns ahead and remembers every discard",
            parameters: || format!("{:?}", tree(200)),
            make: |rng| Box::new(TreeSearch::new(tree(200), UkiyoEMind::DEFAULT, rng)),
        },
        Level {
            name: "curator",
            about: "plays tens of thousands of imagined rounds to their end before every move",
            parameters: || format!("{:?}", tree(24_000)),
            make: |rng| Box::new(TreeSearch::new(tree(24_000), UkiyoEMind::DEFAULT, rng)),
        },
    ];

    const WEIGHTS: WeightSets<UkiyoE> = &[
        WeightSet {
            name: "temper",
            about: "how imagined rounds are played to their end, by dealer and curator",
            weights: |_| Temper::ALL.to_vec(),
            budget: 100,
            make: |weights, iterations, rng| {
                let mind = UkiyoEMind { temper: Temper::of(weights), ..UkiyoEMind::DEFAULT };
                Box::new(TreeSearch::new(plain(iterations), mind, rng))
            },
            method: TuningMethod::SelfPlay,
        },
        WeightSet {
            name: "hopes",
            about: "what is expected in the middle of a round, by stroller, collector and greedy",
            weights: |_| Hopes::ALL.to_vec(),
            budget: 32,
            make: |weights, worlds, rng| {
                let settings = GreedySettings { worlds: Budget::Iterations(worlds), ..GreedySettings::default() };
                let mind = UkiyoEMind { hopes: Hopes::of(weights), ..UkiyoEMind::DEFAULT };
                Box::new(Greedy::new(settings, mind, rng))
            },
            method: TuningMethod::SelfPlay,
        },
        WeightSet {
            name: "search",
            about: "what the search of dealer and curator tries and what it wants",
            weights: |_| search_weights(&tree(1)),
            budget: 100,
            make: |weights, iterations, rng| {
                let settings = search_settings(&tree(iterations), weights, iterations);
                Box::new(TreeSearch::new(settings, UkiyoEMind::DEFAULT, rng))
            },
            method: TuningMethod::SelfPlay,
        },
    ];
}

fn forgetful() -> AttentiveSettings {
    AttentiveSettings { attention: 0.3 }
}

fn glance() -> GreedySettings {
    GreedySettings { worlds: Budget::Iterations(8), ..GreedySettings::default() }
}

fn wavering() -> WaveringSettings {
    WaveringSettings { doubt: 0.03, top: 4 }
}

fn unsure() -> WaveringSettings {
    WaveringSettings { doubt: 0.015, top: 3 }
}

/// The search with default parameters: `temper` is tuned with it, so that it does not depend on `search`, which is
/// tuned after it.
fn plain(iterations: u32) -> TreeSearchSettings {
    TreeSearchSettings { budget: Budget::Iterations(iterations), ..TreeSearchSettings::default() }
}

/// Points differ little from one choice to the next, so that half the usual curiosity finds the better one sooner
/// (`zashiki tune ukiyo-e -w search` looked for better ones and found none).
fn tree(iterations: u32) -> TreeSearchSettings {
    TreeSearchSettings { exploration: 0.35, ..plain(iterations) }
}
