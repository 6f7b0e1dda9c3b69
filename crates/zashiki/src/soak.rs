//! `zashiki soak`: a house full of people who misbehave, killed again and again; or one that is attacked.

use trial::hostile::{Hostile, Size};
use trial::soak::Soak;

use crate::arguments::SoakCommand;
use crate::progress::Bars;
use crate::{provenance, say};

/// How many tables one address may lay in a minute by default.
const TABLES_PER_ADDRESS: u32 = 60;

pub(crate) fn run(command: &SoakCommand) -> anyhow::Result<()> {
    if command.hostile {
        return attack(command);
    }
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

fn attack(command: &SoakCommand) -> anyhow::Result<()> {
    let hostile = Hostile {
        only: command.only.clone(),
        size: if command.small { Size::SMALL } else { Size::FULL },
        tables_per_address: TABLES_PER_ADDRESS,
        options: Vec::new(),
    };
    let report = hostile.run(&provenance::this_program()?, &mut Bars::default())?;
    if command.json {
        say::json(&report)?;
    } else {
        say::out(&report.to_string())?;
    }
    report.verdict()
}
