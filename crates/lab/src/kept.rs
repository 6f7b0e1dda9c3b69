//! Results with where they came from, as they are kept for the documents that are written from them.

use serde::{Deserialize, Serialize};

/// A result and how it was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept<R> {
    /// The command that makes it.
    pub command: String,
    /// How long that took, in seconds.
    pub seconds: u64,
    /// On what.
    pub machine: String,
    /// When, as year, month and day.
    pub date: String,
    /// What came out.
    pub report: R,
}

impl<R: Serialize> Kept<R> {
    /// It as JSON.
    pub fn to_json(&self) -> String {
        let mut text = serde_json::to_string(self).expect("a report is plain data");
        text.push('\n');
        text
    }
}
