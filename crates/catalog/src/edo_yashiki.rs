//! Edo Yashiki and its opponents, who see more, think further and reach quicker from level to level.

use std::sync::LazyLock;

use bots::{Bot, Hearing, Reaction, Reflexes, ReflexesSettings};
use edo_yashiki::player::{self, Foresight, Player};
use edo_yashiki::{Action, Card, EdoYashiki, Event, KINDS, Kinds, LONGEST, Line, SHORTEST, View};
use table::{Rng, Seat, Weight};

use crate::{Entry, Hands, Level, Levels, Tally, Way, WeightSet, WeightSets};

impl Entry for EdoYashiki {
    const TITLE: &'static str = "Edo Yashiki";
    const ABOUT: &'static str =
        "Grab a card from the line and build a house in which floors, tatami, ponds and gardens line up.";
    const HANDS: Hands = Hands::Open;
    const LEVELS: Levels<EdoYashiki> = &[
        Level {
            name: player::Level::NOVICE.name,
            about: "overlooks most places and takes its time to grab",
            parameters: || parameters(&player::Level::NOVICE),
            make: |rng| seated(player::Level::NOVICE, rng),
        },
        Level {
            name: player::Level::CARPENTER.name,
            about: "always finds the place that scores most in this round",
            parameters: || parameters(&player::Level::CARPENTER),
            make: |rng| seated(player::Level::CARPENTER, rng),
        },
        Level {
            name: player::Level::ARCHITECT.name,
            about: "builds for the next card as well",
            parameters: || parameters(&player::Level::ARCHITECT),
            make: |rng| seated(player::Level::ARCHITECT, rng),
        },
        Level {
            name: player::Level::MASTER.name,
            about: "plans several rounds ahead, takes what others need, and knows when the game will end",
            parameters: || parameters(&player::Level::MASTER),
            make: |rng| seated(player::Level::MASTER, rng),
        },
    ];

    const WEIGHTS: WeightSets<EdoYashiki> = &[
        WeightSet {
            name: "foresight",
            about: "how the master weighs the rounds to come, the end of the game and what it leaves to others",
            weights: |_| {
                let rivalry = player::Level::MASTER.rivalry;
                let rivalry = Weight { name: "rivalry", usual: rivalry, least: 0.0, most: 3.0 };
                std::iter::once(rivalry).chain(Foresight::ALL.iter().copied()).collect()
            },
            iterations: 24,
            make: |numbers, futures, rng| {
                let level = player::Level { rivalry: numbers[0], futures, ..player::Level::MASTER };
                guest(Player::with_foresight(level, Foresight::of(&numbers[1..])), level.nerves, rng)
            },
            way: Way::SelfPlay,
        },
        WeightSet {
            name: "horizon",
            about: "how many places the master thinks through, and how far, with so many futures for each",
            weights: |_| {
                let player::Level { glances, shortlist, rounds, .. } = player::Level::MASTER;
                vec![
                    Weight { name: "glances", usual: glances as f32, least: 1.0, most: 64.0 },
                    Weight { name: "shortlist", usual: shortlist as f32, least: 1.0, most: 64.0 },
                    Weight { name: "rounds", usual: rounds as f32, least: 1.0, most: 4.0 },
                ]
            },
            iterations: 24,
            make: |numbers, futures, rng| {
                let [glances, shortlist, rounds] = *numbers else { panic!("there are three weights") };
                let (glances, shortlist, rounds) =
                    (glances.round() as u32, shortlist.round() as usize, rounds.round() as usize);
                seated(player::Level { glances, shortlist, rounds, futures, ..player::Level::MASTER }, rng)
            },
            way: Way::SelfPlay,
        },
        WeightSet::SEARCH,
    ];

    fn tally(event: &Event) -> Option<Tally> {
        let (seat, topic, item) = match *event {
            Event::Placed { seat, card, .. } => (seat, "built", card_name(card)),
            Event::Scored { seat, line, .. } => (seat, "scored a line", line_name(line)),
            Event::TooLong { seat, line } => (seat, "made a line too long", line.kind.name()),
            Event::NoMarker { seat, line } => (seat, "had no marker", line.kind.name()),
            Event::Bonus { seat, kinds, .. } => (seat, "scored several kinds at once", bonus_name(kinds)),
            Event::Founded { .. }
            | Event::LinedUp { .. }
            | Event::Settled { .. }
            | Event::Hajime { .. }
            | Event::Grabbed { .. }
            | Event::RushOver { .. }
            | Event::Refilled { .. }
            | Event::Advanced { .. }
            | Event::RoundOver { .. }
            | Event::GameOver { .. } => return None,
        };
        Some(Tally { seat, topic, item })
    }
}

/// A card by the letters of its squares.
fn card_name(card: Card) -> &'static str {
    static NAMES: LazyLock<Vec<String>> = LazyLock::new(|| Card::all().map(|card| card.to_string()).collect());
    &NAMES[card.index()]
}

/// A line that scores, by its length and kind.
fn line_name(line: Line) -> &'static str {
    /// The lengths that score, from three squares on, each with the four kinds in their order.
    const NAMES: [[&str; KINDS]; (LONGEST - SHORTEST + 1) as usize] = [
        ["3 floor", "3 tatami", "3 pond", "3 garden"],
        ["4 floor", "4 tatami", "4 pond", "4 garden"],
        ["5 floor", "5 tatami", "5 pond", "5 garden"],
    ];
    NAMES[usize::from(line.length - SHORTEST)][line.kind.index()]
}

/// A bonus by how many kinds brought it.
fn bonus_name(kinds: Kinds) -> &'static str {
    match kinds.len() {
        2 => "two kinds",
        3 => "three kinds",
        _ => "all four kinds",
    }
}

fn parameters(level: &player::Level) -> String {
    format!("{level:?}")
}

fn seated(level: player::Level, rng: Rng) -> Box<dyn Bot<EdoYashiki>> {
    guest(Player::new(level), level.nerves, rng)
}

fn guest(player: Player, nerves: player::Nerves, mut rng: Rng) -> Box<dyn Bot<EdoYashiki>> {
    let player::Nerves { fastest_ms, typical_extra_ms } = nerves;
    let reflexes = ReflexesSettings { fastest_ms, typical_extra_ms, alertness: 1.0 };
    let guest = Guest { player, rng: rng.fork() };
    Box::new(Reflexes::new(guest, reflexes, rng))
}

/// The player of the rules crate on a chair of the house: it brings the generator that the player is handed.
struct Guest {
    player: Player,
    rng: Rng,
}

impl Bot<EdoYashiki> for Guest {
    fn hear(&mut self, _seat: Seat, _event: &Event) {}

    fn choose(&mut self, seat: Seat, view: &View, _legal: &[Action]) -> Action {
        self.player.choose(seat, view, &mut self.rng)
    }

    fn react(&mut self, seat: Seat, view: &View, _legal: &[Action]) -> Option<Reaction<Action>> {
        let action = self.player.react(seat, view, &mut self.rng)?;
        Some(Reaction { action, after_ms: 0 })
    }

    fn hearing(&self) -> Hearing {
        Hearing::Deaf
    }
}

#[cfg(test)]
mod tests {
    use bots::play;
    use edo_yashiki::{Action, EdoYashiki, EdoYashikiOptions, Grab};
    use table::{Input, Journal, Rng, Seed, Table};

    use crate::Entry;

    #[test]
    fn the_house_offers_the_levels_that_the_rules_crate_publishes() {
        let offered: Vec<&str> = EdoYashiki::LEVELS.iter().map(|level| level.name).collect();
        assert_eq!(offered, edo_yashiki::player::Level::ALL.map(|level| level.name));
        for (level, published) in EdoYashiki::LEVELS.iter().zip(edo_yashiki::player::Level::ALL) {
            assert!((level.parameters)().contains(&format!("futures: {}", published.futures)));
        }
    }

    #[test]
    fn in_a_rush_quicker_levels_grab_first_more_often() {
        let mut first = [0; 2];
        for number in 0..12 {
            let mut journal = Journal::open();
            let options = EdoYashikiOptions { grab: Grab::Rush, ..EdoYashikiOptions::default() };
            let mut table =
                Table::<EdoYashiki>::open(2, options, Seed::numbered(2, number), &mut journal).expect("two can play");
            let mut rng = Rng::new(&Seed::numbered(3, number));
            let mut guests = vec![(EdoYashiki::LEVELS[0].make)(rng.fork()), (EdoYashiki::LEVELS[1].make)(rng.fork())];
            play(&mut table, &mut journal, &mut guests, |step| {
                if let Some(Input::Choose(seat, Action::Grab(_))) = step.input {
                    first[seat.index()] += 1;
                }
            });
        }
        // The last card needs no grabbing, so that every round of two has one grab.
        assert!(first[1] > first[0] && first[0] > 0, "{first:?}");
    }
}
