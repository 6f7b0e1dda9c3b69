//! Results with where they came from, as they are kept for the documents that are written from them.

use std::path::Path;
use std::{fs, io};

use serde::de::DeserializeOwned;
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

impl<R: DeserializeOwned> Kept<R> {
    /// What is kept in a file.
    pub fn read(path: &Path) -> io::Result<Kept<R>> {
        let told =
            |error: &dyn std::fmt::Display, advice| io::Error::other(format!("{}: {error}{advice}", path.display()));
        let text = fs::read_to_string(path).map_err(|error| told(&error, ""))?;
        serde_json::from_str(&text).map_err(|error| told(&error, " (this is no result that was kept: delete the file)"))
    }

    /// All that are kept in a folder.
    pub(crate) fn read_all(folder: &Path) -> io::Result<Vec<Kept<R>>> {
        let files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
        let kept = files.iter().filter(|path| path.extension().is_some_and(|extension| extension == "json"));
        kept.map(|path| Kept::read(path)).collect()
    }
}
