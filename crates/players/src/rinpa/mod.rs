//! What players know of Rinpa.

mod chances;
mod evaluation;
mod gaps;
mod levels;
mod mind;
mod policy;
mod solver;

pub use chances::Chances;
pub use mind::RinpaMind;

#[cfg(test)]
mod tests;
