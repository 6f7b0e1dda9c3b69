//! All games at every number of seats, and the document of that.

use std::time::Instant;

use super::measure;
use crate::lab_arguments::RulesBenchCommand;
use crate::{provenance, say};

pub(super) fn run(command: &RulesBenchCommand) -> anyhow::Result<()> {
    let start = Instant::now();
    let mut rows = Vec::new();
    for game in catalog::games() {
        for seats in game.seats().filter(|seats| command.seats.is_none_or(|asked| asked == *seats)) {
            eprintln!("{}, {seats} seats", game.name());
            rows.push(measure(*game, seats, command)?);
        }
    }
    let kept = provenance::kept(start.elapsed().as_secs(), rows);
    if let Some(folder) = &command.docs {
        say::file(&folder.join("benchmarks.json"), &kept.to_json())?;
        say::file(&folder.join("BENCHMARKS.md"), &kept.to_document())?;
    }
    if command.json { say::json(&kept) } else { say::out(&kept.to_document()) }
}
