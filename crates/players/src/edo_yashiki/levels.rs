//! The levels of Edo Yashiki, who see more, think further and react quicker from level to level, and the weights that
//! can be tuned.

use bots::{Bot, Reflexes, ReflexesSettings};
use edo_yashiki::EdoYashiki;
use table::Rng;

use super::builder::BuilderBot;
use super::{Builder, BuilderSettings, EdoYashikiMind, Foresight, Nerves};
use crate::level::levels_by_settings;
use crate::{Levels, PlayedGame, TuningMethod, Weight, WeightSet, WeightSets};

impl PlayedGame for EdoYashiki {
    type Mind = EdoYashikiMind;
    const MIND: EdoYashikiMind = EdoYashikiMind;
    const LEVELS: Levels<EdoYashiki> = levels_by_settings![
        BuilderSettings, parameters, bot,
        "novice" is NOVICE: "overlooks most places and takes its time to grab",
        "carpenter" is CARPENTER: "always finds the place that scores most in this round",
        "architect" is ARCHITECT: "builds for the next card as well",
        "master" is MASTER: "plans several rounds ahead, takes what others need, and knows when the game will end",
    ];

    const WEIGHTS: WeightSets<EdoYashiki> = &[
        WeightSet {
            name: "foresight",
            about: "how the master weighs the rounds to come, the end of the game and what it leaves to others",
            weights: |_| {
                let rivalry = BuilderSettings::MASTER.rivalry;
                let rivalry = Weight { name: "rivalry", default: rivalry, least: 0.0, most: 3.0 };
                std::iter::once(rivalry).chain(Foresight::ALL.iter().copied()).collect()
            },
            budget: 24,
            make: |weights, futures, rng| {
                let settings = BuilderSettings { rivalry: weights[0], futures, ..BuilderSettings::MASTER };
                with_reflexes(Builder::with_foresight(settings, Foresight::of(&weights[1..])), settings.nerves, rng)
            },
            method: TuningMethod::SelfPlay,
        },
        WeightSet {
            name: "horizon",
            about: "how many places the master thinks through, and how far; the budget is the number of futures for each",
            weights: |_| {
                let BuilderSettings { glances, shortlist, rounds, .. } = BuilderSettings::MASTER;
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
                bot(BuilderSettings { glances, shortlist, rounds, futures, ..BuilderSettings::MASTER }, rng)
            },
            method: TuningMethod::SelfPlay,
        },
        WeightSet::SEARCH,
    ];
}

fn parameters(settings: &BuilderSettings) -> String {
    format!("{settings:?}")
}

fn bot(settings: BuilderSettings, rng: Rng) -> Box<dyn Bot<EdoYashiki>> {
    with_reflexes(Builder::new(settings), settings.nerves, rng)
}

fn with_reflexes(builder: Builder, nerves: Nerves, mut rng: Rng) -> Box<dyn Bot<EdoYashiki>> {
    let Nerves { fastest_ms, typical_extra_ms } = nerves;
    let reflexes = ReflexesSettings { fastest_ms, typical_extra_ms, alertness: 1.0 };
    let bot = BuilderBot { builder, rng: rng.fork() };
    Box::new(Reflexes::new(bot, reflexes, rng))
}
