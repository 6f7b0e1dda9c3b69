//! What players of all levels dare alike, found by letting players who dare differently play each other
//! (`zashiki tune kabuki`); `docs/tuning` has the log.

use crate::weights;

weights! {
    /// What a player makes of tokens and of danger.
    pub struct Daring {
        /// How many tokens more it hurts to lose the last one, which ends the round with nothing.
        last_token: 0.555 in 0.0..3.0,
        /// How many tokens a clear lead makes somebody more careful at the end of the game, and a clear lag bolder.
        nerves: 0.306 in -1.0..1.5,
        /// If every stack has the mask with at least this chance, the placer bluffs.
        hopeless: 0.443 in 0.05..1.0,
    }
}
