//! Rulebook examples, rulings and laws.

mod laws;
mod playout;
