//! What is known of Edo Yashiki, shown on small positions and in whole games.

mod levels;
mod mind;
mod readme;
