//! Actions as text, for records and the terminal: `draw pile`, `discard hokusai 3`, `show hokusai 3 6 6`.

use std::fmt;
use std::str::FromStr;

use crate::{Action, Artist, Picture, Source, Works, catalog};

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Draw(Source::Pile) => f.write_str("draw pile"),
            Action::Draw(Source::Discards) => f.write_str("draw discard"),
            Action::Discard(card) => write!(f, "discard {} {}", card.artist().key(), card.value()),
            Action::Show { artist, works } => write!(f, "show {}{}", artist.key(), works.values(artist)),
            Action::Lay(card) => write!(f, "lay {} {}", card.artist().key(), card.value()),
        }
    }
}

/// What does not read as an action.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// It does not begin like an action.
    Verb,
    /// It does not say which pile to draw from.
    Source,
    /// It does not name an artist.
    Artist,
    /// It does not name a value, or one too many.
    Value,
    /// The artist has no card of this value.
    NoSuchCard {
        /// Whose.
        artist: Artist,
        /// What was asked for.
        value: u8,
    },
    /// The box has fewer cards of this picture.
    TooMany {
        /// Which picture.
        card: Picture,
    },
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::Verb => f.write_str("begin with draw, discard, show or lay"),
            NotationError::Source => f.write_str("say where to draw: draw pile or draw discard"),
            NotationError::Artist => {
                let keys: Vec<&str> = Artist::ALL.iter().map(|artist| artist.key()).collect();
                write!(f, "name an artist: {}", keys.join(", "))
            }
            NotationError::Value => f.write_str("name the card by its artist and its value, as in discard hokusai 3"),
            NotationError::NoSuchCard { artist, value } => {
                write!(f, "{artist} has no card of value {value}: choose from")?;
                catalog()
                    .cards()
                    .of(*artist)
                    .pictures()
                    .try_for_each(|slot| write!(f, " {}", Picture::new(*artist, slot).value()))
            }
            NotationError::TooMany { card } => {
                write!(f, "there are only {} cards of {card}", catalog().cards().copies(*card))
            }
        }
    }
}

impl std::error::Error for NotationError {}

impl FromStr for Action {
    type Err = NotationError;

    /// Reads an action. The values of an exhibition may come in any order; written, they rise.
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let mut words = text.split(' ');
        match words.next() {
            Some("draw") => match (words.next(), words.next()) {
                (Some("pile"), None) => Ok(Action::Draw(Source::Pile)),
                (Some("discard"), None) => Ok(Action::Draw(Source::Discards)),
                _ => Err(NotationError::Source),
            },
            Some("discard") => read_card(words).map(Action::Discard),
            Some("show") => read_exhibition(words),
            Some("lay") => read_card(words).map(Action::Lay),
            _ => Err(NotationError::Verb),
        }
    }
}

fn read_artist<'a>(words: &mut impl Iterator<Item = &'a str>) -> Result<Artist, NotationError> {
    words.next().and_then(Artist::from_key).ok_or(NotationError::Artist)
}

fn read_picture(artist: Artist, word: &str) -> Result<Picture, NotationError> {
    let value = word.parse().map_err(|_| NotationError::Value)?;
    catalog().picture(artist, value).ok_or(NotationError::NoSuchCard { artist, value })
}

fn read_card<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Picture, NotationError> {
    let artist = read_artist(&mut words)?;
    let card = read_picture(artist, words.next().ok_or(NotationError::Value)?)?;
    if words.next().is_some() { Err(NotationError::Value) } else { Ok(card) }
}

fn read_exhibition<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Action, NotationError> {
    let artist = read_artist(&mut words)?;
    let mut works = Works::NONE;
    for word in words {
        let card = read_picture(artist, word)?;
        if works.copies(card.slot()) >= catalog().cards().copies(card) {
            return Err(NotationError::TooMany { card });
        }
        works = works.with(card.slot());
    }
    if works.is_empty() { Err(NotationError::Value) } else { Ok(Action::Show { artist, works }) }
}
