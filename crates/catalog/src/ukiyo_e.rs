//! Ukiyo-e and its opponents.

use bots::{
    Attentive, AttentiveSettings, Budget, Greedy, GreedySettings, TreeSearch, TreeSearchSettings, Wavering,
    WaveringSettings,
};
use ukiyo_e::{Event, Hopes, Temper, UkiyoE};

use crate::weights::{search_weights, searching};
use crate::{Entry, Level, Levels, Tally, Way, WeightSet, WeightSets};

impl Entry for UkiyoE {
    const TITLE: &'static str = "Ukiyo-e";
    const ABOUT: &'static str =
        "Collect the prints of seven artists, hold exhibitions, and close those of others with larger ones.";
    const LEVELS: Levels<UkiyoE> = &[
        Level {
            name: "stroller",
            about: "collects what pleases, shows what it has, and often forgets who took what",
            parameters: || format!("{:?}, {:?}, {:?}", forgetful(), glance(), wavering()),
            make: |rng| {
                Box::new(Attentive::new(forgetful(), rng, |mut rng| {
                    Wavering::new(Greedy::new(glance(), rng.fork()), wavering(), rng)
                }))
            },
        },
        Level {
            name: "collector",
            about: "weighs what every card promises at once, and is not always sure",
            parameters: || format!("{:?}, {:?}", GreedySettings::default(), unsure()),
            make: |mut rng| Box::new(Wavering::new(Greedy::new(GreedySettings::default(), rng.fork()), unsure(), rng)),
        },
        Level {
            name: "dealer",
            about: "thinks a few turns ahead and remembers every discard",
            parameters: || format!("{:?}", tree(200)),
            make: |rng| Box::new(TreeSearch::new(tree(200), rng)),
        },
        Level {
            name: "curator",
            about: "plays tens of thousands of imagined rounds to their end before every move",
            parameters: || format!("{:?}", tree(24_000)),
            make: |rng| Box::new(TreeSearch::new(tree(24_000), rng)),
        },
    ];

    const WEIGHTS: WeightSets<UkiyoE> = &[
        WeightSet {
            name: "temper",
            about: "how imagined rounds are played to their end, by dealer and curator",
            weights: |_| Temper::ALL.to_vec(),
            iterations: 100,
            make: |numbers, iterations, rng| Box::new(TreeSearch::minded(usual(iterations), Temper::of(numbers), rng)),
            way: Way::SelfPlay,
        },
        WeightSet {
            name: "hopes",
            about: "what is expected in the middle of a round, by stroller, collector and greedy",
            weights: |_| Hopes::ALL.to_vec(),
            iterations: 32,
            make: |numbers, worlds, rng| {
                let settings = GreedySettings { worlds: Budget::Iterations(worlds), ..GreedySettings::default() };
                Box::new(Greedy::minded(settings, Hopes::of(numbers), rng))
            },
            way: Way::SelfPlay,
        },
        WeightSet {
            name: "search",
            about: "what the search of dealer and curator tries and what it wants",
            weights: |_| search_weights(&tree(1)),
            iterations: 100,
            make: |numbers, iterations, rng| {
                Box::new(TreeSearch::new(searching(&tree(iterations), numbers, iterations), rng))
            },
            way: Way::SelfPlay,
        },
    ];

    fn tally(event: &Event) -> Option<Tally> {
        if let Event::Opened { seat, artist, .. } = event {
            return Some(Tally { seat: *seat, topic: "opened", item: artist.name() });
        }
        if let Event::Closed { artist, by, .. } = event {
            return Some(Tally { seat: *by, topic: "outnumbered", item: artist.name() });
        }
        None
    }
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

/// The search as everybody's: what is found with it does not hang on `search`, which is found after it.
fn usual(iterations: u32) -> TreeSearchSettings {
    TreeSearchSettings { budget: Budget::Iterations(iterations), ..TreeSearchSettings::default() }
}

/// Points differ little from one choice to the next, so that half the usual curiosity finds the better one sooner
/// (`zashiki tune ukiyo-e -w search` looked for better ones and found none).
fn tree(iterations: u32) -> TreeSearchSettings {
    TreeSearchSettings { exploration: 0.35, ..usual(iterations) }
}
