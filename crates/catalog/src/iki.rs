//! IKI and its opponents, and what a report on its balance counts.

use bots::{Budget, Greedy, GreedySettings, Planner, PlannerSettings, Plausible, Wavering, WaveringSettings};
use iki::{Breakdown, Event, Iki, Judgment, Taste};
use table::{Seat, Weight};

use crate::{Entry, Hands, Level, Levels, Tally, Way, WeightSet, WeightSets};

impl Entry for Iki {
    const TITLE: &'static str = "IKI";
    const ABOUT: &'static str = "Hire the artisans of Edo, feed them, see them retire, and live a year in good taste.";
    const HANDS: Hands = Hands::Open;
    const LEVELS: Levels<Iki> = &[
        Level {
            name: "newcomer",
            about: "hires, feeds its people, and takes what looks good at once, though not always the best of it",
            parameters: || format!("{:?} over {:?}", newcomer_doubt(), glance()),
            make: |mut rng| {
                let glance = Greedy::new(glance(), rng.fork());
                Box::new(Wavering::new(glance, newcomer_doubt(), rng))
            },
        },
        Level {
            name: "journeyman",
            about: "thinks its turn through, but wavers at every step",
            parameters: || format!("{:?} over {:?}", journeyman_doubt(), turn()),
            make: |mut rng| {
                let turn = Planner::new(turn(), rng.fork());
                Box::new(Wavering::new(turn, journeyman_doubt(), rng))
            },
        },
        Level {
            name: "merchant",
            about: "thinks every turn through to its end and does what promises most for the year",
            parameters: || format!("{:?}", turn()),
            make: |rng| Box::new(Planner::new(turn(), rng)),
        },
        Level {
            name: "master",
            about: "also plays the month on in many imagined ways, and plans retirements and Paydays",
            parameters: || format!("{:?}", month()),
            make: |rng| Box::new(Planner::new(month(), rng)),
        },
    ];

    const WEIGHTS: WeightSets<Iki> = &[
        WeightSet {
            name: "judgment",
            about: "what every aspect of a position promises, by all levels",
            weights: Judgment::weights,
            iterations: 3_000,
            make: |numbers, positions, rng| {
                Box::new(Planner::minded(PlannerSettings { positions, ..turn() }, Judgment::of(numbers), rng))
            },
            way: Way::Lessons(|numbers| Box::new(Judgment::of(numbers))),
        },
        WeightSet {
            name: "taste",
            about: "what the quick policy weighs, by which imagined months are played to their end",
            weights: |_| Taste::ALL.to_vec(),
            iterations: 1,
            make: |numbers, _, rng| Box::new(Plausible::new(Taste::of(numbers), rng)),
            way: Way::SelfPlay,
        },
        WeightSet {
            name: "month",
            about: "how the master compares its best turns, with so many playouts of the month that is running",
            weights: |_| {
                let PlannerSettings { finalists, first_sight, chapters, .. } = month();
                vec![
                    Weight { name: "finalists", usual: finalists as f32, least: 1.0, most: 64.0 },
                    Weight { name: "first_sight", usual: first_sight, least: 0.0, most: 200.0 },
                    Weight { name: "months", usual: chapters as f32, least: 1.0, most: 4.0 },
                ]
            },
            iterations: 500,
            make: |numbers, playouts, rng| {
                let [finalists, first_sight, months] = *numbers else { panic!("there are three weights") };
                let (finalists, chapters) = (finalists.round() as usize, months.round() as u32);
                let settings = PlannerSettings { finalists, first_sight, chapters, playouts, ..month() };
                Box::new(Planner::new(settings, rng))
            },
            way: Way::SelfPlay,
        },
        WeightSet::SEARCH,
    ];

    fn sources(&self, seat: Seat) -> Vec<(&'static str, i32)> {
        Breakdown::SOURCES.into_iter().zip(self.breakdown(seat).parts().map(i32::from)).collect()
    }

    fn tally(event: &Event) -> Option<Tally> {
        let (seat, topic, item) = match event {
            Event::Started { seat, card, .. } => (seat, "started with", card.slug()),
            Event::Hired { seat, card, .. } => (seat, "hired", card.slug()),
            Event::Retired { seat, card, .. } => (seat, "retired", card.slug()),
            Event::Built { seat, building, .. } => (seat, "built", building.slug()),
            Event::FishBought { seat, fish, .. } => (seat, "bought fish", fish.slug()),
            Event::PipeBought { seat, pipe, .. } => (seat, "bought tobacco", pipe.slug()),
            Event::PouchBought { seat, pouch, .. } => (seat, "bought tobacco", pouch.slug()),
            Event::Offered { .. }
            | Event::CoinAdded { .. }
            | Event::OfferEnded { .. }
            | Event::Picked { .. }
            | Event::CylinderPlaced { .. }
            | Event::Income { .. }
            | Event::Walked { .. }
            | Event::SandalSpent { .. }
            | Event::CartUsed { .. }
            | Event::Stayed { .. }
            | Event::PassedStart { .. }
            | Event::Jumped { .. }
            | Event::Leveled { .. }
            | Event::ShopDeal { .. }
            | Event::Approached { .. }
            | Event::SkillUsed { .. }
            | Event::GiftReceived { .. }
            | Event::SwapBegun { .. }
            | Event::Swapped { .. }
            | Event::Planned { .. }
            | Event::PowerGained { .. }
            | Event::NeutralPlaced { .. }
            | Event::NeutralLeft { .. }
            | Event::TurnEnded { .. }
            | Event::Fire(_)
            | Event::Payday(_)
            | Event::FishArrived { .. }
            | Event::MonthBegan { .. }
            | Event::Scored { .. } => return None,
        };
        Some(Tally { seat: *seat, topic, item })
    }
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
