//! Rulebook examples, rulings and laws.

mod playout;
