//! What is told at the table.

use std::fmt;

use serde::Serialize;
use table::{BySeat, Seat};

use crate::components::{Actor, Mask};
use crate::masks::Stack;

/// News of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// A round begins: the actors are bare, the deck is whole, everybody has the same tokens (§2).
    RoundBegan {
        /// Which round, 1 to 3.
        round: u8,
        /// Who turns the first mask.
        starter: Seat,
        /// How many tokens each seat has.
        tokens: u8,
        /// How many masks are in the deck.
        masks: u8,
    },
    /// A mask was turned; everybody sees it (§3).
    Turned {
        /// Who will place it.
        seat: Seat,
        /// The mask.
        mask: Mask,
    },
    /// A mask was placed; it covers what was below (§3).
    Placed {
        /// Who placed it.
        seat: Seat,
        /// The mask.
        mask: Mask,
        /// On whose stack.
        actor: Actor,
        /// How high that stack is now.
        height: u8,
    },
    /// The shortest time is over and the next player may turn a mask (§4).
    MayTurn {
        /// The next player.
        seat: Seat,
    },
    /// A seat has answered in secret (§4).
    Answered {
        /// Who.
        seat: Seat,
        /// What, told to that seat alone.
        answer: Option<Answer>,
    },
    /// A seat has the stop (§5).
    Stopped {
        /// Who cried.
        seat: Seat,
        /// Who placed the mask.
        placer: Seat,
        /// Whose stack will be checked.
        actor: Actor,
    },
    /// The whole stack is shown to everybody (§6).
    Revealed {
        /// Whose stack.
        actor: Actor,
        /// Its masks, bottom first.
        masks: Stack,
    },
    /// The actor had the mask already (§6).
    Caught {
        /// Who cried and wins the tokens.
        stopper: Seat,
        /// Who placed the mask and pays.
        placer: Seat,
        /// How many masks match the one just placed.
        matches: u8,
        /// How many tokens were paid.
        paid: u8,
    },
    /// The actor did not have the mask: a token goes to the box (§6).
    Mistaken {
        /// Who cried and pays.
        stopper: Seat,
    },
    /// A seat has seen enough of the open stack (§6).
    Seen {
        /// Who.
        seat: Seat,
    },
    /// The stack is covered again, in the same order (§6).
    Covered {
        /// Whose stack.
        actor: Actor,
    },
    /// A round is over (§7).
    RoundOver {
        /// Which round, 1 to 3.
        round: u8,
        /// Why.
        reason: Curtain,
        /// What each seat scores: the tokens it has.
        tokens: BySeat<u8>,
    },
    /// Three rounds are over (§8).
    GameOver {
        /// The sum of each seat.
        points: BySeat<i32>,
    },
}

/// What one answers in secret at a table without a clock (§4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Answer {
    /// Stop!
    Stop,
    /// Let it pass.
    Pass,
}

/// Why a round ended, and whose doing it was: this seat starts the next one (§7).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Curtain {
    /// A seat lost its last token.
    LastToken {
        /// Who lost it.
        seat: Seat,
    },
    /// The last mask of the deck was placed.
    LastMask {
        /// Who placed it.
        seat: Seat,
    },
}

impl Curtain {
    /// Who ended the round and starts the next one.
    pub fn seat(self) -> Seat {
        match self {
            Curtain::LastToken { seat } | Curtain::LastMask { seat } => seat,
        }
    }
}

impl Event {
    /// Whether it shows a mask, which will be covered sooner or later.
    pub(crate) fn shows_a_mask(&self) -> bool {
        match self {
            Event::Turned { .. } | Event::Placed { .. } | Event::Revealed { .. } => true,
            Event::RoundBegan { .. }
            | Event::MayTurn { .. }
            | Event::Answered { .. }
            | Event::Stopped { .. }
            | Event::Caught { .. }
            | Event::Mistaken { .. }
            | Event::Seen { .. }
            | Event::Covered { .. }
            | Event::RoundOver { .. }
            | Event::GameOver { .. } => false,
        }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::RoundBegan { round, starter, tokens, masks } => {
                write!(f, "round {round} begins with {masks} masks and {tokens} tokens each; seat {starter} starts")
            }
            Event::Turned { seat, mask } => write!(f, "seat {seat} turns {mask}"),
            Event::Placed { seat, mask, actor, height } => {
                write!(f, "seat {seat} gives {mask} to actor {actor}, mask number {height} there")
            }
            Event::MayTurn { seat } => write!(f, "seat {seat} may turn the next mask"),
            Event::Answered { seat, answer: None } => write!(f, "seat {seat} has answered"),
            Event::Answered { seat, answer: Some(Answer::Stop) } => write!(f, "seat {seat} secretly answers stop"),
            Event::Answered { seat, answer: Some(Answer::Pass) } => write!(f, "seat {seat} secretly lets it pass"),
            Event::Stopped { seat, placer, actor } => {
                write!(f, "seat {seat} cries stop at seat {placer} and checks actor {actor}")
            }
            Event::Revealed { actor, masks } => write!(f, "actor {actor} has, bottom to top: {masks}"),
            Event::Caught { stopper, placer, matches, paid } => {
                write!(f, "{matches} matching: seat {placer} pays seat {stopper} {paid}")
            }
            Event::Mistaken { stopper } => write!(f, "nothing matches: seat {stopper} pays the box 1"),
            Event::Seen { seat } => write!(f, "seat {seat} has seen the stack"),
            Event::Covered { actor } => write!(f, "the masks of actor {actor} are covered again"),
            Event::RoundOver { round, reason, tokens } => {
                write!(f, "round {round} is over, {reason}; tokens {tokens:?}")
            }
            Event::GameOver { points } => write!(f, "the game is over; points {points:?}"),
        }
    }
}

impl fmt::Display for Curtain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Curtain::LastToken { seat } => write!(f, "seat {seat} has lost the last token"),
            Curtain::LastMask { seat } => write!(f, "seat {seat} has placed the last mask"),
        }
    }
}
