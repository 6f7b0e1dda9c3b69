//! The plan of a run: which settings of a game the laws are tried on, and how hard.

use table::{Game, Options, Seed};

use crate::case::Case;
use crate::choices::Choices;

/// The number of the run from which all seeds of the laws follow.
const RUN: u64 = 20_250_701;
/// Up to this many combinations of options, every one is tried; beyond, every value of every option.
const ALL_COMBINATIONS: usize = 24;

/// How the laws of one game are tried.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    pub(crate) small: G::Options,
    pub(crate) games: usize,
    pub(crate) bound: usize,
}

/// One way to set a table up.
#[derive(Clone, Debug)]
pub(crate) struct Setting<G: Game> {
    pub(crate) rules: u32,
    pub(crate) seats: u8,
    pub(crate) options: G::Options,
}

impl<G: Game> Default for Plan<G> {
    fn default() -> Plan<G> {
        Plan { small: G::Options::default(), games: 200, bound: 5_000 }
    }
}

impl<G: Game> Plan<G> {
    /// 200 games a law, each of at most 5000 inputs, law 5 on the default options.
    pub fn new() -> Plan<G> {
        Plan::default()
    }

    /// The options under which law 5 is tried: a deck so small that different deals often sound alike to a seat.
    #[must_use]
    pub fn small(self, small: G::Options) -> Plan<G> {
        Plan { small, ..self }
    }

    /// How many games a law is tried on, spread evenly over all settings, at least one each.
    #[must_use]
    pub fn games(self, games: usize) -> Plan<G> {
        Plan { games, ..self }
    }

    /// How many inputs a random game may take before law 2 says that it does not end.
    #[must_use]
    pub fn bound(self, bound: usize) -> Plan<G> {
        Plan { bound, ..self }
    }

    /// Every version of the rules and every number of seats with every choice of options that is tried.
    pub(crate) fn settings(&self) -> Vec<Setting<G>> {
        let options = options_to_try::<G::Options>();
        let mut settings = Vec::new();
        for rules in G::OLDEST_RULES..=G::RULES {
            for seats in G::SEATS {
                settings.extend(options.iter().map(|options| Setting { rules, seats, options: options.clone() }));
            }
        }
        settings
    }

    /// The random games that a law is tried on, the same for every law.
    pub(crate) fn cases(&self) -> impl Iterator<Item = Case<G>> {
        let settings = self.settings();
        let games = self.games.max(settings.len());
        let bound = self.bound;
        (0..games).map(move |number| {
            let setting = settings[number % settings.len()].clone();
            Case::random(setting, deal(number), Choices::numbered(number), bound)
        })
    }
}

impl<G: Game> Setting<G> {
    /// A table under the newest rules.
    pub(crate) fn newest(seats: u8, options: G::Options) -> Setting<G> {
        Setting { rules: G::RULES, seats, options }
    }
}

/// The seed of random game `number`.
pub(crate) fn deal(number: usize) -> Seed {
    Seed::numbered(RUN, number as u64)
}

pub(crate) fn options_to_try<O: Options>() -> Vec<O> {
    let combinations = O::CHOICES.iter().map(|choice| choice.values.len()).product::<usize>();
    if combinations <= ALL_COMBINATIONS { every_combination() } else { every_value() }
}

fn every_combination<O: Options>() -> Vec<O> {
    let mut combinations = vec![O::default()];
    for (choice, about) in O::CHOICES.iter().enumerate() {
        let widen = |options: O| (0..about.values.len()).map(move |value| with(&options, choice, value));
        combinations = combinations.into_iter().flat_map(widen).collect();
    }
    combinations
}

fn every_value<O: Options>() -> Vec<O> {
    let mut tried = vec![O::default()];
    for (choice, about) in O::CHOICES.iter().enumerate() {
        for value in 0..about.values.len() {
            let options = with(&O::default(), choice, value);
            if !tried.contains(&options) {
                tried.push(options);
            }
        }
    }
    tried
}

fn with<O: Options>(options: &O, choice: usize, value: usize) -> O {
    let mut options = options.clone();
    options.set(choice, value);
    options
}
