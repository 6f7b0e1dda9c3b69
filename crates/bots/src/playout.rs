//! Playing an imagined world on, the way plausible players would.

use table::{BySeat, Game, Input, Journal, Mind, OfTheHouse, Rng, Seat, SeatSet, Strategy};

use crate::Utility;

/// What playing on needs besides the world: a mind, a generator, a closed journal, and one list used over and over.
pub(crate) struct Hands<G: Game, M = OfTheHouse> {
    pub(crate) mind: M,
    pub(crate) rng: Rng,
    pub(crate) journal: Journal<G::Event>,
    pub(crate) legal: Vec<G::Action>,
}

impl<G: Strategy> Hands<G> {
    pub(crate) fn new(rng: Rng) -> Hands<G> {
        Hands::minded(OfTheHouse, rng)
    }
}

impl<G: Strategy, M: Mind<G>> Hands<G, M> {
    pub(crate) fn minded(mind: M, rng: Rng) -> Hands<G, M> {
        Hands { mind, rng, journal: Journal::closed(), legal: Vec::new() }
    }

    #[inline]
    pub(crate) fn act(&mut self, world: &mut G, seat: Seat, action: G::Action) {
        world.apply(Input::Choose(seat, action), &mut self.rng, &mut self.journal);
    }

    /// Time passes and nobody cuts in. This is how a searcher treats every window in which seats only *may* act.
    #[inline]
    pub(crate) fn wait(&mut self, world: &mut G) {
        world.apply(Input::TimeUp, &mut self.rng, &mut self.journal);
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
        while world.chapter() == chapter {
            match world.waiting().must.first() {
                Some(seat) => self.act_plausibly(world, seat),
                None if world.outcome().is_some() => break,
                None => self.wait(world),
            }
        }
        match world.outcome() {
            Some(outcome) => utility.of_outcome::<G>(&outcome),
            None => utility.of_points::<G>(&self.mind.expect(world)),
        }
    }

    /// Plays on until the chapter `last` is over, which may be later than the running one, and says what that is worth
    /// to each seat.
    pub(crate) fn value_after(&mut self, world: &mut G, last: u32, utility: &Utility) -> BySeat<f32> {
        while world.chapter() < last && world.outcome().is_none() {
            let chapter = world.chapter();
            self.play_out(world, chapter, utility);
        }
        self.value(world, last, utility)
    }

    /// Plays on like [`Hands::play_out`], or asks the game for the exact value where it knows it.
    #[inline]
    pub(crate) fn value(&mut self, world: &mut G, chapter: u32, utility: &Utility) -> BySeat<f32> {
        if world.outcome().is_none()
            && world.chapter() == chapter
            && let Some(points) = world.solve()
        {
            return utility.of_points::<G>(&points);
        }
        self.play_out(world, chapter, utility)
    }
}
