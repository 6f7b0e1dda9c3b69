//! The levels of Edo Yashiki, who see more, think further and react quicker from level to level, and the weights that can
//! be tuned.

use bots::{Bot, Reflexes, ReflexesSettings};
use edo_yashiki::EdoYashiki;
use table::Rng;

use super::builder::BuilderBot;
use super::{Builder, EdoYashikiMind, Foresight, Level, Nerves};
use crate::{Levels, PlayedGame, TuningMethod, Weight, WeightSet, WeightSets};

impl PlayedGame for EdoYashiki {
    type Mind = EdoYashikiMind;
    const MIND: EdoYashikiMind = EdoYashikiMind;
    const LEVELS: Levels<EdoYashiki> = &[
        crate::Level {
            name: Level::NOVICE.name,
            about: "overlooks most places and takes its time to grab",
            parameters: || parameters(&Level::NOVICE),
            make: |rng| bot(Level::NOVICE, rng),
        },
        crate::Level {
            name: Level::CARPENTER.name,
            about: "always finds the place that scores most in this round",
            parameters: || parameters(&Level::CARPENTER),
            make: |rng| bot(Level::CARPENTER, rng),
        },
        crate::Level {
            name: Level::ARCHITECT.name,
            about: "builds for the next card as well",
            parameters: || parameters(&Level::ARCHITECT),
            make: |rng| bot(Level::ARCHITECT, rng),
        },
        crate::Level {
            name: Level::MASTER.name,
            about: "plans several rounds ahead, takes what others need, and knows when the game will end",
            parameters: || parameters(&Level::MASTER),
            make: |rng| bot(Level::MASTER, rng),
        },
    ];

    const WEIGHTS: WeightSets<EdoYashiki> = &[
        WeightSet {
            name: "foresight",
            about: "how the master weighs the rounds to come, the end of the game and what it leaves to others",
            weights: |_| {
                let rivalry = Level::MASTER.rivalry;
                let rivalry = Weight { name: "rivalry", default: rivalry, least: 0.0, most: 3.0 };
                std::iter::once(rivalry).chain(Foresight::ALL.iter().copied()).collect()
            },
            budget: 24,
            make: |weights, futures, rng| {
                let level = Level { rivalry: weights[0], futures, ..Level::MASTER };
                with_reflexes(Builder::with_foresight(level, Foresight::of(&weights[1..])), level.nerves, rng)
            },
            method: TuningMethod::SelfPlay,
        },
        WeightSet {
            name: "horizon",
            about: "how many places the master thinks through, and how far, with so many futures for each",
            weights: |_| {
                let Level { glances, shortlist, rounds, .. } = Level::MASTER;
                vec![
                    Weight { name: "glances", default: glances as f32, least: 1.0, most: 64.0 },
                    Weight { name: "shortlist", default: shortlist as f32, least: 1.0, most: 64.0 },
                    Weight { name: "rounds", default: rounds as f32, least: 1.0, most: 4.0 },
                ]
            },
            budget: 24,
            make: |weights, futures, rng| {
                let [glances, shortlist, rounds] = *weights else { panic!("there are three weights") };
                let (glances, shortlist, rounds) =
                    (glances.round() as u32, shortlist.round() as usize, rounds.round() as usize);
                bot(Level { glances, shortlist, rounds, futures, ..Level::MASTER }, rng)
            },
            method: TuningMethod::SelfPlay,
        },
        WeightSet::SEARCH,
    ];
}

fn parameters(level: &Level) -> String {
    format!("{level:?}")
}

fn bot(level: Level, rng: Rng) -> Box<dyn Bot<EdoYashiki>> {
    with_reflexes(Builder::new(level), level.nerves, rng)
}

fn with_reflexes(builder: Builder, nerves: Nerves, mut rng: Rng) -> Box<dyn Bot<EdoYashiki>> {
    let Nerves { fastest_ms, typical_extra_ms } = nerves;
    let reflexes = ReflexesSettings { fastest_ms, typical_extra_ms, alertness: 1.0 };
    let bot = BuilderBot { builder, rng: rng.fork() };
    Box::new(Reflexes::new(bot, reflexes, rng))
}
