//! A broken law: which one, how, and the shortest game found that shows it.

use std::fmt;

use table::Record;

/// What each law says, in order.
const LAWS: [&str; 8] = [
    "a seat that is waited for has a legal action, others have none; the list and the predicate agree",
    "random games end, and there is an outcome exactly when nobody is waited for",
    "the books balance after every input",
    "an imagined world looks the same to its seat",
    "views follow from what was heard",
    "a record replays to the same game and the same news",
    "notation round-trips and is unique",
    "what is sent to a seat depends only on its view and its events",
];

/// A law that a game breaks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// The number of the law, from 1 to 8.
    pub law: u8,
    /// What went wrong.
    pub why: String,
    /// The games that show it, shortened: one, or two that law 5 compares; none if there was nothing to compare.
    pub records: Vec<Record>,
    /// How many inputs the games had before they were shortened.
    pub first_found: usize,
}

impl Violation {
    /// How many inputs the games that show it have together.
    pub fn inputs(&self) -> usize {
        self.records.iter().map(|record| record.inputs.len()).sum()
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let law = LAWS.get(usize::from(self.law).wrapping_sub(1)).copied().unwrap_or("unknown");
        writeln!(f, "law {} is broken ({law}):", self.law)?;
        writeln!(f, "{}", self.why)?;
        if self.records.is_empty() {
            return Ok(());
        }
        let inputs = self.inputs();
        writeln!(f, "shown with {inputs} inputs, shortened from {}", self.first_found)?;
        for record in &self.records {
            writeln!(f, "\nsave from here as fixtures/<name>.game:")?;
            write!(f, "{record}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Violation {}
