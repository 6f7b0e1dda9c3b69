//! What the words promise.

mod bit_sets;
mod chance;
mod journal;
mod options;
mod outcome;
mod record;
mod seats;
mod taken_back;
