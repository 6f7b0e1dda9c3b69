//! The wrapper that gives a player a reaction time.

use table::{Game, Rng, Seat};

use crate::{Bot, Estimate, Estimator, Reaction, Stop};

/// The parameters of [`Reflexes`].
#[derive(Clone, Debug)]
pub struct ReflexesSettings {
    /// The least time between seeing and acting, in milliseconds.
    pub fastest_ms: u32,
    /// How much longer it takes on average; short delays are likelier than long ones.
    pub typical_extra_ms: u32,
    /// The chance, from 0 to 1, that it notices a chance to interrupt at all.
    pub alertness: f32,
}

/// Gives a player the reaction time of a person, for games in which the first to act is served first.
#[derive(Clone, Debug)]
pub struct Reflexes<B> {
    player: B,
    settings: ReflexesSettings,
    rng: Rng,
}

impl<B> Reflexes<B> {
    /// This player with those reflexes.
    pub fn new(player: B, settings: ReflexesSettings, rng: Rng) -> Reflexes<B> {
        Reflexes { player, settings, rng }
    }

    fn delay(&mut self) -> u32 {
        // The smaller of two even draws, up to three times the mean it should have, has the wanted mean: short delays
        // are likelier, none is endless.
        let longest = self.settings.typical_extra_ms.saturating_mul(3).saturating_add(1);
        let extra = self.rng.below(longest).min(self.rng.below(longest));
        self.settings.fastest_ms.saturating_add(extra)
    }
}

impl<G: Game, B: Bot<G>> Bot<G> for Reflexes<B> {
    fn hear(&mut self, seat: Seat, event: &G::Event) {
        self.player.hear(seat, event);
    }

    fn choose(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        self.player.choose(seat, view, legal)
    }

    fn react(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<Reaction<G::Action>> {
        // The draws are made whatever the player decides, so that they do not shift with its thoughts.
        let notices = self.rng.unit() < self.settings.alertness;
        let delay = self.delay();
        if !notices {
            return None;
        }
        let Reaction { action, after_ms } = self.player.react(seat, view, legal)?;
        Some(Reaction { action, after_ms: after_ms.saturating_add(delay) })
    }

    fn pace(&mut self, seat: Seat, view: &G::View) -> u32 {
        let delay = self.delay();
        self.player.pace(seat, view).saturating_add(delay)
    }

    fn stop_on(&mut self, stop: &Stop) {
        self.player.stop_on(stop);
    }

    fn choose_by_index(&mut self, seat: Seat, count: usize) -> Option<usize> {
        self.player.choose_by_index(seat, count)
    }

    fn needs_events(&self) -> bool {
        self.player.needs_events()
    }
}

impl<G: Game, B: Estimator<G>> Estimator<G> for Reflexes<B> {
    fn estimate(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Estimate<G::Action>> {
        self.player.estimate(seat, view, legal)
    }
}
