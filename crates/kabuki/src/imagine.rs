//! Whole worlds that agree with what a seat sees and remembers.

use table::{Rng, Seat, SeatSet, Viewer};

use crate::components::{Actor, MASKS, Mask};
use crate::event::Answer;
use crate::memory::Memory;
use crate::stacks::{Deck, Stacks};
use crate::state::{Kabuki, Phase};
use crate::view::{Sight, View};

/// How often somebody whose answer is secret is imagined to have answered stop, if there is something to catch.
const STOPS_A_MATCH: f32 = 0.5;
/// How often, if there is nothing to catch.
const STOPS_NOTHING: f32 = 0.05;

impl Kabuki {
    /// A world that looks to the viewer as the true one does. What they remember lies where they remember it; what
    /// they never saw is filled from the masks that are left, every way with the same chance.
    pub(crate) fn imagined(view: &View, memory: &Memory, rng: &mut Rng) -> Kabuki {
        let mut deck = Deck::of(view.options.deck.kinds(), view.options.deck.copies());
        let stacks = imagine_stacks(view, memory, &mut deck, rng);
        let mut game = Kabuki {
            options: view.options,
            round: view.round - 1,
            active: view.active,
            phase: Phase::Over,
            deck,
            stacks,
            tokens: view.tokens,
            in_box: view.in_box,
            rounds: view.rounds,
        };
        game.phase = game.imagine_phase(view, rng);
        game
    }

    fn imagine_phase(&self, view: &View, rng: &mut Rng) -> Phase {
        match view.phase {
            Sight::Opening => Phase::Opening,
            Sight::Placing { mask } => Phase::Placing { mask },
            Sight::Racing { stage, .. } => Phase::Racing { stage },
            Sight::Answering { asked, own, .. } => {
                Phase::Answering { asked, stops: self.imagine_stops(view.viewer, asked, own, rng) }
            }
            Sight::Checking { stopper, verdict, asked, .. } => Phase::Checking { stopper, verdict, asked },
            Sight::Over => Phase::Over,
        }
    }

    /// Who answered stop. The viewer knows their own answer and guesses those of the others.
    fn imagine_stops(&self, viewer: Viewer, asked: SeatSet, own: Option<Answer>, rng: &mut Rng) -> SeatSet {
        let chance = if self.stacks.matches() > 0 { STOPS_A_MATCH } else { STOPS_NOTHING };
        let mut stops_by = |seat: Seat| match own {
            Some(answer) if viewer == Viewer::Seat(seat) => answer,
            _ if rng.unit() < chance => Answer::Stop,
            _ => Answer::Pass,
        };
        let answered = self.others().iter().filter(|&seat| !asked.contains(seat));
        answered.filter(|&seat| stops_by(seat) == Answer::Stop).collect()
    }
}

/// Stacks as high as they are seen to be. The actor whose mask was placed last comes last, as only that matters of the
/// order between stacks. What is taken from the deck lies on the stacks.
fn imagine_stacks(view: &View, memory: &Memory, deck: &mut Deck, rng: &mut Rng) -> Stacks {
    let last = match view.phase {
        Sight::Racing { actor, .. } | Sight::Answering { actor, .. } | Sight::Checking { actor, .. } => actor,
        Sight::Opening | Sight::Placing { .. } | Sight::Over => Actor::ALL[0],
    };
    if let Sight::Placing { mask } = view.phase {
        deck.take(mask);
    }
    // Everything known leaves the deck before the gaps are filled from what remains.
    let mut known = [[None; MASKS]; Actor::ALL.len()];
    for actor in Actor::ALL {
        for (height, slot) in known[actor.index()].iter_mut().enumerate().take(height_of(view, actor)) {
            *slot = known_mask(view, memory, actor, height).and_then(|mask| deck.take(mask));
        }
    }
    let mut stacks = Stacks::BARE;
    for step in 1..=Actor::ALL.len() {
        let actor = Actor::ALL[(last.index() + step) % Actor::ALL.len()];
        for slot in known[actor.index()].iter().take(height_of(view, actor)) {
            stacks.place(actor, slot.unwrap_or_else(|| deck.draw(rng)));
        }
    }
    stacks
}

fn height_of(view: &View, actor: Actor) -> usize {
    usize::from(view.actors[actor.index()].height)
}

/// The mask at this height, if it is seen now or was seen before.
fn known_mask(view: &View, memory: &Memory, actor: Actor, height: usize) -> Option<Mask> {
    if let Sight::Checking { actor: open, stack, .. } = view.phase
        && open == actor
    {
        return stack.get(height).copied();
    }
    let face = view.actors[actor.index()];
    if height + 1 == usize::from(face.height) { face.top } else { memory.at(actor, height) }
}
