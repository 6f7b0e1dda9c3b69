//! How actions are written: `turn`, `place 1` to `place 4`, `stop`, `pass`, `cover`.

use std::fmt;
use std::str::FromStr;

use crate::action::Action;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Turn => f.write_str("turn"),
            Action::Place(actor) => write!(f, "place {actor}"),
            Action::Stop => f.write_str("stop"),
            Action::Pass => f.write_str("pass"),
            Action::Cover => f.write_str("cover"),
        }
    }
}

impl FromStr for Action {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Action, Self::Err> {
        match text {
            "turn" => Ok(Action::Turn),
            "stop" => Ok(Action::Stop),
            "pass" => Ok(Action::Pass),
            "cover" => Ok(Action::Cover),
            _ => match text.strip_prefix("place ") {
                Some(actor) => actor.parse().map(Action::Place),
                None => Err("write 'turn', 'place' and an actor from 1 to 4, 'stop', 'pass' or 'cover'"),
            },
        }
    }
}
