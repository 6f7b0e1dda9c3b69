//! Kabuki and its opponents, who remember and react like people.

use bots::{Bot, Reaction};
use kabuki::player::{self, Daring, Player};
use kabuki::{Action, Event, Kabuki, View};
use table::{Rng, Seat, Weight};

use crate::{Entry, Hands, Level, Levels, LookingBack, Tally, Way, WeightSet, WeightSets};

impl Entry for Kabuki {
    const TITLE: &'static str = "Kabuki";
    const ABOUT: &'static str =
        "Remember what lies under the masks, and cry \"Stop!\" when an actor gets one they have worn before.";
    const HANDS: Hands = Hands::Open;
    const LOOKING_BACK: LookingBack = LookingBack::Refused;
    const LEVELS: Levels<Kabuki> = &[
        Level {
            name: player::Level::NOVICE.name,
            about: "follows the last few masks and is easily fooled by a color",
            parameters: || parameters(&player::Level::NOVICE),
            make: |rng| guest(player::Level::NOVICE, rng),
        },
        Level {
            name: player::Level::REGULAR.name,
            about: "remembers about half of what lies under the masks, and bluffs now and then",
            parameters: || parameters(&player::Level::REGULAR),
            make: |rng| guest(player::Level::REGULAR, rng),
        },
        Level {
            name: player::Level::CONNOISSEUR.name,
            about: "misses little, forgets slowly, and likes to lead others into temptation",
            parameters: || parameters(&player::Level::CONNOISSEUR),
            make: |rng| guest(player::Level::CONNOISSEUR, rng),
        },
        Level {
            name: player::Level::MASTER.name,
            about: "remembers everything, but needs as long to speak as a person does",
            parameters: || parameters(&player::Level::MASTER),
            make: |rng| guest(player::Level::MASTER, rng),
        },
    ];

    const WEIGHTS: WeightSets<Kabuki> = &[
        WeightSet {
            name: "daring",
            about: "when it is worth to cry or to bluff, by connoisseurs; masters go by the same",
            weights: |_| {
                let player::Temper { caution, suspicion, .. } = player::Level::CONNOISSEUR.temper;
                let of_level = [
                    Weight { name: "caution", usual: caution, least: -0.5, most: 1.0 },
                    Weight { name: "suspicion", usual: suspicion, least: 0.0, most: 1.0 },
                ];
                of_level.into_iter().chain(Daring::ALL.iter().copied()).collect()
            },
            iterations: 1,
            make: |numbers, _, rng| {
                let connoisseur = player::Level::CONNOISSEUR;
                let temper = player::Temper { caution: numbers[0], suspicion: numbers[1], ..connoisseur.temper };
                let level = player::Level { temper, ..connoisseur };
                Box::new(Guest { player: Player::with_daring(level, Daring::of(&numbers[2..])), rng })
            },
            way: Way::SelfPlay,
        },
        WeightSet::SEARCH,
    ];

    fn tally(event: &Event) -> Option<Tally> {
        if let Event::Caught { stopper, .. } = *event {
            return Some(Tally { seat: stopper, topic: "cried stop", item: "and was right" });
        }
        if let Event::Mistaken { stopper } = *event {
            return Some(Tally { seat: stopper, topic: "cried stop", item: "and was wrong" });
        }
        None
    }
}

fn parameters(level: &player::Level) -> String {
    format!("{:?}, {:?}", level.mind, level.temper)
}

fn guest(level: player::Level, rng: Rng) -> Box<dyn Bot<Kabuki>> {
    Box::new(Guest { player: Player::new(level), rng })
}

/// The player of the rules crate on a chair of the house: it brings the generator that the player is handed.
struct Guest {
    player: Player,
    rng: Rng,
}

impl Bot<Kabuki> for Guest {
    fn hear(&mut self, _seat: Seat, event: &Event) {
        self.player.hear(event, &mut self.rng);
    }

    fn choose(&mut self, seat: Seat, view: &View, _legal: &[Action]) -> Action {
        self.player.choose(seat, view, &mut self.rng)
    }

    fn react(&mut self, seat: Seat, view: &View, _legal: &[Action]) -> Option<Reaction<Action>> {
        let cue = self.player.react(seat, view, &mut self.rng)?;
        Some(Reaction { action: cue.action, after_ms: cue.after_ms })
    }

    fn pace(&mut self, _seat: Seat, _view: &View) -> u32 {
        self.player.pace_ms(&mut self.rng)
    }
}

#[cfg(test)]
mod tests {
    use bots::{Bot, Reaction, play};
    use kabuki::{Action, Event, Kabuki, KabukiOptions, View};
    use table::{Input, Journal, Seat, Seed, Table, Viewer};

    use crate::Entry;

    /// Cries at every mask, always as quickly.
    struct Crier;

    impl Bot<Kabuki> for Crier {
        fn hear(&mut self, _seat: Seat, _event: &Event) {}

        fn choose(&mut self, _seat: Seat, _view: &View, legal: &[Action]) -> Action {
            legal[0]
        }

        fn react(&mut self, _seat: Seat, _view: &View, _legal: &[Action]) -> Option<Reaction<Action>> {
            Some(Reaction { action: Action::Stop, after_ms: 400 })
        }
    }

    #[test]
    fn among_voices_of_the_same_millisecond_the_placers_left_has_the_stop() {
        let mut journal = Journal::open();
        let mut table = Table::<Kabuki>::open(4, KabukiOptions::default(), Seed::numbered(1, 2), &mut journal)
            .expect("four can play");
        let mut criers: Vec<Box<dyn Bot<Kabuki>>> = (0..4).map(|_| Box::new(Crier) as Box<dyn Bot<Kabuki>>).collect();
        let mut stops = 0;
        let mut placer = None;
        play(&mut table, &mut journal, &mut criers, |step| {
            if let Some(Input::Choose(seat, Action::Stop)) = step.input {
                assert_eq!(placer.map(|placer: Seat| placer.left(1, 4)), Some(seat));
                stops += 1;
            }
            placer = Some(table::Game::view(step.table.game(), Viewer::Spectator).active);
        });
        assert!(stops > 10, "only {stops} stops");
    }

    #[test]
    fn the_house_offers_the_levels_that_the_rules_crate_publishes() {
        let offered: Vec<&str> = Kabuki::LEVELS.iter().map(|level| level.name).collect();
        assert_eq!(offered, kabuki::player::Level::ALL.map(|level| level.name));
        for (level, published) in Kabuki::LEVELS.iter().zip(kabuki::player::Level::ALL) {
            assert!((level.parameters)().contains(&format!("attention: {:?}", published.mind.attention)));
        }
    }
}
