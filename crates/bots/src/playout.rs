//! Playing an imagined world on, the way plausible players would.

use table::{BySeat, Game, Input, Journal, Rng, Seat, SeatSet};

use crate::{Mind, Stop, Utility};

/// What playing on needs besides the world: a mind, a generator, a closed journal, one list used over and over, and the
/// flag that ends the search.
pub(crate) struct Playout<G: Game, M> {
    pub(crate) mind: M,
    pub(crate) rng: Rng,
    pub(crate) journal: Journal<G::Event>,
    pub(crate) legal: Vec<G::Action>,
    pub(crate) interruptions: Interruptions,
    pub(crate) stop: Stop,
}

/// Whether seats interrupt while a world is played on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Interruptions {
    /// Nobody takes them. This is how a searcher treats every window in which seats only *may* act.
    Never,
    /// Plausible players do.
    Plausible,
}

impl<G: Game, M: Mind<G>> Playout<G, M> {
    pub(crate) fn new(mind: M, rng: Rng) -> Playout<G, M> {
        Playout {
            mind,
            rng,
            journal: Journal::closed(),
            legal: Vec::new(),
            interruptions: Interruptions::Never,
            stop: Stop::new(),
        }
    }

    #[inline]
    pub(crate) fn act(&mut self, world: &mut G, seat: Seat, action: G::Action) {
        world.apply(Input::Choose(seat, action), &mut self.rng, &mut self.journal);
    }

    /// Time passes and nobody interrupts.
    #[inline]
    pub(crate) fn wait(&mut self, world: &mut G) {
        world.apply(Input::TimeUp, &mut self.rng, &mut self.journal);
    }

    /// Somebody interrupts, or time passes.
    #[inline]
    pub(crate) fn interrupt_or_wait(&mut self, world: &mut G) {
        let interruption = match self.interruptions {
            Interruptions::Never => None,
            Interruptions::Plausible => self.mind.interruption(world, &mut self.rng),
        };
        match interruption {
            Some((seat, action)) => self.act(world, seat, action),
            None => self.wait(world),
        }
    }

    /// This seat does what a plausible player would do.
    #[inline]
    pub(crate) fn act_plausibly(&mut self, world: &mut G, seat: Seat) {
        self.legal.clear();
        world.legal(seat, &mut self.legal);
        let action = self.mind.plausible(world, seat, &self.legal, &mut self.rng);
        self.act(world, seat, action);
    }

    /// Those of `seats` who still have to choose do so, so that what was chosen at the same time is revealed.
    pub(crate) fn reveal(&mut self, world: &mut G, seats: SeatSet) {
        for seat in seats.iter() {
            if world.waiting().must.contains(seat) {
                self.act_plausibly(world, seat);
            }
        }
    }

    /// Plays on to the end of the chapter and says what that is worth to each seat.
    #[inline]
    pub(crate) fn play_out(&mut self, world: &mut G, chapter: u32, utility: &Utility) -> BySeat<f32> {
        while self.mind.chapter(world) == chapter {
            match world.waiting().must.first() {
                Some(seat) => self.act_plausibly(world, seat),
                None if world.outcome().is_some() => break,
                None => self.interrupt_or_wait(world),
            }
        }
        self.judge(world, utility)
    }

    /// What a world is worth to each seat as it stands: by its result, or by what the mind expects.
    #[inline]
    pub(crate) fn judge(&self, world: &G, utility: &Utility) -> BySeat<f32> {
        let clear_lead = self.mind.clear_lead();
        match world.outcome() {
            Some(outcome) => utility.of_outcome(&outcome, clear_lead),
            None => utility.of_points(&self.mind.expect(world), clear_lead),
        }
    }

    /// Plays on until the chapter `last` is over, which may be later than the running one, and says what that is worth
    /// to each seat.
    pub(crate) fn value_after(&mut self, world: &mut G, last: u32, utility: &Utility) -> BySeat<f32> {
        while self.mind.chapter(world) < last && world.outcome().is_none() {
            let chapter = self.mind.chapter(world);
            self.play_out(world, chapter, utility);
        }
        self.value(world, last, utility)
    }

    /// Plays on like [`Playout::play_out`], or asks the mind for the exact value where it knows it.
    #[inline]
    pub(crate) fn value(&mut self, world: &mut G, chapter: u32, utility: &Utility) -> BySeat<f32> {
        if world.outcome().is_none()
            && self.mind.chapter(world) == chapter
            && let Some(points) = self.mind.solve(world)
        {
            return utility.of_points(&points, self.mind.clear_lead());
        }
        self.play_out(world, chapter, utility)
    }
}
