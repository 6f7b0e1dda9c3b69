//! The levels of Kabuki, who remember and react like people, and the weights that can be tuned.

use bots::Bot;
use kabuki::Kabuki;
use table::Rng;

use super::human::HumanBot;
use super::{Daring, HumanPlayer, KabukiMind, Level, Temper};
use crate::{Levels, PlayedGame, TuningMethod, Weight, WeightSet, WeightSets};

impl PlayedGame for Kabuki {
    type Mind = KabukiMind;
    const MIND: KabukiMind = KabukiMind;
    const LEVELS: Levels<Kabuki> = &[
        crate::Level {
            name: Level::NOVICE.name,
            about: "follows the last few masks and is easily fooled by a color",
            parameters: || parameters(&Level::NOVICE),
            make: |rng| bot(Level::NOVICE, rng),
        },
        crate::Level {
            name: Level::REGULAR.name,
            about: "remembers about half of what lies under the masks, and bluffs now and then",
            parameters: || parameters(&Level::REGULAR),
            make: |rng| bot(Level::REGULAR, rng),
        },
        crate::Level {
            name: Level::CONNOISSEUR.name,
            about: "misses little, forgets slowly, and likes to lead others into temptation",
            parameters: || parameters(&Level::CONNOISSEUR),
            make: |rng| bot(Level::CONNOISSEUR, rng),
        },
        crate::Level {
            name: Level::MASTER.name,
            about: "remembers everything, but needs as long to speak as a person does",
            parameters: || parameters(&Level::MASTER),
            make: |rng| bot(Level::MASTER, rng),
        },
    ];

    const WEIGHTS: WeightSets<Kabuki> = &[
        WeightSet {
            name: "daring",
            about: "when it is worth to cry or to bluff, by connoisseurs; masters go by the same",
            weights: |_| {
                let Temper { caution, suspicion, .. } = Level::CONNOISSEUR.temper;
                let of_level = [
                    Weight { name: "caution", default: caution, least: -0.5, most: 1.0 },
                    Weight { name: "suspicion", default: suspicion, least: 0.0, most: 1.0 },
                ];
                of_level.into_iter().chain(Daring::ALL.iter().copied()).collect()
            },
            budget: 1,
            make: |weights, _, rng| {
                let connoisseur = Level::CONNOISSEUR;
                let temper = Temper { caution: weights[0], suspicion: weights[1], ..connoisseur.temper };
                let level = Level { temper, ..connoisseur };
                Box::new(HumanBot { player: HumanPlayer::with_daring(level, Daring::of(&weights[2..])), rng })
            },
            method: TuningMethod::SelfPlay,
        },
        WeightSet::SEARCH,
    ];
}

fn parameters(level: &Level) -> String {
    format!("{:?}, {:?}", level.recall, level.temper)
}

fn bot(level: Level, rng: Rng) -> Box<dyn Bot<Kabuki>> {
    Box::new(HumanBot { player: HumanPlayer::new(level), rng })
}
