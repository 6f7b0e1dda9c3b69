//! Rinpa and its opponents.

use bots::{
    Attentive, AttentiveSettings, Budget, Greedy, GreedySettings, TreeSearch, TreeSearchSettings, Utility, Wavering,
    WaveringSettings,
};
use rinpa::{Chances, Event, Rinpa};

use crate::weights::{search_weights, searching};
use crate::{Entry, Level, Levels, Tally, Way, WeightSet, WeightSets};

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

    const WEIGHTS: WeightSets<Rinpa> = &[
        WeightSet {
            name: "search",
            about: "what the search of dealer and master tries and what it wants",
            weights: |_| search_weights(&tree(1)),
            iterations: 100,
            make: |numbers, iterations, rng| {
                Box::new(TreeSearch::new(searching(&tree(iterations), numbers, iterations), rng))
            },
            way: Way::SelfPlay,
        },
        WeightSet {
            name: "chances",
            about: "what is expected of a set that nobody has yet, by the apprentice and by greedy",
            weights: |_| Chances::ALL.to_vec(),
            iterations: 32,
            make: |numbers, worlds, rng| {
                let settings = GreedySettings { worlds: Budget::Iterations(worlds), ..GreedySettings::default() };
                Box::new(Greedy::minded(settings, Chances::of(numbers), rng))
            },
            way: Way::LeastSquares(|numbers| Box::new(Chances::of(numbers))),
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

/// Curiosity and aims as they were found (`zashiki tune rinpa -w search`).
fn tree(iterations: u32) -> TreeSearchSettings {
    let utility = Utility { lead_part: 0.551, certainty: 2.039 };
    let budget = Budget::Iterations(iterations);
    TreeSearchSettings { budget, exploration: 0.733, utility, ..TreeSearchSettings::default() }
}
