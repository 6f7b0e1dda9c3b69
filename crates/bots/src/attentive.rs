//! The wrapper that makes a player absent-minded.

use table::{Game, Rng, Seat};

use crate::{Bot, Estimate, Estimator, Reaction, Stop};

/// The parameters of [`Attentive`].
#[derive(Clone, Debug)]
pub struct AttentiveSettings {
    /// The chance, from 0 to 1, that a question finds it with all it heard in mind.
    pub attention: f32,
}

/// Remembers what it heard only now and then; otherwise it plays by what lies on the table.
///
/// It is two players: one that hears everything and one that hears nothing. Each question goes to one of the two. So
/// what it remembers is always something a seat can remember, which could not be said of events dropped one by one: who
/// misses that a deal has begun takes what was true of the last one for true of this.
#[derive(Clone, Debug)]
pub struct Attentive<B> {
    awake: B,
    absent: B,
    settings: AttentiveSettings,
    rng: Rng,
}

impl<B> Attentive<B> {
    /// The players that `make` makes of two generators, with that much attention.
    pub fn new(settings: AttentiveSettings, mut rng: Rng, mut make: impl FnMut(Rng) -> B) -> Attentive<B> {
        let awake = make(rng.fork());
        let absent = make(rng.fork());
        Attentive { awake, absent, settings, rng }
    }

    fn mind(&mut self) -> &mut B {
        if self.rng.unit() < self.settings.attention { &mut self.awake } else { &mut self.absent }
    }
}

impl<G: Game, B: Bot<G>> Bot<G> for Attentive<B> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        self.awake.hear(seat, event);
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.mind().choose(seat, view, legal)
    }

    fn react(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        self.mind().react(seat, view, legal)
    }

    fn pace(&mut self, seat: Seat, view: &G::View) -> u32 {
        self.awake.pace(seat, view)
    }

    fn stop_on(&mut self, stop: &Stop) {
        self.awake.stop_on(stop);
        self.absent.stop_on(stop);
    }

    fn choose_by_index(&mut self, seat: Seat, count: usize) -> Option<usize> {
        self.awake.choose_by_index(seat, count)
    }

    fn needs_events(&self) -> bool {
        self.awake.needs_events()
    }
}

impl<G: Game, B: Estimator<G>> Estimator<G> for Attentive<B> {
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        self.mind().estimate(seat, view, legal)
    }
}
