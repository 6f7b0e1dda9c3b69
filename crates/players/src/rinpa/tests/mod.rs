//! What is known of Rinpa, shown on small positions.

mod gaps;
mod policy;
mod solver;
