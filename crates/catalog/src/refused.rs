//! Why something was not done, in every language of the house.

use std::fmt;

use boards::Lang;
use table::{OpenError, OptionError, Refused};

use crate::Entry;

/// A table that was not set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenRefused {
    /// An option the game does not have.
    Option(OptionError),
    /// A number of seats the game is not for.
    Table(OpenError),
}

impl fmt::Display for OpenRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OpenRefused::Option(error) => error.fmt(f),
            OpenRefused::Table(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for OpenRefused {}

/// An input that was not carried out, with the reason in every language of the house.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PutRefused {
    reasons: [String; Lang::ALL.len()],
}

impl PutRefused {
    fn new(reason: impl Fn(Lang) -> String) -> PutRefused {
        PutRefused { reasons: Lang::ALL.map(reason) }
    }

    /// The reason in this language.
    pub fn text(&self, lang: Lang) -> String {
        let index = Lang::ALL.iter().position(|&known| known == lang).unwrap_or(0);
        self.reasons[index].clone()
    }
}

impl fmt::Display for PutRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Lang::En))
    }
}

impl std::error::Error for PutRefused {}

/// What the rules of a game say, in every language.
pub(crate) fn refused<G: Entry>(refused: &Refused<G>) -> PutRefused {
    match refused {
        Refused::Forbidden(refusal) => PutRefused::new(|lang| G::refuse(refusal, lang)),
        Refused::Over | Refused::NotAsked { .. } | Refused::NoLimit => PutRefused::new(|lang| match lang {
            Lang::En => refused.to_string(),
            Lang::Ja => boards::Refusal::Stale.text(lang),
        }),
    }
}

/// What was written is no action of the game.
pub(crate) fn unreadable(text: &str, reason: &str) -> PutRefused {
    let shown: String = text.chars().take(60).collect();
    PutRefused::new(|lang| match lang {
        Lang::En => format!("'{shown}' is not an action of this game: {reason}"),
        Lang::Ja => boards::Refusal::Unreadable.text(lang),
    })
}
