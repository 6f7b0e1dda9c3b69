//! Why something was not done. The words for people are in `boards`; the text here is for programs and the terminal.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use table::{Game, OpenError, OptionError, Refused};

use crate::any::AnyRefusal;

/// A table that was not set up.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(transparent)]
pub enum OpenRefused {
    /// An option the game does not have.
    Option(OptionError),
    /// A number of seats the game is not for.
    Table(OpenError),
}

/// An input that was not carried out.
#[derive(Clone, thiserror::Error)]
pub enum PutRefused {
    /// The rules of the game forbid it.
    #[error("{}", .0.text())]
    Forbidden(Arc<dyn AnyRefusal>),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game does not wait for this seat.
    #[error("{text}")]
    NotAsked {
        /// Whom it waits for, in the words of the table.
        text: String,
    },
    /// No time limit runs.
    #[error("no time limit runs now")]
    NoLimit,
    /// The text is no action of the game.
    #[error("'{text}' is not an action of this game: {reason}")]
    Unreadable {
        /// The beginning of the text.
        text: String,
        /// What the notation would have been.
        reason: String,
    },
}

/// A refusal of a known game.
struct Forbidden<G: Game>(G::Refusal);

impl<G: Game> AnyRefusal for Forbidden<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn text(&self) -> String {
        self.0.to_string()
    }
}

impl PutRefused {
    /// How much of an unreadable action is repeated.
    const REPEATED: usize = 60;

    /// What the table or the rules of a known game say.
    pub(crate) fn of<G: Game>(refused: Refused<G>) -> PutRefused {
        match refused {
            Refused::Forbidden(refusal) => PutRefused::Forbidden(Arc::new(Forbidden::<G>(refusal))),
            Refused::Over => PutRefused::Over,
            Refused::NotAsked { .. } => PutRefused::NotAsked { text: refused.to_string() },
            Refused::NoLimit => PutRefused::NoLimit,
        }
    }

    pub(crate) fn unreadable(text: &str, reason: &str) -> PutRefused {
        let text = text.chars().take(PutRefused::REPEATED).collect();
        PutRefused::Unreadable { text, reason: reason.to_string() }
    }
}

/// A refusal as one of this game.
///
/// # Panics
/// If it is a refusal of another game.
pub fn known_refusal<G: Game>(refusal: &dyn AnyRefusal) -> &G::Refusal {
    let refusal: &dyn Any = refusal;
    let Forbidden(refusal) = refusal.downcast_ref::<Forbidden<G>>().expect("refusals stay within one game");
    refusal
}

impl fmt::Debug for PutRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PutRefused({self})")
    }
}

/// Two refusals are equal if they say the same.
impl PartialEq for PutRefused {
    fn eq(&self, other: &PutRefused) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for PutRefused {}
