//! `zashiki soak`: a house full of people who misbehave, killed again and again.

use trial::soak::Soak;

use crate::arguments::SoakCommand;
use crate::progress::Bars;
use crate::{provenance, say};

pub(crate) fn run(command: &SoakCommand) -> anyhow::Result<()> {
    let soak =
        Soak { seconds: command.seconds, kill_every: command.kill_every, tables: command.tables, seed: command.seed };
    let report = soak.run(&provenance::this_program()?, &mut Bars::default())?;
    if command.json {
        say::json(&report)?;
    } else {
        say::out(&report.to_string())?;
    }
    report.verdict()
}
