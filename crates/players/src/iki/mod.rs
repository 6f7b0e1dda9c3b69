//! What players know of IKI.

// The judgment of a position.
mod appraisal;
mod aspects;
mod evaluation;
mod judgment;

// What goods, cards and visits are worth, and the quick policy.
mod policy;
mod prospects;
mod taste;
mod worth;

mod levels;
mod mind;

pub use appraisal::Appraisal;
pub use aspects::Aspect;
pub use judgment::Judgment;
pub use mind::IkiMind;
pub use taste::Taste;

#[cfg(test)]
mod tests;
