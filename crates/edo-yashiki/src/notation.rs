//! How actions are written: `ready`, `hajime`, `grab 2`, `place 2 -1`, `place 2 -1 turned`.

use std::fmt;
use std::str::FromStr;

use crate::action::Action;
use crate::place::{Place, Turn};

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.column, self.row)?;
        match self.turn {
            Turn::Upright => Ok(()),
            Turn::Turned => f.write_str(" turned"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Settle => f.write_str("ready"),
            Action::Hajime => f.write_str("hajime"),
            Action::Grab(position) => write!(f, "grab {position}"),
            Action::Place(place) => write!(f, "place {place}"),
        }
    }
}

const EXPECTED_PLACE: &str = "write 'place', a column, a row and perhaps 'turned', as in 'place 2 -1 turned'";

impl FromStr for Action {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Action, Self::Err> {
        match text.split_once(' ') {
            None if text == "ready" => Ok(Action::Settle),
            None if text == "hajime" => Ok(Action::Hajime),
            Some(("grab", position)) => position.parse().map(Action::Grab),
            Some(("place", place)) => read_place(place).map(Action::Place),
            None | Some(_) => Err("write 'ready', 'hajime', 'grab' and a card of the line, or 'place' and where"),
        }
    }
}

fn read_place(text: &str) -> Result<Place, &'static str> {
    let mut words = text.split(' ');
    let mut number = || words.next().and_then(|word| word.parse().ok()).ok_or(EXPECTED_PLACE);
    let (column, row) = (number()?, number()?);
    match (words.next(), words.next()) {
        (None, _) => Ok(Place { column, row, turn: Turn::Upright }),
        (Some("turned"), None) => Ok(Place { column, row, turn: Turn::Turned }),
        (Some(_), _) => Err(EXPECTED_PLACE),
    }
}
