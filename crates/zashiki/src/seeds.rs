//! Where seeds come from: the operating system for a real game, a number for one that is to be repeated.

use anyhow::{Context as _, bail};
use table::Seed;

/// A seed that nobody can foresee.
pub(crate) fn fresh() -> anyhow::Result<Seed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).context("the operating system gave no random numbers")?;
    Ok(Seed::from_bytes(bytes))
}

/// The seed that was asked for (a number, or 64 hexadecimal digits), or a fresh one.
pub(crate) fn named_or_fresh(text: Option<&str>) -> anyhow::Result<Seed> {
    let Some(text) = text else { return fresh() };
    if let Ok(number) = text.parse() {
        return Ok(Seed::numbered(number, 0));
    }
    match text.parse() {
        Ok(seed) => Ok(seed),
        Err(reason) => bail!("'{text}' is not a seed: give a number, or a whole seed ({reason})"),
    }
}
