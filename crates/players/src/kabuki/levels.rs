//! The levels of Kabuki, who remember and react like people, and the weights that can be tuned.

use bots::Bot;
use kabuki::Kabuki;
use table::Rng;

use super::human::HumanBot;
use super::{Daring, HumanPlayer, HumanSettings, KabukiMind, Temper};
use crate::level::levels_by_settings;
use crate::{Levels, PlayedGame, TuningMethod, Weight, WeightSet, WeightSets};

impl PlayedGame for Kabuki {
    type Mind = KabukiMind;
    const MIND: KabukiMind = KabukiMind;
    const LEVELS: Levels<Kabuki> = levels_by_settings![
        HumanSettings, parameters, bot,
        "novice" is NOVICE: "follows the last few masks and is easily fooled by a color",
        "regular" is REGULAR: "remembers about half of what lies under the masks, and bluffs now and then",
        "connoisseur" is CONNOISSEUR: "misses little, forgets slowly, and likes to lead others into temptation",
        "master" is MASTER: "remembers everything, but needs as long to speak as a person does",
    ];

    const WEIGHTS: WeightSets<Kabuki> = &[
        WeightSet {
            name: "daring",
            about: "when it is worth to cry or to bluff, by connoisseurs; masters go by the same",
            weights: |_| {
                let Temper { caution, suspicion, .. } = HumanSettings::CONNOISSEUR.temper;
                let of_level = [
                    Weight { name: "caution", default: caution, least: -0.5, most: 1.0 },
                    Weight { name: "suspicion", default: suspicion, least: 0.0, most: 1.0 },
                ];
                of_level.into_iter().chain(Daring::ALL.iter().copied()).collect()
            },
            budget: 1,
            make: |weights, _, rng| {
                let connoisseur = HumanSettings::CONNOISSEUR;
                let temper = Temper { caution: weights[0], suspicion: weights[1], ..connoisseur.temper };
                let settings = HumanSettings { temper, ..connoisseur };
                Box::new(HumanBot { player: HumanPlayer::with_daring(settings, Daring::of(&weights[2..])), rng })
            },
            method: TuningMethod::SelfPlay,
        },
        WeightSet::SEARCH,
    ];
}

fn parameters(settings: &HumanSettings) -> String {
    format!("{:?}, {:?}", settings.recall, settings.temper)
}

fn bot(settings: HumanSettings, rng: Rng) -> Box<dyn Bot<Kabuki>> {
    Box::new(HumanBot { player: HumanPlayer::new(settings), rng })
}
