//! All games at every number of seats, and the document of that.

use std::time::Instant;

use super::measure;
use crate::lab_arguments::RulesBenchCommand;
use crate::{provenance, say};

pub(super) fn run(command: &RulesBenchCommand) -> anyhow::Result<()> {
    let files = command.docs.as_ref().map(|docs| [docs.join("benchmarks.json"), docs.join("BENCHMARKS.md")]);
    if let (Some(docs), Some(files)) = (&command.docs, &files) {
        say::folder(docs)?;
        files.iter().try_for_each(|file| say::can_be_written(file))?;
    }
    let start = Instant::now();
    let mut rows = Vec::new();
    for game in catalog::games() {
        for seats in game.seats().filter(|seats| command.seats.is_none_or(|asked| asked == *seats)) {
            eprintln!("{}, {seats} seats", game.name());
            rows.push(measure(*game, seats, command)?);
        }
    }
    anyhow::ensure!(!rows.is_empty(), "no game has this many seats: leave --seats out, or see 'zashiki games'");
    let kept = provenance::kept(start.elapsed().as_secs(), rows);
    if let Some([figures, document]) = &files {
        say::file(figures, &kept.to_json())?;
        say::file(document, &kept.to_document())?;
    }
    if command.json { say::json(&kept) } else { say::out(&kept.to_document()) }
}
