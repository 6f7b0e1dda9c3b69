//! What one sees: four top masks, how high the stacks are, and the tokens. Covered masks are in nobody's view.

use std::fmt;

use serde::Serialize;
use table::{BySeat, Seat, SeatSet, Viewer};

use crate::components::{ACTORS, Actor, Mask, ROUNDS};
use crate::event::Answer;
use crate::masks::Stack;
use crate::missed::{Miss, Missed};
use crate::options::KabukiOptions;
use crate::state::{Kabuki, Phase, Stage, Verdict};

/// What one viewer sees at one moment.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct View {
    /// Whose eyes these are: a seat, or none for a spectator.
    pub viewer: Viewer,
    /// What the table chose.
    pub options: KabukiOptions,
    /// The running round, 1 to 3.
    pub round: u8,
    /// Whose turn it is: who turns and places, and who answers for the mask until the window closes.
    pub active: Seat,
    /// What happens now.
    pub phase: PhaseView,
    /// The four actors.
    pub actors: [Face; ACTORS],
    /// How many masks are left in the deck.
    pub deck: u8,
    /// The tokens of each seat.
    pub tokens: BySeat<u8>,
    /// The tokens in the box.
    pub in_box: u8,
    /// What got through in the round that has just ended; nothing while a round is played.
    pub missed: Missed,
    /// The tokens of each seat at the end of each round that is over.
    pub rounds: [Option<BySeat<u8>>; ROUNDS],
}

/// An actor as everybody sees them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Face {
    /// The mask on top; none if the actor is bare.
    pub top: Option<Mask>,
    /// How many masks lie there, the top one counted.
    pub height: u8,
}

/// What happens now, as a viewer sees it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum PhaseView {
    /// A round begins: the active seat turns its first mask.
    Opening,
    /// The active seat places this mask.
    Placing {
        /// The mask shown.
        mask: Mask,
    },
    /// The others may cry "Stop!".
    Racing {
        /// Who got the mask.
        actor: Actor,
        /// Whether the next player may close the window.
        stage: Stage,
    },
    /// The others answer in secret.
    Answering {
        /// Who got the mask.
        actor: Actor,
        /// Who has not answered yet.
        asked: SeatSet,
        /// What the viewer has answered.
        own: Option<Answer>,
    },
    /// A stack is open.
    Checking {
        /// Whose stack.
        actor: Actor,
        /// Its masks, bottom first.
        stack: Stack,
        /// Who cried "Stop!".
        stopper: Seat,
        /// What was found.
        verdict: Verdict,
        /// Who has not seen enough of it yet, at a table without a clock.
        asked: SeatSet,
    },
    /// The game is over.
    Over,
}

impl Kabuki {
    /// What this viewer sees.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            viewer,
            options: self.options,
            round: self.round + 1,
            active: self.active,
            phase: self.phase_seen_by(viewer),
            actors: Actor::ALL.map(|actor| Face { top: self.masks.top(actor), height: self.masks.height(actor) }),
            deck: self.masks_in_deck(),
            tokens: self.tokens,
            in_box: self.in_box,
            missed: match self.phase {
                Phase::Opening | Phase::Over => self.missed,
                Phase::Placing | Phase::Racing { .. } | Phase::Answering { .. } | Phase::Checking { .. } => {
                    Missed::NONE
                }
            },
            rounds: self.rounds,
        }
    }

    /// How many masks nobody has seen yet: the one that is shown is no longer in the deck.
    fn masks_in_deck(&self) -> u8 {
        self.masks.unplaced() - u8::from(self.phase == Phase::Placing)
    }

    fn phase_seen_by(&self, viewer: Viewer) -> PhaseView {
        // In the phases that ask for it a mask has been placed, so that the default is never used.
        let actor = self.masks.last().map_or(Actor::ALL[0], |(actor, _)| actor);
        match self.phase {
            Phase::Opening => PhaseView::Opening,
            Phase::Placing => PhaseView::Placing { mask: self.masks.top_of_deck() },
            Phase::Racing { stage } => PhaseView::Racing { actor, stage },
            Phase::Answering { asked, stops } => {
                let own = viewer.seat().filter(|&seat| self.others().contains(seat) && !asked.contains(seat));
                let own = own.map(|seat| if stops.contains(seat) { Answer::Stop } else { Answer::Pass });
                PhaseView::Answering { actor, asked, own }
            }
            Phase::Checking { stopper, verdict, asked } => {
                PhaseView::Checking { actor, stack: self.masks.stack(actor), stopper, verdict, asked }
            }
            Phase::Over => PhaseView::Over,
        }
    }
}

impl View {
    /// The points of each seat in the rounds that are over.
    pub fn points(&self) -> BySeat<i32> {
        BySeat::from_fn(self.tokens.seats(), |seat| {
            self.rounds.iter().flatten().map(|tokens| i32::from(tokens[seat])).sum()
        })
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "round {}, {} masks in the deck, {} tokens in the box", self.round, self.deck, self.in_box)?;
        for (actor, face) in Actor::ALL.into_iter().zip(self.actors) {
            match face.top {
                Some(top) => writeln!(f, "actor {actor}: {top} on top, height {}", face.height)?,
                None => writeln!(f, "actor {actor}: bare")?,
            }
        }
        let points = self.points();
        for (seat, tokens) in self.tokens.iter() {
            writeln!(f, "seat {seat}: {tokens} tokens, {} points", points[seat])?;
        }
        for Miss { placer, mask, actor, matches } in self.missed.iter() {
            writeln!(f, "got through: {mask}, given to actor {actor} by seat {placer}, matching {matches}")?;
        }
        self.write_phase(f)
    }
}

impl View {
    fn write_phase(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let active = self.active;
        match self.phase {
            PhaseView::Opening => writeln!(f, "seat {active} turns the first mask"),
            PhaseView::Placing { mask } => writeln!(f, "seat {active} places {mask}"),
            PhaseView::Racing { actor, stage: Stage::Held } => {
                writeln!(f, "seat {active} placed on actor {actor}: the others may cry stop")
            }
            PhaseView::Racing { actor, stage: Stage::Free } => {
                writeln!(f, "seat {active} placed on actor {actor}: the next mask may be turned at any moment")
            }
            PhaseView::Answering { actor, asked, own } => {
                write!(f, "seat {active} placed on actor {actor}: waiting for {asked:?}")?;
                match own {
                    None => writeln!(f),
                    Some(Answer::Stop) => writeln!(f, "; you answered stop"),
                    Some(Answer::Pass) => writeln!(f, "; you let it pass"),
                }
            }
            PhaseView::Checking { actor, stack, stopper, verdict, asked: _ } => {
                write!(f, "seat {stopper} stopped seat {active}; actor {actor} has, bottom to top: {stack}; ")?;
                match verdict {
                    Verdict::Caught { matches, paid } => writeln!(f, "{matches} matching, {paid} paid"),
                    Verdict::Mistaken => writeln!(f, "nothing matches"),
                }
            }
            PhaseView::Over => writeln!(f, "the game is over"),
        }
    }
}
