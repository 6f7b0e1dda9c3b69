//! The whole truth of a game.

use serde::Serialize;
use table::{BySeat, Seat, SeatSet, Waiting};

use crate::components::{Actor, ROUNDS};
use crate::masks::{Masks, Stack};
use crate::missed::Missed;
use crate::options::KabukiOptions;

/// A game of Kabuki: three rounds in which masks are given to four actors.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kabuki {
    pub(crate) options: KabukiOptions,
    /// The running round, from 0.
    pub(crate) round: u8,
    /// Whose turn it is: who turns, places, and answers for the mask until the window closes.
    pub(crate) active: Seat,
    pub(crate) phase: Phase,
    pub(crate) masks: Masks,
    /// The tokens each seat has in this round. Nobody has none, but for the one whose loss ends the round.
    pub(crate) tokens: BySeat<u8>,
    /// The tokens that are out of this round.
    pub(crate) in_box: u8,
    /// What got through in this round; before its first mask is turned, in the round before. It is nobody's to see
    /// while the masks are covered.
    pub(crate) missed: Missed,
    /// What each seat had at the end of each round that is over.
    pub(crate) rounds: [Option<BySeat<u8>>; ROUNDS],
}

/// What happens now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// A round begins: the active seat turns its first mask (§3).
    Opening,
    /// The active seat has shown a mask and places it (§3).
    Placing,
    /// The mask lies and the others may cry "Stop!" (§4).
    Racing {
        /// How far the race has come.
        stage: Stage,
    },
    /// The mask lies and the others answer in secret (§4). Whom the table still waits for is public, `stops` is not.
    Answering {
        /// Who has not answered yet.
        asked: SeatSet,
        /// Who answered stop.
        stops: SeatSet,
    },
    /// The stack is open for everybody to see (§6). The tokens have been paid already. Without a clock, it is covered
    /// when everybody has answered.
    Checking {
        /// Who cried "Stop!".
        stopper: Seat,
        /// What was found.
        verdict: Verdict,
        /// Who has not seen enough of it yet.
        asked: SeatSet,
    },
    /// Three rounds are over (§8).
    Over,
}

/// How far a race has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Stage {
    /// Everybody has their fair chance: nobody may turn the next mask.
    Held,
    /// The next player may turn the next mask, which closes the window.
    Free,
}

/// What a check found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The actor had the mask already: the placer pays the one who cried.
    Caught {
        /// How many masks match the one just placed.
        matches: u8,
        /// How many tokens the placer paid for them.
        paid: u8,
    },
    /// Nothing matches: the one who cried pays the box a token.
    Mistaken,
}

impl Kabuki {
    /// The masks that an actor wears, from the bottom to the top. Nobody sees them but who reads a finished game again.
    pub fn stack(&self, actor: Actor) -> Stack {
        self.masks.stack(actor)
    }

    #[inline]
    pub(crate) fn seat_count(&self) -> u8 {
        self.tokens.seats()
    }

    /// Everybody but the active seat.
    #[inline]
    pub fn others(&self) -> SeatSet {
        SeatSet::all(self.seat_count()).without(self.active)
    }

    /// Who turns the next mask.
    #[inline]
    pub(crate) fn next(&self) -> Seat {
        self.active.left(1, self.seat_count())
    }

    /// Whom the game waits for, and how long.
    #[inline]
    pub(crate) fn whom_it_waits_for(&self) -> Waiting {
        match self.phase {
            Phase::Opening | Phase::Placing => Waiting::turn(self.active),
            Phase::Racing { stage } => {
                Waiting { must: SeatSet::NONE, may: self.others(), limit_ms: self.race_limit_ms(stage) }
            }
            Phase::Answering { asked, .. } => Waiting::together(asked),
            Phase::Checking { asked, .. } => {
                Waiting { must: asked, may: SeatSet::NONE, limit_ms: self.check_limit_ms() }
            }
            Phase::Over => Waiting::OVER,
        }
    }

    /// How long this stage of a race lasts (§4). After the last mask nobody can turn another, so there is one stage.
    #[inline]
    fn race_limit_ms(&self, stage: Stage) -> Option<u32> {
        let pace = self.options.window.pace()?;
        match stage {
            Stage::Held if self.masks.unplaced() == 0 => Some(pace.longest_ms),
            Stage::Held => Some(pace.shortest_ms),
            Stage::Free => Some(pace.longest_ms - pace.shortest_ms),
        }
    }

    /// How long the open stack is shown (§6): the longer, the higher it is.
    #[inline]
    fn check_limit_ms(&self) -> Option<u32> {
        let pace = self.options.window.pace()?;
        let (actor, _) = self.masks.last()?;
        Some(pace.check_ms + pace.check_mask_ms * u32::from(self.masks.height(actor)))
    }
}
