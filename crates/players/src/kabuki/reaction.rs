//! How long a player takes to react. The time is drawn from nothing but the level, so it tells nothing.

use table::Rng;

use super::settings::Temper;

/// Nobody reacts quicker than this.
pub const HUMAN_MINIMUM_MS: u32 = 250;
/// Nobody takes longer than this to say what they have made up their mind to say.
const LONGEST_MS: u32 = 8_000;

impl Temper {
    /// A reaction time: the human minimum and a log-normal extra.
    pub fn reaction_ms(&self, rng: &mut Rng) -> u32 {
        let extra = self.typical_extra_ms * (self.spread * normal(rng)).exp();
        HUMAN_MINIMUM_MS.saturating_add(extra as u32).min(LONGEST_MS)
    }
}

/// A number from very nearly the normal distribution: the sum of twelve even draws, less its mean.
fn normal(rng: &mut Rng) -> f32 {
    (0..12).map(|_| rng.unit()).sum::<f32>() - 6.0
}
