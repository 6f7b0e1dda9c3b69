//! Names of cards, sets and actions in text and in JSON. The same notation is in records and on the command line.

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::action::Action;
use crate::cards::Card;
use crate::components::{Artist, Part, RANKS, Set};

/// A text that is not the name of what was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// Not a card.
    Card,
    /// Not a set.
    Set,
    /// Not an action.
    Action,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            NotationError::Card => "a card is S, K, H or I and a number from 1 to 12, like K7",
            NotationError::Set => "a set is S, K, H or I and 1-6, 7-10 or 11-12, like K7-10",
            NotationError::Action => "write a card to play it, like K7, or take and a set, like take K7-10",
        })
    }
}

impl std::error::Error for NotationError {}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.artist().letter(), self.rank())
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.part().ranks();
        write!(f, "{}{low}-{high}", self.artist().letter())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => card.fmt(f),
            Action::Take(set) => write!(f, "take {set}"),
        }
    }
}

fn read_artist(text: &str) -> Option<(Artist, &str)> {
    Artist::ALL.iter().find_map(|&artist| Some((artist, text.strip_prefix(artist.letter())?)))
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Card, NotationError> {
        let (artist, rank) = read_artist(text).ok_or(NotationError::Card)?;
        // A rank has one spelling: no sign, no leading zero.
        let rank = (1..=RANKS).find(|known| known.to_string() == rank).ok_or(NotationError::Card)?;
        Ok(Card::new(artist, rank))
    }
}

impl FromStr for Set {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Set, NotationError> {
        let (artist, ranks) = read_artist(text).ok_or(NotationError::Set)?;
        let named = |part: &Part| {
            let (low, high) = part.ranks();
            format!("{low}-{high}") == ranks
        };
        let part = Part::ALL.into_iter().find(named).ok_or(NotationError::Set)?;
        Ok(Set::new(artist, part))
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        match text.strip_prefix("take ") {
            Some(set) => Ok(Action::Take(set.parse()?)),
            None => text.parse().map(Action::Play).map_err(|_| NotationError::Action),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl Serialize for Set {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
