//! `zashiki replay --verify`: of each record one line that says whether it is genuine, and if not, why.

use std::path::{Path, PathBuf};

use table::Record;

use crate::replay::{game_of, read};
use crate::say;

/// Checks records and says the verdicts; fails if any of them is not genuine.
pub(crate) fn run(files: &[PathBuf]) -> anyhow::Result<()> {
    let mut bad = 0;
    for file in files {
        let name = file.display();
        match verify(file) {
            Ok(verdict) => say::out(&format!("{name}: genuine: {verdict}\n"))?,
            Err(error) => {
                bad += 1;
                say::out(&format!("{name}: NOT genuine: {error:#}\n"))?;
            }
        }
    }
    match (bad, files.len()) {
        (0, _) => Ok(()),
        (1, 1) => anyhow::bail!("the record is not genuine"),
        (bad, all) => anyhow::bail!("{bad} of {all} records are not genuine"),
    }
}

/// What holds of a record, or the first thing that does not.
fn verify(file: &Path) -> anyhow::Result<String> {
    let record = Record::from_bytes(&read(file)?)?;
    let table = game_of(&record)?.replay(&record, &mut |_| {})?;
    let result = match record.result {
        Some(_) => "same result",
        None => "the game was not over, so there is no result to compare",
    };
    let (steps, hash) = (table.steps(), record.seed.hash());
    Ok(format!("the seed belongs to hash {hash}, {steps} inputs replay, {result}"))
}
