//! Players by name: the levels of a game, and the players of research.

use bots::{Bot, Budget, Greedy, GreedySettings, Pimc, PimcSettings, Uniform};
use table::Rng;
use thiserror::Error;

use crate::{Level, NameProblem, PlayedGame, PlayerName, Weight, WeightSet};

/// Somebody who can play a game.
pub enum Player<G: PlayedGame> {
    /// One of the levels that the game offers.
    Level(&'static Level<G>),
    /// Does anything legal.
    Uniform,
    /// Takes what looks best at once, over this many imagined worlds.
    Greedy(u32),
    /// Plays this many imagined worlds out for every action.
    Pimc(u32),
    /// Uses a set of weights.
    Weighted {
        /// Which set.
        set: &'static WeightSet<G>,
        /// The weights, in the order of the set.
        weights: Vec<f32>,
        /// Its search budget.
        budget: u32,
    },
}

/// The players of research that every game has besides its levels and its sets of weights.
const PLAIN: [&str; 4] = ["uniform", "greedy", "pimc", "tree"];
const GREEDY_WORLDS: u32 = 32;
const PIMC_WORLDS: u32 = 100;

impl<G: PlayedGame> Player<G> {
    /// The player of this name at a table with this number of seats.
    ///
    /// A name is `name:budget/key=value/…`. It is a level of the game or `uniform`, which take neither budget nor keys;
    /// `greedy:N` and `pimc:N` with N worlds; or `tree:N` and the game's sets of weights, whose keys are weights.
    /// What is not given has its default. A comma in the name of a weight is typed as a semicolon.
    pub fn named(name: &str, seats: u8) -> Result<Player<G>, UnknownPlayer> {
        let refuse = |problem| UnknownPlayer { name: name.to_string(), game: G::NAME, problem };
        let parsed = PlayerName::parse(name).map_err(|problem| refuse(PlayerProblem::Form(problem)))?;
        Player::find(&parsed, seats).map_err(refuse)
    }

    /// The player of this name at a table of any size.
    pub fn named_for_every_table(name: &str) -> Result<Player<G>, UnknownPlayer> {
        let player = Player::named(name, *G::SEATS.start())?;
        if let Player::Weighted { set, .. } = player
            && !set.is_same_at_every_table()
        {
            let problem = PlayerProblem::DependsOnSeats { set: set.name };
            return Err(UnknownPlayer { name: name.to_string(), game: G::NAME, problem });
        }
        Ok(player)
    }

    fn find(name: &PlayerName<'_>, seats: u8) -> Result<Player<G>, PlayerProblem> {
        let PlayerName { base, budget, .. } = *name;
        if let Some(level) = G::LEVELS.iter().find(|level| level.name == base) {
            name.without_budget()?;
            return Ok(Player::Level(level));
        }
        if let Some(set) = G::WEIGHTS.iter().find(|set| set.name == base) {
            return Player::weighted(set, name, seats);
        }
        match base {
            "uniform" => name.without_budget().map(|()| Player::Uniform),
            "greedy" => name.without_keys().map(|()| Player::Greedy(budget.unwrap_or(GREEDY_WORLDS))),
            "pimc" => name.without_keys().map(|()| Player::Pimc(budget.unwrap_or(PIMC_WORLDS))),
            "tree" => Player::weighted(WeightSet::TREE, name, seats),
            _ => Err(PlayerProblem::Name {
                levels: G::LEVELS.iter().map(|level| level.name).collect(),
                sets: G::WEIGHTS.iter().map(|set| set.name).collect(),
            }),
        }
    }

    fn weighted(set: &'static WeightSet<G>, name: &PlayerName<'_>, seats: u8) -> Result<Player<G>, PlayerProblem> {
        let all = (set.weights)(seats);
        let mut weights: Vec<f32> = all.iter().map(|weight| weight.default).collect();
        for &(key, value) in &name.values {
            let (place, number) = changed(&all, key, value)?;
            weights[place] = number;
        }
        Ok(Player::Weighted { set, weights, budget: name.budget.unwrap_or(set.budget) })
    }

    /// Makes a bot that plays like this.
    pub fn make(&self, rng: Rng) -> Box<dyn Bot<G>> {
        match self {
            Player::Level(level) => (level.make)(rng),
            Player::Uniform => Box::new(Uniform::new(rng)),
            Player::Greedy(worlds) => {
                let worlds = Budget::Iterations(*worlds);
                Box::new(Greedy::new(GreedySettings { worlds, ..GreedySettings::default() }, G::MIND, rng))
            }
            Player::Pimc(worlds) => {
                let worlds = Budget::Iterations(*worlds);
                Box::new(Pimc::new(PimcSettings { worlds, ..PimcSettings::default() }, G::MIND, rng))
            }
            Player::Weighted { set, weights, budget } => (set.make)(weights, *budget, rng),
        }
    }
}

impl PlayerName<'_> {
    fn without_budget(&self) -> Result<(), PlayerProblem> {
        match self.budget {
            Some(_) => Err(PlayerProblem::NoBudget { base: self.base.to_string() }),
            None => self.without_keys(),
        }
    }

    fn without_keys(&self) -> Result<(), PlayerProblem> {
        match self.values.first() {
            Some(_) => Err(PlayerProblem::NoKeys { base: self.base.to_string() }),
            None => Ok(()),
        }
    }
}

/// Which of the weights gets which value.
fn changed(weights: &[Weight], key: &str, value: &str) -> Result<(usize, f32), PlayerProblem> {
    let Some(place) = weights.iter().position(|weight| weight.name == key || typed(weight) == key) else {
        return Err(PlayerProblem::Key { key: key.to_string(), known: weights.iter().map(typed).collect() });
    };
    let Weight { least, most, .. } = weights[place];
    let number: Option<f32> = value.parse().ok().filter(|number| (least..=most).contains(number));
    let refused = || PlayerProblem::Value { key: typed(&weights[place]), range: format!("{least} to {most}") };
    number.map(|number| (place, number)).ok_or_else(refused)
}

/// The name of a weight as it is typed.
fn typed(weight: &Weight) -> String {
    weight.name.replace(',', ";")
}

/// A player that the game does not have.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{}", .problem.sentence(.name, .game))]
pub struct UnknownPlayer {
    /// What was asked for.
    pub name: String,
    /// Of which game.
    pub game: &'static str,
    /// What is wrong with it.
    pub problem: PlayerProblem,
}

/// What is wrong with the name of a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PlayerProblem {
    /// It does not follow the grammar.
    Form(NameProblem),
    /// Nobody has this name.
    Name {
        /// The levels of the game.
        levels: Vec<&'static str>,
        /// Its sets of weights.
        sets: Vec<&'static str>,
    },
    /// This player has no budget.
    NoBudget {
        /// Which player.
        base: String,
    },
    /// This player has no weights.
    NoKeys {
        /// Which player.
        base: String,
    },
    /// There is no such weight.
    Key {
        /// What was asked for.
        key: String,
        /// The weights there are.
        known: Vec<String>,
    },
    /// The value of a weight is not a number in its range.
    Value {
        /// Which weight.
        key: String,
        /// Its range.
        range: String,
    },
    /// The weights differ with the number of seats, and that is not known here.
    DependsOnSeats {
        /// Which set.
        set: &'static str,
    },
}

impl PlayerProblem {
    /// The whole sentence that a person reads who asked for this name.
    fn sentence(&self, name: &str, game: &str) -> String {
        match self {
            PlayerProblem::Form(problem) => format!("'{name}' is not a player name: {problem}"),
            PlayerProblem::Name { levels, sets } => format!(
                "{game} has no player '{name}': choose from {}, or from {}, {} with a search budget and weights, as in \
                 tree:400 or search:3200/exploration=0.5 ('zashiki tune {game} --list' shows the weights)",
                levels.join(", "),
                PLAIN.join(", "),
                sets.join(", ")
            ),
            PlayerProblem::NoBudget { base } => format!("'{name}': {base} takes no search budget: leave ':' out"),
            PlayerProblem::NoKeys { base } => format!("'{name}': {base} has no weights: leave '/' out"),
            PlayerProblem::Key { key, known } => {
                format!("'{name}': there is no weight '{key}': choose from {}", known.join(", "))
            }
            PlayerProblem::Value { key, range } => {
                format!("'{name}': '{key}' is a number from {range}, as in {key}=NUMBER")
            }
            PlayerProblem::DependsOnSeats { set } => format!(
                "'{name}': the weights '{set}' depend on the number of seats: use this player in the arena, or a level"
            ),
        }
    }
}
