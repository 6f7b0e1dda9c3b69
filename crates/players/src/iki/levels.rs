//! The levels of IKI and the weights that can be tuned.

use bots::{Budget, Greedy, GreedySettings, Planner, PlannerSettings, Plausible, Wavering, WaveringSettings};
use iki::Iki;

use super::{IkiMind, Judgment, Taste};
use crate::{Level, Levels, PlayedGame, TuningMethod, Weight, WeightSet, WeightSets};

impl PlayedGame for Iki {
    type Mind = IkiMind;
    const MIND: IkiMind = IkiMind::DEFAULT;
    const LEVELS: Levels<Iki> = &[
        Level {
            name: "newcomer",
            about: "hires, feeds its people, and takes what looks good at once, though not always the best of it",
            parameters: || format!("{:?} over {:?}", newcomer_doubt(), glance()),
            make: |mut rng| {
                let glance = Greedy::new(glance(), IkiMind::DEFAULT, rng.fork());
                Box::new(Wavering::new(glance, newcomer_doubt(), rng))
            },
        },
        Level {
            name: "journeyman",
            about: "thinks its turn through, but wavers at every step",
            parameters: || format!("{:?} over {:?}", journeyman_doubt(), turn()),
            make: |mut rng| {
                let turn = Planner::new(turn(), IkiMind::DEFAULT, rng.fork());
                Box::new(Wavering::new(turn, journeyman_doubt(), rng))
            },
        },
        Level {
            name: "merchant",
            about: "thinks every turn through to its end and does what promises most for the year",
            parameters: || format!("{:?}", turn()),
            make: |rng| Box::new(Planner::new(turn(), IkiMind::DEFAULT, rng)),
        },
        Level {
            name: "master",
            about: "also plays the month on in many imagined ways, and plans retirements and Paydays",
            parameters: || format!("{:?}", month()),
            make: |rng| Box::new(Planner::new(month(), IkiMind::DEFAULT, rng)),
        },
    ];

    const WEIGHTS: WeightSets<Iki> = &[
        WeightSet {
            name: "judgment",
            about: "what every aspect of a position promises, by all levels",
            weights: Judgment::weights,
            budget: 3_000,
            make: |weights, positions, rng| {
                Box::new(Planner::new(PlannerSettings { positions, ..turn() }, judging_by(weights), rng))
            },
            method: TuningMethod::Lessons(|weights| Box::new(judging_by(weights))),
        },
        WeightSet {
            name: "taste",
            about: "what the quick policy weighs, by which imagined months are played to their end",
            weights: |_| Taste::ALL.to_vec(),
            budget: 1,
            make: |weights, _, rng| {
                Box::new(Plausible::new(IkiMind { taste: Taste::of(weights), ..IkiMind::DEFAULT }, rng))
            },
            method: TuningMethod::SelfPlay,
        },
        WeightSet {
            name: "month",
            about: "how the master compares its best turns; the budget is the number of playouts of the month",
            weights: |_| {
                let PlannerSettings { finalists, first_sight, chapters, .. } = month();
                vec![
                    Weight { name: "finalists", default: finalists as f32, least: 1.0, most: 64.0 },
                    Weight { name: "first_sight", default: first_sight, least: 0.0, most: 200.0 },
                    Weight { name: "months", default: chapters as f32, least: 1.0, most: 4.0 },
                ]
            },
            budget: 500,
            make: |weights, playouts, rng| {
                let [finalists, first_sight, months] = *weights else { panic!("there are three weights") };
                let (finalists, chapters) = (finalists.round() as usize, months.round() as u32);
                let settings = PlannerSettings { finalists, first_sight, chapters, playouts, ..month() };
                Box::new(Planner::new(settings, IkiMind::DEFAULT, rng))
            },
            method: TuningMethod::SelfPlay,
        },
        WeightSet::SEARCH,
    ];
}

fn judging_by(weights: &[f32]) -> IkiMind {
    IkiMind { judgment: Some(Judgment::of(weights)), ..IkiMind::DEFAULT }
}

fn glance() -> GreedySettings {
    GreedySettings { worlds: Budget::Iterations(2), ..GreedySettings::default() }
}

fn newcomer_doubt() -> WaveringSettings {
    WaveringSettings { doubt: 0.015, top: 3 }
}

fn journeyman_doubt() -> WaveringSettings {
    WaveringSettings { doubt: 0.015, top: 3 }
}

/// The own turn alone.
fn turn() -> PlannerSettings {
    PlannerSettings { finalists: 1, playouts: 0, positions: 6_000, ..PlannerSettings::default() }
}

/// The own turn, and the rest of the month.
fn month() -> PlannerSettings {
    PlannerSettings {
        finalists: 24,
        playouts: 3_000,
        first_sight: 40.0,
        positions: 6_000,
        ..PlannerSettings::default()
    }
}
