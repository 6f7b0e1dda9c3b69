//! What players know of Ukiyo-e.

mod evaluation;
mod levels;
mod mind;
mod policy;
mod prospects;
mod weights;

pub use mind::UkiyoEMind;
pub use weights::{Hopes, Temper};

#[cfg(test)]
mod tests;
