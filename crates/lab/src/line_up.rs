//! Who plays, with all that makes them who they are: results of players who have changed since are of somebody else.

use catalog::Entry;
use serde::{Deserialize, Serialize};

/// Players, and everything about them that results depend on besides the code.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LineUp {
    /// Each player with its parameters, if it is a level.
    pub players: Vec<(String, String)>,
    /// What the players of the game go by, set by set.
    pub weights: Vec<(String, Vec<f32>)>,
}

impl LineUp {
    /// These players as they are today, at a table of this many seats.
    pub fn of<G: Entry>(names: &[String], seats: u8) -> LineUp {
        let parameters = |name: &String| {
            let level = G::LEVELS.iter().find(|level| level.name == name);
            (name.clone(), level.map_or(String::new(), |level| (level.parameters)()))
        };
        let numbers = |set: &players::WeightSet<G>| {
            (set.name.to_string(), (set.weights)(seats).iter().map(|weight| weight.default).collect())
        };
        LineUp { players: names.iter().map(parameters).collect(), weights: G::WEIGHTS.iter().map(numbers).collect() }
    }
}
