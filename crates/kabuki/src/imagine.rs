//! Whole worlds that agree with what a seat sees and remembers.

use std::iter::repeat_n;

use table::{Rng, Seat, SeatSet, Viewer};

use crate::components::{ACTORS, Actor, Mask};
use crate::event::Answer;
use crate::masks::{Masks, Stack};
use crate::memory::Memory;
use crate::missed::Missed;
use crate::state::{Kabuki, Phase};
use crate::view::{PhaseView, View};

/// How often somebody whose answer is secret is imagined to have answered stop, if there is something to catch.
const STOPS_A_MATCH: f32 = 0.5;
/// How often, if there is nothing to catch.
const STOPS_NOTHING: f32 = 0.05;

impl Kabuki {
    /// A world that looks to the viewer as the true one does. What they remember lies where they remember it; what
    /// they never saw is filled from the masks that are left, every way with the same chance.
    pub(crate) fn imagined(view: &View, memory: &Memory, rng: &mut Rng) -> Kabuki {
        let mut game = Kabuki {
            options: view.options,
            round: view.round - 1,
            active: view.active,
            phase: Phase::Over,
            masks: imagine_masks(view, memory, rng),
            tokens: view.tokens,
            in_box: view.in_box,
            missed: imagine_missed(view, memory),
            rounds: view.rounds,
        };
        game.phase = game.imagine_phase(view, rng);
        game
    }

    fn imagine_phase(&self, view: &View, rng: &mut Rng) -> Phase {
        match view.phase {
            PhaseView::Opening => Phase::Opening,
            PhaseView::Placing { .. } => Phase::Placing,
            PhaseView::Racing { stage, .. } => Phase::Racing { stage },
            PhaseView::Answering { asked, own, .. } => {
                Phase::Answering { asked, stops: self.imagine_stops(view.viewer, asked, own, rng) }
            }
            PhaseView::Checking { stopper, verdict, asked, .. } => Phase::Checking { stopper, verdict, asked },
            PhaseView::Over => Phase::Over,
        }
    }

    /// Who answered stop. The viewer knows their own answer and guesses those of the others.
    fn imagine_stops(&self, viewer: Viewer, asked: SeatSet, own: Option<Answer>, rng: &mut Rng) -> SeatSet {
        let chance = if self.masks.matches() > 0 { STOPS_A_MATCH } else { STOPS_NOTHING };
        let mut stops_by = |seat: Seat| match own {
            Some(answer) if viewer == Viewer::Seat(seat) => answer,
            _ if rng.unit() < chance => Answer::Stop,
            _ => Answer::Pass,
        };
        let answered = self.others().iter().filter(|&seat| !asked.contains(seat));
        answered.filter(|&seat| stops_by(seat) == Answer::Stop).collect()
    }
}

/// What got through: in the open between rounds, and as far as the viewer noticed it during one.
fn imagine_missed(view: &View, memory: &Memory) -> Missed {
    match view.phase {
        PhaseView::Opening | PhaseView::Over => view.missed,
        PhaseView::Placing { .. }
        | PhaseView::Racing { .. }
        | PhaseView::Answering { .. }
        | PhaseView::Checking { .. } => *memory.missed(),
    }
}

/// Stacks as high as they are seen to be, and a deck of the rest.
fn imagine_masks(view: &View, memory: &Memory, rng: &mut Rng) -> Masks {
    let shown = match view.phase {
        PhaseView::Placing { mask } => Some(mask),
        PhaseView::Opening
        | PhaseView::Racing { .. }
        | PhaseView::Answering { .. }
        | PhaseView::Checking { .. }
        | PhaseView::Over => None,
    };
    let known: Stack = slots(view).filter_map(|(actor, height)| known_mask(view, memory, actor, height)).collect();
    let mut unseen = unseen_deck(view, known.iter().copied().chain(shown));
    unseen.shuffle(rng);
    let mut unseen = unseen.iter();
    let mut fill = || unseen.next().expect("what lies on the actors is not more than there is");
    let placed: Stack =
        slots(view).map(|(actor, height)| known_mask(view, memory, actor, height).unwrap_or_else(&mut fill)).collect();
    let mut masks = Masks::deck(placed.iter().copied().chain(shown).chain(unseen));
    for (actor, _) in slots(view) {
        masks.place(actor);
    }
    masks
}

/// Every place in the stacks by actor and height. The actor whose mask was placed last comes last; nothing else
/// matters of the order between stacks.
fn slots(view: &View) -> impl Iterator<Item = (Actor, usize)> {
    let last = match view.phase {
        PhaseView::Racing { actor, .. } | PhaseView::Answering { actor, .. } | PhaseView::Checking { actor, .. } => {
            actor
        }
        PhaseView::Opening | PhaseView::Placing { .. } | PhaseView::Over => Actor::ALL[0],
    };
    let actors = (1..=ACTORS).map(move |step| Actor::ALL[(last.index() + step) % ACTORS]);
    actors.flat_map(|actor| (0..usize::from(view.actors[actor.index()].height)).map(move |height| (actor, height)))
}

/// All masks but those that are known to lie somewhere.
fn unseen_deck(view: &View, known: impl Iterator<Item = Mask>) -> Masks {
    let mut left = Mask::ALL.map(|mask| view.options.deck.copies_of(mask));
    for mask in known {
        left[mask.index()] -= 1;
    }
    Masks::deck(Mask::ALL.into_iter().flat_map(|mask| repeat_n(mask, usize::from(left[mask.index()]))))
}

/// The mask at this height, if it is seen now or was seen before.
fn known_mask(view: &View, memory: &Memory, actor: Actor, height: usize) -> Option<Mask> {
    if let PhaseView::Checking { actor: open, stack, .. } = view.phase
        && open == actor
    {
        return stack.get(height).copied();
    }
    let face = view.actors[actor.index()];
    if height + 1 == usize::from(face.height) { face.top } else { memory.at(actor, height) }
}
