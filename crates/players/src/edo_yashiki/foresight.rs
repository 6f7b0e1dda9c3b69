//! The weights by which a player who plays futures weighs them. They were found by letting players who weigh
//! differently play each other (`zashiki tune edo-yashiki`); `docs/tuning` has the log.

use crate::weights;

weights! {
    /// How a player weighs the rounds to come, and the end of the game.
    pub struct Foresight {
        /// What a seat gains in a round on average, for guessing how long a game still lasts.
        usual_gain: 4.875 in 2.0..8.0,
        /// What it is worth to end the game clearly in front, in points.
        victory: 21.689 in 0.0..60.0,
        /// How many points in front are clearly in front.
        clear_lead: 5.897 in 1.0..15.0,
        /// What a point of the next round counts, if that is surely played.
        next_round: 0.954 in 0.2..1.6,
        /// What a point of the round after that counts.
        round_after: 0.819 in 0.0..1.6,
        /// By how many rounds the game is taken to last longer than the usual gain says.
        respite: 0.610 in -0.5..2.0,
    }
}
